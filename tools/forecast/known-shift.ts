/**
 * What a forecaster would reach that knew how far each cohort of pools moves in the year: a bound for all that could be learnt about the shared yearly shift.
 * It reads the outcome, so it is only a figure to compare with and never a forecast.
 */
import { type CutoffTable, cross } from '@dakhila/domain/predictor/forecast/cutoff-table';
import { type Around, chanceToReach, quantile } from '@dakhila/domain/predictor/forecast/distribution';
import type { ForecastOfYear, PoolForecast } from '@dakhila/domain/predictor/forecast/fit-forecast';
import { groupMedians } from '@dakhila/domain/predictor/forecast/volatility';
import type { ExamSource } from './exam-source.ts';
import { ranksOf } from './year-ranks.ts';

/** A forecast from last year's ranks, moved by the median error of each cohort; its ranges lose the part of the shift. */
export function withKnownShift(
  { table, model }: Pick<ExamSource, 'model'> & { table: CutoffTable },
  forecast: ForecastOfYear,
): ForecastOfYear {
  const cohort = cross(table, model.cohort);
  const errors: number[] = [];
  const codes: number[] = [];
  for (const [round, ranks] of ranksOf(table, forecast.year).rounds) {
    for (let pool = 0; pool < ranks.length; pool += 1) {
      const location = aroundLastYear(forecast.forecast(pool, round))?.location ?? Number.NaN;
      errors.push(Math.log(ranks[pool] ?? Number.NaN) - location);
      codes.push(cohort.code[pool] ?? 0);
    }
  }
  const shifts = groupMedians(Float64Array.from(errors), { code: Int32Array.from(codes), size: cohort.size });
  const moved = (pool: number, round: number): PoolForecast | null => {
    const own = forecast.forecast(pool, round);
    const around = aroundLastYear(own);
    if (own === null || around === null) return own;
    const location = around.location + (shifts[cohort.code[pool] ?? 0] ?? 0);
    return { ...own, distribution: { ...around, location, shift: 0 } };
  };
  return {
    ...forecast,
    forecast: moved,
    quantiles: (pool, round, shares) => {
      const own = moved(pool, round);
      return own && shares.map((share) => Math.max(1, Math.exp(quantile(own.distribution, share))));
    },
    chance: (pool, round, rank) => {
      const own = moved(pool, round);
      return own && chanceToReach(own.distribution, Math.log(rank));
    },
  };
}

function aroundLastYear(own: PoolForecast | null): Around | null {
  return own?.basis === 'last-year' && own.distribution.kind === 'around' ? own.distribution : null;
}
