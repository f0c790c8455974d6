import type { BranchRecommendation } from '@dakhila/contract/predictor';
import { fitOfNames } from '@dakhila/domain/assessment/branch-fit';
import { DomainError } from '@dakhila/domain/errors';
import type { WithTexts } from '@dakhila/domain/messages/message';
import { adviseBranches, type Prospect } from '@dakhila/domain/predictor/branch-advice';
import { BRANCH_PLANS } from '@dakhila/domain/predictor/branch-plans';
import type { Interest } from '@dakhila/domain/predictor/interests';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import type { Deps } from '../../ports.ts';

import type { Edition } from './edition.ts';
import type { Editions } from './editions.ts';
import { openRun } from './open-run.ts';
import type { Predictor } from './predictor.ts';
import type { ResultColumns } from './result-bytes.ts';
import { findLatestScores, findTierName } from './store.ts';

/** Ranks the branches of a saved run by chance, stated interests and, where there is one, the assessment; for the plans that have it. */
export async function recommendBranches(
  deps: Pick<Deps, 'db'> & { predictor: Predictor; editions: Editions },
  { studentId, runId, interests }: { studentId: string; runId: string; interests: readonly Interest[] },
): Promise<WithTexts<BranchRecommendation, 'reasons'>[]> {
  const { edition, run } = await openRun(deps, studentId, runId);
  if (!BRANCH_PLANS.includes((await findTierName(deps.db, studentId)) ?? '')) throw new DomainError('plan-needed');
  const offered = new Map<string, number>();
  for (const branch of edition.branches) offered.set(branch, (offered.get(branch) ?? 0) + 1);
  const scores = await findLatestScores(deps.db, studentId);
  const assessed = scores ? fitOfNames(scores.interests, offered.keys()) : new Map<string, number>();
  return adviseBranches(prospectsOf(edition, run.result), [...new Set(interests)], offered, assessed);
}

/** The results with odds, read back from the pieces they were written with. No advice counts on a seat that may not be offered. */
export function prospectsOf(
  { options, branches }: Edition,
  { option, byRound, rounds, resultCount, offered }: ResultColumns,
): Prospect[] {
  const prospects: Prospect[] = [];
  for (let row = 0; row < resultCount; row += 1) {
    const shown = byRound[(row + 1) * rounds - 1] ?? 0;
    if (shown === 0 || isOfferInDoubt(offered && (offered[row] ?? 0) / 100)) continue;
    const own = option[row] ?? 0;
    // A piece is a result's own fields without braces.
    const { collegeId, collegeName, programme }: Prospect = JSON.parse(`{${options[own]}}`);
    prospects.push({ collegeId, collegeName, programme, branch: branches[own] ?? programme, percent: shown });
  }
  return prospects;
}
