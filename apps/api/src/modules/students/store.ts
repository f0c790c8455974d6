import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { students } from '../../db/schema/index.ts';

export async function findStudent(db: Db, id: string) {
  const [student] = await db.select().from(students).where(eq(students.id, id));
  return student;
}

export const saveName = (db: Db, id: string, name: { firstName: string; lastName: string }) =>
  db.update(students).set(name).where(eq(students.id, id));
