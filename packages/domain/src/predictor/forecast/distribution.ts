/**
 * The distribution of one closing rank, in logs. Two kinds: around a location, and loosening from a known rank, where it may also stay.
 * `shift` is the spread that the whole group shares in that year (normal), `spread` and `shape` are the pool's own.
 */
import { normalBelow } from '../normal.ts';
import { SCORES, SHARES, type Shape } from './shape.ts';

export type Around = { kind: 'around'; location: number; spread: number; shift: number; shape: Shape };
/** The rank stays at `base` with the chance `stays`; else the log of what it loosens by lies around a location. */
export type Loosening = { kind: 'loosening'; base: number; stays: number; size: Around };
export type Distribution = Around | Loosening;

/** How a loosening is stored: the log of its size with a floor, so that the smallest moves do not count for the most. */
export const SIZE_FLOOR = 0.003;
/** A list may err, a seat may be withdrawn: nothing is surer than this. */
const LEAST_CHANCE = 0.002;

/** The log of the closing rank below which the given share lies. Rises with the share. */
export function quantile(distribution: Distribution, share: number): number {
  if (distribution.kind === 'around') return aroundAt(distribution, share);
  const { base, stays, size } = distribution;
  if (share <= stays) return base;
  return base + Math.max(Math.exp(aroundAt(size, (share - stays) / (1 - stays))) - SIZE_FLOOR, 0);
}

/** The chance that the closing rank reaches at least this far. Falls with the rank. */
export function chanceToReach(distribution: Distribution, logRank: number): number {
  const chance =
    distribution.kind === 'around' ? 1 - shareBelow(distribution, logRank) : chanceToLoosen(distribution, logRank);
  return Math.min(Math.max(chance, LEAST_CHANCE), 1 - LEAST_CHANCE);
}

/** The part of the variance that the whole group shares. */
export function shareOfShift(distribution: Distribution): number {
  const { spread, shift, shape } = distribution.kind === 'around' ? distribution : distribution.size;
  const deviation = spread * (((shape[HIGH] ?? 0) - (shape[LOW] ?? 0)) / ((SCORES[HIGH] ?? 1) - (SCORES[LOW] ?? -1)));
  return shift > 0 ? shift ** 2 / (shift ** 2 + deviation ** 2) : 0;
}

/** Seven in ten lie between these knots: the width of the middle, whatever the tails do. */
const LOW = SHARES.indexOf(0.15);
const HIGH = SHARES.indexOf(0.85);

function chanceToLoosen({ base, stays, size }: Loosening, logRank: number): number {
  const needed = logRank - base;
  // Equal logs may differ in the last digit.
  if (needed <= 1e-9) return 1;
  return (1 - stays) * (1 - shareBelow(size, Math.log(needed + SIZE_FLOOR)));
}

/** Two independent deviations in the same direction add like the sides of a right angle; in opposite ones they work against each other. */
function together(own: number, common: number): number {
  const signed = Math.sign(own) * own * own + Math.sign(common) * common * common;
  return Math.sign(signed) * Math.sqrt(Math.abs(signed));
}

const knotAt = ({ location, spread, shift, shape }: Around, at: number) =>
  location + together(spread * (shape[at] ?? 0), shift * (SCORES[at] ?? 0));

/** Between two knots and beyond the outer ones the log runs straight over the share. */
function aroundAt(around: Around, share: number): number {
  let at = 1;
  while (at < SHARES.length - 1 && share > (SHARES[at] ?? 1)) at += 1;
  const low = knotAt(around, at - 1);
  const along = (share - (SHARES[at - 1] ?? 0)) / ((SHARES[at] ?? 1) - (SHARES[at - 1] ?? 0));
  return low + Math.max(along, 0) * (knotAt(around, at) - low);
}

/** Between two knots the share runs straight; beyond the outer ones the normal score goes on at the last slope. */
function shareBelow(around: Around, log: number): number {
  const last = SHARES.length - 1;
  let at = 1;
  while (at < last && log > knotAt(around, at)) at += 1;
  const low = knotAt(around, at - 1);
  const along = (log - low) / Math.max(knotAt(around, at) - low, 1e-9);
  if (along >= 0 && along <= 1) return (SHARES[at - 1] ?? 0) + along * ((SHARES[at] ?? 1) - (SHARES[at - 1] ?? 0));
  return normalBelow((SCORES[at - 1] ?? 0) + along * ((SCORES[at] ?? 0) - (SCORES[at - 1] ?? 0)));
}
