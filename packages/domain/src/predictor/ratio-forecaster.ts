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
export type HistoricPool = {
  cells: readonly { year: number; round: number; rank: number }[];
  /** Pools alike have the same number. */
  group: number;
};

const VERSION = 'ratios-1';
/** With fewer ratios than this a group is too small to speak for itself, and all groups speak for it. */
const ENOUGH_RATIOS = 150;
const EVERY_GROUP = -1;
const MIDDLE = KNOTS.indexOf(0.5);

/** Fits the ratios of the years up to `lastYear` and gives the forecaster of `year`. */
export function ratioForecaster(
  pools: readonly HistoricPool[],
  { year, rounds, lastYear }: { year: number; rounds: number; lastYear: number },
): Forecaster {
  const panel = panelOf(pools, lastYear);
  const lastRounds = panel.roundsIn[lastYear - panel.firstYear] ?? rounds;
  const gap = Math.max(1, year - lastYear);
  const known = new Map<string, readonly number[] | null>();
  return {
    version: VERSION,
    year,
    rounds,
    closingRanks: (pool, round) => {
      const by = matched(round, rounds, lastRounds);
      const at = panel.placeOf(pool, lastYear, by);
      const log = panel.log[at] ?? Number.NaN;
      if (Number.isNaN(log)) return null;
      const source = panel.source[at] ?? by;
      const growth =
        ratioQuantiles(pools[pool]?.group ?? 0, round, source) ?? ratioQuantiles(EVERY_GROUP, round, source);
      if (growth === null) return null;
      const middle = growth[MIDDLE] ?? 0;
      // Each further year adds its own shift; the middle goes on, the spread grows with the root of the years.
      return growth.map((ratio) => Math.exp(log + middle * gap + (ratio - middle) * Math.sqrt(gap)));
    },
  };

  function ratioQuantiles(group: number, round: number, source: number): readonly number[] | null {
    const key = `${group} ${round} ${source}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ratios = collect(group, round, source);
    const found = ratios.length < (group === EVERY_GROUP ? 1 : ENOUGH_RATIOS) ? null : quantiles(ratios);
    known.set(key, found);
    return found;
  }

  function collect(group: number, round: number, source: number): Float64Array {
    const ratios: number[] = [];
    for (let from = panel.firstYear; from < lastYear; from += 1) {
      const count = panel.roundsIn[from - panel.firstYear] ?? 0;
      const nextCount = panel.roundsIn[from + 1 - panel.firstYear] ?? 0;
      if (count === 0 || nextCount === 0) continue;
      const by = source === lastRounds ? count : Math.min(source, count);
      const target = matched(round, rounds, nextCount);
      for (let pool = 0; pool < pools.length; pool += 1) {
        if (group !== EVERY_GROUP && pools[pool]?.group !== group) continue;
        const one = panel.log[panel.placeOf(pool, from, by)] ?? Number.NaN;
        const other = panel.log[panel.placeOf(pool, from + 1, target)] ?? Number.NaN;
        if (!Number.isNaN(one + other)) ratios.push(other - one);
      }
    }
    return Float64Array.from(ratios).sort();
  }
}

/** The round of a year that answers to one of the coming year: the last to the last, the others by number. */
function matched(round: number, rounds: number, count: number): number {
  return round === rounds ? count : Math.min(round, count);
}

/** For each pool, year and round the log of the closing rank in the latest round up to it, and which round that was; the first after it where there is none. */
function panelOf(pools: readonly HistoricPool[], lastYear: number) {
  const all = pools.flatMap(({ cells }) => cells).filter((cell) => cell.year <= lastYear);
  const firstYear = all.reduce((least, { year }) => Math.min(least, year), lastYear);
  const years = lastYear - firstYear + 1;
  const roundsIn: number[] = Array(years).fill(0);
  for (const { year, round } of all) roundsIn[year - firstYear] = Math.max(roundsIn[year - firstYear] ?? 0, round);
  const most = Math.max(1, ...roundsIn);
  const placeOf = (pool: number, year: number, round: number) => (pool * years + year - firstYear) * most + round - 1;
  const log = new Float64Array(pools.length * years * most).fill(Number.NaN);
  const source = new Uint8Array(log.length);
  pools.forEach(({ cells }, pool) => {
    // From the last cell back, so that a cell ends where the next one begins; the first of a year also stands for the rounds before it.
    for (let at = cells.length - 1; at >= 0; at -= 1) {
      const cell = cells[at];
      if (cell === undefined || cell.year > lastYear) continue;
      const begin = cells[at - 1]?.year === cell.year ? cell.round : 1;
      const end = cells[at + 1]?.year === cell.year ? (cells[at + 1]?.round ?? most) - 1 : most;
      const from = placeOf(pool, cell.year, begin);
      log.fill(Math.log(cell.rank), from, from + end - begin + 1);
      source.fill(cell.round, from, from + end - begin + 1);
    }
  });
  return { firstYear, roundsIn, placeOf, log, source };
}

function quantiles(sorted: Float64Array): number[] {
  return KNOTS.map((share) => {
    const at = share * (sorted.length - 1);
    const low = Math.floor(at);
    const first = sorted[low] ?? 0;
    return first + ((sorted[Math.min(low + 1, sorted.length - 1)] ?? 0) - first) * (at - low);
  });
}
