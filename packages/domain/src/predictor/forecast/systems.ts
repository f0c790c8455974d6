import { type CutoffTable, cross, type Factor } from './cutoff-table.ts';
import type { ExamModel } from './exam-model.ts';
import { countSeen } from './numbers.ts';
import type { Without } from './parts.ts';

/** The pools of one system with their effects, renumbered from 0. `pools` holds their numbers in the table. */
export type System = {
  pools: Int32Array;
  level: readonly Factor[];
  stretch: { kind: Factor; programme: Factor } | null;
  volatility: readonly Factor[];
  noise: Factor;
  shift: Factor;
  cohort: Factor;
  usualShift: number;
  programme: Factor;
  institute: Factor;
  kind: Factor;
  /** Pools with one code in any of these are the same seat. */
  seats: readonly Factor[];
  trends: readonly Factor[];
  loosens: boolean;
  lastRoundDiffers: boolean;
  panel: Panel;
  /** By year, the log of what is published beforehand over that of the year before, NaN where unknown; null where nothing is. */
  growth: readonly Float64Array[] | null;
  /** The growth of a pool's list in a calendar year; undefined where it is not known. */
  listGrowth: (pool: number, year: number) => number | undefined;
  listPull: number;
  without: Without;
};

/** Logs of the closing ranks: `logs[year][round - 1][pool]`, NaN where there is none. Years are counted from `firstYear`. */
export type Panel = {
  firstYear: number;
  logs: readonly (readonly Float64Array[])[];
  /** Logs of the opening ranks, in the same places; all NaN where none are published. */
  openings: readonly (readonly Float64Array[])[];
};

/** What may be read: closing ranks of all years before `year`, and of it the rounds up to `givenRound`; seats and lists up to years of their own. */
export type Horizon = { year: number; givenRound: number; seatsYear: number; listYear: number };

/** A round counts as held when it has at least this share of the cells of the year's fullest round: lists of a few leftover seats do not. */
const LEAST_SHARE_OF_ROUND = 0.03;

const NOTHING: Without = new Set();

/** Splits a table into its systems, each with the closing ranks inside the horizon. Nothing beyond the horizon is read. */
export function systemsOf(
  table: CutoffTable,
  model: ExamModel,
  horizon: Horizon,
  without: Without = NOTHING,
): System[] {
  const system = cross(table, model.system);
  const crossed = new Map<readonly string[], Factor>();
  const crossOnce = (names: readonly string[]) => {
    const factor = crossed.get(names) ?? cross(table, names);
    crossed.set(names, factor);
    return factor;
  };
  return Array.from({ length: system.size }, (_, which) => {
    const pools = poolsOf(system, which);
    const own = (names: readonly string[]) => within(crossOnce(names), pools);
    const panel = panelOf(table, pools, horizon, without.has('openings'));
    return {
      pools,
      level: model.level.map(own),
      stretch: without.has('stretch')
        ? null
        : model.stretch && { kind: own(model.stretch.kind), programme: own(model.stretch.programme) },
      volatility: model.volatility.map(own),
      noise: own(model.noise),
      shift: own(model.shift),
      cohort: own(without.has('cohorts') ? model.shift : model.cohort),
      usualShift: model.usualShift,
      programme: own(model.related.programme),
      institute: own(model.related.institute),
      kind: own(model.kind),
      seats: model.seats.map(own),
      trends: without.has('trends') ? [] : model.trends.map(own),
      loosens: model.loosens,
      lastRoundDiffers: model.lastRoundDiffers,
      panel,
      growth: growthOf(table, pools, panel, horizon.seatsYear),
      listGrowth: (pool, year) => (year > horizon.listYear ? undefined : table.listGrowth?.(pools[pool] ?? 0, year)),
      listPull: model.listPull,
      without,
    };
  });
}

/** Plain loops here and below: they run over every pool for every factor, and callbacks are ten times slower. */
function poolsOf({ code }: Factor, which: number): Int32Array {
  const pools = new Int32Array(code.length);
  let count = 0;
  for (let pool = 0; pool < code.length; pool += 1) {
    if (code[pool] !== which) continue;
    pools[count] = pool;
    count += 1;
  }
  return pools.slice(0, count);
}

