import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isNirfFresh, isNirfWithin, nirfLabel, nirfRange } from './nirf.ts';

test.each([
  [1, '1'],
  [100, '100'],
  [101, '101-150'],
  ['101', '101-150'],
  [151, '151-200'],
  [201, '201-300'],
  [119, '119'],
  [250, '250'],
  ['unranked', 'unranked'],
  [null, ''],
  [undefined, ''],
  ['', ''],
])('the NIRF value %s shows as "%s"', (value, shown) => {
  expect(nirfLabel(value)).toBe(shown);
});

test.each([
  [101, 140, 160, true],
  [101, 151, 200, false],
  [101, 1, 101, true],
  [151, undefined, 150, false],
  [201, 300, undefined, true],
  [7, 7, 7, true],
  [7, 8, undefined, false],
  [7, 20, 10, false],
  [125, 20, 10, false],
  [101, 149, 102, false],
  [7, -5, -1, false],
  [null, undefined, undefined, true],
  [null, 1, undefined, false],
])('rank %s between %s and %s: %s', (ranking, minimum, maximum, expected) => {
  expect(isNirfWithin(ranking, minimum, maximum)).toBe(expected);
});

test('a band matches exactly when some rank of it would', () => {
  const limits = fc.tuple(fc.integer({ min: -10, max: 350 }), fc.integer({ min: -10, max: 350 }));
  fc.assert(
    fc.property(fc.constantFrom(3, 101, 151, 201), limits, (ranking, [minimum, maximum]) => {
      const [from, to] = nirfRange(ranking);
      const some = Array.from({ length: to - from + 1 }, (_, step) => from + step).some(
        (rank) => rank >= minimum && rank <= maximum,
      );
      expect(isNirfWithin(ranking, minimum, maximum)).toBe(some);
    }),
  );
});

test('lists and badges show a rank of the two newest editions', () => {
  expect([2025, 2024, 2023, 2016].map((year) => isNirfFresh(year, 2025))).toEqual([true, true, false, false]);
});
