import type { PoolWords } from '../predictor/exam.ts';
import type { ExamTable } from '../predictor/exam-table.ts';
import { closingAt, sharedBy } from '../predictor/forecast-table.ts';
import { KNOT_SCORES } from '../predictor/forecaster.ts';
import type { Standing } from '../predictor/verdicts.ts';
import type { OpenPool } from './estimate-choice.ts';
import type { SharedFactor } from './openings.ts';

/** The indexes of the quartiles among the knots of a forecast. */
const [LOWER_QUARTILE, UPPER_QUARTILE] = [2, 4] as const;

/**
 * The factors that correlate the error of a choice with that of other choices: the yearly shift of its group, its institute and its programme, as measured
 * by the forecast; and the student's rank if it is estimated, because its error affects all choices of a rank list in the same direction.
 */
export function sharedFactors(
  table: ExamTable<PoolWords, unknown>,
  { spread, lists }: Standing,
  option: number,
  { pool, list }: OpenPool,
): SharedFactor[] {
  const { group, year, institute, programme } = sharedBy(table.forecast, pool);
  const { college = 0, choiceCode, programmeId } = table.options[option] ?? {};
  const forecastVariance = forecastSpread(table, pool) ** 2;
  const rankVariance = (spread[list] ?? 0) ** 2;
  // The variance of the estimated rank reduces the shares of the other factors.
  const forecastShare = forecastVariance / Math.max(forecastVariance + rankVariance, Number.MIN_VALUE);
  const factors = [
    { name: `year ${group}`, share: year * forecastShare },
    { name: `place ${lists[list]?.id}`, share: rankVariance === 0 ? 0 : 1 - forecastShare },
    { name: `institute ${college}`, share: institute * forecastShare },
    { name: `programme ${college} ${choiceCode ?? programmeId}`, share: programme * forecastShare },
  ];
  return factors.filter(({ share }) => share > 0).map(({ name, share }) => ({ name, load: Math.sqrt(share) }));
}

/** The standard deviation of the logarithm of the last round's closing rank, from the quartiles of its forecast. */
function forecastSpread({ forecast }: ExamTable<PoolWords, unknown>, pool: number): number {
  const width =
    Math.log(closingAt(forecast, pool, forecast.rounds, UPPER_QUARTILE)) -
    Math.log(closingAt(forecast, pool, forecast.rounds, LOWER_QUARTILE));
  return width / (KNOT_SCORES[UPPER_QUARTILE] - KNOT_SCORES[LOWER_QUARTILE]);
}
