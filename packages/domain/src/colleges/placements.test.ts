import { expect, test } from 'vitest';
import { newestMedianPay, placedPercent } from './placements.ts';

test.each([
  [540, 632, 85],
  [0, 60, 0],
  [null, 60, null],
  [30, null, null],
  [0, 0, null],
  // More placed than graduated is a mistake of the submission.
  [70, 60, null],
])('%s placed of %s graduates are %s%%', (placed, graduated, expected) => {
  expect(placedPercent({ placed, graduated })).toBe(expected);
});

test('the newest median pay is that of the newest year that has one', () => {
  const year = (graduatingYear: string, medianSalaryRupees: number | null) => ({ graduatingYear, medianSalaryRupees });
  expect(newestMedianPay([year('2023-24', null), year('2022-23', 850_000), year('2021-22', 700_000)])).toEqual({
    rupees: 850_000,
    year: '2022-23',
  });
  expect(newestMedianPay([])).toBeNull();
});
