import { dayOf } from '@dakhila/domain/calendar/indian-time';
import type { Calendar, Exception, WeeklyHours } from '@dakhila/domain/counselling/slots';
import type { Language, Topic } from '@dakhila/domain/counselling/topics';
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first, isAny, matches } from '../../db/rows.ts';
import {
  counsellingBookings as bookings,
  counsellingBookings,
  counsellingReminders,
  counsellorExceptions,
  counsellorHours,
  counsellors,
  students,
} from '../../db/schema/index.ts';

export type BookingRow = typeof bookings.$inferSelect;
type NewBooking = typeof bookings.$inferInsert;

const withPeople = {
  ...getTableColumns(bookings),
  counsellor: { id: counsellors.id, name: counsellors.name, email: counsellors.email, headline: counsellors.headline },
  student: { id: students.id, firstName: students.firstName, lastName: students.lastName, email: students.email },
};

const selectBookings = (db: Db) =>
  db
    .select(withPeople)
    .from(bookings)
    .innerJoin(counsellors, eq(counsellors.id, bookings.counsellorId))
    .innerJoin(students, eq(students.id, bookings.studentId));
/** A booking with its student and its counsellor. */
export type BookingWithPeople = Awaited<ReturnType<typeof selectBookings>>[number];

/** The student's bookings, the latest session first. */
export const listBookings = (db: Db, studentId: string) =>
  selectBookings(db)
    .where(eq(bookings.studentId, studentId))
    .orderBy(desc(bookings.startsAt), desc(bookings.createdAt));

/** Up to so many sessions of a counsellor that begin between two moments and are not cancelled, in order. */
export const listOfCounsellor = (
  db: Db,
  counsellorId: string,
  { from, to, most }: { from: Date; to: Date; most: number },
): Promise<BookingWithPeople[]> =>
  selectBookings(db)
    .where(
      and(
        eq(bookings.counsellorId, counsellorId),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, to),
        isNull(bookings.cancelledAt),
      ),
    )
    .orderBy(asc(bookings.startsAt))
    .limit(most);

export const findBooking = (db: Db, id: string): Promise<BookingWithPeople | undefined> =>
  first(selectBookings(db).where(eq(bookings.id, id)));

/** The booking that this student has with a counsellor at a time. */
export async function findBookingAt(db: Db, key: Pick<BookingRow, 'studentId' | 'counsellorId' | 'startsAt'>) {
  const [found] = await selectBookings(db).where(
    and(
      matches(bookings, { studentId: key.studentId, counsellorId: key.counsellorId, startsAt: key.startsAt }),
      isNull(bookings.cancelledAt),
    ),
  );
  return found;
}

/** Locks a booking until the transaction ends: cancel, move and reminder run one after the other. */
export const lockBooking = (db: Db, id: string) =>
  db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update');

export const insertBooking = (db: Db, booking: NewBooking) => db.insert(bookings).values(booking);

export const updateBooking = (db: Db, id: string, changed: Partial<NewBooking>) =>
  db.update(bookings).set(changed).where(eq(bookings.id, id));

/** Sets another time; the higher sequence updates calendars. */
export const setTime = (db: Db, id: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  db
    .update(bookings)
    .set({ startsAt, endsAt, sequence: sql`${bookings.sequence} + 1`, arrangedAt: sql`app_now()` })
    .where(eq(bookings.id, id));

/** How many sessions a student has ahead. */
export const countAhead = (db: Db, studentId: string, now: Date): Promise<number> =>
  db.$count(bookings, and(eq(bookings.studentId, studentId), gt(bookings.startsAt, now), isNull(bookings.cancelledAt)));

/** Bookings that begin after now and not later than a moment, the next one first. */
export const listStartingUntil = (db: Db, now: Date, until: Date) =>
  selectBookings(db)
    .where(and(gt(bookings.startsAt, now), lte(bookings.startsAt, until), isNull(bookings.cancelledAt)))
    .orderBy(asc(bookings.startsAt));

/** Claims a reminder, in the caller's transaction; false when it was sent before. */
export async function claimReminder(db: Db, reminder: typeof counsellingReminders.$inferInsert): Promise<boolean> {
  const claimed = await db
    .insert(counsellingReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ bookingId: counsellingReminders.bookingId });
  return claimed.length > 0;
}

