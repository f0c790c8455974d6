import type { BranchRecommendation } from '@dakhila/contract/predictor';
import { fitOfNames } from '@dakhila/domain/assessment/branch-fit';
import { DomainError } from '@dakhila/domain/errors';
import type { WithTexts } from '@dakhila/domain/messages/message';
import { adviseBranches, BRANCH_PLANS } from '@dakhila/domain/predictor/branch-advice';
import type { Interest } from '@dakhila/domain/predictor/branch-interest';
import type { Deps } from '../../ports.ts';
import { askSaved, findSavedRun, type SavedNeeds } from './saved-run.ts';
import { findLatestScores, findTierName } from './store.ts';

/** Ranks the branches of a saved run by chance, stated interests and, where there is one, the assessment; for the plans that have it. */
export async function recommendBranches(
  deps: Pick<Deps, 'db'> & SavedNeeds,
  { studentId, runId, interests }: { studentId: string; runId: string; interests: readonly Interest[] },
): Promise<WithTexts<BranchRecommendation, 'reasons'>[]> {
  const row = await findSavedRun(deps, studentId, runId);
  if (!BRANCH_PLANS.includes((await findTierName(deps.db, studentId)) ?? '')) throw new DomainError('plan-needed');
  const { prospects, offered } = await askSaved(deps, row, 'prospects', {});
  const scores = await findLatestScores(deps.db, studentId);
  const assessed = scores ? fitOfNames(scores.interests, offered.keys()) : new Map<string, number>();
  return adviseBranches(prospects, [...new Set(interests)], offered, assessed);
}
