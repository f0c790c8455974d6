import { expect, test } from 'vitest';
import { comingSeason, isSeasonRunning } from './coming-season.ts';

test.each([
  ['2026-01-01', 2026],
  ['2026-07-31', 2026],
  ['2026-08-01', 2027],
  ['2026-11-15', 2027],
  ['2026-12-31', 2027],
  ['2027-01-01', 2027],
])('on %s students prepare for %i', (today, year) => {
  expect(comingSeason(today)).toBe(year);
});

test('an admission runs until its last announced day is over', () => {
  const days = [{ lastDay: '2026-07-20' }, { lastDay: '2026-09-02' }];
  expect(isSeasonRunning(days, '2026-09-02')).toBe(true);
  expect(isSeasonRunning(days, '2026-09-03')).toBe(false);
  expect(isSeasonRunning([], '2026-06-01')).toBe(false);
});
