import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Around, chanceToReach, type Distribution, quantile, shareOfShift } from './distribution.ts';
import { SCORES, SHARES } from './shape.ts';

const normal: Around = { kind: 'around', location: 8, spread: 0.3, shift: 0, shape: SCORES };
const loosening: Distribution = {
  kind: 'loosening',
  base: 8,
  stays: 0.4,
  size: { ...normal, location: -3, spread: 1 },
};
const flat: Distribution = { kind: 'around', location: 5, spread: 0, shift: 0, shape: new Float64Array(0) };

describe.each([
  ['around a location', normal],
  ['with a shift', { ...normal, shift: 0.2 }],
  ['loosening', loosening],
  ['published', flat],
])('%s', (_, distribution) => {
  test('the log rises with the share, and the chance falls with the rank', () => {
    const share = fc.double({ min: 0.001, max: 0.999, noNaN: true });
    const log = fc.double({ min: 0, max: 14, noNaN: true });
    fc.assert(
      fc.property(share, share, log, log, (one, other, near, far) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(quantile(distribution, low)).toBeLessThanOrEqual(quantile(distribution, high) + 1e-12);
        expect(chanceToReach(distribution, Math.min(near, far))).toBeGreaterThanOrEqual(
          chanceToReach(distribution, Math.max(near, far)) - 1e-12,
        );
      }),
    );
  });
});

test('the chance to reach a quantile is what lies above it', () => {
  for (const share of [0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95])
    expect(chanceToReach(normal, quantile(normal, share))).toBeCloseTo(1 - share, 6);
  for (const share of [0.5, 0.75, 0.9])
    expect(chanceToReach(loosening, quantile(loosening, share))).toBeCloseTo(1 - share, 2);
});

test('two normal spreads add like the sides of a right angle', () => {
  const both = { ...normal, shift: 0.4 };
  const at = SHARES.indexOf(0.9);
  expect(quantile(both, 0.9)).toBeCloseTo(8 + 0.5 * (SCORES[at] ?? 0), 9);
  expect(shareOfShift(both)).toBeCloseTo(0.16 / 0.25, 6);
  expect(shareOfShift(normal)).toBe(0);
});

test('a rank that may stay has a seat for whoever was in already', () => {
  expect(quantile(loosening, 0.39)).toBe(8);
  expect(chanceToReach(loosening, 8)).toBeGreaterThan(0.99);
  expect(chanceToReach(loosening, 8.001)).toBeLessThanOrEqual(0.6);
});

test('nothing is quite certain, however far away', () => {
  expect(chanceToReach(normal, 0)).toBeLessThan(1);
  expect(chanceToReach(normal, 14)).toBeGreaterThan(0);
});
