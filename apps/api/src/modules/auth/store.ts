import type { Contact } from '@dakhila/domain/contact';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { knownBrowsers, students } from '../../db/schema/index.ts';

/** The student an e-mail address or a phone number belongs to, and whether they have signed in from this browser before. */
export async function findStudentByContact(db: Db, contact: Contact, browserId: string) {
  const isTheirs = contact.kind === 'email' ? eq(students.email, contact.email) : eq(students.phone, contact.phone);
  const [student] = await db
    .select({
      id: students.id,
      email: students.email,
      phone: students.phone,
      isKnownBrowser: isNotNull(knownBrowsers.browserId).mapWith(Boolean),
    })
    .from(students)
    .leftJoin(knownBrowsers, and(eq(knownBrowsers.studentId, students.id), eq(knownBrowsers.browserId, browserId)))
    .where(isTheirs);
  return student;
}

export const rememberBrowser = (db: Db, studentId: string, browserId: string) =>
  db
    .insert(knownBrowsers)
    .values({ studentId, browserId })
    .onConflictDoUpdate({
      target: [knownBrowsers.studentId, knownBrowsers.browserId],
      set: { lastUsedAt: sql`app_now()` },
    });
