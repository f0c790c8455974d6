/** How the estimate of the merit number does on the points of the real merit lists. */
import { expectedListEnd } from '@dakhila/domain/predictor/forecast/list-growth';
import {
  type CurvePoint,
  expectedMerit,
  meritCurves,
  meritInYear,
  percentileInYear,
} from '@dakhila/domain/predictor/merit-curve';
import { EIGHTY_PERCENT } from '@dakhila/domain/predictor/verdicts';
import { expect, test } from 'vitest';
import { estimateMerit } from './estimate-merit.ts';
import { catalogue } from './golden-fixture.ts';

const POINTS: readonly CurvePoint[] = catalogue.mhtCet.meritPoints.flatMap(({ year, percentile, meritNumber }) =>
  percentile === null ? [] : [{ year, percentile, meritNumber }],
);
const all = meritCurves(POINTS);
const before = (year: number) => meritCurves(POINTS.filter((point) => point.year < year));

test('the list of 2026 is known by 31 points, and gives them back', () => {
  const points = POINTS.filter(({ year }) => year === 2026);
  expect(points).toHaveLength(31);
  for (const { percentile, meritNumber } of points.filter((point) => point.percentile < 100)) {
    expect(meritInYear(all, 2026, percentile)).toBeCloseTo(meritNumber, 6);
    expect(percentileInYear(all, 2026, meritNumber)).toBeCloseTo(percentile, 6);
  }
});

test('35 candidates share the 100th percentile of 2026: none of them is told number 1', () => {
  expect(meritInYear(all, 2026, 100)).toBe(18);
});

test('the list of 2026 is 31 to 52% longer than that of 2024 from the 99th percentile down to the 15th', () => {
  for (let percentile = 15; percentile <= 99; percentile += 1) {
    const growth = meritInYear(all, 2026, percentile) / meritInYear(all, 2024, percentile);
    expect([percentile, growth >= 1.3 && growth <= 1.54]).toEqual([percentile, true]);
  }
});

test('a better percentile never has a worse number, in 2027 neither', () => {
  let last = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= 10_000; step += 1) {
    const { rank } = expectedMerit(all, 2027, step / 100);
    expect(rank, `${step / 100}`).toBeLessThanOrEqual(last);
    last = rank;
  }
});

test('below the last point of 2026 the number still rises, up to the end of the list', () => {
  const ranks = [7, 5, 3, 1, 0].map((percentile) => expectedMerit(all, 2027, percentile).rank);
  for (const [at, rank] of ranks.entries()) expect(rank).toBeGreaterThan(ranks[at - 1] ?? 0);
  expect(ranks.at(-1)).toBe(expectedListEnd(POINTS, 2027));
});

test('a merit number beyond every list is said to be so, and no year is named that does not print it', () => {
  const curves = { year: 2027, state: all, allIndia: meritCurves([]), jeeMainCandidates: 1 };
  const beyond = estimateMerit(curves, { meritNumber: 1_000_000 });
  expect(beyond.beyondList).toEqual({ year: 2026, lastNumber: 226_585, expected: expectedListEnd(POINTS, 2027) });
  expect(beyond.earlier).toEqual([]);
  expect(estimateMerit(curves, { meritNumber: 250_000 }).beyondList).toBeUndefined();
  expect(estimateMerit(curves, { percentile: 3 }).earlier.map(({ year }) => year)).not.toContain(2026);
});

test('of the points of a year that was left out about eight in ten lie in the range of 80%, never far fewer', () => {
  const years = [2022, 2023, 2024, 2025, 2026];
  const inside = years.flatMap((year) => {
    const past = before(year);
    return POINTS.filter((point) => point.year === year).map(({ percentile, meritNumber }) => {
      const { rank, spread } = expectedMerit(past, year, percentile);
      return Math.abs(Math.log(meritNumber / rank)) <= EIGHTY_PERCENT * spread;
    });
  });
  const share = inside.filter(Boolean).length / inside.length;
  expect(share).toBeGreaterThan(0.75);
  expect(share).toBeLessThan(0.95);
});

test('2027 starts from 2026, not from the lists before two attempts', () => {
  const { rank, spread } = expectedMerit(all, 2027, 90);
  const low = rank / Math.exp(EIGHTY_PERCENT * spread);
  expect(low).toBeGreaterThan(meritInYear(all, 2026, 90));
});
