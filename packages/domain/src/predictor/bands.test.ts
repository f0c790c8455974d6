import { expect, test } from 'vitest';
import { bandOf, isSafeChance, shownPercent } from './bands.ts';

test.each([
  [1, 97],
  [0.981, 97],
  [0.954, 95],
  [0.909, 90],
  [0.8999, 89],
  [0.895, 89],
  [Math.fround(0.9), 90],
  [0.049, 4],
  [0.5, 50],
  [0.01, 3],
  [0, 3],
])('a chance of %f is shown as %i %%', (chance, percent) => {
  expect(shownPercent(chance)).toBe(percent);
});

test.each([
  [97, 'Safe'],
  [90, 'Safe'],
  [89, 'Likely'],
  [60, 'Likely'],
  [59, 'Possible'],
  [30, 'Possible'],
  [29, 'Reach'],
  [5, 'Reach'],
  [4, 'Unlikely'],
])('%i %% is %s', (percent, band) => {
  expect(bandOf(percent)).toBe(band);
});

test.each([0.8999, 0.9 - 1e-7, 0.9, 0.95])('a chance of %f is safe where it is shown so', (chance) => {
  expect(isSafeChance(chance)).toBe(bandOf(shownPercent(chance)) === 'Safe');
});
