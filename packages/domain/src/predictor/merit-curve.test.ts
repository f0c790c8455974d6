import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectedMerit, growthAt, isPublished, meritCurves, meritInYear, percentileInYear } from './merit-curve.ts';

const points = (year: number, scale: number) =>
  [
    [99.9, 100],
    [99, 1_000],
    [90, 10_000],
    [50, 50_000],
    [1, 99_000],
  ].map(([percentile = 0, number = 0]) => ({ year, percentile, meritNumber: Math.round(number * scale) }));
const steady = meritCurves([...points(2021, 1), ...points(2022, 1.1), ...points(2023, 1.21), ...points(2024, 1.331)]);
const restless = meritCurves([...points(2021, 1), ...points(2022, 1.4), ...points(2023, 1.3), ...points(2024, 1.7)]);
const percentiles = fc.double({ min: 1, max: 99.999, noNaN: true });

describe('a year with a curve', () => {
  test.each([
    [99.9, 100],
    [99, 1_000],
    [94.5, 5_500],
    [99.95, 50],
    [100, 1],
    [0.5, 99_000],
  ])('the %f percentile has number %i', (percentile, meritNumber) => {
    expect(meritInYear(steady, 2021, percentile)).toBeCloseTo(meritNumber, 0);
  });
  test('number and percentile lead back to each other', () => {
    fc.assert(
      fc.property(percentiles, (percentile) => {
        const back = percentileInYear(steady, 2022, meritInYear(steady, 2022, percentile));
        expect(Math.abs(back - percentile)).toBeLessThan(0.05);
      }),
    );
  });
  test('a better percentile never has a worse number', () => {
    fc.assert(
      fc.property(percentiles, percentiles, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(meritInYear(steady, 2023, high)).toBeLessThanOrEqual(meritInYear(steady, 2023, low));
      }),
    );
  });
  test('it is known but for a hair', () => {
    const { rank, spread } = expectedMerit(steady, 2024, 90);
    expect(rank).toBe(13_310);
    expect(spread).toBeLessThan(0.02);
  });
});

describe('a coming year', () => {
  test('goes on with the growth seen so far', () => {
    expect(expectedMerit(steady, 2025, 90).rank).toBeCloseTo(14_641, -1);
    expect(expectedMerit(steady, 2026, 90).rank).toBeCloseTo(16_105, -1);
  });
  test('is the less certain the more growth has varied, and the further it lies', () => {
    const spread = (curves: typeof steady, year: number) => expectedMerit(curves, year, 90).spread;
    expect(spread(restless, 2025)).toBeGreaterThan(1.5 * spread(steady, 2025));
    expect(spread(restless, 2027)).toBeCloseTo(spread(restless, 2025) * Math.sqrt(3), 6);
  });
  test('with a single year behind it has a usual spread and no growth', () => {
    const single = meritCurves(points(2024, 1));
    expect(expectedMerit(single, 2025, 90)).toMatchObject({ rank: 10_000 });
    expect(growthAt(single, 90)).toMatchObject({ mean: 0, years: 0 });
    expect(expectedMerit(single, 2025, 90).spread).toBeGreaterThan(0.1);
  });
});

describe('a list whose end is not published', () => {
  const whole = [...points(2023, 1), { year: 2023, percentile: 0.01, meritNumber: 100_000 }];
  const short = points(2024, 1.2).slice(0, -1);
  const curves = meritCurves([...whole, ...short]);
  test('is carried on as the newest list that is known to its end, grown as much as at its last point', () => {
    expect(meritInYear(curves, 2024, 1)).toBeCloseTo(99_000 * 1.2, 6);
    expect(meritInYear(curves, 2024, 0)).toBeCloseTo(100_000 * 1.2, 6);
    expect(meritInYear(curves, 2024, 25)).toBeGreaterThan(meritInYear(curves, 2024, 30));
    expect(percentileInYear(curves, 2024, 99_000 * 1.2)).toBeCloseTo(1, 6);
  });
  test('is told apart from what is published', () => {
    expect(isPublished(curves, 2024, { percentile: 50 })).toBe(true);
    expect(isPublished(curves, 2024, { percentile: 49 })).toBe(false);
    expect(isPublished(curves, 2024, { meritNumber: 60_001 })).toBe(false);
    expect(isPublished(curves, 2023, { percentile: 1 })).toBe(true);
  });
});

test('a point that breaks the order is left out', () => {
  const broken = meritCurves([...points(2024, 1), { year: 2024, percentile: 95, meritNumber: 20_000 }]);
  expect(meritInYear(broken, 2024, 95)).toBe(meritInYear(meritCurves(points(2024, 1)), 2024, 95));
});
