import type { PoolWords } from '../predictor/exam.ts';
import type { ExamTable } from '../predictor/exam-table.ts';
import { closingAt, sharedBy } from '../predictor/forecast-table.ts';
import { KNOT_SCORES } from '../predictor/forecaster.ts';
import type { Standing } from '../predictor/verdicts.ts';
import type { OpenPool } from './estimate-choice.ts';
import type { SharedFactor } from './openings.ts';

/** The quartiles of a forecast: its middle half is between them. */
const [QUARTER, THREE_QUARTERS] = [2, 4] as const;

/**
 * What the error of a choice shares with others: the yearly shift of its group, its institute and its programme, as the forecast measured them; and the
 * student's own rank where that is an estimate, which errs in the same direction for every choice of its list.
 */
export function sharedFactors(
  table: ExamTable<PoolWords, unknown>,
  { spread, lists }: Standing,
  option: number,
  { pool, list }: OpenPool,
): SharedFactor[] {
  const { group, year, institute, programme } = sharedBy(table.forecast, pool);
  const { college = 0, choiceCode, programmeId } = table.options[option] ?? {};
  const ofForecast = forecastSpread(table, pool) ** 2;
  const ofPlace = (spread[list] ?? 0) ** 2;
  // What the estimate of the place adds makes all other shares smaller.
  const rest = ofForecast / Math.max(ofForecast + ofPlace, Number.MIN_VALUE);
  const factors = [
    { name: `year ${group}`, share: year * rest },
    { name: `place ${lists[list]?.id}`, share: ofPlace === 0 ? 0 : 1 - rest },
    { name: `institute ${college}`, share: institute * rest },
    { name: `programme ${college} ${choiceCode ?? programmeId}`, share: programme * rest },
  ];
  return factors.filter(({ share }) => share > 0).map(({ name, share }) => ({ name, load: Math.sqrt(share) }));
}

/** In logs, from the middle half of the forecast for the last round. */
function forecastSpread({ forecast }: ExamTable<PoolWords, unknown>, pool: number): number {
  const width =
    Math.log(closingAt(forecast, pool, forecast.rounds, THREE_QUARTERS)) -
    Math.log(closingAt(forecast, pool, forecast.rounds, QUARTER));
  return width / (KNOT_SCORES[THREE_QUARTERS] - KNOT_SCORES[QUARTER]);
}
