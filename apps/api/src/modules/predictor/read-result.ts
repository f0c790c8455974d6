import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { DomainError } from '@dakhila/domain/errors';
import { type ChoiceKey, choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { messageOf } from '@dakhila/domain/messages/message';
import type { PredictorNeeds } from './answer-run.ts';
import type { Edition } from './edition.ts';
import { onlyOption } from './narrow-result.ts';
import { findSavedRun, readSavedRun } from './open-run.ts';
import { writeSavedRun } from './reopen-run.ts';
import { packResult } from './result-bytes.ts';

/** One result of a saved run, by its line in the option form. It is written as a run of this result alone, by the same pieces: it looks as it does among the others. */
export async function readResult(
  needs: Pick<PredictorNeeds, 'db' | 'predictor' | 'editions'>,
  { studentId, runId, choice }: { studentId: string; runId: string; choice: ChoiceKey },
): Promise<PredictionResult> {
  const row = await findSavedRun(needs, studentId, runId);
  const { edition, run } = await readSavedRun(needs, row);
  const only = onlyOption(run.result, optionOf(edition, choice));
  if (only === null) throw new DomainError('not-found', { message: messageOf('assessment.noChoice') });
  const written = await writeSavedRun(
    needs,
    { ...row, result: packResult(only) },
    { isReopened: true, language: 'en' },
  );
  const { data }: { data: Run } = JSON.parse(written.bytes.toString('latin1'));
  written.onRead();
  const [result] = data.results;
  if (result === undefined) throw new Error('a result was lost while it was written');
  return result;
}

/** The place of the option with this line in the option form, or -1. Only pieces that name its code are parsed: thousands would hold up the server. */
function optionOf({ options }: Edition, choice: ChoiceKey): number {
  const code = `"${choice.replace(/-TFWS$|\.\d+$/, '')}"`;
  // A piece is a result's own fields without braces.
  return options.findLastIndex((piece) => piece.includes(code) && choiceKeyOf(JSON.parse(`{${piece}}`)) === choice);
}
