import { dayOf } from '@dakhila/domain/calendar/indian-time';
import type { Calendar, Exception, WeeklyHours } from '@dakhila/domain/counselling/slots';
import { and, asc, eq, gt, gte, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { counsellingBookings, counsellorExceptions, counsellorHours } from '../../db/schema/index.ts';

/** When each of these counsellors has time from now on, and what is booked. */
export async function readCalendars(db: Db, ids: string[], now: Date): Promise<Map<string, Calendar>> {
  // One after the other: a transaction has one connection.
  const hours = await db.select().from(counsellorHours).where(inArray(counsellorHours.counsellorId, ids));
  const exceptions = await db
    .select()
    .from(counsellorExceptions)
    .where(and(inArray(counsellorExceptions.counsellorId, ids), gte(counsellorExceptions.day, dayOf(now))));
  const { counsellorId, startsAt, endsAt, cancelledAt } = counsellingBookings;
  const taken = await db
    .select({ counsellorId, startsAt, endsAt })
    .from(counsellingBookings)
    .where(and(inArray(counsellorId, ids), gt(endsAt, now), isNull(cancelledAt)));
  const of =
    (id: string) =>
    (row: { counsellorId: string }): boolean =>
      row.counsellorId === id;
  return new Map(
    ids.map((id) => [
      id,
      { hours: hours.filter(of(id)), exceptions: exceptions.filter(of(id)), taken: taken.filter(of(id)) },
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

/** Puts other hours in the place of those of these weekdays; sessions that are booked stay. */
export async function replaceHours(db: Db, counsellorId: string, weekdays: number[], hours: WeeklyHours[]) {
  await db
    .delete(counsellorHours)
    .where(and(eq(counsellorHours.counsellorId, counsellorId), inArray(counsellorHours.weekday, weekdays)));
  if (hours.length > 0) await db.insert(counsellorHours).values(hours.map((span) => ({ ...span, counsellorId })));
}

/** The exceptions from a day on, in order. */
export const listExceptions = (db: Db, counsellorId: string, from: string) =>
  db
    .select()
    .from(counsellorExceptions)
    .where(and(eq(counsellorExceptions.counsellorId, counsellorId), gte(counsellorExceptions.day, from)))
    .orderBy(asc(counsellorExceptions.day), asc(counsellorExceptions.fromMinute));

export const insertException = (db: Db, id: string, counsellorId: string, exception: Exception) =>
  db
    .insert(counsellorExceptions)
    .values({ id, counsellorId, ...exception })
    .onConflictDoNothing();

/** Takes back every exception of a day; answers with how many there were. */
export async function deleteExceptions(db: Db, counsellorId: string, day: string): Promise<number> {
  const gone = await db
    .delete(counsellorExceptions)
    .where(and(eq(counsellorExceptions.counsellorId, counsellorId), eq(counsellorExceptions.day, day)))
    .returning({ id: counsellorExceptions.id });
  return gone.length;
}

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
      ),
    )
    .orderBy(asc(counsellingBookings.startsAt));
