import type { CounsellingOverview, Counsellor, SlotDays } from '@dakhila/contract/counselling';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { COUNSELLING, RATINGS_TO_SHOW } from '@dakhila/domain/counselling/booking';
import { byDay, openSlots } from '@dakhila/domain/counselling/slots';
import { initialsOf } from '@dakhila/domain/counselling/topics';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf, type WithTexts } from '@dakhila/domain/messages/message';
import { databaseNow } from '../../db/rows.ts';
import type { Deps } from '../../ports.ts';
import { checkConsent } from '../assessment/index.ts';
import { readBalances } from '../billing/index.ts';
import { listBookings } from './booking-store.ts';
import { readCalendars } from './calendar-store.ts';
import { findCounsellor, listActive, readRatings } from './counsellor-store.ts';
import { counsellorText, describeBooking, type ShownBooking } from './describe-booking.ts';

type Wanted = Parameters<typeof listActive>[1];
type ShownCounsellor = WithTexts<Counsellor, 'headline' | 'about'>;

/** Counsellors with their next open time, the earliest first. */
export async function listCounsellors({ db }: Pick<Deps, 'db'>, wanted: Wanted): Promise<ShownCounsellor[]> {
  const [found, now] = await Promise.all([listActive(db, wanted), databaseNow(db)]);
  const ids = found.map(({ id }) => id);
  const [calendars, ratings] = await Promise.all([readCalendars(db, ids, now), readRatings(db)]);
  const described = found.map((row): ShownCounsellor => {
    const calendar = calendars.get(row.id);
    const slots = calendar ? openSlots(calendar, now) : [];
    const rating = ratings.get(row.id);
    return {
      ...row,
      headline: counsellorText(row.id, 'headline', row.headline),
      about: counsellorText(row.id, 'about', row.about),
      initials: initialsOf(row.name),
      rating: rating && rating.count >= RATINGS_TO_SHOW ? { ...rating, average: roundTenth(rating.average) } : null,
      nextSlotAt: slots[0]?.startsAt.toISOString() ?? null,
      openSlots: slots.length,
    };
  });
  return described.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

/** The open times of a counsellor by day. */
export async function listSlots({ db }: Pick<Deps, 'db'>, counsellorId: string): Promise<SlotDays> {
  const counsellor = await findCounsellor(db, counsellorId);
  if (!counsellor?.isActive) throw new DomainError('not-found', { message: messageOf('counselling.counselorClosed') });
  const now = await databaseNow(db);
  const calendar = (await readCalendars(db, [counsellorId], now)).get(counsellorId);
  const days = byDay(calendar ? openSlots(calendar, now) : []);
  return {
    today: dayOf(now),
    days: days.map(({ day, slots }) => ({
      day,
      slots: slots.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() })),
    })),
  };
}

const roundTenth = (number: number) => Math.round(number * 10) / 10;
/** Times in ISO format sort as text; counsellors without one come last. */
const orderOf = ({ nextSlotAt, name }: ShownCounsellor) => `${nextSlotAt ?? '~'} ${name}`;

/** The next session that is not over, and the last one that could still be rated. */
export async function readSessions(
  { db, config, now }: Pick<Deps, 'db' | 'config' | 'now'>,
  studentId: string,
): Promise<{ next: ShownBooking | null; unrated: ShownBooking | null }> {
  const moment = now();
  // The latest first.
  const bookings = (await listBookings(db, studentId)).map((row) => describeBooking(config, row, moment));
  return {
    next: bookings.findLast(({ phase }) => phase === 'upcoming' || phase === 'running') ?? null,
    unrated: bookings.find(({ may, rating }) => may.rate && rating === null) ?? null,
  };
}

/** The student's sessions, upcoming ones first, and what prevents another booking. */
export async function readOverview(
  deps: Pick<Deps, 'db' | 'config' | 'now'>,
  studentId: string,
): Promise<Omit<CounsellingOverview, 'bookings'> & { bookings: ShownBooking[] }> {
  const { db, config } = deps;
  const [rows, balances, consent, now] = await Promise.all([
    listBookings(db, studentId),
    readBalances(db, studentId),
    checkConsent(deps, db, studentId),
    databaseNow(db),
  ]);
  const bookings = rows.map((row) => {
    const booking = describeBooking(config, row, now);
    // Without a required consent, rescheduling is not offered; cancelling always is.
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

const isAhead = ({ phase }: ShownBooking) => phase === 'upcoming' || phase === 'running';
