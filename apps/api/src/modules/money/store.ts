import type { FamilyChange, FamilyFacts } from '@dakhila/contract/money';
import { type FamilyFact, knownFacts } from '@dakhila/domain/money/family';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { first } from '../../db/rows.ts';
import { familyFacts } from '../../db/schema/index.ts';

/** `untold` are the facts that the student took back. */
export type ToldFamily = { told: FamilyFacts; untold: readonly FamilyFact[]; updatedAt: Date | null };

const familyOf = prepareOnce((db) =>
  db
    .select()
    .from(familyFacts)
    .where(eq(familyFacts.studentId, sql.placeholder('studentId')))
    .prepare('find_family'),
);

/** What the student answered; no answer at all reads as an empty family. */
export async function findFamily(db: Db, studentId: string): Promise<ToldFamily> {
  const row = await first(familyOf(db).execute({ studentId }));
  if (row === undefined) return { told: {}, untold: [], updatedAt: null };
  const { studentId: _, updatedAt, untold, ...facts } = row;
  return { told: knownFacts(facts as FamilyFacts) as FamilyFacts, untold: untold as FamilyFact[], updatedAt };
}

/** Changes only what is sent, so that answers given in another tab stay. */
export async function changeFamily(db: Db, studentId: string, change: FamilyChange): Promise<void> {
  const answers = Object.entries(change).filter(([, value]) => value !== undefined);
  if (answers.length === 0) return;
  const facts = Object.fromEntries(answers) as FamilyChange;
  const changed = answers.map(([fact]) => fact);
  const untold = answers.flatMap(([fact, value]) => (value === null ? [fact] : []));
  const kept = sql`array(select fact from unnest(${familyFacts.untold}) as fact where fact <> all(${sql.param(changed)}::text[]))`;
  await db
    .insert(familyFacts)
    .values({ studentId, ...facts, untold })
    .onConflictDoUpdate({
      target: familyFacts.studentId,
      set: { ...facts, untold: sql`${kept} || ${sql.param(untold)}::text[]`, updatedAt: sql`app_now()` },
    });
}

export const deleteFamily = (db: Db, studentId: string) =>
  db.delete(familyFacts).where(eq(familyFacts.studentId, studentId));
