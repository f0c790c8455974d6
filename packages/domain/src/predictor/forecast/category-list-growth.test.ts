import { expect, test } from 'vitest';
import { RESERVED_CATEGORIES } from '../exams/jee-category-share.ts';
import { categoryListGrowths } from './category-list-growth.ts';

const TWO_YEARS = RESERVED_CATEGORIES.flatMap((category, at) => [
  { year: 2025, category, percentile: 50 },
  { year: 2026, category, percentile: at < 2 ? 75 : 50 },
]);

test('as many candidates of a category in half the share of all: its list is twice as long', () => {
  const growth = categoryListGrowths(TWO_YEARS);
  expect(growth('EWS', 2026)).toBeCloseTo(Math.log(2));
  expect(growth('ST', 2026)).toBe(0);
});

test('what all categories share is their mean, and nothing while one of them is unknown', () => {
  expect(categoryListGrowths(TWO_YEARS)('all', 2026)).toBeCloseTo(Math.log(2) / 2);
  expect(categoryListGrowths(TWO_YEARS.slice(0, -1))('all', 2026)).toBeUndefined();
});

test('a year without the one before has no growth', () => {
  const growth = categoryListGrowths(TWO_YEARS);
  expect(growth('SC', 2025)).toBeUndefined();
  expect(growth('SC', 2027)).toBeUndefined();
});
