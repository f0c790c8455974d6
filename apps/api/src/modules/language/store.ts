import type { Language } from '@dakhila/domain/language/languages';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { signups, students } from '../../db/schema/index.ts';

export const saveStudentLanguage = (db: Db, id: string, language: Language) =>
  db.update(students).set({ language }).where(eq(students.id, id));

export const saveSignupLanguage = (db: Db, id: string, language: Language) =>
  db.update(signups).set({ language }).where(eq(signups.id, id));

/** Keeps a choice that was made before signing in; an earlier one of the student stays. */
export const keepFirstLanguage = (db: Db, id: string, language: Language) =>
  db
    .update(students)
    .set({ language })
    .where(and(eq(students.id, id), isNull(students.language)));

/** The language a student has chosen; null while there was no choice. */
export async function readLanguage(db: Db, studentId: string): Promise<Language | null> {
  const [student] = await db.select({ language: students.language }).from(students).where(eq(students.id, studentId));
  return student?.language ?? null;
}
