import { forecastPast } from '../run-backtest.ts';
import { sliceExam } from '../slice-exam.ts';
import type { CsabLists } from './lists.ts';

/** What is known when CSAB is forecast: how many rounds of JoSAA of the same year (null: all), and how many years before the newest list of CSAB is. */
export type Moment = { title: string; josaaRounds: number | null; gap: number };

export const MOMENTS: readonly Moment[] = [
  { title: 'before the season', josaaRounds: 0, gap: 1 },
  { title: "before the season, CSAB's last list missing", josaaRounds: 0, gap: 2 },
  { title: "after JoSAA's round 1", josaaRounds: 1, gap: 1 },
  { title: "after JoSAA's last round", josaaRounds: null, gap: 1 },
];

/** JoSAA's last rank of each pool of CSAB in a year, in logs, as far as it is known or forecast at a moment. */
export type JosaaAtMoment = (moment: Moment, year: number) => Float64Array;

/** Forecasts JoSAA for past years with the product's own forecast, each once. Seats by JEE Advanced are left out, because CSAB has none. */
export function josaaAtMoments({ josaa, inJosaa, josaaLast }: CsabLists): JosaaAtMoment {
  const main = sliceExam(josaa, (pool) => josaa.table.textOf(pool, 'basis') === 'JEE Main');
  const made = new Map<string, Float64Array>();
  return ({ josaaRounds }, year) => {
    if (josaaRounds === null) return josaaLast.get(year) ?? new Float64Array(inJosaa.length).fill(Number.NaN);
    const key = `${year} ${josaaRounds}`;
    const known = made.get(key) ?? medians(josaaRounds, year);
    made.set(key, known);
    return known;
  };

  function medians(given: number, year: number): Float64Array {
    const forecast = forecastPast(main, year, given);
    return Float64Array.from(inJosaa, (pool) => {
      const [median] = (pool === -1 ? null : forecast.quantiles(pool, forecast.rounds, [0.5])) ?? [];
      return Math.log(median ?? Number.NaN);
    });
  }
}
