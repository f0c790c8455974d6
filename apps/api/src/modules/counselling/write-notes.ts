import { momentInWords } from '@dakhila/domain/calendar/indian-time';
import { COUNSELLING } from '@dakhila/domain/counselling/policy';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { databaseNow } from './database-now.ts';
import { tellNotes } from './mails.ts';
import { type BookingWithPeople, findBooking, lockBooking, updateBooking } from './store.ts';

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId'>;
type Notes = { text: string; nextSteps: string[] };

/** Keeps what the counsellor wrote, in the caller's transaction: the session was held. The student hears of the first version. */
export async function writeNotes(deps: Needs, tx: Db, id: string, { text, nextSteps }: Notes) {
  const { booking, now } = await lockBegun(tx, id);
  await updateBooking(tx, id, { notes: text, nextSteps, notesAt: now, attendance: 'held' });
  if (booking.notesAt === null) await tellNotes(deps, tx, booking, now);
  return { booking, isFirst: booking.notesAt === null };
}

/** Notes that the student did not come, once the counsellor has waited; the session counts as used. */
export async function markNoShow(tx: Db, id: string): Promise<BookingWithPeople> {
  const { booking, now } = await lockBegun(tx, id);
  const waitedUntil = new Date(booking.startsAt.getTime() + COUNSELLING.noShowMinutes * 60_000);
  if (now < waitedUntil)
    throw new DomainError('conflict', { message: `Please wait for the student until ${momentInWords(waitedUntil)}` });
  if (booking.notesAt) throw new DomainError('conflict', { message: 'This session was held: its notes are written' });
  await updateBooking(tx, id, { attendance: 'no-show' });
  return booking;
}

async function lockBegun(tx: Db, id: string) {
  await lockBooking(tx, id);
  const booking = await findBooking(tx, id);
  if (!booking) throw new DomainError('not-found', { message: 'There is no such booking' });
  if (booking.cancelledAt) throw new DomainError('conflict', { message: 'This session is cancelled' });
  const now = await databaseNow(tx);
  if (now < booking.startsAt)
    throw new DomainError('conflict', { message: `This session begins on ${momentInWords(booking.startsAt)}` });
  return { booking, now };
}
