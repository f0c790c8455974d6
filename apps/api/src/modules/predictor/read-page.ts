import type { ResultView as AskedView } from '@dakhila/contract/predictor-exports';
import type { ResultDetails, ResultsPage } from '@dakhila/contract/predictor-results';
import { DomainError } from '@dakhila/domain/errors';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { messageOf } from '@dakhila/domain/messages/message';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import type * as z from 'zod/mini';
import type { Deps } from '../../ports.ts';
import { askSaved, findSavedRun, type SavedNeeds } from './saved-run.ts';

type Needs = Pick<Deps, 'db' | 'catalogue'> & SavedNeeds;
type Whose = { studentId: string; runId: string };

/** The view that a query asks for. */
export const viewOf = ({ unlikely, branch, group, city, seat, ...view }: z.infer<typeof AskedView>): ResultView => ({
  ...view,
  branches: branch,
  groups: group,
  cities: city,
  seats: seat,
  withUnlikely: unlikely !== undefined,
});

/** One page of the results of a saved run. */
export const readPage = async (
  needs: Needs,
  { studentId, runId, view, page }: Whose & { view: ResultView; page: number },
): Promise<ResultsPage> => askSaved(needs, await findSavedRun(needs, studentId, runId), 'page', { view, page });

/** One result of a saved run with all its pools, by its line in the option form. */
export async function readResult(
  needs: Needs,
  { studentId, runId, choice }: Whose & { choice: ChoiceKey },
): Promise<ResultDetails> {
  const result = await askSaved(needs, await findSavedRun(needs, studentId, runId), 'result', { choice });
  if (result === null) throw new DomainError('not-found', { message: messageOf('assessment.noChoice') });
  const { mhtCet, jee } = needs.catalogue;
  const { college } = result;
  const fee = [...mhtCet.items, ...jee.items].find(({ id }) => id === college.id)?.fee;
  return fee ? { ...result, college: { ...college, fee } } : result;
}
