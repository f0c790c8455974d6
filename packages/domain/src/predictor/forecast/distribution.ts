/**
 * The distribution of the logarithm of one closing rank. Two kinds: `around` a location, or `loosening`: it stays at a known rank or rises from it.
 * `shift` is the normal deviation that the whole group shares in a year; `spread` and `shape` belong to the pool alone.
 */
import { normalBelow } from '../normal.ts';
import { SCORES, SHARES, type Shape } from './shape.ts';

export type Around = { kind: 'around'; location: number; spread: number; shift: number; shape: Shape };
/** The rank stays at `base` with probability `stays`; otherwise the logarithm of the increase has the distribution `size`. */
export type Loosening = { kind: 'loosening'; base: number; stays: number; size: Around };
export type Distribution = Around | Loosening;

/** Added to an increase before its logarithm is taken, so that tiny increases do not dominate the fit. */
export const SIZE_FLOOR = 0.003;
/** No chance is closer to 0 or 1 than this: a list may contain an error, and a seat may be withdrawn. */
const MIN_CHANCE = 0.002;

/** The logarithm of the closing rank at a quantile: `share` of the distribution is below it. */
export function quantile(distribution: Distribution, share: number): number {
  if (distribution.kind === 'around') return quantileAround(distribution, share);
  const { base, stays, size } = distribution;
  if (share <= stays) return base;
  return base + Math.max(Math.exp(quantileAround(size, (share - stays) / (1 - stays))) - SIZE_FLOOR, 0);
}

/** The probability that the closing rank is at least this rank. */
export function chanceToReach(distribution: Distribution, logRank: number): number {
  const chance =
    distribution.kind === 'around' ? 1 - shareBelow(distribution, logRank) : chanceToLoosen(distribution, logRank);
  return Math.min(Math.max(chance, MIN_CHANCE), 1 - MIN_CHANCE);
}

/** The part of the variance that the whole group shares. */
export function shareOfShift(distribution: Distribution): number {
  const { spread, shift, shape } = distribution.kind === 'around' ? distribution : distribution.size;
  const deviation =
    spread *
    (((shape[HIGH_KNOT] ?? 0) - (shape[LOW_KNOT] ?? 0)) / ((SCORES[HIGH_KNOT] ?? 1) - (SCORES[LOW_KNOT] ?? -1)));
  return shift > 0 ? shift ** 2 / (shift ** 2 + deviation ** 2) : 0;
}

/** The knots that enclose the middle 70%: their distance measures the width without the tails. */
const LOW_KNOT = SHARES.indexOf(0.15);
const HIGH_KNOT = SHARES.indexOf(0.85);

function chanceToLoosen({ base, stays, size }: Loosening, logRank: number): number {
  const needed = logRank - base;
  // Logarithms of equal ranks may differ by a rounding error.
  if (needed <= 1e-9) return 1;
  return (1 - stays) * (1 - shareBelow(size, Math.log(needed + SIZE_FLOOR)));
}

/** Adds two independent deviations: √(a² + b²) if they have the same sign; with opposite signs the squares are subtracted. */
function addDeviations(own: number, common: number): number {
  const signed = Math.sign(own) * own * own + Math.sign(common) * common * common;
  return Math.sign(signed) * Math.sqrt(Math.abs(signed));
}

const knotAt = ({ location, spread, shift, shape }: Around, knot: number) =>
  location + addDeviations(spread * (shape[knot] ?? 0), shift * (SCORES[knot] ?? 0));

/** Interpolates linearly between the knots, and extrapolates beyond the outer ones. */
function quantileAround(around: Around, share: number): number {
  let knot = 1;
  while (knot < SHARES.length - 1 && share > (SHARES[knot] ?? 1)) knot += 1;
  const low = knotAt(around, knot - 1);
  const fraction = (share - (SHARES[knot - 1] ?? 0)) / ((SHARES[knot] ?? 1) - (SHARES[knot - 1] ?? 0));
  return low + Math.max(fraction, 0) * (knotAt(around, knot) - low);
}

/** The inverse: linear between the knots; beyond the outer ones the normal score is extrapolated. */
function shareBelow(around: Around, log: number): number {
  const last = SHARES.length - 1;
  let knot = 1;
  while (knot < last && log > knotAt(around, knot)) knot += 1;
  const low = knotAt(around, knot - 1);
  const fraction = (log - low) / Math.max(knotAt(around, knot) - low, 1e-9);
  if (fraction >= 0 && fraction <= 1)
    return (SHARES[knot - 1] ?? 0) + fraction * ((SHARES[knot] ?? 1) - (SHARES[knot - 1] ?? 0));
  return normalBelow((SCORES[knot - 1] ?? 0) + fraction * ((SCORES[knot] ?? 0) - (SCORES[knot - 1] ?? 0)));
}
