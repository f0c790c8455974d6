import { expect, test } from 'vitest';
import { say } from '../../messages/say.ts';
import { expectedMerit, meritCurves } from '../merit-curve.ts';
import { capEstimates, capNumbers, capPercentiles, curveFromPairs, growthMessage } from './cap-estimates.ts';
import { CAP_LISTS } from './cap-kind.ts';

const line = (year: number, size: number) =>
  Array.from({ length: 200 }, (_, at) => ({
    year,
    percentile: 100 - (at + 1) / 2,
    meritNumber: Math.round(((at + 1) / 200) * size),
  }));
const state = meritCurves([...line(2022, 100_000), ...line(2023, 120_000), ...line(2024, 144_000)]);
const allIndia = curveFromPairs([...line(2023, 50_000), ...line(2024, 60_000)]);
const estimates = capEstimates({ year: 2025, state, allIndia, jeeMainCandidates: 1_000_000 });

test('a percentile becomes the state merit number of the coming year', () => {
  expect(estimates.percentile?.(90).rank).toBeCloseTo(17_280, -2);
});

test('a JEE rank becomes a place in the list of CAP by its percentile, never by its number', () => {
  const byRank = estimates.jeeMainRank?.(100_000);
  expect(byRank?.rank).toBe(estimates.jeeMainPercentile?.(90).rank);
  expect(byRank?.rank).toBeLessThan(10_000);
  expect(say('en', byRank?.note ?? '')).toContain('90.00 percentile');
});

test('a rank beyond all candidates is at the end of the list, not off it', () => {
  expect(estimates.jeeMainRank?.(5_000_000).rank).toBeGreaterThan(55_000);
});

test('a misprint does not bend the curve', () => {
  const misprinted = curveFromPairs([...line(2024, 60_000), { year: 2024, percentile: 1, meritNumber: 5 }]);
  const clean = curveFromPairs(line(2024, 60_000));
  const at = (curves: typeof clean) =>
    capEstimates({ year: 2024, state, allIndia: curves, jeeMainCandidates: 1 }).jeeMainPercentile?.(90).rank ?? 0;
  expect(at(misprinted) / at(clean)).toBeCloseTo(1, 1);
});

test('too few pairs make no curve', () => {
  expect(curveFromPairs(line(2024, 60_000).slice(0, 20)).years).toEqual([]);
});

test('how the estimate is made is said in words', () => {
  expect(say('en', growthMessage(state, 2025, 90))).toContain('rose by about 20% a year up to 2024');
  expect(say('en', growthMessage(state, 2024, 90))).toContain('From the 2024 cut-off lists');
});

test('a number of the coming list is said as the percentile it is expected to stand for', () => {
  const percentileOf = capPercentiles({ year: 2025, state, allIndia, jeeMainCandidates: 1_000_000 });
  for (const percentile of [99.97, 99.2, 94.2, 60, 3.3])
    expect(percentileOf(CAP_LISTS.state, expectedMerit(state, 2025, percentile).rank)).toBeCloseTo(percentile, 1);
  expect(percentileOf(CAP_LISTS.allIndia, 1)).toBeGreaterThan(99.9);
  expect(percentileOf(CAP_LISTS.state, 9_999_999)).toBeUndefined();
  expect(percentileOf('mainCrl', 100)).toBeUndefined();
  const unknown = capPercentiles({ year: 2025, state, allIndia: meritCurves([]), jeeMainCandidates: 1 });
  expect(unknown(CAP_LISTS.allIndia, 100)).toBeUndefined();
});

test('a percentile had a number on the list of each year that is known', () => {
  const numberIn = capNumbers({ year: 2025, state, allIndia, jeeMainCandidates: 1_000_000 });
  expect(numberIn(CAP_LISTS.state, 2023, 90)).toBe(12_000);
  expect(numberIn(CAP_LISTS.allIndia, 2024, 90)).toBeCloseTo(6_000, -3);
  expect(numberIn(CAP_LISTS.state, 2025, 90)).toBeUndefined();
  expect(numberIn('mainCrl', 2024, 90)).toBeUndefined();
});
