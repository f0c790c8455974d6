import { ITEM_COUNT } from '@dakhila/domain/assessment/instrument';
import { isRetakeFree } from '@dakhila/domain/assessment/validity';
import type { AssessmentState } from '@dakhila/domain/dashboard/next-steps';
import type { Db } from '../../db/client.ts';
import { countAnswers, findLatest, findReported } from './store.ts';

type Read = { state: AssessmentState; id: string | null; answered: number; of: number };

/** How a student stands with the assessment, in a word, with the sitting to open. `left` is what the ledger holds. */
export async function readAssessmentState(
  db: Db,
  studentId: string,
  { left, isCompleted }: { left: number; isCompleted: boolean },
): Promise<Read> {
  const [latest, reported] = await Promise.all([findLatest(db, studentId), findReported(db, studentId)]);
  const at = (state: AssessmentState, id: string | null = null, answered = 0): Read => ({
    ...{ state, id, answered, of: ITEM_COUNT },
  });
  if (latest?.state === 'in-progress') return at('under-way', latest.id, await countAnswers(db, latest.id));
  if (isRetakeFree(latest)) return at('retake');
  if (reported) return at('done', reported.id, ITEM_COUNT);
  if (left > 0) return at('ready');
  // The report was deleted; that it was taken stays known.
  return isCompleted ? at('done') : at('none');
}
