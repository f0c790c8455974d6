import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { students } from '../../db/schema/index.ts';

export async function findStudent(db: Db, id: string) {
  const [student] = await db.select().from(students).where(eq(students.id, id));
  return student;
}
