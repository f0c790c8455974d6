import { momentInWords, momentOf } from '@dakhila/domain/calendar/indian-time';
import { noShowFrom, permissionsOf, phaseOf } from '@dakhila/domain/counselling/booking';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import type { Deps } from '../../ports.ts';
import { type BookingWithPeople, findBooking, lockBooking, updateBooking } from './booking-store.ts';
import { listBookedBetween } from './calendar-store.ts';
import { addRating } from './counsellor-store.ts';
import { describeBooking, joinUrlOf, lockOwn, requireOwn, type ShownBooking } from './describe-booking.ts';
import { notifyNotes } from './mails.ts';
import { sharedByStudent } from './sharing.ts';

const DAY_MINUTES = 1440;

/** The sessions of a counsellor on a day: student, time, question, meeting link and shared data. */
export async function readDaySheet(deps: Pick<Deps, 'config' | 'now'>, db: Db, counsellorId: string, day: string) {
  const now = await databaseNow(db);
  const booked = await listBookedBetween(db, counsellorId, momentOf(day, 0), momentOf(day, DAY_MINUTES));
  const sessions = [];
  for (const { id } of booked) {
    const booking = await findBooking(db, id);
    if (!booking) continue;
    const { student, startsAt, endsAt, topic, question, attendance } = booking;
    sessions.push({
      id,
      startsAt,
      endsAt,
      student: `${student.firstName} ${student.lastName}`,
      topic,
      question,
      phase: phaseOf(booking, now),
      attendance,
      joinUrl: joinUrlOf(deps.config, booking),
      shared: await sharedByStudent(deps, db, booking, now),
    });
  }
  return sessions;
}
export type SheetSession = Awaited<ReturnType<typeof readDaySheet>>[number];

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId'>;
type Notes = { text: string; nextSteps: string[] };

/** Saves the counsellor's notes, in the caller's transaction: the session was held. The student gets a mail about the first version. */
export async function writeNotes(deps: Needs, tx: Db, id: string, { text, nextSteps }: Notes) {
  const { booking, now } = await lockBegun(tx, id);
  await updateBooking(tx, id, { notes: text, nextSteps, notesAt: now, attendance: 'held' });
  if (booking.notesAt === null) await notifyNotes(deps, tx, booking, now);
  return { booking, isFirst: booking.notesAt === null };
}

/** Marks a no-show after the waiting time; the session counts as used. */
export async function markNoShow(tx: Db, id: string): Promise<BookingWithPeople> {
  const { booking, now } = await lockBegun(tx, id);
  const waitedUntil = noShowFrom(booking);
  if (now < waitedUntil)
    throw new DomainError('conflict', { detail: `Please wait for the student until ${momentInWords(waitedUntil)}` });
  if (booking.notesAt) throw new DomainError('conflict', { detail: 'This session was held: its notes are written' });
  await updateBooking(tx, id, { attendance: 'no-show' });
  return booking;
}

async function lockBegun(tx: Db, id: string) {
  await lockBooking(tx, id);
  const booking = await findBooking(tx, id);
  if (!booking) throw new DomainError('not-found', { detail: 'There is no such booking' });
  if (booking.cancelledAt) throw new DomainError('conflict', { detail: 'This session is cancelled' });
  const now = await databaseNow(tx);
  if (now < booking.startsAt)
    throw new DomainError('conflict', { detail: `This session begins on ${momentInWords(booking.startsAt)}` });
  return { booking, now };
}

type Wanted = { id: string; studentId: string; stars: number; comment: string };

/** Rates a session that is over. The day in which it can be changed begins with the first rating. */
export const rateSession = (deps: Pick<Deps, 'db' | 'config'>, wanted: Wanted): Promise<ShownBooking> =>
  deps.db.transaction(async (tx) => {
    const { id, studentId, stars, comment } = wanted;
    const booking = await lockOwn(tx, id, studentId);
    const now = await databaseNow(tx);
    if (!permissionsOf(booking, now).rate) {
      const isAhead = ['upcoming', 'running'].includes(phaseOf(booking, now));
      throw new DomainError('conflict', { message: isAhead ? TOO_EARLY : booking.ratedAt ? TOO_LATE : NOT_HELD });
    }
    await updateBooking(tx, id, { stars, comment, ratedAt: booking.ratedAt ?? now });
    const added = { ratings: booking.stars === null ? 1 : 0, stars: stars - (booking.stars ?? 0) };
    await addRating(tx, booking.counsellorId, added);
    return describeBooking(deps.config, await requireOwn(tx, id, studentId), now);
  });

const TOO_EARLY = messageOf('counselling.rateLater');
const TOO_LATE = messageOf('counselling.rateClosed');
const NOT_HELD = messageOf('counselling.rateNotHeld');
