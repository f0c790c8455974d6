import type { Sharing } from '@dakhila/contract/counselling';
import { COUNSELLING, permissionsOf } from '@dakhila/domain/counselling/booking';
import { openSlots, type Slot } from '@dakhila/domain/counselling/slots';
import type { Topic } from '@dakhila/domain/counselling/topics';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { type Budget, spend } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { brokenConstraint } from '../../db/errors.ts';
import type { Deps } from '../../ports.ts';
import { holdStudent } from '../accounts/index.ts';
import { demandConsent } from '../assessment/index.ts';
import { insertEntry } from '../billing/index.ts';
import { withdrawMessages } from '../messaging/index.ts';
import { demandOwn, describeBooking, lockOwn, type ShownBooking } from './describe-booking.ts';
import { tellBooked, tellMoved } from './mails.ts';
import { ownConversation, renewReportLink } from './sharing.ts';
import {
  countAhead,
  databaseNow,
  findBooking,
  findBookingAt,
  insertBooking,
  lockCounsellor,
  readCalendars,
  referenceOf,
  reminderMessages,
  setTime,
} from './store.ts';

/** What the database refuses about overlapping sessions, in words for the student. */
async function explainingOverlap<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'counsellor_is_in_one_session') throw new DomainError('slot-taken');
    if (constraint === 'student_is_in_one_session')
      throw new DomainError('conflict', {
        message: messageOf('counselling.anotherSession'),
      });
    throw error;
  }
}

type TimeWish = {
  counsellorId: string;
  startsAt: Date;
  now: Date /** A session that would move away from its time. */;
  moving?: Slot;
};

/** The slot that begins then, if it can be booked. Of use only while the counsellor is locked. */
async function demandOpen(db: Db, { counsellorId, startsAt, now, moving }: TimeWish): Promise<Slot> {
  const calendar = (await readCalendars(db, [counsellorId], now)).get(counsellorId);
  if (!calendar) throw new DomainError('slot-taken');
  const begins = startsAt.getTime();
  const taken = calendar.taken.filter((slot) => slot.startsAt.getTime() !== moving?.startsAt.getTime());
  const slot = openSlots({ ...calendar, taken }, now).find((open) => open.startsAt.getTime() === begins);
  if (slot) return slot;
  const endsAt = begins + COUNSELLING.sessionMinutes * 60_000;
  const isTaken = taken.some((other) => begins < other.endsAt.getTime() && other.startsAt.getTime() < endsAt);
  throw new DomainError('slot-taken', isTaken ? {} : { message: messageOf('counselling.timeGone') });
}

/** Whoever looks for a good time stays far below it; whoever holds times back from others does not. */
const CHANGES: Budget = { limit: 30, windowSeconds: 3600 };

/** Bounds how often a student books, moves and shares anew: each of them sends a mail to the counsellor. */
export async function boundChanges(db: Db, studentId: string): Promise<void> {
  const spent = await spend(db, `counselling:student:${studentId}`, CHANGES);
  if (!spent.isWithin) throw new DomainError('too-many-requests', { retryAfterSeconds: spent.retryAfterSeconds });
}

type Wish = {
  studentId: string;
  counsellorId: string;
  startsAt: Date;
  topic: Topic;
  question: string;
  sharing: Sharing;
};
type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>;

/**
 * Books a session and spends it, both or neither, and answers with its id. Of many who want the same time one gets it. Whoever
 * has it already is answered with it: the second of two clicks books nothing more.
 */
export const bookSession = (deps: Needs, wish: Wish): Promise<string> =>
  explainingOverlap(
    deps.db.transaction(async (tx) => {
      const { studentId, counsellorId, startsAt, sharing } = wish;
      const counsellor = await lockCounsellor(tx, counsellorId);
      if (!counsellor?.isActive)
        throw new DomainError('not-found', {
          message: messageOf('counselling.counselorClosedChoose'),
        });
      const now = await databaseNow(tx);
      const earlier = await findBookingAt(tx, { studentId, counsellorId, startsAt });
      if (earlier) return earlier.id;

      await demandConsent(deps, tx, studentId);
      const slot = await demandOpen(tx, { counsellorId, startsAt, now });
      const id = deps.newId();
      // It also holds back other bookings of this student: the count below stays true until the commit.
      const isSpent = await insertEntry(tx, {
        studentId,
        kind: 'sessions',
        amount: -1,
        reason: 'use',
        reference: referenceOf(id),
      });
      if (!isSpent)
        throw new DomainError('allowance-exhausted', {
          message: messageOf('counselling.noneLeft'),
        });
      if ((await countAhead(tx, studentId, now)) >= COUNSELLING.maxFutureBookings)
        throw new DomainError('too-many-bookings');

      await insertBooking(tx, {
        id,
        studentId,
        counsellorId,
        ...slot,
        topic: wish.topic,
        question: wish.question,
        sharesProfile: sharing.profile,
        sharesPredictions: sharing.predictions,
        sharesReport: sharing.report,
        sharedConversationId: await ownConversation(tx, studentId, sharing),
        room: deps.newId().replaceAll('-', ''),
      });
      const booked = await findBooking(tx, id);
      if (!booked) throw new Error('the booking was not saved');
      await tellBooked(deps, tx, booked, { reportUrl: await renewReportLink(deps, tx, booked), now });
      return id;
    }),
  );

type MoveWish = { id: string; studentId: string; startsAt: Date };

/** Moves a session to another time of the same counsellor: there is no moment at which the student has both times or neither. */
export const moveSession = (deps: Needs, { id, studentId, startsAt }: MoveWish): Promise<ShownBooking> =>
  explainingOverlap(
    deps.db.transaction(async (tx) => {
      // Counsellor, booking, student: everyone takes them in this order, so that nobody waits in a circle.
      const { counsellorId } = await demandOwn(tx, id, studentId);
      await lockCounsellor(tx, counsellorId);
      const booking = await lockOwn(tx, id, studentId);
      await holdStudent(tx, studentId);
      const now = await databaseNow(tx);
      if (booking.startsAt.getTime() === startsAt.getTime()) return describeBooking(deps.config, booking, now);
      if (!permissionsOf(booking, now).reschedule) throw new DomainError('conflict', { message: TOO_LATE });
      await demandConsent(deps, tx, studentId);
      const slot = await demandOpen(tx, { counsellorId, startsAt, now, moving: booking });
      await setTime(tx, id, slot);
      await withdrawMessages(tx, await reminderMessages(tx, id));
      const moved = await demandOwn(tx, id, studentId);
      await tellMoved(deps, tx, moved, {
        from: booking.startsAt,
        reportUrl: await renewReportLink(deps, tx, moved),
        now,
      });
      return describeBooking(deps.config, moved, now);
    }),
  );

const TOO_LATE = messageOf('counselling.tooLateToMove', { hours: COUNSELLING.freeCancelHours });
