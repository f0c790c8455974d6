import type { Factor } from './cutoff-table.ts';
import { type Design, fitSpread, leastAbsolute, predict } from './linear-fits.ts';
import { takeInto } from './numbers.ts';
import { type Shape, shapeOf } from './shape.ts';
import { groupMedians } from './volatility.ts';

/** Training rows of one year and round. `target` is NaN where the outcome is unknown. */
export type TrainingPart = {
  columns: readonly (readonly Float64Array[])[];
  target: Float64Array;
  weight: number;
  /** The cluster of each row: errors within a cluster are correlated. Without it all rows are in cluster 0. */
  cluster?: Int32Array;
};

/** The stacked rows: a design for each set of columns, and the target and weight of each row. */
export type Training = {
  designs: readonly Design[];
  target: Float64Array;
  weight: Float64Array;
  cluster: Factor;
};

/** More rows than this add nothing: the errors of a year's pools are correlated. */
const MAX_ROWS = 30_000;

/** Stacks the rows with a known outcome. If there are too many, it takes only every n-th row. */
export function stackTraining(
  parts: readonly TrainingPart[],
  isWanted: (target: number) => boolean = () => true,
): Training {
  const isKnown = (target: number) => !Number.isNaN(target) && isWanted(target);
  let known = 0;
  for (const { target } of parts)
    for (let row = 0; row < target.length; row += 1) if (isKnown(target[row] ?? Number.NaN)) known += 1;
  const stride = Math.max(1, Math.ceil(known / MAX_ROWS));
  let count = 0;
  const rowsOfParts = parts.map(({ target }) => {
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
  const clusters = parts.reduce((count, { cluster }) => Math.max(count, largestCode(cluster) + 1), 1);
  const rows = rowsOfParts.reduce((sum, ownRows) => sum + ownRows.length, 0);
  const training: Training = {
    designs: (parts[0]?.columns ?? []).map((columns) => ({ rows, columns: columns.map(() => new Float64Array(rows)) })),
    target: new Float64Array(rows),
    weight: new Float64Array(rows),
    cluster: { code: new Int32Array(rows), size: clusters },
  };
  let start = 0;
  parts.forEach((part, partIndex) => {
    const ownRows = rowsOfParts[partIndex] ?? new Int32Array(0);
    part.columns.forEach((columns, design) => {
      columns.forEach((column, columnIndex) => {
        takeInto(training.designs[design]?.columns[columnIndex], start, column, ownRows);
      });
    });
    takeInto(training.target, start, part.target, ownRows);
    training.weight.fill(part.weight, start, start + ownRows.length);
    for (let row = 0; row < ownRows.length; row += 1)
      training.cluster.code[start + row] = part.cluster?.[ownRows[row] ?? 0] ?? 0;
    start += ownRows.length;
  });
  return training;
}

const largestCode = (codes: Int32Array = new Int32Array(0)) =>
  codes.reduce((largest, code) => Math.max(largest, code), 0);

/** Location, spread and shape of a target. */
export type LocationModel = { location: Float64Array; spread: Float64Array; shape: Shape };

/**
 * Fits the location by least absolute deviations, weighted by a first estimate of the spread; then the spread and the shape of the errors.
 * Errors are limited to `maxError`: larger ones are mistakes of the lists. With clusters, the median error of each
 * cluster is subtracted first, and returned.
 */
export function fitLocation(
  [locations, spreads]: readonly [Design, Design],
  { target, weight, cluster }: Pick<Training, 'target' | 'weight'> & Partial<Pick<Training, 'cluster'>>,
  penalty: readonly number[],
  maxError: number,
): { model: LocationModel; medians: Float64Array } {
  const limited = (errors: Float64Array) => errors.map((error) => Math.min(Math.abs(error), maxError));
  const firstLogSpread = predict(spreads, fitSpread(spreads, limited(target), weight));
  const location = leastAbsolute(
    locations,
    target,
    weight.map((own, row) => own / Math.exp(firstLogSpread[row] ?? 0)),
    penalty,
  );
  const fitted = predict(locations, location);
  const errors = target.map((own, row) => own - (fitted[row] ?? 0));
  const medians = cluster === undefined ? new Float64Array(0) : groupMedians(errors, cluster);
  for (let row = 0; row < errors.length; row += 1)
    errors[row] = (errors[row] ?? 0) - (medians[cluster?.code[row] ?? 0] ?? 0);
  const spread = fitSpread(spreads, limited(errors), weight);
  const logSpread = predict(spreads, spread);
  const shape = shapeOf(
    errors.map((error, row) => error / Math.exp(logSpread[row] ?? 0)),
    weight,
  );
  return { model: { location, spread, shape }, medians };
}
