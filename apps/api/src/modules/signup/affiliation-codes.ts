import { count, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { affiliationCodes, students } from '../../db/schema/index.ts';

/** Adds a code; false when it is already there. */
export async function insertAffiliationCode(db: Db, code: string, name: string): Promise<boolean> {
  const added = await db.insert(affiliationCodes).values({ code, name }).onConflictDoNothing().returning();
  return added.length > 0;
}

/** Opens or closes a code for new sign-ups; undefined when there is none. Students who came with it keep it. */
export async function setAffiliationCodeActive(db: Db, code: string, isActive: boolean) {
  const [found] = await db.select().from(affiliationCodes).where(eq(affiliationCodes.code, code)).for('update');
  if (found) await db.update(affiliationCodes).set({ isActive }).where(eq(affiliationCodes.code, code));
  return found && { name: found.name, wasActive: found.isActive };
}

/** Every code with how many students came with it, by code. */
export const listAffiliationCodes = (db: Db) =>
  db
    .select({
      code: affiliationCodes.code,
      name: affiliationCodes.name,
      isActive: affiliationCodes.isActive,
      createdAt: affiliationCodes.createdAt,
      students: count(students.id),
    })
    .from(affiliationCodes)
    .leftJoin(students, eq(students.affiliationCode, affiliationCodes.code))
    .groupBy(affiliationCodes.code)
    .orderBy(affiliationCodes.code);
