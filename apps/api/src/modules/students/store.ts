import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { students } from '../../db/schema/index.ts';

export type Student = typeof students.$inferSelect;

const isAlive = (id: string) => and(eq(students.id, id), isNull(students.erasedAt));

/** The student, unless the account was erased. */
export async function findStudent(db: Db, id: string): Promise<Student | undefined> {
  const [student] = await db.select().from(students).where(isAlive(id));
  return student;
}

/** The same, held until the transaction ends: what changes an account as a whole comes one after the other. */
export async function lockStudent(tx: Db, id: string): Promise<Student | undefined> {
  const [student] = await tx.select().from(students).where(isAlive(id)).for('update');
  return student;
}

/** The row of a student, also of an erased account, held: orders, bookings, lists and sittings of one student are written one after the other. */
export async function holdStudent(tx: Db, id: string): Promise<Student | undefined> {
  const [student] = await tx.select().from(students).where(eq(students.id, id)).for('no key update');
  return student;
}

/** Whether one of the given contacts belongs to an account. */
export async function isRegistered(db: Db, { email, phone }: { email?: string; phone?: string }): Promise<boolean> {
  const byContact = [email ? eq(students.email, email) : undefined, phone ? eq(students.phone, phone) : undefined];
  const found = await db
    .select({ id: students.id })
    .from(students)
    .where(or(...byContact))
    .limit(1);
  return found.length > 0;
}

export const saveName = (db: Db, id: string, name: { firstName: string; lastName: string }) =>
  db.update(students).set(name).where(eq(students.id, id));
