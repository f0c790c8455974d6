import type { CutoffTable } from '@dakhila/domain/predictor/forecast/cutoff-table';
import { type ForecastOfYear, fitForecast } from '@dakhila/domain/predictor/forecast/fit-forecast';
import type { Without } from '@dakhila/domain/predictor/forecast/parts';
import { type Baseline, driftBaseline, seasonBaseline } from './baselines.ts';
import { CommandError } from './command-error.ts';
import type { ExamSource } from './exam-source.ts';
import { addCandidate, addCell, emptyTally, type Tally } from './tally.ts';
import { ranksOf, ranksStandingFor, type YearRanks } from './year-ranks.ts';

/** Candidates stand at these multiples of last year's closing rank. */
export const MULTIPLES = [0.5, 0.7, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.5, 2] as const;
const SHOWN = [0.1, 0.5, 0.9];

export const ALL = 'all';
/** Pools without a rank last year: they have no candidates, only ranges. */
const COLD = 'no rank last year';
const NEW_INSTITUTE = 'new institute (abstains)';
const YOUNG = 'first seen last year';

/** What else was known: whether neither seats nor list of the year were, and how many years before it the data end. */
export type Known = { isEarly?: boolean; gap?: number };

/** Forecasts a past year from what was known before it, or after its round `given`. */
export function forecastPast(
  { table, model }: ExamSource,
  year: number,
  given: number,
  without: Without = new Set(),
  { isEarly = given === 0, gap = 1 }: Known = {},
): ForecastOfYear {
  const [now, before] = [ranksOf(table, year), ranksOf(table, year - gap)];
  if (now.rounds.size === 0 || before.rounds.size === 0)
    throw new CommandError(`${year} cannot be tested: the data hold no closing ranks of it, or of the year before`);
  return fitForecast(gap === 1 ? table : endingBefore(table, year - gap + 1, year), model, {
    year,
    givenRound: given,
    rounds: Math.max(...now.rounds.keys()),
    without,
    isEarly,
  });
}

/** Adds up how the forecast of a past year went, stratum by stratum: the closing ranks of the pools that had a seat. */
export function testClosings(
  source: ExamSource,
  forecast: ForecastOfYear,
  given: number,
  { gap = 1 }: Known = {},
): Map<string, Tally> {
  const { year } = forecast;
  const [now, before] = [ranksOf(source.table, year), ranksOf(source.table, year - gap)];
  const baseline =
    given === 0
      ? seasonBaseline(
          gap === 1
            ? source
            : { ...source, table: { ...source.table, cells: endingBefore(source.table, year - gap + 1, year).cells } },
          year,
          gap,
        )
      : driftBaseline(source, year, given);
  const test: Test = { source, before, isYoung: youngPools(source, year) };
  const tallies = new Map<string, Tally>();
  const tallyOf = (stratum: string) => {
    const tally = tallies.get(stratum) ?? emptyTally();
    tallies.set(stratum, tally);
    return tally;
  };
  for (const [round, ranks] of now.rounds) {
    if (round <= given) continue;
    const last = ranksStandingFor(before, round);
    for (let pool = 0; pool < ranks.length; pool += 1) {
      const rank = ranks[pool] ?? Number.NaN;
      if (Number.isNaN(rank) || source.keyOf(pool) === null) continue;
      const own = forecast.forecast(pool, round);
      const [q10, q50, q90] = forecast.quantiles(pool, round, SHOWN) ?? [];
      if (own === null || q10 === undefined || q50 === undefined || q90 === undefined) continue;
      const strata = strataOf(test, pool, round, own.isAbstaining).map(tallyOf);
      for (const tally of strata) addCell(tally, { q10, q50, q90, rank });
      const lastRank = last?.[pool] ?? Number.NaN;
      if (Number.isNaN(lastRank)) continue;
      for (const multiple of MULTIPLES) {
        const candidate = candidateAt(baseline, pool, round, lastRank * multiple, rank);
        const chance = forecast.chance(pool, round, lastRank * multiple);
        if (chance === null || candidate === null) continue;
        for (const tally of strata) addCandidate(tally, { ...candidate, chance });
      }
    }
  }
  return new Map([...tallies].sort(([one], [other]) => placeOf(source, one) - placeOf(source, other)));
}

/** The table without the cells of the years from `first` up to before `until`. */
function endingBefore(table: CutoffTable, first: number, until: number): CutoffTable {
  const { pool, year, round, rank, opening } = table.cells;
  const isKept = (_: number, cell: number) => (year[cell] ?? 0) < first || (year[cell] ?? 0) >= until;
  return {
    ...table,
    cells: {
      pool: pool.filter(isKept),
      year: year.filter(isKept),
      round: round.filter(isKept),
      rank: rank.filter(isKept),
      ...(opening && { opening: opening.filter(isKept) }),
    },
  };
}

/** The whole first, then the kinds of pool, then the rounds, then what has no history. */
function placeOf({ strata }: ExamSource, name: string): number {
  const order = [ALL, ...Object.keys(strata), YOUNG];
  const round = /^round (\d+)$/.exec(name)?.[1];
  if (round !== undefined) return order.length + Number(round);
  return order.includes(name) ? order.indexOf(name) : 100 + (name === COLD ? 0 : 1);
}

type Test = { source: ExamSource; before: YearRanks; isYoung: (pool: number) => boolean };

/** Pools without any rank before last year. */
function youngPools({ table: { cells, poolCount } }: ExamSource, year: number): (pool: number) => boolean {
  const isOld = new Uint8Array(poolCount);
  for (let cell = 0; cell < cells.pool.length; cell += 1) {
    if ((cells.year[cell] ?? year) < year - 1) isOld[cells.pool[cell] ?? 0] = 1;
  }
  return (pool) => isOld[pool] === 0;
}

function candidateAt(baseline: Baseline, pool: number, round: number, own: number, closing: number) {
  const { hard, stratified } = baseline(pool, round, Math.log(own));
  return Number.isNaN(hard) ? null : { hard, stratified, isIn: own <= closing * (1 + 1e-9) };
}

function strataOf({ source, before, isYoung }: Test, pool: number, round: number, isAbstaining: boolean): string[] {
  const isCold = [...before.rounds.values()].every((ranks) => Number.isNaN(ranks[pool] ?? Number.NaN));
  if (isCold) return [isAbstaining ? NEW_INSTITUTE : COLD];
  const kinds = Object.entries(source.strata).flatMap(([name, isIn]) => (isIn(pool, before.year) ? [name] : []));
  return [ALL, ...kinds, ...(isYoung(pool) ? [YOUNG] : []), `round ${round}`];
}
