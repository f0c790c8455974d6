import { expect, test } from 'vitest';
import { seasonOn, seasonYear } from './season.ts';

test.each([
  ['2026-11-16', 2027, 2027],
  ['2026-12-31', 2027, 2027],
  ['2027-01-01', 2027, 2027],
  ['2027-02-15', 2027, 2027],
  ['2027-07-15', 2027, 2027],
  ['2027-08-31', 2027, 2027],
  ['2027-09-01', 2028, 2027],
  ['2027-09-30', 2028, 2027],
  ['2027-10-01', 2028, 2028],
])('on %s students plan JoSAA %i and CAP %i', (today, josaa, cap) => {
  expect([seasonYear('josaa', today), seasonYear('mht-cet', today)]).toEqual([josaa, cap]);
});

test('a setting holds a season that ends later than usual', () => {
  expect(seasonYear('mht-cet', '2027-10-20', 2027)).toBe(2027);
});

test('the rounds of a season that has not announced them are those of the last one that did', () => {
  expect(seasonOn('josaa', '2026-11-16')).toEqual({
    ...{ exam: 'josaa', year: 2027, name: 'JoSAA 2027', rounds: 5, roundsOf: 2026 },
  });
  expect(seasonOn('mht-cet', '2026-11-16')).toMatchObject({ name: 'CAP 2027', rounds: 4, roundsOf: 2026 });
  expect(seasonOn('josaa', '2026-07-01')).toMatchObject({ year: 2026, rounds: 5, roundsOf: 2026 });
});
