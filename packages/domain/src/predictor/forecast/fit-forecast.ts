/**
 * Forecasts of closing ranks: for every pool and round of one admission year the distribution of its closing rank, from the years before and the
 * rounds of the year that are already known.
 *
 * Method: see `level-filter` (what a pool's rank is without the noise of a year), `season-model` (before the season), `drift-model` (later rounds once one is
 * known), `cold-start` (no rank last year), `year-shift` (what a whole group shares). Data: published closing ranks, and what else is
 * published before round 1 (`CutoffTable`).
 * Not to be trusted: brand-new institutes (`isAbstaining`), years in which the rules change, single-seat pools beyond their wide range.
 */
import type { OfferRecord, Shared } from '../forecaster.ts';
import type { CutoffTable } from './cutoff-table.ts';
import { chanceToReach, type Distribution, quantile, shareOfShift } from './distribution.ts';
import type { ExamModel } from './exam-model.ts';
import { fitSystem } from './fit-system.ts';
import type { Part, Without } from './parts.ts';
import { type Basis, distributionOf, forecastRound, type RoundForecast, type SystemModel } from './round-forecast.ts';
import type { Kinship } from './shared-errors.ts';
import { roundsHeld, systemsOf } from './systems.ts';

export type ForecastOptions = {
  year: number;
  /** Rounds of the year that are already published; 0 before the season. */
  givenRound?: number;
  /** How many rounds to forecast. Absent: as many as the last year had. */
  rounds?: number;
  /** How many rounds are planned, where that is fewer. */
  plannedRounds?: number;
  /** Whether it is so early that neither the seats nor the merit list of the year are published. */
  isEarly?: boolean;
  /** Parts of the method to do without. */
  without?: Without;
};

/** One forecast, with what it shares with others: needed where several closing ranks are drawn together. */
export type PoolForecast = { basis: Basis; isAbstaining: boolean; shared: Shared; distribution: Distribution };

export type ForecastOfYear = {
  year: number;
  rounds: number;
  /** The years whose data it rests on. */
  from: { firstYear: number; lastYear: number };
  /** Null where there is nothing to go by. */
  forecast: (pool: number, round: number) => PoolForecast | null;
  /** Closing ranks below which the given shares lie, rising with them. */
  quantiles: (pool: number, round: number, shares: readonly number[]) => number[] | null;
  /** The chance that the closing rank is at least `rank`: that a candidate with this rank has a seat. */
  chance: (pool: number, round: number, rank: number) => number | null;
  /** The chance that a pool with a seat last year offers one by the end of a round; 0 for others. All else here holds where a seat is offered. */
  offered: (pool: number, round: number) => number;
  /** The chance that the programme of a pool is offered at all. */
  programmeOffered: (pool: number) => number;
  /** In how many of the last years the seat of a pool was offered. */
  offerRecord: (pool: number) => OfferRecord;
};

type Fitted = { model: SystemModel; rounds: RoundForecast[]; firstGroup: number };

/** Fits everything and computes all forecasts of a year. Reads no cell of the year beyond the given round, and none of later years. */
export function fitForecast(table: CutoffTable, exam: ExamModel, options: ForecastOptions): ForecastOfYear {
  const { year, givenRound = 0 } = options;
  const newest = newestYear(table, year, givenRound);
  // Data may end years before the year asked for; the forecast is then of the year after the data, stretched over the wait.
  const nextYear = newest === year ? year : newest + 1;
  const wait = year - nextYear + 1;
  const lastKnown = (part: Part) => (options.isEarly || options.without?.has(part) ? year - 1 : year);
  const systems = systemsOf(
    table,
    exam,
    {
      year: nextYear,
      givenRound: newest === year ? givenRound : 0,
      seatsYear: lastKnown('seats'),
      listYear: lastKnown('list'),
    },
    options.without,
  );
  const isUpheaval = exam.upheavals.includes(year) && !options.without?.has('upheavals');
  const placeOf = { system: new Int8Array(table.poolCount).fill(-1), pool: new Int32Array(table.poolCount) };
  const fitted: Fitted[] = [];
  let groups = 0;
  let rounds = options.rounds ?? 0;
  let firstYear = year;
  for (const system of systems) {
    const planned =
      options.plannedRounds ?? options.rounds ?? roundsHeld(system.panel, system.panel.logs.length - 2).at(-1) ?? 0;
    const model = fitSystem(system, { plannedRounds: planned, wait, isUpheaval, year });
    if (model === null) continue;
    system.pools.forEach((pool, at) => {
      placeOf.system[pool] = fitted.length;
      placeOf.pool[pool] = at;
    });
    firstYear = Math.min(firstYear, system.panel.firstYear);
    fitted.push({ model, rounds: [], firstGroup: groups });
    groups += system.shift.size;
    if (options.rounds === undefined) rounds = Math.max(rounds, model.history.held[model.year - 1]?.at(-1) ?? 0);
  }
  for (const own of fitted) {
    for (let round = 1; round <= rounds; round += 1) own.rounds.push(forecastRound(own.model, round));
  }
  const answerOf = (pool: number, round: number) => {
    const own = fitted[placeOf.system[pool] ?? -1];
    const columns = own?.rounds[round - 1];
    return own && columns ? distributionOf(own.model, columns, placeOf.pool[pool] ?? 0) : null;
  };
  const forecast = (pool: number, round: number): PoolForecast | null => {
    const own = fitted[placeOf.system[pool] ?? -1];
    const answer = answerOf(pool, round);
    if (!own || !answer) return null;
    const group = own.firstGroup + (own.model.history.system.shift.code[placeOf.pool[pool] ?? 0] ?? 0);
    return { ...answer, shared: sharedOf(answer.distribution, own.model.season?.kinship, group) };
  };
  const modelOf = (pool: number) => fitted[placeOf.system[pool] ?? -1]?.model;
  return {
    year,
    rounds,
    from: { firstYear, lastYear: newest },
    forecast,
    quantiles: (pool, round, shares) => {
      const own = answerOf(pool, round);
      return own && shares.map((share) => Math.max(1, Math.exp(quantile(own.distribution, share))));
    },
    chance: (pool, round, rank) => {
      const own = answerOf(pool, round);
      return own && chanceToReach(own.distribution, Math.log(rank));
    },
    offered: (pool, round) => modelOf(pool)?.offers.byRound(placeOf.pool[pool] ?? 0, round) ?? 0,
    programmeOffered: (pool) => modelOf(pool)?.offers.programme ?? 0,
    offerRecord: (pool) => modelOf(pool)?.offers.record(placeOf.pool[pool] ?? 0) ?? { offered: 0, of: 0 },
  };
}

/** The year's part of the variance is taken as the whole group's, cohorts moving as one: rather too much in common than too little. Kin share in what is left. */
function sharedOf(distribution: Distribution, kinship: Kinship | undefined, group: number): Shared {
  const year = shareOfShift(distribution);
  const { institute = 0, programme = 0, rounds = 0 } = kinship ?? {};
  return { group, year, institute: (1 - year) * institute, programme: (1 - year) * programme, rounds };
}

/** The newest year that may be read. */
function newestYear({ cells }: CutoffTable, year: number, givenRound: number): number {
  let newest = 0;
  for (let cell = 0; cell < cells.year.length; cell += 1) {
    const own = cells.year[cell] ?? 0;
    if (own > newest && (own < year || (own === year && (cells.round[cell] ?? 0) <= givenRound))) newest = own;
  }
  return newest;
}
