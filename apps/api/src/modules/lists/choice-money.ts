import type { Exam } from '@dakhila/contract/exam';
import type { ListChoice } from '@dakhila/contract/list-views';
import type { RupeeRange } from '@dakhila/domain/money/net-cost';
import { firstYearOf } from '@dakhila/domain/money/result-money';
import { type FamilyMoney, moneyOfFamily, readFamily } from '../money/index.ts';
import type { Table } from './estimator.ts';
import type { EvaluatedChoice, ListNeeds } from './evaluate-list.ts';

export async function readListMoney({ db, catalogue }: ListNeeds, studentId: string, exam: Exam): Promise<FamilyMoney> {
  return moneyOfFamily(catalogue, exam, (await readFamily(db, studentId)).family);
}

/** What the family pays in the first year for the seat that serves the student best; null where it is unknown. */
export function firstYearIn(
  { kinds, pools }: Table,
  { line, estimate }: EvaluatedChoice,
  money: Pick<FamilyMoney, 'get'>,
): RupeeRange | null {
  if (line === null || estimate === null || !('best' in estimate)) return null;
  const { seatType = '' } = kinds[pools.kind[estimate.best.pool] ?? 0] ?? {};
  return firstYearOf(money, { collegeId: line.collegeId, pool: { seatType } });
}

/** The money of a row: the family's own amount, and the full fee for where that cannot be said. */
export const moneyOfChoice = (
  table: Table,
  choice: EvaluatedChoice,
  money: Pick<FamilyMoney, 'get'>,
): ListChoice['cost'] => ({
  firstYear: firstYearIn(table, choice, money),
  fee: choice.line === null ? null : (money.get(choice.line.collegeId)?.fee ?? null),
});
