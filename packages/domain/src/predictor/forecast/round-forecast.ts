/**
 * The forecasts of one round for all pools of a system, each from the best that is known: the published rank, the season so far, last year, its kind.
 * Fitted numbers come from the models beside this file; nothing is fitted here. Kept as columns, because there are some 200,000 of them.
 */
import { coldBlock } from './cold-start.ts';
import type { Distribution } from './distribution.ts';
import type { DriftModel } from './drift-model.ts';
import { type DriftHistory, driftBlock } from './drift-rows.ts';
import type { History } from './history.ts';
import { chanceOf, predict } from './linear-fits.ts';
import type { Offers } from './offers.ts';
import type { SeasonModel } from './season-model.ts';
import { seasonBlock } from './season-rows.ts';
import type { Shape } from './shape.ts';
import { logsOf } from './systems.ts';
import type { LocationModel } from './training.ts';
import type { YearShift } from './year-shift.ts';

/** What a forecast rests on: the pool's own rank of last year, its kind alone, a round of this season, or the published rank itself. */
export type Basis = 'last-year' | 'kind' | 'this-season' | 'published';

/** The forecasts of one round as columns by pool of a system; `kind` is an index in `KINDS`, 0 where there is none. */
export type RoundForecast = {
  round: number;
  /** Whether those that rest on their kind alone are among them yet. */
  hasKinds: boolean;
  kind: Uint8Array;
  isAbstaining: Uint8Array;
  /** Log rank; where the rank loosens, log of the size of the move. */
  location: Float64Array;
  spread: Float64Array;
  /** Spread of the shift the pool shares with its group. */
  shift: Float64Array;
  base: Float64Array;
  stays: Float64Array;
};

const KINDS: readonly (Basis | null)[] = [null, 'last-year', 'kind', 'this-season', 'published'];
const NONE = 0;

/** Everything fitted on one system, and how the wait since the last data and the rules of the year stretch it. */
export type SystemModel = {
  history: History;
  year: number;
  season: SeasonModel | null;
  /** Fitted when a pool first needs it: few ever do. */
  cold: () => LocationModel | null;
  drift: { history: DriftHistory; model: DriftModel } | null;
  shifts: readonly YearShift[];
  offers: Offers;
  /** Multiplies the spread of season and cold forecasts. */
  widening: number;
};

/** The forecasts of a round: what is known of it, else from the season so far, else from last year. Those from the kind of pool come when one is asked for. */
export function forecastRound(model: SystemModel, round: number): RoundForecast {
  const size = model.history.system.pools.length;
  const out: RoundForecast = {
    round,
    hasKinds: false,
    kind: new Uint8Array(size),
    isAbstaining: new Uint8Array(size),
    location: new Float64Array(size),
    spread: new Float64Array(size),
    shift: new Float64Array(size),
    base: new Float64Array(size),
    stays: new Float64Array(size),
  };
  fromPublished(model, round, out);
  fromThisSeason(model, round, out);
  fromLastYear(model, round, out);
  return out;
}

/** The distribution of one pool, with what it rests on. Null where nothing is said. */
export function distributionOf(
  model: SystemModel,
  round: RoundForecast,
  pool: number,
): { basis: Basis; isAbstaining: boolean; distribution: Distribution } | null {
  if (round.kind[pool] === NONE && !round.hasKinds) fromKind(model, round);
  const basis = KINDS[round.kind[pool] ?? NONE] ?? null;
  if (basis === null) return null;
  const around = {
    kind: 'around' as const,
    location: round.location[pool] ?? 0,
    spread: round.spread[pool] ?? 0,
    shift: round.shift[pool] ?? 0,
    shape: shapeOf(model, basis),
  };
  const isAbstaining = round.isAbstaining[pool] === 1;
  if (basis !== 'this-season' || model.drift?.model.moves === null)
    return { basis, isAbstaining, distribution: around };
  return {
    basis,
    isAbstaining,
    distribution: { kind: 'loosening', base: round.base[pool] ?? 0, stays: round.stays[pool] ?? 0, size: around },
  };
}

const NO_SHAPE: Shape = new Float64Array(0);

