import type { Contact } from '@dakhila/domain/contact';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { knownBrowsers, students } from '../../db/schema/index.ts';

/** The student an e-mail address or a phone number belongs to. */
export async function findStudentByContact(db: Db, contact: Contact) {
  const isTheirs = contact.kind === 'email' ? eq(students.email, contact.email) : eq(students.phone, contact.phone);
  const [student] = await db
    .select({ id: students.id, email: students.email, phone: students.phone })
    .from(students)
    .where(isTheirs);
  return student;
}

/** Whether the student has signed in from this browser before. */
export async function isKnownBrowser(db: Db, studentId: string, browserId: string): Promise<boolean> {
  const found = await db
    .select({ studentId: knownBrowsers.studentId })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.studentId, studentId), eq(knownBrowsers.browserId, browserId)));
  return found.length > 0;
}

export const rememberBrowser = (db: Db, studentId: string, browserId: string) =>
  db
    .insert(knownBrowsers)
    .values({ studentId, browserId })
    .onConflictDoUpdate({
      target: [knownBrowsers.studentId, knownBrowsers.browserId],
      set: { lastUsedAt: sql`app_now()` },
    });
