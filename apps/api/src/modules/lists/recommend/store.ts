import type { Exam } from '@dakhila/contract/exam';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { desc, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { matches } from '../../../db/rows.ts';
import { listRefusals } from '../../../db/schema/index.ts';

type OfStudent = { studentId: string; exam: Exam };

/** What a student said no to, latest first. */
export async function listRefused(db: Db, own: OfStudent): Promise<ChoiceKey[]> {
  const rows = await db
    .select({ choice: listRefusals.choice })
    .from(listRefusals)
    .where(matches(listRefusals, own))
    .orderBy(desc(listRefusals.refusedAt), listRefusals.choice);
  return rows.map(({ choice }) => choice);
}

/** Saves a refusal, and deletes the oldest beyond the limit. */
export async function saveRefusal(db: Db, own: OfStudent & { choice: ChoiceKey }, limit: number): Promise<void> {
  await db
    .insert(listRefusals)
    .values(own)
    .onConflictDoUpdate({
      target: [listRefusals.studentId, listRefusals.exam, listRefusals.choice],
      set: { refusedAt: sql`app_now()` },
    });
  await db.execute(sql`
    delete from ${listRefusals}
     where student_id = ${own.studentId} and exam = ${own.exam} and choice in (
       select choice from ${listRefusals} where student_id = ${own.studentId} and exam = ${own.exam}
        order by refused_at desc, choice offset ${limit})`);
}

export const deleteRefusal = (db: Db, own: OfStudent & { choice: ChoiceKey }) =>
  db.delete(listRefusals).where(matches(listRefusals, own));
