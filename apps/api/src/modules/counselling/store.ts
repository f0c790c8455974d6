import { and, asc, count, desc, eq, getTableColumns, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { counsellingBookings as bookings, counsellingReminders, counsellors, students } from '../../db/schema/index.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = typeof bookings.$inferInsert;

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
/** A booking with the two people it brings together. */
export type BookingWithPeople = Awaited<ReturnType<typeof selectBookings>>[number];

/** The student's bookings, the latest session first. */
export const listBookings = (db: Db, studentId: string) =>
  selectBookings(db)
    .where(eq(bookings.studentId, studentId))
    .orderBy(desc(bookings.startsAt), desc(bookings.createdAt));

export async function findBooking(db: Db, id: string): Promise<BookingWithPeople | undefined> {
  const [found] = await selectBookings(db).where(eq(bookings.id, id));
  return found;
}

/** The booking that this student has with a counsellor at a time. */
export async function findBookingAt(db: Db, key: Pick<BookingRow, 'studentId' | 'counsellorId' | 'startsAt'>) {
  const [found] = await selectBookings(db).where(
    and(
      eq(bookings.studentId, key.studentId),
      eq(bookings.counsellorId, key.counsellorId),
      eq(bookings.startsAt, key.startsAt),
      isNull(bookings.cancelledAt),
    ),
  );
  return found;
}

/** Holds a booking until the transaction ends: a cancel, a move and a reminder of it come one after the other. */
export const lockBooking = (db: Db, id: string) =>
  db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('update');

export const insertBooking = (db: Db, booking: NewBooking) => db.insert(bookings).values(booking);

export const updateBooking = (db: Db, id: string, changed: Partial<NewBooking>) =>
  db.update(bookings).set(changed).where(eq(bookings.id, id));

/** Another time for a booking: calendars hear of it by the sequence. */
export const setTime = (db: Db, id: string, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  db
    .update(bookings)
    .set({ startsAt, endsAt, sequence: sql`${bookings.sequence} + 1`, arrangedAt: sql`app_now()` })
    .where(eq(bookings.id, id));

/** How many sessions a student has ahead. */
export async function countAhead(db: Db, studentId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ ahead: count() })
    .from(bookings)
    .where(and(eq(bookings.studentId, studentId), gt(bookings.startsAt, now), isNull(bookings.cancelledAt)));
  return row?.ahead ?? 0;
}

/** Bookings that begin after now and not later than a moment, the next one first. */
export const listStartingUntil = (db: Db, now: Date, until: Date) =>
  selectBookings(db)
    .where(and(gt(bookings.startsAt, now), lte(bookings.startsAt, until), isNull(bookings.cancelledAt)))
    .orderBy(asc(bookings.startsAt));

/** Notes that a reminder goes out, in the caller's transaction. False when it already did. */
export async function claimReminder(db: Db, reminder: typeof counsellingReminders.$inferInsert): Promise<boolean> {
  const claimed = await db
    .insert(counsellingReminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ bookingId: counsellingReminders.bookingId });
  return claimed.length > 0;
}

/** The reminders of sessions ahead that went out. */
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
