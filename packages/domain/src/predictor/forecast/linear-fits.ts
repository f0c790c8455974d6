/**
 * Three small regressions on columns: least absolute deviations, a spread with Laplace likelihood, and a logistic one. All are solved by a few
 * Newton-like steps on normal equations; all take a weight a row.
 */
export type Design = { rows: number; columns: readonly Float64Array[] };

/** Residuals below this count as this in the reweighting: half a per cent of rank is as good as a hit. */
const HIT = 0.005;
const STEPS = { absolute: 10, spread: 14, logistic: 8 };
/** Against columns that are constant or copies of each other. */
const LEAST_PENALTY = 1e-6;
const LIGHT_PENALTY = 1e-3;

/** The coefficients with the least sum of weighted absolute errors, each drawn to 0 by its penalty (a share of its column's own weight). */
export function leastAbsolute(
  design: Design,
  target: Float64Array,
  weight: Float64Array,
  penalty: readonly number[],
): Float64Array {
  let beta: Float64Array = new Float64Array(design.columns.length);
  const rowWeight = new Float64Array(design.rows);
  for (let step = 0; step < STEPS.absolute; step += 1) {
    const fitted = predict(design, beta);
    for (let row = 0; row < design.rows; row += 1) {
      const error = Math.abs((target[row] ?? 0) - (fitted[row] ?? 0));
      rowWeight[row] = (weight[row] ?? 0) / Math.max(error, HIT);
    }
    beta = solve(gram(design, rowWeight), moments(design, rowWeight, target), penalty);
  }
  return beta;
}

/** Coefficients of the log of the mean absolute error, by the Laplace likelihood. An error beyond six spreads counts as six. The first column is 1. */
export function fitSpread(design: Design, errors: Float64Array, weight: Float64Array): Float64Array {
  const { rows, columns } = design;
  const beta = new Float64Array(columns.length);
  let sum = 0;
  let total = 0;
  for (let row = 0; row < rows; row += 1) {
    sum += (weight[row] ?? 0) * (errors[row] ?? 0);
    total += weight[row] ?? 0;
  }
  beta[0] = Math.log(Math.max(sum / Math.max(total, Number.MIN_VALUE), 1e-4));
  const square = gram(design, weight);
  const excess = new Float64Array(rows);
  const penalty = columns.map(() => LIGHT_PENALTY);
  for (let step = 0; step < STEPS.spread; step += 1) {
    const logs = predict(design, beta);
    for (let row = 0; row < rows; row += 1) {
      const spread = Math.exp(Math.min(Math.max(logs[row] ?? 0, -7), 2));
      excess[row] = Math.min((errors[row] ?? 0) / spread, 6) - 1;
    }
    const change = solve(square, moments(design, weight, excess), penalty);
    for (let column = 0; column < beta.length; column += 1) beta[column] = (beta[column] ?? 0) + (change[column] ?? 0);
  }
  return beta;
}

/** Coefficients of a logistic regression: the log odds that `happened` is 1. */
export function fitLogistic(design: Design, happened: Float64Array, weight: Float64Array): Float64Array {
  let beta: Float64Array = new Float64Array(design.columns.length);
  const rowWeight = new Float64Array(design.rows);
  const working = new Float64Array(design.rows);
  const penalty = design.columns.map(() => LIGHT_PENALTY);
  for (let step = 0; step < STEPS.logistic; step += 1) {
    const logOdds = predict(design, beta);
    for (let row = 0; row < design.rows; row += 1) {
      const chance = chanceOf(logOdds[row] ?? 0);
      const information = Math.max(chance * (1 - chance), 1e-3);
      rowWeight[row] = (weight[row] ?? 0) * information;
      working[row] = (logOdds[row] ?? 0) + ((happened[row] ?? 0) - chance) / information;
    }
    beta = solve(gram(design, rowWeight), moments(design, rowWeight, working), penalty);
  }
  return beta;
}

/** From log odds to a chance. */
export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-Math.min(Math.max(logOdds, -30), 30)));
}

