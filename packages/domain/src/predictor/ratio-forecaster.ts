import { type Forecaster, KNOTS } from './forecaster.ts';

/**
 * The simplest honest forecast: last year's closing rank times what such ranks were multiplied by from one year to the next.
 *
 * Method. For each group of like pools and each round, all yearly ratios of the past are collected (in logs); their quantiles, put on last year's closing
 * rank, are the forecast. Whole years shift together, so years are pooled and the shift is part of the spread. Rounds are matched from the end: the
 * last round of a year with five rounds is compared with the last one of a year with six. A round without a closing rank uses the latest
 * earlier one, and the ratios it is given are of the same two rounds.
 * Data. Own cut-offs of the rank list at hand, no preparatory ranks.
 * Where it is not to be trusted. It knows nothing of a pool but last year's rank: no mean reversion, no size, no neighbours. Groups with few years
 * behind them have seen few shifts and look surer than they are.
 */
export type PoolHistory = {
  /** Cells of pool `p` lie from `firstCell[p]` to `firstCell[p + 1]`, oldest year and round first. */
  firstCell: Uint32Array;
  year: Uint16Array;
  round: Uint8Array;
  rank: Float64Array;
  /** Pools alike have the same number. */
  group: Uint8Array;
};

const VERSION = 'ratios-1';
/** With fewer ratios than this a group is too small to speak for itself, and all groups speak for it. */
const ENOUGH_RATIOS = 150;
const EVERY_GROUP = -1;

/** Fits the ratios and gives the forecaster of `year`, which must come after the last year of the history. */
export function ratioForecaster(history: PoolHistory, { year, rounds }: { year: number; rounds: number }): Forecaster {
  const roundsOf = roundsByYear(history);
  const last = Math.max(...roundsOf.keys());
  const gap = Math.max(1, year - last);
  const known = new Map<string, readonly number[] | null>();
  return {
    version: VERSION,
    year,
    rounds,
    closingRanks: (pool, round) => {
      const source = closingBy(history, pool, last, matched(round, rounds, roundsOf.get(last) ?? rounds));
      if (source === null) return null;
      const growth =
        ratioQuantiles(history.group[pool] ?? 0, round, source.round) ??
        ratioQuantiles(EVERY_GROUP, round, source.round);
      if (growth === null) return null;
      const middle = growth[MIDDLE] ?? 0;
      // Each further year adds its own shift; the middle goes on, the spread grows with the root of the years.
      return growth.map((log) => source.rank * Math.exp(middle * gap + (log - middle) * Math.sqrt(gap)));
    },
  };

  function ratioQuantiles(group: number, round: number, sourceRound: number): readonly number[] | null {
    const key = `${group} ${round} ${sourceRound}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ratios = collect(group, round, sourceRound);
    const found = ratios.length < (group === EVERY_GROUP ? 1 : ENOUGH_RATIOS) ? null : quantiles(ratios);
    known.set(key, found);
    return found;
  }

  function collect(group: number, round: number, sourceRound: number): Float64Array {
    const ratios: number[] = [];
    const sourceIsLast = sourceRound === roundsOf.get(last);
    for (const [from, count] of roundsOf) {
      const nextCount = roundsOf.get(from + 1);
      if (nextCount === undefined) continue;
      const source = sourceIsLast ? count : Math.min(sourceRound, count);
      const target = matched(round, rounds, nextCount);
      for (let pool = 0; pool < history.group.length; pool += 1) {
        if (group !== EVERY_GROUP && history.group[pool] !== group) continue;
        const one = closingBy(history, pool, from, source);
        const other = one === null ? null : closingBy(history, pool, from + 1, target);
        if (one !== null && other !== null) ratios.push(Math.log(other.rank / one.rank));
      }
    }
    return Float64Array.from(ratios).sort();
  }
}

const MIDDLE = KNOTS.indexOf(0.5);

/** The round of a year that answers to one of the coming year: the last to the last, the others by number. */
function matched(round: number, rounds: number, count: number): number {
  return round === rounds ? count : Math.min(round, count);
}

function roundsByYear({ year, round }: PoolHistory): Map<number, number> {
  const most = new Map<number, number>();
  for (let cell = 0; cell < year.length; cell += 1) {
    const [at, count] = [year[cell] ?? 0, round[cell] ?? 0];
    if (count > (most.get(at) ?? 0)) most.set(at, count);
  }
  return most;
}

/** The closing rank of a pool in the latest round up to `by`; of the first round after it where there is none. */
function closingBy({ firstCell, year, round, rank }: PoolHistory, pool: number, inYear: number, by: number) {
  let found: { rank: number; round: number } | null = null;
  const end = firstCell[pool + 1] ?? 0;
  for (let cell = firstCell[pool] ?? 0; cell < end; cell += 1) {
    if (year[cell] !== inYear) continue;
    const at = round[cell] ?? 0;
    if (found !== null && at > by) break;
    found = { rank: rank[cell] ?? 1, round: at };
  }
  return found;
}

function quantiles(sorted: Float64Array): number[] {
  return KNOTS.map((share) => {
    const at = share * (sorted.length - 1);
    const low = Math.floor(at);
    const first = sorted[low] ?? 0;
    return first + ((sorted[Math.min(low + 1, sorted.length - 1)] ?? 0) - first) * (at - low);
  });
}
