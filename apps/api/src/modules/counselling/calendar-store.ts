import { dayOf } from '@dakhila/domain/calendar/indian-time';
import type { Calendar, Exception, WeeklyHours } from '@dakhila/domain/counselling/slots';
import { and, asc, eq, gt, gte, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { matches } from '../../db/rows.ts';
import {
  counsellingBookings,
  counsellingHolidays,
  counsellorExceptions,
  counsellorHours,
} from '../../db/schema/index.ts';

/** The future hours and bookings of these counsellors. */
export async function readCalendars(db: Db, ids: string[], now: Date): Promise<Map<string, Calendar>> {
  // One after the other: a transaction has one connection.
  const hours = await db.select().from(counsellorHours).where(inArray(counsellorHours.counsellorId, ids));
  const exceptions = await db
    .select()
    .from(counsellorExceptions)
    .where(and(inArray(counsellorExceptions.counsellorId, ids), gte(counsellorExceptions.day, dayOf(now))));
  const holidays = await listHolidays(db, dayOf(now));
  const { counsellorId, startsAt, endsAt, cancelledAt } = counsellingBookings;
  const taken = await db
    .select({ counsellorId, startsAt, endsAt })
    .from(counsellingBookings)
    .where(and(inArray(counsellorId, ids), gt(endsAt, now), gt(startsAt, dayBefore(now)), isNull(cancelledAt)));
  const of =
    (id: string) =>
    (row: { counsellorId: string }): boolean =>
      row.counsellorId === id;
  return new Map(
    ids.map((id) => [
      id,
      { hours: hours.filter(of(id)), exceptions: exceptions.filter(of(id)), holidays, taken: taken.filter(of(id)) },
    ]),
  );
}

/** The hours of every week, in order. */
export const listHours = (db: Db, counsellorId: string) =>
  db
    .select()
    .from(counsellorHours)
    .where(eq(counsellorHours.counsellorId, counsellorId))
    .orderBy(asc(counsellorHours.weekday), asc(counsellorHours.fromMinute));

/** Replaces the hours of these weekdays; booked sessions stay. */
export async function replaceHours(db: Db, counsellorId: string, weekdays: number[], hours: WeeklyHours[]) {
  await db
    .delete(counsellorHours)
    .where(and(eq(counsellorHours.counsellorId, counsellorId), inArray(counsellorHours.weekday, weekdays)));
  if (hours.length > 0) await db.insert(counsellorHours).values(hours.map((span) => ({ ...span, counsellorId })));
}

/** The exceptions from a day on, in order; until another day, if given. */
export const listExceptions = (db: Db, counsellorId: string, from: string, until?: string) =>
  db
    .select()
    .from(counsellorExceptions)
    .where(
      and(
        eq(counsellorExceptions.counsellorId, counsellorId),
        gte(counsellorExceptions.day, from),
        until === undefined ? undefined : lte(counsellorExceptions.day, until),
      ),
    )
    .orderBy(asc(counsellorExceptions.day), asc(counsellorExceptions.fromMinute));

/** The holidays that were entered, from a day on, in order. */
export const listHolidays = (db: Db, from: string) =>
  db
    .select({ day: counsellingHolidays.day, name: counsellingHolidays.name })
    .from(counsellingHolidays)
    .where(gte(counsellingHolidays.day, from))
    .orderBy(asc(counsellingHolidays.day));

/** Replaces the exceptions of a day. */
export async function replaceExceptions(
  db: Db,
  { counsellorId, day }: { counsellorId: string; day: string },
  exceptions: readonly (Exception & { id: string })[],
) {
  await deleteExceptions(db, counsellorId, day);
  if (exceptions.length > 0)
    await db.insert(counsellorExceptions).values(exceptions.map((exception) => ({ ...exception, counsellorId })));
}

export const countExceptions = (db: Db, counsellorId: string, from: string): Promise<number> =>
  db.$count(
    counsellorExceptions,
    and(eq(counsellorExceptions.counsellorId, counsellorId), gte(counsellorExceptions.day, from)),
  );

/** Deletes every exception of a day; returns how many. */
export async function deleteExceptions(db: Db, counsellorId: string, day: string): Promise<number> {
  const gone = await db
    .delete(counsellorExceptions)
    .where(matches(counsellorExceptions, { counsellorId, day }))
    .returning({ id: counsellorExceptions.id });
  return gone.length;
}

/** No session takes a day: this bound lets the index skip all past ones, which the end alone does not. */
const dayBefore = (moment: Date) => new Date(moment.getTime() - 24 * 3_600_000);

/** The sessions that a counsellor has between two moments. */
export const listBookedBetween = (db: Db, counsellorId: string, from: Date, to: Date) =>
  db
    .select()
    .from(counsellingBookings)
    .where(
      and(
        eq(counsellingBookings.counsellorId, counsellorId),
        isNull(counsellingBookings.cancelledAt),
        lt(counsellingBookings.startsAt, to),
        gt(counsellingBookings.endsAt, from),
        gt(counsellingBookings.startsAt, dayBefore(from)),
      ),
    )
    .orderBy(asc(counsellingBookings.startsAt));
