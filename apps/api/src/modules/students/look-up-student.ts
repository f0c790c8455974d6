import { contactOf } from '@dakhila/domain/contact';
import { count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { sessions, students } from '../../db/schema/index.ts';
import { readBalances } from '../allowance/index.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By what a student can be looked up; null when a word is none of these. */
export function lookUpKeyOf(word: string) {
  if (ID.test(word)) return { by: 'id', isTheirs: eq(students.id, word.toLowerCase()) } as const;
  const contact = contactOf(word);
  if (!contact) return null;
  return contact.kind === 'email'
    ? ({ by: 'email', isTheirs: eq(students.email, contact.email) } as const)
    : ({ by: 'phone', isTheirs: eq(students.phone, contact.phone) } as const);
}

/** A student with what an operator needs to help: plan, balances, open sessions. */
export async function lookUpStudent(db: Db, { isTheirs }: NonNullable<ReturnType<typeof lookUpKeyOf>>) {
  const [student] = await db.select().from(students).where(isTheirs);
  if (!student) return undefined;
  const [open] = await db.select({ count: count() }).from(sessions).where(eq(sessions.studentId, student.id));
  return { ...student, balances: await readBalances(db, student.id), openSessions: open?.count ?? 0 };
}
