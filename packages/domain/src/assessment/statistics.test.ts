import { expect, test } from 'vitest';
import { seeded } from './simulated-respondents.ts';
import { alpha, correlation, doubled, mean, omega, spread } from './statistics.ts';

test('mean, spread and correlation of small tables', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(spread([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(2.138, 3);
  expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
  expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  expect(correlation([1, 1, 1], [3, 2, 1])).toBe(0);
});

test.each([
  [0.5, 2 / 3],
  [0, 0],
  [-0.4, -0.4],
])('a half of %d stands for a whole of %d', (half, whole) => {
  expect(doubled(half)).toBeCloseTo(whole);
});

test('alpha of a table reckoned by hand', () => {
  // Three items, four persons: variances 1.667, 0.917, 0.917 of items and 8.917 of sums.
  const items = [
    [1, 2, 3, 4],
    [2, 2, 3, 4],
    [1, 2, 2, 3.25],
  ];
  const parts = items.map((item) => spread(item) ** 2).reduce((sum, one) => sum + one);
  const whole = spread([4, 6, 8, 11.25]) ** 2;
  expect(alpha(items)).toBeCloseTo((3 / 2) * (1 - parts / whole));
});

/** Answers with a known loading on one factor. */
function oneFactor(loadings: readonly number[], persons: number): number[][] {
  const random = seeded(42);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const factor = Array.from({ length: persons }, normal);
  return loadings.map((loading) => factor.map((level) => loading * level + Math.sqrt(1 - loading ** 2) * normal()));
}

test('alpha and omega find the reliability that was put in', () => {
  const equal = oneFactor([0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6], 4000);
  const expected = 4.8 ** 2 / (4.8 ** 2 + 8 * 0.64);
  expect(Math.abs(alpha(equal) - expected)).toBeLessThan(0.02);
  expect(Math.abs(omega(equal) - expected)).toBeLessThan(0.02);
});

test('omega is above alpha where items load differently', () => {
  const uneven = oneFactor([0.9, 0.9, 0.3, 0.3], 4000);
  const expected = 2.4 ** 2 / (2.4 ** 2 + 2 * 0.19 + 2 * 0.91);
  expect(Math.abs(omega(uneven) - expected)).toBeLessThan(0.03);
  expect(omega(uneven)).toBeGreaterThan(alpha(uneven));
});
