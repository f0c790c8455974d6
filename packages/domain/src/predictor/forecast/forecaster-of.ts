import { type Forecaster, KNOTS } from '../forecaster.ts';
import type { CutoffTable } from './cutoff-table.ts';
import type { ForecastOfYear } from './fit-forecast.ts';

const MAX_ROUNDS = 16;
/** A round with fewer cells than this share of the fullest one was not published, except for a few leftovers. */
const LEAST_SHARE = 0.03;

/**
 * Tells whether a seat was given in a pool in a round of a year. A forecast says where a pool closes if it opens; in CAP most popular pools are full after the
 * first round and give no seats later, so the round 3 ranks of other pools say nothing about them. A round that was not held or not published that year is taken
 * as the latest one before it. `list` is the factor of the table whose rounds are published together.
 */
function openedRounds(
  { cells, factors, poolCount }: CutoffTable,
  year: number,
  list: string,
): (pool: number, round: number) => boolean {
  const { code, size } = factors[list] ?? { code: new Int32Array(poolCount), size: 1 };
  const isOpen = new Uint8Array(poolCount * MAX_ROUNDS);
  const counts = new Uint32Array(size * MAX_ROUNDS);
  for (let cell = 0; cell < cells.pool.length; cell += 1) {
    if (cells.year[cell] !== year) continue;
    const [pool, round] = [cells.pool[cell] ?? 0, cells.round[cell] ?? 0];
    isOpen[pool * MAX_ROUNDS + round] = 1;
    const at = (code[pool] ?? 0) * MAX_ROUNDS + round;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const heldBy = Array.from({ length: size }, (_, own) =>
    standIns(counts.subarray(own * MAX_ROUNDS, (own + 1) * MAX_ROUNDS)),
  );
  return (pool, round) => {
    const standIn = heldBy[code[pool] ?? 0]?.[round] ?? 0;
    return isOpen[pool * MAX_ROUNDS + standIn] === 1;
  };
}

/** For each round the latest held one up to it; the first held one before that. */
function standIns(counts: Uint32Array): number[] {
  const least = Math.max(1, Math.max(...counts) * LEAST_SHARE);
  const held = [...counts.keys()].filter((round) => (counts[round] ?? 0) >= least);
  return Array.from(counts, (_, round) => held.findLast((own) => own <= round) ?? held[0] ?? 0);
}

/** The year to forecast, how many of its rounds are asked for and how many are known, and the newest complete year before it. */
type Season = { year: number; rounds: number; givenRound: number; lastYear: number };

/** A fitted year as the predictor asks for it. A pool's later rounds count only where it had a seat in them last year, or once they are published. */
export function forecasterOf(table: CutoffTable, season: Season, fitted: ForecastOfYear): Forecaster {
  const hasOpened = openedRounds(table, season.lastYear, 'list');
  return {
    year: season.year,
    rounds: season.rounds,
    closingRanks: (pool, round) =>
      round <= season.givenRound || hasOpened(pool, round) ? fitted.quantiles(pool, round, KNOTS) : null,
    offered: fitted.offered,
    programmeOffered: fitted.programmeOffered,
    offerRecord: fitted.offerRecord,
    isByList: () => false,
    shared: (pool) => fitted.forecast(pool, season.rounds)?.shared ?? null,
  };
}
