/**
 * Three small regressions on a row-major design: least absolute deviations, a spread with Laplace likelihood, and a logistic one. All are solved by
 * a few Newton-like steps on normal equations; all take a weight a row and a penalty a column.
 */
export type Design = { rows: number; width: number; values: Float64Array };

/** Residuals below this count as this in the reweighting: half a per cent of rank is as good as a hit. */
const HIT = 0.005;
const STEPS = { absolute: 12, spread: 20, logistic: 10 };
/** Against columns that are constant or copies of each other. */
const LEAST_PENALTY = 1e-6;

/** The coefficients with the least sum of weighted absolute errors, each drawn to 0 by its penalty (a share of its column's own weight). */
export function leastAbsolute(
  design: Design,
  target: Float64Array,
  weight: Float64Array,
  penalty: readonly number[],
): Float64Array {
  let beta: Float64Array = new Float64Array(design.width);
  const rowWeight = weight.slice();
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

/** Coefficients of the log of the mean absolute error, by the Laplace likelihood. An error beyond six spreads counts as six. */
export function fitSpread(design: Design, errors: Float64Array, weight: Float64Array): Float64Array {
  const beta = new Float64Array(design.width);
  let sum = 0;
  let total = 0;
  for (let row = 0; row < design.rows; row += 1) {
    sum += (weight[row] ?? 0) * (errors[row] ?? 0);
    total += weight[row] ?? 0;
  }
  // The first column is the constant 1.
  beta[0] = Math.log(Math.max(sum / Math.max(total, 1e-12), 1e-4));
  const square = gram(design, weight);
  const ones = new Float64Array(design.rows).fill(1);
  const penalty = Array.from({ length: design.width }, () => 1e-3);
  for (let step = 0; step < STEPS.spread; step += 1) {
    const logs = predict(design, beta);
    for (let row = 0; row < design.rows; row += 1) {
      const spread = Math.exp(Math.min(Math.max(logs[row] ?? 0, -7), 2));
      ones[row] = Math.min((errors[row] ?? 0) / spread, 6) - 1;
    }
    const change = solve(square, moments(design, weight, ones), penalty);
    for (let column = 0; column < beta.length; column += 1)
      beta[column] = (beta[column] ?? 0) + 0.8 * (change[column] ?? 0);
  }
  return beta;
}

/** Coefficients of the log odds that `happened` is 1. */
export function fitOdds(design: Design, happened: Float64Array, weight: Float64Array): Float64Array {
  const beta = new Float64Array(design.width);
  const rowWeight = new Float64Array(design.rows);
  const working = new Float64Array(design.rows);
  const penalty = Array.from({ length: design.width }, () => 1e-4);
  let current: Float64Array = beta;
  for (let step = 0; step < STEPS.logistic; step += 1) {
    const logOdds = predict(design, current);
    for (let row = 0; row < design.rows; row += 1) {
      const chance = 1 / (1 + Math.exp(-Math.min(Math.max(logOdds[row] ?? 0, -30), 30)));
      const information = Math.max(chance * (1 - chance), 1e-3);
      rowWeight[row] = (weight[row] ?? 0) * information;
      working[row] = (logOdds[row] ?? 0) + ((happened[row] ?? 0) - chance) / information;
    }
    current = solve(gram(design, rowWeight), moments(design, rowWeight, working), penalty);
  }
  return current;
}

/** The fitted value of each row. */
export function predict({ rows, width, values }: Design, beta: Float64Array): Float64Array {
  const fitted = new Float64Array(rows);
  for (let row = 0; row < rows; row += 1) {
    let sum = 0;
    const at = row * width;
    for (let column = 0; column < width; column += 1) sum += (values[at + column] ?? 0) * (beta[column] ?? 0);
    fitted[row] = sum;
  }
  return fitted;
}

function gram({ rows, width, values }: Design, weight: Float64Array): Float64Array {
  const square = new Float64Array(width * width);
  for (let row = 0; row < rows; row += 1) {
    const at = row * width;
    const own = weight[row] ?? 0;
    if (own === 0) continue;
    for (let left = 0; left < width; left += 1) {
      const scaled = own * (values[at + left] ?? 0);
      if (scaled === 0) continue;
      const start = left * width;
      for (let right = left; right < width; right += 1) {
        square[start + right] = (square[start + right] ?? 0) + scaled * (values[at + right] ?? 0);
      }
    }
  }
  for (let left = 1; left < width; left += 1) {
    for (let right = 0; right < left; right += 1) square[left * width + right] = square[right * width + left] ?? 0;
  }
  return square;
}

function moments({ rows, width, values }: Design, weight: Float64Array, target: Float64Array): Float64Array {
  const sums = new Float64Array(width);
  for (let row = 0; row < rows; row += 1) {
    const own = (weight[row] ?? 0) * (target[row] ?? 0);
    if (own === 0) continue;
    const at = row * width;
    for (let column = 0; column < width; column += 1) {
      sums[column] = (sums[column] ?? 0) + own * (values[at + column] ?? 0);
    }
  }
  return sums;
}

/** Solves the penalised normal equations by elimination; the matrix is symmetric and positive. */
function solve(square: Float64Array, right: Float64Array, penalty: readonly number[]): Float64Array {
  const width = right.length;
  const matrix = square.slice();
  const answer = right.slice();
  for (let at = 0; at < width; at += 1) {
    const own = matrix[at * width + at] ?? 0;
    matrix[at * width + at] = own * (1 + (penalty[at] ?? 0)) + LEAST_PENALTY * (own + 1);
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