/** The sent reminders of upcoming sessions. */
export const listSentReminders = (db: Db, now: Date) =>
  db.select().from(counsellingReminders).where(gt(counsellingReminders.startsAt, now));

/** The messages of all reminders of a booking. */
export async function reminderMessages(db: Db, bookingId: string): Promise<string[]> {
  const rows = await db
    .select({ messageId: counsellingReminders.messageId })
    .from(counsellingReminders)
    .where(eq(counsellingReminders.bookingId, bookingId));
  return rows.map(({ messageId }) => messageId);
}

/** The future hours and bookings of these counsellors. */
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
    .where(and(inArray(counsellorId, ids), gt(endsAt, now), gt(startsAt, dayBefore(now)), isNull(cancelledAt)));
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

export type CounsellorRow = typeof counsellors.$inferSelect;
export type NewCounsellor = Omit<
  typeof counsellors.$inferInsert,
  'isActive' | 'createdAt' | 'ratings' | 'stars' | 'staffId'
>;
type Wanted = { language?: Language | undefined; topic?: Topic | undefined };

/** Active counsellors by name; of a language and a topic if given. */
export const listActive = (db: Db, { language, topic }: Wanted) =>
  db
    .select()
    .from(counsellors)
    .where(
      and(
        eq(counsellors.isActive, true),
        language && sql`${language} = any (${counsellors.languages})`,
        topic && sql`${topic} = any (${counsellors.topics})`,
      ),
    )
    .orderBy(asc(counsellors.name));

/** The counsellor that a member of the staff is. */
export const findByMember = (db: Db, staffId: string): Promise<CounsellorRow | undefined> =>
  first(db.select().from(counsellors).where(eq(counsellors.staffId, staffId)));

/** Makes a member of the staff this counsellor, or nobody. */
export const setMember = (db: Db, id: string, staffId: string | null) =>
  db.update(counsellors).set({ staffId }).where(eq(counsellors.id, id));

export const listAll = (db: Db) => db.select().from(counsellors).orderBy(asc(counsellors.name));

export const findCounsellor = (db: Db, id: string): Promise<CounsellorRow | undefined> =>
  first(db.select().from(counsellors).where(eq(counsellors.id, id)));

/** Locks a counsellor: the next change of the calendar waits, and then sees this one. */
export const lockCounsellor = (db: Db, id: string): Promise<CounsellorRow | undefined> =>
  first(db.select().from(counsellors).where(eq(counsellors.id, id)).for('no key update'));

/** False when the id is taken. */
export const insertCounsellor = (db: Db, counsellor: NewCounsellor): Promise<boolean> =>
  isAny(db.insert(counsellors).values(counsellor).onConflictDoNothing().returning({ id: counsellors.id }));

export const setActive = (db: Db, id: string, isActive: boolean) =>
  db.update(counsellors).set({ isActive }).where(eq(counsellors.id, id));

/** The number and average of ratings by counsellor. */
export async function readRatings(db: Db): Promise<Map<string, { average: number; count: number }>> {
  const { id: counsellorId, ratings: count, stars } = counsellors;
  const rows = await db.select({ counsellorId, count, stars }).from(counsellors).where(gt(count, 0));
  return new Map(rows.map((row) => [row.counsellorId, { count: row.count, average: row.stars / row.count }]));
}

/** Adds a rating to the sums of a counsellor, or the difference of a changed one. */
export const addRating = (tx: Db, counsellorId: string, added: { ratings: number; stars: number }) =>
  tx
    .update(counsellors)
    .set({
      ratings: sql`${counsellors.ratings} + ${added.ratings}`,
      stars: sql`${counsellors.stars} + ${added.stars}`,
    })
    .where(eq(counsellors.id, counsellorId));

/** The reference of a booking in the ledger and in report links. */
export const referenceOf = (bookingId: string): string => `booking:${bookingId}`;
