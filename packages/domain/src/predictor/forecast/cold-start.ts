/**
 * The forecast of pools without a rank last year: those that return after a break, and new ones. They lean on the level they had, moved with their
 * kind since, or on the fit of all levels at their seat type, branch, institute and programme.
 *
 * The error is learnt from the new pools of past years, by how much there is to lean on.
 * Not to be trusted: at a brand-new institute the fit knows only branch and seat type. Such pools are marked to abstain.
 */
import type { Factor } from './cutoff-table.ts';
import { type History, trackOfRound } from './history.ts';
import { type Design, fitSpread, leastAbsolute, predict } from './linear-fits.ts';
import { type Shape, shapeOf } from './shape.ts';
import { logsOf, roundStandingFor } from './systems.ts';
import { fading } from './year-shift.ts';

export type ColdBlock = {
  pools: Int32Array;
  base: Float64Array;
  isAbstaining: Uint8Array;
  location: Design;
  spread: Design;
};
export type ColdModel = { pulls: Float64Array; spread: Float64Array; shape: Shape };

/** What a pool leans on, the most first. */
const LEANS = { ownPast: 0, programme: 1, institute: 2, nothing: 3 } as const;
const LOCATION_WIDTH = 5;
const SPREAD_WIDTH = 8;
const FEWEST_ROWS = 100;
const LARGEST_ERROR = 2;
const PENALTY = [0.02, 0.02, 0.02, 0.02, 0.02];

/** The pools without any rank in the year before, as they stand before a round of `year`. */
export function coldBlock(history: History, year: number, round: number): ColdBlock | null {
  const { system, held, states } = history;
  const before = held[year - 1] ?? [];
  const source = roundStandingFor(before, round);
  const state = states[trackOfRound(before, source)]?.[year - 1];
  if (source === 0 || state === undefined) return null;
  const columns = before.map((own) => logsOf(system.panel, year - 1, own));
  const isCold = (pool: number) => columns.every((logs) => Number.isNaN(logs[pool] ?? Number.NaN));
  const pools = Int32Array.from(system.pools.keys()).filter(isCold);
  const programmes = levelsSeen(system.programme, isCold);
  const institutes = levelsSeen(system.institute, isCold);
  const rows = pools.length;
  const block: ColdBlock = {
    pools,
    base: new Float64Array(rows),
    isAbstaining: new Uint8Array(rows),
    location: { rows, width: LOCATION_WIDTH, values: new Float64Array(rows * LOCATION_WIDTH) },
    spread: { rows, width: SPREAD_WIDTH, values: new Float64Array(rows * SPREAD_WIDTH) },
  };
  for (let row = 0; row < rows; row += 1) {
    const pool = pools[row] ?? 0;
    const fitted = state.fitted[pool] ?? 0;
    const level = state.level[pool] ?? Number.NaN;
    const lean = leanOf(
      level,
      programmes[system.programme.code[pool] ?? 0],
      institutes[system.institute.code[pool] ?? 0],
    );
    const base = lean === LEANS.ownPast ? level : fitted;
    const height = (base - 8) / 2;
    block.base[row] = base;
    block.isAbstaining[row] = lean === LEANS.nothing ? 1 : 0;
    const is = (kind: number) => (lean === kind ? 1 : 0);
    block.location.values.set([is(0), is(1), is(2), is(3), fitted - base], row * LOCATION_WIDTH);
    const doubt = Math.log((state.uncertainty[pool] ?? 0) + 0.003);
    block.spread.values.set(
      [1, is(1), is(2), is(3), doubt, height, height * height, round === 1 ? 1 : 0],
      row * SPREAD_WIDTH,
    );
  }
  return block;
}

function levelsSeen({ code, size }: Factor, isCold: (pool: number) => boolean): Uint8Array {
  const seen = new Uint8Array(size);
  for (let pool = 0; pool < code.length; pool += 1) if (!isCold(pool)) seen[code[pool] ?? 0] = 1;
  return seen;
}

function leanOf(level: number, programmeSeen: number | undefined, instituteSeen: number | undefined): number {
  if (!Number.isNaN(level)) return LEANS.ownPast;
  if (programmeSeen === 1) return LEANS.programme;
  return instituteSeen === 1 ? LEANS.institute : LEANS.nothing;
}

/** A year's shift by group, as the known pools showed it. */
export type ShiftOfYear = (year: number, round: number) => Float64Array | null;

/** Learns from the new pools of the years before `year`. Null when there were too few. */
export function fitCold(history: History, year: number, shiftOf: ShiftOfYear): ColdModel | null {
  const parts: { block: ColdBlock; row: number; target: number; weight: number }[] = [];
  for (let past = 1; past < year; past += 1) {
    const rounds = history.held[past] ?? [];
    for (const round of new Set([rounds[0], rounds.at(-1)])) {
      const block = round === undefined ? null : coldBlock(history, past, round);
      const shift = round === undefined ? null : shiftOf(past, round);
      if (round === undefined || block === null || shift === null) continue;
      const outcome = logsOf(history.system.panel, past, round);
      for (let row = 0; row < block.pools.length; row += 1) {
        const pool = block.pools[row] ?? 0;
        const group = history.system.shift.code[pool] ?? 0;
        const target = (outcome[pool] ?? Number.NaN) - (block.base[row] ?? 0) - (shift[group] ?? 0);
        if (!Number.isNaN(target)) parts.push({ block, row, target, weight: fading(year - past) });
      }
    }
  }
  return parts.length < FEWEST_ROWS ? null : fitRows(parts);
}

function fitRows(parts: readonly { block: ColdBlock; row: number; target: number; weight: number }[]): ColdModel {
  const design = (width: number, of: (block: ColdBlock) => Design): Design => {
    const values = new Float64Array(parts.length * width);
    parts.forEach(({ block, row }, at) => {
      values.set(of(block).values.subarray(row * width, (row + 1) * width), at * width);
    });
    return { rows: parts.length, width, values };
  };
  const location = design(LOCATION_WIDTH, (block) => block.location);
  const spreads = design(SPREAD_WIDTH, (block) => block.spread);
  const target = Float64Array.from(parts, (part) => part.target);
  const weight = Float64Array.from(parts, (part) => part.weight);
  const pulls = leastAbsolute(location, target, weight, PENALTY);
  const fitted = predict(location, pulls);
  const errors = target.map((own, row) => own - (fitted[row] ?? 0));
  const sizes = errors.map((error) => Math.min(Math.abs(error), LARGEST_ERROR));
  const spread = fitSpread(spreads, sizes, weight);
  const logs = predict(spreads, spread);
  const shape = shapeOf(
    errors.map((error, row) => error / Math.exp(logs[row] ?? 0)),
    weight,
  );
  return { pulls, spread, shape };
}
