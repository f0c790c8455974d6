import { type Forecaster, KNOT_SCORES, KNOTS, SHOWN_KNOTS, type Shared } from './forecaster.ts';
import { CERTAIN, normalBelow } from './normal.ts';
import type { OfferHistory } from './offer-doubt.ts';

/**
 * Forecasts of every pool and round: logs of the closing ranks at the knots, NaN where the model abstains. Stored round by round, because a run reads the last
 * round of thousands of pools and the others of few.
 */
export type ForecastTable = {
  year: number;
  rounds: number;
  poolCount: number;
  logs: Float32Array;
  /** By pool: the round from which on it closes where it does in the last one. */
  settledFrom: Uint8Array;
  /** By pool: up to this logarithm of a rank a seat is certain in every round, if one is offered. Most pools of a run are: nothing else is read of them. */
  certainTo: Float32Array;
  /** The chance that a pool offers a seat by the end of a round, laid out like the logs, never falling from round to round; of its programme, by pool. */
  offered: Float32Array;
  programmeOffered: Float32Array;
  /** By pool, as in `OfferRecord`; `since` is 0 where there is none. */
  offerRecord: { offered: Uint8Array; of: Uint8Array; since: Uint16Array };
  /** By pool: 1 where closing ranks are shares of the year's list. */
  isByList: Uint8Array;
  /** By pool: 1 where the forecast is not by the list and its range goes into the last tenth of it. */
  reachesListEnd: Uint8Array;
  /** By pool, see `Shared`; 0 where the model abstains. */
  shared: Readonly<Record<keyof Shared, Float32Array>>;
};

const WIDTH = KNOTS.length;
/** Beyond the outer knots the tail goes on with the slope of the last stretch, but never steeper than this many scores a log unit. */
const STEEPEST = 200;

/** Asks the model once for everything. A seat that opened in an earlier round stays open, so that each round reaches at least as deep as the one before. */
export function tabulate(forecaster: Forecaster, poolCount: number): ForecastTable {
  const { rounds, year } = forecaster;
  const logs = new Float32Array(poolCount * rounds * WIDTH).fill(Number.NaN);
  const offered = new Float32Array(poolCount * rounds);
  const programmeOffered = new Float32Array(poolCount);
  const offerRecord = {
    ...{ offered: new Uint8Array(poolCount), of: new Uint8Array(poolCount) },
    since: new Uint16Array(poolCount),
  };
  for (let pool = 0; pool < poolCount; pool += 1) {
    programmeOffered[pool] = forecaster.programmeOffered(pool);
    const record = forecaster.offerRecord(pool);
    offerRecord.offered[pool] = record.offered;
    offerRecord.of[pool] = record.of;
    offerRecord.since[pool] = record.since ?? 0;
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (let pool = 0; pool < poolCount; pool += 1) {
      const ranks = forecaster.closingRanks(pool, round);
      const place = (round - 1) * poolCount + pool;
      const at = place * WIDTH;
      offered[place] = Math.max(forecaster.offered(pool, round), round === 1 ? 0 : (offered[place - poolCount] ?? 0));
      for (let knot = 0; knot < WIDTH; knot += 1) {
        const before = round === 1 ? Number.NaN : (logs[at - poolCount * WIDTH + knot] ?? Number.NaN);
        const own = ranks === null ? Number.NaN : Math.log(Math.max(1, ranks[knot] ?? 1));
        logs[at + knot] = own >= before || Number.isNaN(before) ? own : before;
      }
    }
  }
  return {
    year,
    rounds,
    poolCount,
    logs,
    settledFrom: settledRounds(logs, poolCount, rounds),
    certainTo: certainRanks(logs, poolCount, rounds),
    offered,
    programmeOffered,
    offerRecord,
    isByList: Uint8Array.from({ length: poolCount }, (_, pool) => (forecaster.isByList(pool) ? 1 : 0)),
    reachesListEnd: Uint8Array.from({ length: poolCount }, (_, pool) => (forecaster.reachesListEnd?.(pool) ? 1 : 0)),
    shared: sharedColumns(forecaster, poolCount),
  };
}

function settledRounds(logs: Float32Array, poolCount: number, rounds: number): Uint8Array {
  const settled = new Uint8Array(poolCount).fill(rounds);
  const isSame = (pool: number, round: number) => {
    const [one, other] = [((round - 1) * poolCount + pool) * WIDTH, (round * poolCount + pool) * WIDTH];
    for (let knot = 0; knot < WIDTH; knot += 1) if (logs[one + knot] !== logs[other + knot]) return false;
    return true;
  };
  for (let pool = 0; pool < poolCount; pool += 1) {
    let round = rounds;
    while (round > 1 && isSame(pool, round - 1)) round -= 1;
    settled[pool] = round;
  }
  return settled;
}

/** Somewhat beyond `CERTAIN`, because a rounded limit must not count an uncertain rank in. */
const CERTAIN_SCORE = CERTAIN + 0.01;

function certainRanks(logs: Float32Array, poolCount: number, rounds: number): Float32Array {
  const certain = new Float32Array(poolCount).fill(Number.POSITIVE_INFINITY);
  for (let place = 0; place < poolCount * rounds; place += 1) {
    const [low = Number.NaN, high = Number.NaN] = logs.subarray(place * WIDTH, place * WIDTH + 2);
    const limit = low - (CERTAIN_SCORE + KNOT_SCORES[0]) / slopeBetween(0, low, high);
    const pool = place % poolCount;
    // A round without a forecast has no certain rank.
    certain[pool] = Math.min(certain[pool] ?? 0, Number.isNaN(limit) ? Number.NEGATIVE_INFINITY : limit);
  }
  return certain;
}

