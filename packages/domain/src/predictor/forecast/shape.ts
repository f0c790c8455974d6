import { weightedQuantiles } from './numbers.ts';

/** The quantiles at which a shape is stored; they include those of written forecasts. */
export const SHARES = [
  0.002, 0.005, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7,
  0.75, 0.8, 0.85, 0.9, 0.925, 0.95, 0.965, 0.98, 0.99, 0.995, 0.998,
] as const;

/** How errors in units of their spread fall out: their values at `SHARES`. */
export type Shape = Float64Array;

/** The shape of weighted errors. */
export function shapeOf(errors: Float64Array, weights: Float64Array): Shape {
  return Float64Array.from(weightedQuantiles(errors, weights, SHARES));
}

/** The standard normal quantile of a share: Acklam's approximation, good to nine digits. */
export function normalScore(share: number): number {
  if (share > 0.5) return -normalScore(1 - share);
  if (share < 0.02425) {
    const tail = Math.sqrt(-2 * Math.log(share));
    return polynomial(TAIL.above, tail) / (polynomial(TAIL.below, tail) * tail + 1);
  }
  const away = share - 0.5;
  const square = away * away;
  return (polynomial(MIDDLE.above, square) * away) / (polynomial(MIDDLE.below, square) * square + 1);
}

const polynomial = (coefficients: readonly number[], at: number) =>
  coefficients.reduce((sum, coefficient) => sum * at + coefficient, 0);

const MIDDLE = {
  above: [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
  ],
  below: [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572],
};
const TAIL = {
  above: [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
    2.938163982698783,
  ],
  below: [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416],
};

/** The normal scores of `SHARES`. */
export const SCORES: Float64Array = Float64Array.from(SHARES, normalScore);
