import { and, asc, desc, eq, getTableColumns, gt, gte, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first, matches } from '../../db/rows.ts';
import { counsellingBookings as bookings, counsellors, students } from '../../db/schema/index.ts';

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

/** The first sessions of a counsellor, up to a number, that begin between two moments and are not cancelled, in order. */
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

/** The reference of a booking in the ledger and in report links. */
export const referenceOf = (bookingId: string): string => `booking:${bookingId}`;
