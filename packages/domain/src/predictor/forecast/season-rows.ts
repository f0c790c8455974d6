/**
 * What is known, before a season begins, of each pool's closing rank in one round of it: a block of rows, one a pool that had a closing rank in the
 * year before. Everything but the anchor is measured from the anchor and centred on its group, so that the year's shift stays apart.
 */

import { type Anchors, anchorsOf } from './anchors.ts';
import type { Factor } from './cutoff-table.ts';
import { type History, isSingleSeat, logWidth, sourceRound, trackOfRound } from './history.ts';
import { take, takeCodes } from './numbers.ts';
import type { Part } from './parts.ts';
import { logsOf } from './systems.ts';
import { groupMedians } from './volatility.ts';

export type SeasonBlock = {
  year: number;
  /** Rounds between the forecast round and the corresponding one of last year. */
  gap: number;
  pools: Int32Array;
  group: Factor;
  anchor: Float64Array;
  /** Change from the anchor, once known; NaN before. */
  change: Float64Array;
  /** The pulls on the rank: by the pool's own level, by the fit of all levels, then the finer ones. */
  location: readonly Float64Array[];
  spread: readonly Float64Array[];
};

/** Beyond this a log ratio is an accident of the lists: more than fourfold. */
const LARGEST = 1.5;
/** Smaller pulls say nothing about spread: 3 %. */
const PULL_FLOOR = 0.03;
const DOUBT_FLOOR = 0.003;

/** The block of a year and round. `asIf` hides last year's rounds after it, to learn what a round that did not exist costs. */
export function seasonBlock(
  history: History,
  year: number,
  round: number,
  asIf = Number.POSITIVE_INFINITY,
): SeasonBlock | null {
  const { system, held } = history;
  const before = (held[year - 1] ?? []).filter((own) => own <= asIf);
  const source = sourceRound(history, year, round, before);
  if (source === 0) return null;
  const anchors = anchorsOf(history, year, before, source);
  const { pools, anchor } = anchors;
  const outcome = logsOf(system.panel, year, round);
  const code = new Int32Array(pools.length);
  const change = new Float64Array(pools.length);
  for (let row = 0; row < pools.length; row += 1) {
    const pool = pools[row] ?? 0;
    code[row] = system.shift.code[pool] ?? 0;
    change[row] = (outcome[pool] ?? Number.NaN) - (anchor[row] ?? 0);
  }
  const group = { code, size: system.shift.size };
  const gap = system.lastRoundDiffers ? 0 : Math.max(round - source, 0);
  const columns = columnsOf(history, anchors, group, { year, round, gap });
  const added = addedColumns(history, anchors, year, trackOfRound(held[year - 1] ?? [], source));
  return { year, gap, pools, group, anchor, change, ...columns, location: [...columns.location, ...added] };
}

type At = { year: number; round: number; gap: number };

function columnsOf(
  { system: { without }, volatility }: History,
  anchors: Anchors,
  group: Factor,
  { year, round, gap }: At,
) {
  const { pools, anchor, doubt, isBorrowed, seasons } = anchors;
  const volatile = without.has('volatility') ? null : (volatility[year - 1] ?? null);
  const pull = (part: Part, values: Float64Array) =>
    without.has(part) ? new Float64Array(values.length) : centred(values, group);
  const level = pull('own-level', anchors.toLevel);
  const fit = pull('common-fit', anchors.toFit);
  const jumpy = new Float64Array(pools.length);
  if (volatile !== null)
    for (let row = 0; row < pools.length; row += 1) jumpy[row] = (volatile[pools[row] ?? 0] ?? 0) + TYPICAL_JUMP;
  // Younger than the lists: in the first years nothing can be old.
  const isNew = seasons.map((own) => (own < Math.min(2, year) ? 1 : 0));
  const isYoung = seasons.map((own) => (own < Math.min(3, year) ? 1 : 0));
  const height = anchor.map((log) => (log - MIDDLE_LOG) / 2);
  const isSingle = anchors.width.map(isSingleSeat);
  const width = anchors.width.map(logWidth);
  const everywhere = (value: number) => new Float64Array(pools.length).fill(value);
  const spread = [
    everywhere(1),
    height,
    times(height, height),
    jumpy,
    everywhere(volatile === null ? 1 : 0),
    level.map((own) => Math.log(Math.abs(own) + PULL_FLOOR)),
    fit.map((own) => Math.log(Math.abs(own) + PULL_FLOOR)),
    isNew,
    isYoung,
    everywhere(round === 1 ? 1 : 0),
    everywhere(gap),
    isBorrowed,
    doubt.map((variance) => Math.log(variance + DOUBT_FLOOR)),
    isSingle,
    width,
    times(width, height),
  ];
  return {
    location: [
      level,
      fit,
      pull('round-path', anchors.sinceFirst),
      pull('round-path', anchors.untilLast),
      times(level, jumpy),
      times(fit, jumpy),
      times(level, isNew),
      times(fit, isNew),
    ],
    spread: without.has('spread-by-pool') ? spread.slice(0, 1) : spread,
  };
}

/** How the pool's related pools changed last year and how its programme grew, compared with its cohort. */
function addedColumns({ system, trends }: History, { pools }: Anchors, year: number, track: number): Float64Array[] {
  const cohort = { code: takeCodes(system.cohort.code, pools), size: system.cohort.size };
  const own = trends[track]?.[year - 1] ?? [];
  const growth = system.growth?.[year];
  return [
    ...system.trends.map((_, at) => centred(take(own[at] ?? new Float64Array(system.pools.length), pools), cohort)),
    ...(growth === undefined ? [] : [centred(take(growth, pools), cohort)]),
  ];
}

/** A plain loop: a callback for each number would take a tenth of the whole fit. */
function times(one: Float64Array, other: Float64Array): Float64Array {
  const product = new Float64Array(one.length);
  for (let row = 0; row < one.length; row += 1) product[row] = (one[row] ?? 0) * (other[row] ?? 0);
  return product;
}

/** Subtracts the group's median, clips, and sets missing values to 0. */
function centred(values: Float64Array, group: Factor): Float64Array {
  const middle = groupMedians(values, group);
  const out = new Float64Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    const away = (values[row] ?? Number.NaN) - (middle[group.code[row] ?? 0] ?? 0);
    out[row] = Number.isNaN(away) ? 0 : Math.min(Math.max(away, -LARGEST), LARGEST);
  }
  return out;
}

/** Only to keep columns near 0, where the regressions are well behaved: a surprise of 10 %, a rank of 3,000. */
const TYPICAL_JUMP = 2.3;
const MIDDLE_LOG = 8;
