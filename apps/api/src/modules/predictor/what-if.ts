import type { WhatIf } from '@dakhila/contract/predictor';
import { DomainError } from '@dakhila/domain/errors';
import type { Preferences } from '@dakhila/domain/predictor/candidate';
import { withoutRelaxed } from '@dakhila/domain/predictor/relaxed-preferences';
import { inputAt, ownNumber, WHAT_IF_FACTORS, WHAT_IFS_PER_DAY } from '@dakhila/domain/predictor/what-if';
import { type Budget, spend } from '../../db/budget.ts';
import type { PredictorNeeds } from './answer-run.ts';
import { findSavedRun } from './saved-run.ts';

const A_DAY: Budget = { limit: WHAT_IFS_PER_DAY, windowSeconds: 24 * 3600 };

/**
 * The bands of a saved run, had its numbers been better or worse. Spends no attempt, saves nothing and names no programme that the run does not show. Null where
 * the forecasts of the run are no longer available.
 */
export async function readWhatIf(
  { db, predictor }: Pick<PredictorNeeds, 'db' | 'predictor'>,
  { studentId, runId }: { studentId: string; runId: string },
): Promise<WhatIf | null> {
  const run = await findSavedRun({ db }, studentId, runId);
  const { edition } = await predictor.examPredictor(run.exam);
  const own = ownNumber(run.exam, run.input);
  if (run.editionId !== edition.id || own === null) return null;
  const spent = await spend(db, `what-if:student:${studentId}`, A_DAY);
  if (!spent.isWithin) throw new DomainError('too-many-requests', { retryAfterSeconds: spent.retryAfterSeconds });
  const packed = new Uint8Array(run.result);
  const steps: WhatIf['steps'] = [];
  // The rows of the run are those of the preferences that were not set aside. They were read by the contract when it was made.
  const preferences = withoutRelaxed(run.input.preferences as Preferences | undefined, run.details.relaxed);
  // One at a time: predictions of other students come in between.
  for (const factor of WHAT_IF_FACTORS) {
    const input = { ...inputAt(run.exam, run.input, factor), preferences };
    const answer = await predictor.ask(edition, 'bands', { input, packed }, studentId);
    steps.push({ value: ownNumber(run.exam, input)?.value ?? own.value, ...answer });
  }
  return { field: own.field, steps };
}
