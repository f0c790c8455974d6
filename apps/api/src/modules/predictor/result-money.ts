import type { PredictionResult, ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { familyWithProfile, type ProfileFacts } from '@dakhila/domain/money/family';
import { overFourYears } from '@dakhila/domain/money/net-cost';
import { seatOfType } from '@dakhila/domain/money/place';
import { firstYearOf } from '@dakhila/domain/money/result-money';
import type { Deps } from '../../ports.ts';
import { type FamilyMoney, moneyOfFamily, readFamily } from '../money/index.ts';
import { mapGroups } from './run-results.ts';

/**
 * What the colleges of a run cost the family of a student, by what it tells now. Facts that are not told are those that the run is about, then those of the
 * exam profile. No fee of a JoSAA institute is known, so that nothing is read for those.
 */
export async function readRunMoney(
  { db, catalogue }: Pick<Deps, 'db' | 'catalogue'>,
  studentId: string,
  { exam, input }: Pick<Run, 'exam' | 'input'>,
): Promise<FamilyMoney> {
  if (exam === 'josaa') return moneyOfFamily(catalogue, exam, {});
  const { told, family } = await readFamily(db, studentId);
  // The contract of CAP has parsed it.
  const asked: NonNullable<ProfileFacts['mhtCet']> & Pick<ProfileFacts, 'gender' | 'pwd'> = input;
  const { gender, pwd } = asked;
  return moneyOfFamily(catalogue, exam, {
    ...family,
    ...familyWithProfile({}, { gender, pwd, mhtCet: asked }),
    ...told,
  });
}

/** Whether fee waiver seats are among the results: which of them save the family money decides what is picked first. */
export const hasWaivers = ({ input }: { input: Readonly<Record<string, unknown>> }): boolean => input.tfws === true;

/** A result with what it costs the family and what its graduates earn. */
export function withMoney<Result extends PredictionResult>(result: Result, money: FamilyMoney): Result {
  const firstYear = firstYearOf(money, result);
  const { fee = null, median = null } = money.get(result.collegeId) ?? {};
  const cost = firstYear &&
    fee && {
      firstYear,
      fourYears: overFourYears(firstYear),
      feeYear: fee.year,
      openFacts: money.openFacts(result.collegeId, seatOfType(result.pool.seatType)),
      isRareUntold: money.isRareUntold,
      livesAway: money.livesAway,
    };
  return {
    ...result,
    cost,
    median,
  };
}

export function pageWithMoney(page: ResultsPage, money: FamilyMoney): ResultsPage {
  const add = (result: PredictionResult) => withMoney(result, money);
  const { picks, results } = page;
  return { ...page, picks: picks && mapGroups(picks, add), results: results.map(add) };
}

export const withFirstPageMoney = (run: Run, money: FamilyMoney): Run => ({
  ...run,
  first: pageWithMoney(run.first, money),
});
