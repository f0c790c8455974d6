import type { ResultView as AskedView } from '@dakhila/contract/predictor-exports';
import type { ResultDetails, ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { DomainError } from '@dakhila/domain/errors';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { messageOf } from '@dakhila/domain/messages/message';
import { needsMoney, type ResultView } from '@dakhila/domain/predictor/result-view';
import type * as z from 'zod/mini';
import type { Deps } from '../../ports.ts';
import type { FamilyMoney } from '../money/index.ts';
import { hasWaivers, pageWithMoney, readRunMoney, withFirstPageMoney, withMoney } from './result-money.ts';
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

/** One page of the results of a saved run. What all colleges cost is worked out only where the view or the first picks need it. */
export async function readPage(
  needs: Needs,
  { studentId, runId, view, page }: Whose & { view: ResultView; page: number },
): Promise<ResultsPage> {
  const row = await findSavedRun(needs, studentId, runId);
  const family = readRunMoney(needs, studentId, row);
  const table = await tableFor(view, page === 1 && hasWaivers(row), family);
  const [shown, money] = await Promise.all([askSaved(needs, row, 'page', { view, page, money: table }), family]);
  return pageWithMoney(shown, money);
}

/** A limit on the cost also says which questions are open where it leaves out what may fit. */
async function tableFor(view: ResultView, isForPicks: boolean, family: Promise<FamilyMoney>) {
  if (view.paysAtMost !== undefined) return (await family).tableWithOpenFacts();
  return needsMoney(view) || isForPicks ? (await family).table() : undefined;
}

/** A run with the money of its first page. Nothing of it is saved with the run. */
export async function runWithMoney(needs: Needs, studentId: string, run: Run): Promise<Run> {
  // The attempt is spent: while the exam's thread is busy, first picks without the money are better than an error.
  const unlessBusy = (error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  };
  const first = hasWaivers(run)
    ? await readPage(needs, { studentId, runId: run.id, view: {}, page: 1 }).catch(unlessBusy)
    : null;
  if (first !== null) return { ...run, first };
  return withFirstPageMoney(run, await readRunMoney(needs, studentId, run));
}

/** One result of a saved run with all its pools, by its line in the option form. */
export async function readResult(
  needs: Needs,
  { studentId, runId, choice }: Whose & { choice: ChoiceKey },
): Promise<ResultDetails> {
  const row = await findSavedRun(needs, studentId, runId);
  const [result, money] = await Promise.all([
    askSaved(needs, row, 'result', { choice }),
    readRunMoney(needs, studentId, row),
  ]);
  if (result === null) throw new DomainError('not-found', { message: messageOf('assessment.noChoice') });
  const { college } = result;
  const fee = money.get(college.id)?.fee;
  return withMoney(fee ? { ...result, college: { ...college, fee } } : result, money);
}
