import { COUNSELLING, permissionsOf } from '@dakhila/domain/counselling/booking';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import type { Deps } from '../../ports.ts';
import { checkConsent } from '../assessment/index.ts';
import { insertEntry } from '../billing/index.ts';
import { withdrawMessages } from '../messaging/index.ts';
import {
  type BookingWithPeople,
  findBooking,
  listBookings,
  lockBooking,
  referenceOf,
  updateBooking,
} from './booking-store.ts';
import { describeBooking, lockOwn, requireOwn, type ShownBooking } from './describe-booking.ts';
import { notifyCancelled } from './mails.ts';
import { reminderMessages } from './reminder-store.ts';
import { endReportLink } from './sharing.ts';

type Needs = Pick<Deps, 'config' | 'secrets' | 'newId'>;
type Call = { by: 'student' | 'counsellor'; reason: string | null; isReturned: boolean; now: Date };

/** Cancels a session for the student; up to 12 hours before, it is returned. Cancelling again changes nothing. */
export const cancelSession = (
  deps: Needs & Pick<Deps, 'db'>,
  { id, studentId, isLateAccepted }: { id: string; studentId: string; isLateAccepted: boolean },
): Promise<ShownBooking> =>
  deps.db.transaction(async (tx) => {
    const booking = await lockOwn(tx, id, studentId);
    const now = await databaseNow(tx);
    const may = permissionsOf(booking, now);
    if (booking.cancelledBy === 'student') return describeBooking(deps.config, booking, now);
    if (!may.cancel) throw new DomainError('conflict', { message: messageOf('counselling.tooLateToCancel') });
    // The page may be older than the deadline: a student must confirm the loss of a session.
    if (!may.cancelFree && !isLateAccepted)
      throw new DomainError('conflict', {
        message: messageOf('counselling.wouldCount', { hours: COUNSELLING.freeCancelHours }),
      });
    await callOff(deps, tx, booking, { by: 'student', reason: null, isReturned: may.cancelFree, now });
    return describeBooking(deps.config, await requireOwn(tx, id, studentId), now);
  });

/** Cancels a session for the counsellor, in the caller's transaction: the student always gets it back. */
export async function cancelForCounsellor(deps: Needs, tx: Db, id: string, reason: string): Promise<BookingWithPeople> {
  await lockBooking(tx, id);
  const booking = await findBooking(tx, id);
  if (!booking) throw new DomainError('not-found', { detail: 'There is no such booking' });
  if (booking.cancelledAt) throw new DomainError('conflict', { detail: 'This session is already cancelled' });
  if (booking.attendance === 'held')
    throw new DomainError('conflict', { detail: 'This session was held: its notes are written' });
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
  if (cancelled) await notifyCancelled(deps, tx, cancelled, now);
}

/** Cancels all upcoming sessions of a student by the student's rules. Running it again changes nothing. */
export async function cancelAllAhead(
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId'>,
  studentId: string,
): Promise<void> {
  const now = await databaseNow(deps.db);
  const ahead = (await listBookings(deps.db, studentId)).filter((booking) => permissionsOf(booking, now).cancel);
  for (const { id } of ahead) {
    await cancelSession(deps, { id, studentId, isLateAccepted: true }).catch((error: unknown) => {
      // It began or was cancelled by the counsellor at the same moment.
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
    });
  }
}

/**
 * Cancels sessions of minors whose guardian has withdrawn the consent: those left by a crash, or booked at the same
 * moment. The student's own rule applies: returned up to 12 hours before.
 */
export async function cancelWithoutConsent(
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now'>,
  stopping?: AbortSignal,
): Promise<void> {
  const { rows } = await deps.db.execute<{ student_id: string }>(sql`
    select distinct b.student_id from counselling_bookings b
    where b.starts_at > app_now() and b.cancelled_at is null
      and exists (select from guardian_consents c where c.student_id = b.student_id and c.withdrawn_at is not null)`);
  for (const { student_id: studentId } of rows) {
    if (stopping?.aborted) return;
    const { missing } = await checkConsent(deps, deps.db, studentId);
    if (missing === 'guardian-consent') await cancelAllAhead(deps, studentId);
  }
}
