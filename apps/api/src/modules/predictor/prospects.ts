import type { Prospect } from '@dakhila/domain/predictor/branch-advice';
import { isOfferInDoubt } from '@dakhila/domain/predictor/offer-doubt';
import type { Edition } from './edition.ts';
import type { OpenRun } from './run-results.ts';

/** The results with a chance. No advice counts on a seat that may not be offered. */
export function prospectsOf({ edition, columns, rows }: OpenRun): Prospect[] {
  return rows.slice(0, columns.resultCount).flatMap(({ row, chance, offered, collegeId, collegeName, programme }) => {
    if (chance === null || isOfferInDoubt(offered)) return [];
    const branch = edition.branches[columns.option[row] ?? 0] ?? programme;
    return { collegeId, collegeName, programme, branch, percent: Math.round(chance * 100) };
  });
}

/** How many programmes each branch has in the lists. */
export function branchesOf({ branches }: Edition): Map<string, number> {
  const offered = new Map<string, number>();
  for (const branch of branches) offered.set(branch, (offered.get(branch) ?? 0) + 1);
  return offered;
}
