import { describe, expect, test } from 'vitest';
import { fitAdditive } from './additive-fit.ts';
import { factorOf } from './cutoff-table.ts';
import { chanceOf, fitLogistic, fitSpread, leastAbsolute, predict } from './linear-fits.ts';
import { median, weightedQuantiles } from './numbers.ts';
import type { Part } from './parts.ts';
import { normalScore } from './shape.ts';
import { expectedMove, fading, spreadOfShift } from './year-shift.ts';

const ones = (count: number) => new Float64Array(count).fill(1);
const steps = (count: number) => Float64Array.from({ length: count }, (_, at) => (at + 0.5) / count);

describe('regressions', () => {
  const x = Float64Array.from({ length: 200 }, (_, at) => at / 100 - 1);
  const design = { rows: 200, columns: [ones(200), x] };

  test('least absolute deviations are not moved by a wild row', () => {
    const target = x.map((own) => 3 + 2 * own);
    target[7] = 1_000;
    const [constant, slope] = leastAbsolute(design, target, ones(200), [0, 0]);
    expect(constant).toBeCloseTo(3, 2);
    expect(slope).toBeCloseTo(2, 2);
  });

  test('the spread is the mean error, and grows where errors grow', () => {
    const beta = fitSpread(
      design,
      x.map((own) => Math.exp(-2 + 0.5 * own)),
      ones(200),
    );
    expect(beta[0]).toBeCloseTo(-2, 2);
    expect(beta[1]).toBeCloseTo(0.5, 1);
  });

  test('odds follow what happened', () => {
    const happened = x.map((own, at) => (chanceOf(2 * own) > ((at * 37) % 200) / 200 ? 1 : 0));
    const fitted = predict(design, fitLogistic(design, happened, ones(200)));
    expect(chanceOf(fitted[10] ?? 0)).toBeLessThan(0.3);
    expect(chanceOf(fitted[190] ?? 0)).toBeGreaterThan(0.7);
  });
});

describe('the additive fit', () => {
  const rows = Array.from({ length: 400 }, (_, at) => ({ seat: at % 4, branch: Math.floor(at / 4) % 10 }));
  const model = {
    effects: [factorOf(rows.map(({ seat }) => `${seat}`)), factorOf(rows.map(({ branch }) => `${branch}`))],
    noise: factorOf(rows.map(() => '')),
  };
  const values = Float64Array.from(
    rows,
    ({ seat, branch }, at) => 7 + 0.5 * seat + 0.2 * branch + 0.01 * ((at * 7) % 5),
  );

  test('finds what values are made of, also for one that was not seen', () => {
    const hidden = values.slice();
    hidden[42] = Number.NaN;
    const { fitted, uncertainty } = fitAdditive(hidden, model);
    expect(fitted[42]).toBeCloseTo(values[42] ?? 0, 1);
    expect(uncertainty[42]).toBeLessThan(0.01);
  });

  test('an effect that explains nothing is shrunk to nothing', () => {
    const noise = Float64Array.from(rows, (_, at) => normalScore((((at + 1) * 171) % 400) / 400 || 0.001));
    const { fitted } = fitAdditive(noise, model);
    expect(Math.max(...fitted.map(Math.abs))).toBeLessThan(0.35);
  });
});

describe('small numbers', () => {
  test('medians and quantiles by weight', () => {
    expect(median(Float64Array.of(5, 1, 3))).toBe(3);
    const [low = 0, middle = 0] = weightedQuantiles(steps(100), ones(100), [0.1, 0.5]);
    expect(low).toBeCloseTo(0.1, 2);
    expect(middle).toBeCloseTo(0.5, 2);
  });

  test('a shift is spread as past shifts were about what was expected of them', () => {
    expect(spreadOfShift([], 0.06)).toBe(0.06);
    const afterYears = (errorOf: (age: number) => number) =>
      spreadOfShift(
        [1, 2, 3, 4].map((age) => ({ age, error: errorOf(age) })),
        0.06,
      );
    expect(afterYears(() => 0)).toBeLessThan(0.06);
    expect(afterYears((age) => (age % 2 === 0 ? 0.25 : -0.25))).toBeGreaterThan(0.1);
  });

  test('a list is expected to move by a share of its growth, or as usual where that is not published', () => {
    const growths = new Map([[2026, 0.3]]);
    const system = {
      listGrowth: (_: number, year: number) => growths.get(year),
      listPull: 1 / 3,
      without: new Set<Part>(),
    };
    expect(expectedMove(system, 0, 2026, 0.02)).toBeCloseTo(0.1);
    expect(expectedMove(system, 0, 2027, 0.02)).toBe(0.02);
    expect(expectedMove({ ...system, without: new Set<Part>(['growth']) }, 0, 2026, 0.02)).toBe(0.02);
  });

  test('a year counts half after three', () => {
    expect(fading(1)).toBe(1);
    expect(fading(4)).toBe(0.5);
  });
});
