import type { Booking } from '@dakhila/contract/counselling';
import type { Deps } from '../../ports.ts';
import { describeBooking } from './describe-booking.ts';
import { listBookings } from './store.ts';

/** The next session that is not over, and the last one that could still be rated. */
export async function readSessions(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  studentId: string,
): Promise<{ next: Booking | null; unrated: Booking | null }> {
  const moment = now();
  // The latest first.
  const bookings = (await listBookings(db, studentId)).map((row) => describeBooking(config, row, moment));
  return {
    next: bookings.findLast(({ phase }) => phase === 'upcoming' || phase === 'running') ?? null,
    unrated: bookings.find(({ may, rating }) => may.rate && rating === null) ?? null,
  };
}
