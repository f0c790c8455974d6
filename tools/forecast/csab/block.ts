import type { Factor } from '@dakhila/domain/predictor/forecast/cutoff-table';
import { placesSeen, take, takeCodes } from '@dakhila/domain/predictor/forecast/numbers';
import { groupMedians } from '@dakhila/domain/predictor/forecast/volatility';
import { kindLines } from './kind-lines.ts';
import type { CsabLists } from './lists.ts';
import type { JosaaAtMoment, Moment } from './moments.ts';

/** What is known of the last round of CSAB in one year, a row for each pool that is in the newest list and in JoSAA. In logs. */
export type CsabBlock = {
  pools: Int32Array;
  cohort: Factor;
  /** The rank in the newest list. */
  anchor: Float64Array;
  /** How far JoSAA's last rank moved since that list; the cohort's median where the pool has none. */
  drift: Float64Array;
  /** The median drift of the cohort. */
  cohortDrift: Float64Array;
  /** From the anchor to where JoSAA's rank leads by kind of seat; the cohort's median where there is no line. */
  toKind: Float64Array;
  /** What the size of an error depends on. */
  spread: readonly Float64Array[];
  /** The rank as it came; NaN where no seat was allotted. */
  outcome: Float64Array;
};

/** Smaller moves say nothing about spread: 3%. */
const MOVE_FLOOR = 0.03;
const MIDDLE_LOG = 11;

/** The block of a year at a moment; null where there is no list that many years before. */
export function csabBlock(lists: CsabLists, josaaAt: JosaaAtMoment, moment: Moment, year: number): CsabBlock | null {
  const { csab, inJosaa, reached, josaaLast, cohort } = lists;
  const newest = reached.get(year - moment.gap);
  const before = josaaLast.get(year - moment.gap);
  if (newest === undefined || before === undefined) return null;
  const pools = placesSeen(newest.closing).filter((pool) => inJosaa[pool] !== -1);
  const own: Factor = { code: takeCodes(cohort.code, pools), size: cohort.size };
  const anchor = take(newest.closing, pools);
  const now = take(josaaAt(moment, year), pools);
  const lineOf = kindLines(lists, year - moment.gap);
  const moves = now.map((log, row) => log - (before[pools[row] ?? 0] ?? Number.NaN));
  const [cohortDrift, drift] = filled(moves, own);
  const [, toKind] = filled(
    now.map((log, row) => lineOf(pools[row] ?? 0, log) - (anchor[row] ?? 0)),
    own,
  );
  const isPwd = Float64Array.from(pools, (pool) => (csab.table.textOf(pool, 'isPwd') === '' ? 0 : 1));
  const isSingle = anchor.map((log, row) => (newest.opening[pools[row] ?? 0] === log ? 1 : 0));
  const height = anchor.map((log) => (log - MIDDLE_LOG) / 2);
  return {
    ...{ pools, cohort: own, anchor, drift, cohortDrift, toKind },
    spread: [
      anchor.map(() => 1),
      height,
      height.map((own) => own * own),
      isPwd,
      isSingle,
      drift.map((move, row) => Math.log(Math.abs(move - (cohortDrift[row] ?? 0)) + MOVE_FLOOR)),
      toKind.map((pull) => Math.log(Math.abs(pull) + MOVE_FLOOR)),
    ],
    outcome: take(reached.get(year)?.closing ?? newest.closing.map(() => Number.NaN), pools),
  };
}

/** The cohort's median by row, and the values with it where they are missing. */
function filled(values: Float64Array, cohort: Factor): [Float64Array, Float64Array] {
  const medians = groupMedians(values, cohort);
  const byRow = values.map((_, row) => medians[cohort.code[row] ?? 0] ?? 0);
  return [byRow, values.map((value, row) => (Number.isNaN(value) ? (byRow[row] ?? 0) : value))];
}