/** The fitted value of each row. */
export function predict({ rows, columns }: Design, beta: Float64Array): Float64Array {
  const fitted = new Float64Array(rows);
  for (let which = 0; which < columns.length; which += 1) {
    const own = beta[which] ?? 0;
    if (own !== 0) addTimes(fitted, own, columns[which] ?? fitted);
  }
  return fitted;
}

/** A loop of its own, so that it is compiled once for all. */
function addTimes(into: Float64Array, factor: number, column: Float64Array): void {
  for (let row = 0; row < into.length; row += 1) into[row] = (into[row] ?? 0) + factor * (column[row] ?? 0);
}

/** Rows are taken in blocks that stay in the processor's cache: every column is read once for each other one. */
const BLOCK = 1_024;

function gram({ rows, columns }: Design, weight: Float64Array): Float64Array {
  const width = columns.length;
  const square = new Float64Array(width * width);
  const weighted = new Float64Array(BLOCK);
  for (let from = 0; from < rows; from += BLOCK) {
    const to = Math.min(from + BLOCK, rows);
    for (let at = 0; at < width; at += 1) {
      const left = columns[at] ?? weight;
      for (let row = from; row < to; row += 1) weighted[row - from] = (weight[row] ?? 0) * (left[row] ?? 0);
      for (let other = at; other < width; other += 1)
        square[at * width + other] = dotFrom(
          square[at * width + other] ?? 0,
          weighted,
          columns[other] ?? weight,
          from,
          to,
        );
    }
  }
  for (let at = 0; at < width; at += 1)
    for (let other = 0; other < at; other += 1) square[at * width + other] = square[other * width + at] ?? 0;
  return square;
}

function dotFrom(start: number, block: Float64Array, column: Float64Array, from: number, to: number): number {
  let sum = start;
  for (let row = from; row < to; row += 1) sum += (block[row - from] ?? 0) * (column[row] ?? 0);
  return sum;
}

function moments({ rows, columns }: Design, weight: Float64Array, target: Float64Array): Float64Array {
  const weighted = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) weighted[row] = (weight[row] ?? 0) * (target[row] ?? 0);
  const sums = new Float64Array(columns.length);
  for (let at = 0; at < sums.length; at += 1) sums[at] = dot(weighted, columns[at] ?? weighted);
  return sums;
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let row = 0; row < left.length; row += 1) sum += (left[row] ?? 0) * (right[row] ?? 0);
  return sum;
}

/** Solves the penalised normal equations by elimination; the matrix is symmetric and positive. */
function solve(square: Float64Array, right: Float64Array, penalty: readonly number[]): Float64Array {
  const width = right.length;
  const matrix = square.slice();
  const answer = right.slice();
  let largest = 0;
  for (let at = 0; at < width; at += 1) largest = Math.max(largest, matrix[at * width + at] ?? 0);
  for (let at = 0; at < width; at += 1) {
    const own = matrix[at * width + at] ?? 0;
    matrix[at * width + at] = own * (1 + (penalty[at] ?? 0)) + LEAST_PENALTY * Math.max(largest, Number.MIN_VALUE);
  }
  for (let pivot = 0; pivot < width; pivot += 1) {
    const own = matrix[pivot * width + pivot] ?? 1;
    for (let row = pivot + 1; row < width; row += 1) {
      const factor = (matrix[row * width + pivot] ?? 0) / own;
      if (factor === 0) continue;
      for (let column = pivot; column < width; column += 1) {
        const there = row * width + column;
        matrix[there] = (matrix[there] ?? 0) - factor * (matrix[pivot * width + column] ?? 0);
      }
      answer[row] = (answer[row] ?? 0) - factor * (answer[pivot] ?? 0);
    }
  }
  for (let row = width - 1; row >= 0; row -= 1) {
    let sum = answer[row] ?? 0;
    for (let column = row + 1; column < width; column += 1) {
      sum -= (matrix[row * width + column] ?? 0) * (answer[column] ?? 0);
    }
    answer[row] = sum / (matrix[row * width + row] ?? 1);
  }
  return answer;
}
