import type { Norms } from '@dakhila/domain/assessment/norms';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { assessmentNorms } from '../../db/schema/index.ts';

/** Our own norms for a version of the questions, if there are any yet. */
export async function findNewestNorms(db: Db, instrumentVersion: string) {
  const [found] = await db
    .select()
    .from(assessmentNorms)
    .where(eq(assessmentNorms.instrumentVersion, instrumentVersion))
    .orderBy(desc(assessmentNorms.id))
    .limit(1);
  return found;
}

export async function findNorms(db: Db, id: number): Promise<Norms | undefined> {
  const [found] = await db
    .select({ content: assessmentNorms.content })
    .from(assessmentNorms)
    .where(eq(assessmentNorms.id, id));
  return found?.content;
}

export const insertNorms = (db: Db, norms: typeof assessmentNorms.$inferInsert) =>
  db.insert(assessmentNorms).values(norms);
