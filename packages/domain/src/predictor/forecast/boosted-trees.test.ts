import { expect, test } from 'vitest';
import { boostTrees, predictTrees } from './boosted-trees.ts';

const ROWS = 2_000;
/** Numbers between 0 and 1 that look like luck and are always the same. */
const column = (seed: number) =>
  Float64Array.from({ length: ROWS }, (_, row) => (Math.imul(row + 1, 2_654_435_761 + seed * 97) >>> 0) / 2 ** 32);
const columns = [column(1), column(2), column(3)];
const [one = columns[0], other = columns[0]] = columns;
/** A step where two columns meet: no sum of straight lines follows it. */
const target = Float64Array.from({ length: ROWS }, (_, row) =>
  (one?.[row] ?? 0) > 0.5 && (other?.[row] ?? 0) > 0.5 ? 1 : 0,
);
const weight = new Float64Array(ROWS).fill(1);
const squared = (fitted: Float64Array, first: Float64Array, second: Float64Array) => {
  for (let row = 0; row < ROWS; row += 1) {
    first[row] = (fitted[row] ?? 0) - (target[row] ?? 0);
    second[row] = 1;
  }
};
const options = { trees: 40, depth: 3, rate: 0.2, leastShare: 0.01, sample: 0.5 };
const fit = () => boostTrees(columns, weight, squared, options);

test('trees follow what two columns do together', () => {
  const said = predictTrees(fit(), columns, ROWS);
  const error = said.reduce((sum, own, row) => sum + Math.abs(own - (target[row] ?? 0)), 0) / ROWS;
  expect(error).toBeLessThan(0.06);
});

test('the same rows give the same trees', () => {
  expect(predictTrees(fit(), columns, ROWS)).toEqual(predictTrees(fit(), columns, ROWS));
});

test('a value that is not known has a branch of its own', () => {
  const holes = [column(1).map((own, row) => (row % 4 === 0 ? Number.NaN : own))];
  const isHole = Float64Array.from({ length: ROWS }, (_, row) => (row % 4 === 0 ? 1 : 0));
  const derivatives = (fitted: Float64Array, first: Float64Array, second: Float64Array) => {
    for (let row = 0; row < ROWS; row += 1) {
      first[row] = (fitted[row] ?? 0) - (isHole[row] ?? 0);
      second[row] = 1;
    }
  };
  const said = predictTrees(boostTrees(holes, weight, derivatives, options), holes, ROWS);
  expect(said[0]).toBeGreaterThan(0.9);
  expect(said[1]).toBeLessThan(0.1);
});

test('no leaf stands on fewer rows than it must', () => {
  const { column: split } = boostTrees(columns, weight, squared, { ...options, trees: 1, leastShare: 0.6 });
  expect([...split]).toEqual(split.length === 7 ? [-1, -1, -1, -1, -1, -1, -1] : []);
});
