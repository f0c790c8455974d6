import { expect, test } from 'vitest';
import { loosestClosing } from './cutoff-history.ts';

test('the loosest round of a year counts, not the last', () => {
  // E&TC at COEP in 2024: one seat was given in round 3, at 221.
  expect(loosestClosing([[635, 99.7], null, [221, 99.9]])).toEqual({ round: 1, closing: [635, 99.7] });
  expect(loosestClosing([4463, 4471, 4471])).toEqual({ round: 3, closing: 4471 });
});

test('rounds without a seat and preparatory ranks do not count', () => {
  expect(loosestClosing([null, 313, { rank: 900, isPreparatory: true }])).toEqual({ round: 2, closing: 313 });
  expect(loosestClosing([null, { rank: 26, isPreparatory: true }])).toBeNull();
  expect(loosestClosing([])).toBeNull();
});
