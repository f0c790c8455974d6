import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { DomainError } from '@dakhila/domain/errors';
import { type ChoiceKey, choiceKeyOf } from '@dakhila/domain/lists/choice-key';
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
  const only = onlyOption(run.result, choicesOf(edition).get(choice) ?? -1);
  if (only === null) throw new DomainError('not-found', { message: 'There is no such choice' });
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

const known = new WeakMap<Edition, Map<ChoiceKey, number>>();

/** The options of an edition by their lines in the option form, looked up once. */
function choicesOf(edition: Edition): Map<ChoiceKey, number> {
  const choices =
    known.get(edition) ??
    new Map(
      // A piece is a result's own fields without braces.
      edition.options.flatMap((piece, option) => {
        const key = choiceKeyOf(JSON.parse(`{${piece}}`));
        return key === null ? [] : [[key, option] as const];
      }),
    );
  known.set(edition, choices);
  return choices;
}
