import type { Booking, CounsellingOverview } from '@dakhila/contract/counselling';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { COUNSELLING } from '@dakhila/domain/counselling/policy';
import type { Deps } from '../../ports.ts';
import { readBalances } from '../billing/index.ts';
import { judgeConsent } from '../guardian-consent/index.ts';
import { databaseNow } from './database-now.ts';
import { describeBooking } from './describe-booking.ts';
import { listBookings } from './store.ts';

/** The student's sessions, upcoming ones first, and what stands in the way of another. */
export async function readOverview(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  studentId: string,
): Promise<CounsellingOverview> {
  const { db, config } = deps;
  const [rows, balances, consent, now] = await Promise.all([
    listBookings(db, studentId),
    readBalances(db, studentId),
    judgeConsent(deps, db, studentId),
    databaseNow(db),
  ]);
  const bookings = rows.map((row) => {
    const booking = describeBooking(config, row, now);
    // What a missing consent would refuse is not offered; cancelling always is.
    return { ...booking, may: { ...booking.may, reschedule: booking.may.reschedule && consent.missing === null } };
  });
  const ahead = bookings.filter(isAhead).toReversed();
  const { left, bought } = balances.sessions;
  const isFull = ahead.filter(({ phase }) => phase === 'upcoming').length >= COUNSELLING.maxFutureBookings;
  return {
    today: dayOf(now),
    left,
    bought,
    blockedBy: isFull ? 'two-booked' : left < 1 ? 'allowance' : consent.missing,
    bookings: [...ahead, ...bookings.filter((booking) => !isAhead(booking))],
  };
}

const isAhead = ({ phase }: Booking) => phase === 'upcoming' || phase === 'running';
