import type { Factor } from './cutoff-table.ts';
import { type Design, fitSpread, leastAbsolute, predict } from './linear-fits.ts';
import { takeInto } from './numbers.ts';
import { type Shape, shapeOf } from './shape.ts';
import { groupMedians } from './volatility.ts';

/** Rows of one year and round that a regression may learn from: `target` is NaN where the outcome is unknown. */
export type TrainingPart = {
  columns: readonly (readonly Float64Array[])[];
  target: Float64Array;
  weight: number;
  /** Rows of one cluster err together: a code by row. Absent: 0. */
  cluster?: Int32Array;
};

/** Designs (one for each set of columns) with target and weight, row by row. */
export type Training = {
  designs: readonly Design[];
  target: Float64Array;
  weight: Float64Array;
  cluster: Factor;
};

/** More rows than this add nothing: the errors of a year's pools are correlated. */
const MOST_ROWS = 30_000;

/** Stacks the rows with a known outcome; every n-th of them where there are too many. */
export function stackTraining(
  parts: readonly TrainingPart[],
  isTaken: (target: number) => boolean = () => true,
): Training {
  const isKnown = (target: number) => !Number.isNaN(target) && isTaken(target);
  let known = 0;
  for (const { target } of parts)
    for (let row = 0; row < target.length; row += 1) if (isKnown(target[row] ?? Number.NaN)) known += 1;
  const stride = Math.max(1, Math.ceil(known / MOST_ROWS));
  let count = 0;
  const taken = parts.map(({ target }) => {
    const rows = new Int32Array(target.length);
    let size = 0;
    for (let row = 0; row < target.length; row += 1) {
      if (!isKnown(target[row] ?? Number.NaN)) continue;
      if (count % stride === 0) {
        rows[size] = row;
        size += 1;
      }
      count += 1;
    }
    return rows.subarray(0, size);
  });
  const clusters = parts.reduce((most, { cluster }) => Math.max(most, largestOf(cluster) + 1), 1);
  const rows = taken.reduce((sum, own) => sum + own.length, 0);
  const training: Training = {
    designs: (parts[0]?.columns ?? []).map((columns) => ({ rows, columns: columns.map(() => new Float64Array(rows)) })),
    target: new Float64Array(rows),
    weight: new Float64Array(rows),
    cluster: { code: new Int32Array(rows), size: clusters },
  };
  let at = 0;
  parts.forEach((part, which) => {
    const own = taken[which] ?? new Int32Array(0);
    part.columns.forEach((columns, design) => {
      columns.forEach((column, place) => {
        takeInto(training.designs[design]?.columns[place], at, column, own);
      });
    });
    takeInto(training.target, at, part.target, own);
    training.weight.fill(part.weight, at, at + own.length);
    for (let row = 0; row < own.length; row += 1) training.cluster.code[at + row] = part.cluster?.[own[row] ?? 0] ?? 0;
    at += own.length;
  });
  return training;
}

const largestOf = (codes: Int32Array = new Int32Array(0)) => codes.reduce((most, own) => Math.max(most, own), 0);

/** Location, spread and shape of a target. */
export type LocationModel = { location: Float64Array; spread: Float64Array; shape: Shape };

/**
 * Fits the location by least absolute deviations, errors counting in units of a first guess of their spread; then the spread of what is left, and its
 * shape. `largest` bounds an error: what lies beyond is an accident of the lists. The median error of each
 * cluster, if there are clusters, is taken out first and answered.
 */
export function fitLocation(
  [locations, spreads]: readonly [Design, Design],
  { target, weight, cluster }: Pick<Training, 'target' | 'weight'> & Partial<Pick<Training, 'cluster'>>,
  penalty: readonly number[],
  largest: number,
): { model: LocationModel; medians: Float64Array } {
  const bounded = (errors: Float64Array) => errors.map((error) => Math.min(Math.abs(error), largest));
  const first = predict(spreads, fitSpread(spreads, bounded(target), weight));
  const location = leastAbsolute(
    locations,
    target,
    weight.map((own, row) => own / Math.exp(first[row] ?? 0)),
    penalty,
  );
  const fitted = predict(locations, location);
  const errors = target.map((own, row) => own - (fitted[row] ?? 0));
  const medians = cluster === undefined ? new Float64Array(0) : groupMedians(errors, cluster);
  for (let row = 0; row < errors.length; row += 1)
    errors[row] = (errors[row] ?? 0) - (medians[cluster?.code[row] ?? 0] ?? 0);
  const spread = fitSpread(spreads, bounded(errors), weight);
  const logs = predict(spreads, spread);
  const shape = shapeOf(
    errors.map((error, row) => error / Math.exp(logs[row] ?? 0)),
    weight,
  );
  return { model: { location, spread, shape }, medians };
}