/** A factor over some pools only, its codes closed up. */
function within(factor: Factor, pools: Int32Array): Factor {
  const places = new Int32Array(factor.size).fill(-1);
  let size = 0;
  const code = new Int32Array(pools.length);
  for (let at = 0; at < pools.length; at += 1) {
    const old = factor.code[pools[at] ?? 0] ?? 0;
    if (places[old] === -1) {
      places[old] = size;
      size += 1;
    }
    code[at] = places[old] ?? 0;
  }
  return { code, size };
}

function panelOf(
  { poolCount, cells }: CutoffTable,
  pools: Int32Array,
  { year, givenRound }: Horizon,
  isPlain: boolean,
): Panel {
  const place = new Int32Array(poolCount).fill(-1);
  for (let at = 0; at < pools.length; at += 1) place[pools[at] ?? 0] = at;
  const isInside = (cell: number) => {
    const own = cells.year[cell] ?? 0;
    return own < year || (own === year && (cells.round[cell] ?? 0) <= givenRound);
  };
  let firstYear = year;
  let rounds = 0;
  for (let cell = 0; cell < cells.pool.length; cell += 1) {
    if (!isInside(cell) || place[cells.pool[cell] ?? 0] === -1) continue;
    firstYear = Math.min(firstYear, cells.year[cell] ?? year);
    rounds = Math.max(rounds, cells.round[cell] ?? 0);
  }
  const logs = Array.from({ length: year - firstYear + 1 }, () =>
    Array.from({ length: rounds }, () => new Float64Array(pools.length).fill(Number.NaN)),
  );
  const openings = logs.map((own) => own.map((column) => new Float64Array(column.length).fill(Number.NaN)));
  for (let cell = 0; cell < cells.pool.length; cell += 1) {
    const at = place[cells.pool[cell] ?? 0] ?? -1;
    if (at === -1 || !isInside(cell)) continue;
    const column = logs[(cells.year[cell] ?? 0) - firstYear]?.[(cells.round[cell] ?? 0) - 1];
    if (column === undefined) continue;
    const log = Math.log(cells.rank[cell] ?? 1);
    const before = column[at] ?? Number.NaN;
    if (before >= log) continue;
    column[at] = log;
    const opening = openings[(cells.year[cell] ?? 0) - firstYear]?.[(cells.round[cell] ?? 0) - 1];
    if (opening !== undefined && !isPlain) opening[at] = Math.log(cells.opening?.[cell] ?? Number.NaN);
  }
  return { firstYear, logs, openings };
}

/** How much grew what is published beforehand, year by year up to `last`. */
function growthOf(
  { published }: CutoffTable,
  pools: Int32Array,
  { firstYear, logs }: Panel,
  last: number,
): Float64Array[] | null {
  if (published === undefined) return null;
  return logs.map((_, at) => {
    const year = firstYear + at;
    const [before, now] = [published.get(year - 1), published.get(year)];
    const growth = new Float64Array(pools.length).fill(Number.NaN);
    if (before === undefined || now === undefined || year > last) return growth;
    for (let own = 0; own < pools.length; own += 1) {
      const pool = pools[own] ?? 0;
      growth[own] = Math.log((now[pool] ?? Number.NaN) / (before[pool] ?? Number.NaN));
    }
    return growth;
  });
}

const NO_LOGS = new Float64Array(0);

/** The logs of one round of one year. */
export function logsOf({ logs }: Panel, year: number, round: number): Float64Array {
  return logs[year]?.[round - 1] ?? NO_LOGS;
}

/** The rounds that were held in a year, in order. */
export function roundsHeld({ logs }: Panel, year: number): number[] {
  const counts = (logs[year] ?? []).map(countSeen);
  const least = Math.max(...counts, 1) * LEAST_SHARE_OF_ROUND;
  return counts.flatMap((count, at) => (count >= least ? [at + 1] : []));
}

/** The round used for another in a year: itself, else the latest earlier one, else the earliest. 0 when none was held. */
export function roundStandingFor(held: readonly number[], round: number): number {
  return held.findLast((own) => own <= round) ?? held[0] ?? 0;
}
