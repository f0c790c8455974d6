import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholePercents } from './whole-percents.ts';

/** How often each of several outcomes came in a number of draws. */
const counts = fc
  .array(fc.nat({ max: 500 }), { minLength: 1, maxLength: 300 })
  .filter((each) => each.some((count) => count > 0));
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('the figures of a distribution add up to 100, are less than a percent off, and keep their order', () => {
  fc.assert(
    fc.property(counts, (each) => {
      const draws = sum(each);
      const shares = each.map((count) => count / draws);
      const percents = wholePercents(shares);
      expect(sum(percents)).toBe(100);
      for (const [at, percent] of percents.entries()) {
        expect(Number.isInteger(percent)).toBe(true);
        expect(Math.abs(percent - (shares[at] ?? 0) * 100)).toBeLessThan(1);
        for (const [other, share] of shares.entries())
          if (share < (shares[at] ?? 0)) expect(percents[other]).toBeLessThanOrEqual(percent);
      }
    }),
    { numRuns: 60 },
  );
});

test('halves are not all rounded up, and a share that is no exact binary number keeps its percent', () => {
  expect(wholePercents([0.655, 0.345])).toEqual([66, 34]);
  expect(wholePercents([0.335, 0.335, 0.33])).toEqual([34, 33, 33]);
  expect(wholePercents([0.29, 0.71])).toEqual([29, 71]);
});

test('no figure exceeds its limit, and together they still make 100', () => {
  const limit = fc.option(fc.nat({ max: 97 }), { nil: undefined });
  fc.assert(
    fc.property(counts, fc.array(limit, { maxLength: 300 }), (each, limits) => {
      const draws = sum(each) + 1;
      // The last share, which stands for no seat, has no limit.
      const shares = [...each, 1].map((count) => count / draws);
      const percents = wholePercents(shares, limits.slice(0, each.length));
      expect(sum(percents)).toBe(100);
      for (const [at, most] of limits.slice(0, each.length).entries())
        if (most !== undefined) expect(percents[at]).toBeLessThanOrEqual(most);
    }),
    { numRuns: 60 },
  );
  expect(wholePercents([0.656, 0.344], [65])).toEqual([65, 35]);
});

test('a part of a distribution adds up to its rounded sum', () => {
  expect(wholePercents([0.104, 0.104, 0.104])).toEqual([11, 10, 10]);
  expect(wholePercents([])).toEqual([]);
});
