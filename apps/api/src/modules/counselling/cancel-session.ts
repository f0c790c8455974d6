import type { Booking } from '@dakhila/contract/counselling';
import { permissionsOf } from '@dakhila/domain/counselling/booking';
import { COUNSELLING } from '@dakhila/domain/counselling/policy';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { insertEntry } from '../billing/index.ts';
import { withdrawMessages } from '../messaging/index.ts';
import { databaseNow } from './database-now.ts';
import { describeBooking } from './describe-booking.ts';
import { tellCancelled } from './mails.ts';
import { demandOwn, lockOwn } from './own-booking.ts';
import { referenceOf } from './reference.ts';
import { endReportLink } from './report-link.ts';
import { type BookingWithPeople, findBooking, lockBooking, reminderMessages, updateBooking } from './store.ts';

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId'>;
type Call = { by: 'student' | 'counsellor'; reason: string | null; isReturned: boolean; now: Date };

/** Cancels a session at the student's wish; up to 12 hours before, it is given back. Cancelling again changes nothing. */
export const cancelSession = (
  deps: Needs & Pick<Deps, 'db'>,
  { id, studentId, isLateAccepted }: { id: string; studentId: string; isLateAccepted: boolean },
): Promise<Booking> =>
  deps.db.transaction(async (tx) => {
    const booking = await lockOwn(tx, id, studentId);
    const now = await databaseNow(tx);
    const may = permissionsOf(booking, now);
    if (booking.cancelledBy === 'student') return describeBooking(deps.config, booking, now);
    if (!may.cancel) throw new DomainError('conflict', { message: 'This session cannot be cancelled any more' });
    // The page may have stood open since before the free time ended: nobody loses a session unasked.
    if (!may.cancelFree && !isLateAccepted)
      throw new DomainError('conflict', {
        message: `It begins in less than ${COUNSELLING.freeCancelHours} hours now, so it would count as used. Nothing was cancelled`,
      });
    await callOff(deps, tx, booking, { by: 'student', reason: null, isReturned: may.cancelFree, now });
    return describeBooking(deps.config, await demandOwn(tx, id, studentId), now);
  });

/** Cancels a session for the counsellor, in the caller's transaction: whenever it is, the student gets it back. */
export async function cancelForCounsellor(deps: Needs, tx: Db, id: string, reason: string): Promise<BookingWithPeople> {
  await lockBooking(tx, id);
  const booking = await findBooking(tx, id);
  if (!booking) throw new DomainError('not-found', { message: 'There is no such booking' });
  if (booking.cancelledAt) throw new DomainError('conflict', { message: 'This session is already cancelled' });
  if (booking.attendance === 'held')
    throw new DomainError('conflict', { message: 'This session was held: its notes are written' });
  await callOff(deps, tx, booking, { by: 'counsellor', reason, isReturned: true, now: await databaseNow(tx) });
  return booking;
}

async function callOff(deps: Needs, tx: Db, booking: BookingWithPeople, { by, reason, isReturned, now }: Call) {
  const { id, studentId } = booking;
  await updateBooking(tx, id, {
    cancelledAt: now,
    cancelledBy: by,
    cancelReason: reason,
    isReturned,
    sequence: booking.sequence + 1,
  });
  if (isReturned) {
    const entry = { studentId, kind: 'sessions', amount: 1, reason: 'return', reference: referenceOf(id) } as const;
    if (!(await insertEntry(tx, entry))) throw new Error('the session was given back before');
  }
  await endReportLink(tx, booking);
  await withdrawMessages(tx, await reminderMessages(tx, id));
  const cancelled = await findBooking(tx, id);
  if (cancelled) await tellCancelled(deps, tx, cancelled, now);
}
