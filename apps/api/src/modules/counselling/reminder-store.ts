import { eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { counsellingReminders } from '../../db/schema/index.ts';

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
