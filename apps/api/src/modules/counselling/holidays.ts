import type { DeskHoliday } from '@dakhila/contract/desk/counsellors';
import { dayInWords, dayOf, daysAfter, momentOf } from '@dakhila/domain/calendar/indian-time';
import { CALENDAR_DAYS_AHEAD } from '@dakhila/domain/counselling/booking';
import { type Holiday, MAX_HOLIDAYS_AHEAD, yearlyHoliday } from '@dakhila/domain/counselling/holidays';
import { DomainError } from '@dakhila/domain/errors';
import { and, eq, gte, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { databaseNow, isAny } from '../../db/rows.ts';
import { counsellingBookings, counsellingHolidays } from '../../db/schema/index.ts';
import { listHolidays } from './calendar-store.ts';
import { lockAllCounsellors } from './counsellor-store.ts';

const refuse = (detail: string) => new DomainError('conflict', { detail });

/** The holidays from today to a year ahead, those of every year and those that were entered, in order. */
export async function describeHolidays(db: Db): Promise<DeskHoliday[]> {
  const today = dayOf(await databaseNow(db));
  const entered = await listHolidays(db, today);
  const yearly = Array.from({ length: CALENDAR_DAYS_AHEAD }, (_, ahead) => daysAfter(today, ahead)).flatMap((day) => {
    const name = yearlyHoliday(day);
    return name ? [{ day, name, isYearly: true }] : [];
  });
  return [...yearly, ...entered.map(({ day, name }) => ({ day, name, isYearly: false }))].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  );
}

/**
 * Enters a holiday, in the caller's transaction, and returns how many sessions are booked on that day: they stay. Bookings
 * wait for the lock, so that none is missed.
 */
export async function addHoliday(tx: Db, { day, name, staffId }: Holiday & { staffId: string }): Promise<number> {
  await lockAllCounsellors(tx);
  const today = dayOf(await databaseNow(tx));
  if (day < today) throw refuse('This day is over.');
  if (day > daysAfter(today, CALENDAR_DAYS_AHEAD)) throw refuse('This day is too far ahead.');
  const yearly = yearlyHoliday(day);
  if (yearly) throw refuse(`${dayInWords(day)} is ${yearly}, which is closed every year.`);
  if ((await listHolidays(tx, today)).length >= MAX_HOLIDAYS_AHEAD) throw refuse('There are too many holidays ahead.');
  const row = { day, name, addedBy: staffId };
  const { day: key } = counsellingHolidays;
  if (!(await isAny(tx.insert(counsellingHolidays).values(row).onConflictDoNothing().returning({ key }))))
    throw refuse('This day is a holiday already.');
  const { startsAt, cancelledAt } = counsellingBookings;
  const [from, to] = [momentOf(day, 0), momentOf(daysAfter(day, 1), 0)];
  return tx.$count(counsellingBookings, and(gte(startsAt, from), lt(startsAt, to), isNull(cancelledAt)));
}

/** Removes a holiday that was entered, in the caller's transaction: the weekly hours of that day are open again. */
export async function removeHoliday(tx: Db, day: string): Promise<void> {
  const { day: key } = counsellingHolidays;
  if (day < dayOf(await databaseNow(tx))) throw refuse('This day is over.');
  const removed = tx.delete(counsellingHolidays).where(eq(key, day)).returning({ key });
  if (!(await isAny(removed))) throw new DomainError('not-found');
}