function shapeOf({ season, cold, drift }: SystemModel, basis: Basis): Shape {
  if (basis === 'last-year') return season?.shape ?? NO_SHAPE;
  if (basis === 'kind') return cold()?.shape ?? NO_SHAPE;
  return basis === 'this-season' ? (drift?.model.shape ?? NO_SHAPE) : NO_SHAPE;
}

function fromPublished({ history, year }: SystemModel, round: number, out: RoundForecast): void {
  const logs = logsOf(history.system.panel, year, round);
  for (let pool = 0; pool < logs.length; pool += 1) {
    const log = logs[pool] ?? Number.NaN;
    if (Number.isNaN(log)) continue;
    out.kind[pool] = KINDS.indexOf('published');
    out.location[pool] = log;
  }
}

function fromThisSeason({ drift, year }: SystemModel, round: number, out: RoundForecast): void {
  if (drift === null || round <= drift.history.known) return;
  const block = driftBlock(drift.history, year, round);
  const design = { rows: block.pools.length, columns: block.columns };
  const location = predict(design, drift.model.location);
  const spread = predict(design, drift.model.spread);
  const { cohort } = drift.history.history.system;
  const moves = drift.model.moves && predict(design, drift.model.moves);
  for (let row = 0; row < block.pools.length; row += 1) {
    const pool = block.pools[row] ?? 0;
    if (out.kind[pool] !== NONE) continue;
    const base = block.base[row] ?? 0;
    out.kind[pool] = KINDS.indexOf('this-season');
    out.location[pool] = moves === null ? base + (location[row] ?? 0) : (location[row] ?? 0);
    out.spread[pool] = Math.exp(spread[row] ?? 0);
    out.shift[pool] = drift.model.shifts[cohort.code[pool] ?? 0] ?? 0;
    out.base[pool] = base;
    out.stays[pool] = moves === null ? 0 : 1 - chanceOf(moves[row] ?? 0);
  }
}

function fromLastYear(model: SystemModel, round: number, out: RoundForecast): void {
  const { history, season, year, shifts, widening } = model;
  const block = season && seasonBlock(history, year, round);
  if (season === null || block === null) return;
  const rows = block.pools.length;
  const location = predict({ rows, columns: block.location }, season.location);
  const spread = predict({ rows, columns: block.spread }, season.spread);
  for (let row = 0; row < block.pools.length; row += 1) {
    const pool = block.pools[row] ?? 0;
    if (out.kind[pool] !== NONE) continue;
    const group = block.group.code[row] ?? 0;
    const beyond = block.gap > 0 ? (season.gapShift[group] ?? 0) : 0;
    out.kind[pool] = KINDS.indexOf('last-year');
    const shift = shifts[history.system.cohort.code[pool] ?? 0];
    out.location[pool] = (block.anchor[row] ?? 0) + (location[row] ?? 0) + (shift?.mean ?? 0) + beyond;
    out.spread[pool] = widening * Math.exp(spread[row] ?? 0);
    out.shift[pool] = shift?.spread ?? 0;
  }
}

function fromKind(model: SystemModel, out: RoundForecast): void {
  const { history, year, shifts, widening } = model;
  out.hasKinds = true;
  const cold = model.cold();
  const block = cold && coldBlock(history, year, out.round);
  if (cold === null || block === null) return;
  const rows = block.pools.length;
  const location = predict({ rows, columns: block.location }, cold.location);
  const spread = predict({ rows, columns: block.spread }, cold.spread);
  for (let row = 0; row < block.pools.length; row += 1) {
    const pool = block.pools[row] ?? 0;
    if (out.kind[pool] !== NONE) continue;
    const shift = shifts[history.system.cohort.code[pool] ?? 0];
    out.kind[pool] = KINDS.indexOf('kind');
    out.isAbstaining[pool] = block.isAbstaining[row] ?? 0;
    out.location[pool] = (block.base[row] ?? 0) + (location[row] ?? 0) + (shift?.mean ?? 0);
    out.spread[pool] = widening * Math.exp(spread[row] ?? 0);
    out.shift[pool] = shift?.spread ?? 0;
  }
}