function sharedColumns(forecaster: Forecaster, poolCount: number): ForecastTable['shared'] {
  const column = () => new Float32Array(poolCount);
  const columns = { group: column(), year: column(), institute: column(), programme: column(), rounds: column() };
  for (let pool = 0; pool < poolCount; pool += 1) {
    const shared = forecaster.shared(pool);
    if (shared === null) continue;
    columns.group[pool] = shared.group;
    columns.year[pool] = shared.year;
    columns.institute[pool] = shared.institute;
    columns.programme[pool] = shared.programme;
    columns.rounds[pool] = shared.rounds;
  }
  return columns;
}

/** What a pool shares with others, to draw several closing ranks together. */
export function sharedBy({ shared }: ForecastTable, pool: number): Shared {
  return {
    group: shared.group[pool] ?? 0,
    year: shared.year[pool] ?? 0,
    institute: shared.institute[pool] ?? 0,
    programme: shared.programme[pool] ?? 0,
    rounds: shared.rounds[pool] ?? 0,
  };
}

/** Whether the model forecasts a pool. */
export function isForecast({ logs, rounds, poolCount }: ForecastTable, pool: number): boolean {
  return !Number.isNaN(logs[((rounds - 1) * poolCount + pool) * WIDTH]);
}

/** The closing rank of a pool by the end of a round at one knot. */
export function closingAt({ logs, poolCount }: ForecastTable, pool: number, round: number, knot: number): number {
  return Math.round(Math.exp(logs[((round - 1) * poolCount + pool) * WIDTH + knot] ?? Number.NaN));
}

/** How far the median forecast of the last round is beyond a rank, in logs: also orders pools that are almost out of reach. */
export function marginBeyond({ logs, rounds, poolCount }: ForecastTable, pool: number, logRank: number): number {
  return (logs[((rounds - 1) * poolCount + pool) * WIDTH + SHOWN_KNOTS.q50] ?? 0) - logRank;
}

/** How far the logarithm of a rank is below that of the closing rank, in normal scores: the chance of a seat is the share of the normal below it. NaN where the round is not forecast. */
export function scoreOf({ logs, poolCount }: ForecastTable, pool: number, round: number, logRank: number): number {
  const at = ((round - 1) * poolCount + pool) * WIDTH;
  let knot = 1;
  while (knot < WIDTH - 1 && logRank > (logs[at + knot] ?? 0)) knot += 1;
  const low = logs[at + knot - 1] ?? 0;
  const high = logs[at + knot] ?? 0;
  return -((KNOT_SCORES[knot - 1] ?? 0) + (logRank - low) * slopeBetween(knot - 1, low, high));
}

/** Normal scores a log unit between a knot and the next one. */
const slopeBetween = (knot: number, low: number, high: number) =>
  Math.min(((KNOT_SCORES[knot + 1] ?? 0) - (KNOT_SCORES[knot] ?? 0)) / Math.max(high - low, 1e-9), STEEPEST);

/** Three points represent a normal spread, the middle and one on either side: exact for polynomials up to the fifth degree (Gauss and Hermite). */
const MIDDLE_WEIGHT = 2 / 3;
const SPREAD_AWAY = Math.sqrt(3);

/**
 * The chance that a candidate with this rank has a seat by the end of a round: that the pool offers one, and that it closes no earlier. 0 where the round is not
 * forecast; a rank that is an estimate counts with its spread.
 */
export function chanceOf(table: ForecastTable, pool: number, round: number, logRank: number, spread: number): number {
  return offeredBy(table, pool, round) * chanceIfOffered(table, pool, round, logRank, spread);
}

/** What the chance of an offer is based on, as it is shown: in how many of how many years, and since when where the seat is new. */
export function offerHistory({ offerRecord: { offered, of, since } }: ForecastTable, pool: number): OfferHistory {
  const years = offered[pool] ?? 0;
  const first = since[pool] || undefined;
  return { years, of: of[pool] ?? 0, ...(first && (years === 1 ? { newIn: first } : { since: first })) };
}

/** The chance that a pool offers a seat by the end of a round. */
export function offeredBy({ offered, poolCount }: ForecastTable, pool: number, round: number): number {
  return offered[(round - 1) * poolCount + pool] ?? 0;
}

/** The same chance of a seat where the pool offers one. Where closing ranks move with the list, so does an estimated place: its spread does not count. */
export function chanceIfOffered(
  table: ForecastTable,
  pool: number,
  round: number,
  logRank: number,
  spread: number,
): number {
  const away = table.isByList[pool] === 1 ? 0 : SPREAD_AWAY * spread;
  if (logRank + away < (table.certainTo[pool] ?? 0)) return 1;
  const worse = normalBelow(scoreOf(table, pool, round, logRank + away));
  if (Number.isNaN(worse)) return 0;
  // A rank that is sure of a seat even when worse, or of none even when better, needs no exact computation: this covers most pools.
  if (away === 0 || worse === 1) return worse;
  const better = normalBelow(scoreOf(table, pool, round, logRank - away));
  if (better === 0) return 0;
  const middle = normalBelow(scoreOf(table, pool, round, logRank));
  return MIDDLE_WEIGHT * middle + (1 - MIDDLE_WEIGHT) * 0.5 * (worse + better);
}
