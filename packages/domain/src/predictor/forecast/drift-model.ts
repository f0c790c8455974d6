/**
 * The forecast of later rounds once a round of the season is known: how far each pool still moves from its latest rank.
 *
 * Where ranks only loosen (JoSAA) a pool may keep its rank to the end: the odds of that are one regression, the size of the move another. Elsewhere
 * (CAP) the move itself is fitted. Features are the usual move of the pool and of its kind, how the known rank lies to the pool's level and to the
 * fit of all levels this year, and the rank itself. Years share a shift of their own.
 */
import { SIZE_FLOOR } from './distribution.ts';
import { type DriftBlock, type DriftHistory, driftBlock } from './drift-rows.ts';
import { type Design, fitOdds, fitSpread, leastAbsolute, predict } from './linear-fits.ts';
import { median } from './numbers.ts';
import { type Shape, shapeOf } from './shape.ts';
import { fading } from './year-shift.ts';

export type DriftModel = {
  /** Odds of moving at all; null where every pool moves. */
  odds: Float64Array | null;
  location: Float64Array;
  spread: Float64Array;
  shape: Shape;
  /** Spread of the shift that a whole year shares. */
  shift: number;
};

const MOST_YEARS = 8;
const FEWEST_ROWS = 200;
const PENALTY = 1e-3;
const LARGEST_ERROR = { size: 4, move: 2 };
/** Of the yearly shift before any year is known, in the units of the model. Counts as one year. */
const PRIOR_SHIFT = 0.05;
/** A move below this is a rounding of the lists. */
const STILL = 1e-9;

/** Learns from the years before `year`. Null when no year had the known round and a later one. */
export function fitDrift(drift: DriftHistory, year: number): DriftModel | null {
  const blocks = trainingBlocks(drift, year);
  const all = stack(blocks, year, () => true);
  if (all.target.length < FEWEST_ROWS) return null;
  const { loosens } = drift.history.system;
  const odds = loosens
    ? fitOdds(
        all.design,
        all.target.map((move) => (move > STILL ? 1 : 0)),
        all.weight,
      )
    : null;
  const moved = loosens ? stack(blocks, year, (move) => move > STILL) : all;
  const target = loosens ? moved.target.map((move) => Math.log(move + SIZE_FLOOR)) : moved.target;
  return { odds, ...fitMoves(moved, target, loosens ? LARGEST_ERROR.size : LARGEST_ERROR.move) };
}

function trainingBlocks(drift: DriftHistory, target: number): DriftBlock[] {
  const { held } = drift.history;
  const blocks: DriftBlock[] = [];
  for (let year = Math.max(1, target - MOST_YEARS); year < target; year += 1) {
    const rounds = held[year] ?? [];
    if (!rounds.includes(drift.known)) continue;
    for (const round of rounds) if (round > drift.known) blocks.push(driftBlock(drift, year, round));
  }
  return blocks;
}

type Rows = { design: Design; target: Float64Array; weight: Float64Array; year: Int16Array };

function stack(blocks: readonly DriftBlock[], now: number, isTaken: (move: number) => boolean): Rows {
  const taken = blocks.map(({ move }) => {
    const rows: number[] = [];
    for (let row = 0; row < move.length; row += 1) {
      const own = move[row] ?? Number.NaN;
      if (!Number.isNaN(own) && isTaken(own)) rows.push(row);
    }
    return rows;
  });
  const rows = taken.reduce((sum, own) => sum + own.length, 0);
  const width = blocks[0]?.design.width ?? 0;
  const stacked: Rows = {
    design: { rows, width, values: new Float64Array(rows * width) },
    target: new Float64Array(rows),
    weight: new Float64Array(rows),
    year: new Int16Array(rows),
  };
  let at = 0;
  blocks.forEach(({ design, move, year }, which) => {
    for (const row of taken[which] ?? []) {
      stacked.design.values.set(design.values.subarray(row * width, (row + 1) * width), at * width);
      stacked.target[at] = move[row] ?? 0;
      stacked.weight[at] = fading(now - year);
      stacked.year[at] = year;
      at += 1;
    }
  });
  return stacked;
}

function fitMoves({ design, weight, year }: Rows, target: Float64Array, largest: number): Omit<DriftModel, 'odds'> {
  const sizes = (errors: Float64Array) => errors.map((error) => Math.min(Math.abs(error), largest));
  const middle = median(target);
  const first = predict(design, fitSpread(design, sizes(target.map((own) => own - middle)), weight));
  const penalty = Array.from({ length: design.width }, () => PENALTY);
  const location = leastAbsolute(
    design,
    target,
    weight.map((own, row) => own / Math.exp(first[row] ?? 0)),
    penalty,
  );
  const fitted = predict(design, location);
  const errors = target.map((own, row) => own - (fitted[row] ?? 0));
  const spread = fitSpread(design, sizes(errors), weight);
  const logs = predict(design, spread);
  const shape = shapeOf(
    errors.map((error, row) => error / Math.exp(logs[row] ?? 0)),
    weight,
  );
  return { location, spread, shape, shift: shiftOfYears(errors, year) };
}

/** The spread of the years' median errors about 0. */
function shiftOfYears(errors: Float64Array, year: Int16Array): number {
  const byYear = Map.groupBy(errors.keys(), (row) => year[row] ?? 0);
  const medians = [...byYear.values()].map((rows) => median(rows.map((row) => errors[row] ?? 0)));
  const squares = medians.reduce((sum, own) => sum + own * own, PRIOR_SHIFT ** 2);
  return Math.sqrt(squares / (medians.length + 1));
}
