import { type Family, knownFacts } from '@dakhila/domain/money/family';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { first } from '../../db/rows.ts';
import { familyFacts } from '../../db/schema/index.ts';

export type ToldFamily = { told: Family; updatedAt: Date | null };

/** What the student told; nothing at all reads as an empty family. */
export async function findFamily(db: Db, studentId: string): Promise<ToldFamily> {
  const row = await first(db.select().from(familyFacts).where(eq(familyFacts.studentId, studentId)));
  if (row === undefined) return { told: {}, updatedAt: null };
  const { studentId: _, updatedAt, ...facts } = row;
  return { told: knownFacts(facts as Family), updatedAt };
}

const NOTHING_TOLD = {
  category: null,
  ews: null,
  gender: null,
  income: null,
  domicile: null,
  minority: null,
  orphan: null,
  stays: null,
};

/** Replaces the whole row: a fact that is no longer told is gone. */
export async function saveFamily(db: Db, studentId: string, family: Family): Promise<void> {
  const { pwd: _, ...told } = family;
  const facts = { ...NOTHING_TOLD, ...told, updatedAt: sql`app_now()` };
  await db
    .insert(familyFacts)
    .values({ studentId, ...facts })
    .onConflictDoUpdate({ target: familyFacts.studentId, set: facts });
}

export const deleteFamily = (db: Db, studentId: string) =>
  db.delete(familyFacts).where(eq(familyFacts.studentId, studentId));
