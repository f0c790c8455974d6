import type { Sharing } from '@dakhila/contract/counselling';
import { COUNSELLING, permissionsOf } from '@dakhila/domain/counselling/booking';
import { openSlots, type Slot } from '@dakhila/domain/counselling/slots';
import type { Topic } from '@dakhila/domain/counselling/topics';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { type Budget, requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { brokenConstraint } from '../../db/errors.ts';
import { databaseNow } from '../../db/rows.ts';
import type { Deps } from '../../ports.ts';
import { holdStudent } from '../accounts/index.ts';
import { requireConsent } from '../assessment/index.ts';
import { insertEntry } from '../billing/index.ts';
import { withdrawMessages } from '../messaging/index.ts';
import { countAhead, findBooking, findBookingAt, insertBooking, referenceOf, setTime } from './booking-store.ts';
import { readCalendars } from './calendar-store.ts';
import { lockCounsellor } from './counsellor-store.ts';
import { describeBooking, lockOwn, requireOwn, type ShownBooking } from './describe-booking.ts';
import { notifyBooked, notifyMoved } from './mails.ts';
import { reminderMessages } from './reminder-store.ts';
import { ownConversation, renewReportLink } from './sharing.ts';

/** Turns the database's refusal of overlapping sessions into errors for the student. */
async function explainingOverlap<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === 'counsellor_is_in_one_session') throw new DomainError('slot-taken');
    if (constraint === 'student_is_in_one_session')
      throw new DomainError('conflict', { message: messageOf('counselling.anotherSession') });
    throw error;
  }
}

type WantedTime = {
  counsellorId: string;
  startsAt: Date;
  now: Date /** A session that would move away from its time. */;
  moving?: Slot;
};

/** The slot at a time, if it can be booked. Call it while the counsellor is locked. */
async function requireOpen(db: Db, { counsellorId, startsAt, now, moving }: WantedTime): Promise<Slot> {
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

/** More than a student needs; it stops one who blocks times for others. */
const CHANGES: Budget = { limit: 30, windowSeconds: 3600 };

/** Limits how often a student books, moves and shares: each sends a mail to the counsellor. */
export const boundChanges = (db: Db, studentId: string): Promise<void> =>
  requireBudget(db, `counselling:student:${studentId}`, CHANGES);

type Wanted = {
  studentId: string;
  counsellorId: string;
  startsAt: Date;
  topic: Topic;
  question: string;
  sharing: Sharing;
};
type Needs = Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>;

/** Books a session and spends it in one transaction; returns its id. Of many who want the same time one gets it. A repeated call returns the same booking. */
export const bookSession = (deps: Needs, wanted: Wanted): Promise<string> =>
  explainingOverlap(
    deps.db.transaction(async (tx) => {
      const { studentId, counsellorId, startsAt, sharing } = wanted;
      const counsellor = await lockCounsellor(tx, counsellorId);
      if (!counsellor?.isActive)
        throw new DomainError('not-found', { message: messageOf('counselling.counselorClosedChoose') });
      const now = await databaseNow(tx);
      const earlier = await findBookingAt(tx, { studentId, counsellorId, startsAt });
      if (earlier) return earlier.id;

      await requireConsent(deps, tx, studentId);
      const slot = await requireOpen(tx, { counsellorId, startsAt, now });
      const id = deps.newId();
      // It also locks other bookings of this student, so that the count below stays true until the commit.
      const isSpent = await insertEntry(tx, {
        studentId,
        kind: 'sessions',
        amount: -1,
        reason: 'use',
        reference: referenceOf(id),
      });
      if (!isSpent) throw new DomainError('allowance-exhausted', { message: messageOf('counselling.noneLeft') });
      if ((await countAhead(tx, studentId, now)) >= COUNSELLING.maxFutureBookings)
        throw new DomainError('too-many-bookings');

      await insertBooking(tx, {
        id,
        studentId,
        counsellorId,
        ...slot,
        topic: wanted.topic,
        question: wanted.question,
        sharesProfile: sharing.profile,
        sharesPredictions: sharing.predictions,
        sharesReport: sharing.report,
        sharedConversationId: await ownConversation(tx, studentId, sharing),
        room: deps.newId().replaceAll('-', ''),
      });
      const booked = await findBooking(tx, id);
      if (!booked) throw new Error('the booking was not saved');
      await notifyBooked(deps, tx, booked, { reportUrl: await renewReportLink(deps, tx, booked), now });
      return id;
    }),
  );

type WantedMove = { id: string; studentId: string; startsAt: Date };

/** Moves a session to another time of the same counsellor, in one transaction. */
export const moveSession = (deps: Needs, { id, studentId, startsAt }: WantedMove): Promise<ShownBooking> =>
  explainingOverlap(
    deps.db.transaction(async (tx) => {
      // Counsellor, booking, student: always locked in this order, to avoid deadlocks.
      const { counsellorId } = await requireOwn(tx, id, studentId);
      await lockCounsellor(tx, counsellorId);
      const booking = await lockOwn(tx, id, studentId);
      await holdStudent(tx, studentId);
      const now = await databaseNow(tx);
      if (booking.startsAt.getTime() === startsAt.getTime()) return describeBooking(deps.config, booking, now);
      if (!permissionsOf(booking, now).reschedule) throw new DomainError('conflict', { message: TOO_LATE });
      await requireConsent(deps, tx, studentId);
      const slot = await requireOpen(tx, { counsellorId, startsAt, now, moving: booking });
      await setTime(tx, id, slot);
      await withdrawMessages(tx, await reminderMessages(tx, id));
      const moved = await requireOwn(tx, id, studentId);
      await notifyMoved(deps, tx, moved, {
        from: booking.startsAt,
        reportUrl: await renewReportLink(deps, tx, moved),
        now,
      });
      return describeBooking(deps.config, moved, now);
    }),
  );

const TOO_LATE = messageOf('counselling.tooLateToMove', { hours: COUNSELLING.freeCancelHours });
