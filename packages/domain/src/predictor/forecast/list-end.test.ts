import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAP_SECTIONS, CAP_STAGES } from '../../colleges/cap-codes.ts';
import { KNOTS } from '../forecaster.ts';
import { learnListEnd } from './list-end.ts';
import { expectedListEnd, listEnds } from './list-growth.ts';

const CATEGORIES = ['GOPENH', 'GSCH', 'GOBCH'];
const STAGE = {
  own: CAP_STAGES.findIndex(({ code }) => code === 'I'),
  all: CAP_STAGES.findIndex(({ code }) => code === 'VII'),
};
const LIST = 1_000;
/** Each list is as long as the others and known to its end. */
const meritPoints = [2022, 2023, 2024, 2025].flatMap((year) => [
  { year, percentile: 50, meritNumber: LIST / 2 },
  { year, percentile: 0.01, meritNumber: LIST },
]);

type Row = { programme: number; category: number; section?: number; stage?: number; closings: Record<number, number> };
/** Each pool closes at the same rank in rounds 1 and 2; a year without round 2 has round 3 instead. */
function sourceOf(rows: readonly Row[], withoutRound2: readonly number[] = []) {
  const cells = rows.map(({ closings }) =>
    Object.entries(closings).flatMap(([year, rank]) =>
      [1, withoutRound2.includes(Number(year)) ? 3 : 2].map((round) => ({ year: Number(year), round, rank })),
    ),
  );
  let at = 0;
  return {
    categories: CATEGORIES,
    meritPoints,
    pools: {
      programme: rows.map(({ programme }) => programme),
      category: rows.map(({ category }) => category),
      section: rows.map(({ section = 0 }) => section),
      stage: rows.map(({ stage = STAGE.own }) => stage),
      exam: rows.map(() => 0),
      firstCell: [0, ...cells.map((own) => (at += own.length))],
    },
    cells: {
      year: cells.flat().map(({ year }) => year),
      round: cells.flat().map(({ round }) => round),
      meritNumber: cells.flat().map(({ rank }) => rank),
    },
  };
}
/** Fifty programmes whose pools stand near the end of the list each year but 2025, when every fifth was full at half of it. */
const programmes = Array.from({ length: 50 }, (_, programme) => programme);
const atEnd = (category: number, early = 980): Row[] =>
  programmes.map((programme) => ({
    ...{ programme, category },
    closings: { 2022: early, 2023: early, 2024: early, 2025: programme % 5 === 0 ? 500 : 990 },
  }));
const at = (shares: readonly number[] | null, knot: (typeof KNOTS)[number]) =>
  shares?.[KNOTS.indexOf(knot)] ?? Number.NaN;

test('a pool that closed at the end of the list reaches as far as pools like it did, and never beyond the list', () => {
  const { shares = null, weight } = learnListEnd(sourceOf(atEnd(0)), 2025, 1).reachOf(1) ?? {};
  expect(weight).toBe(1);
  expect(at(shares, 0.5)).toBeCloseTo(0.98, 2);
  expect(at(shares, 0.05)).toBeLessThan(0.98);
  expect(Math.max(...(shares ?? []))).toBeLessThanOrEqual(1);
});

test('a pool that closed well before the end is left to the model', () => {
  expect(learnListEnd(sourceOf(atEnd(0)), 2025, 1).reachOf(10)?.weight).toBe(0);
  expect(learnListEnd(sourceOf(atEnd(0, 400)), 2024, 1).reachOf(1)?.weight).toBe(0);
});

test('the nearer the end of the list, the more its shares count, and no class goes further than one behind it', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100, max: LIST }), { minLength: 80, maxLength: 400 }), (closings) => {
      const rows = closings.map((first, programme) => ({
        ...{ programme, category: 0 },
        closings: { 2022: first, 2023: closings[(programme * 7) % closings.length] ?? first },
      }));
      const { reachOf } = learnListEnd(sourceOf(rows), 2023, 1);
      const ordered = rows
        .toSorted((one, other) => one.closings[2023] - other.closings[2023])
        .map(({ programme }) => reachOf(programme))
        .filter((reach) => reach !== null);
      for (const [at, { shares, weight, most }] of ordered.entries()) {
        const before = ordered[at - 1];
        expect(weight).toBeGreaterThanOrEqual(before?.weight ?? 0);
        for (const knot of KNOTS.keys()) {
          if (shares && before?.shares) expect(shares[knot]).toBeGreaterThanOrEqual(before.shares[knot] ?? 0);
          if (shares && most) expect(shares[knot]).toBeLessThanOrEqual(most[knot] ?? 0);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('seats that went to others were open to all of their own, but safe only up to the own closing', () => {
  const released = programmes.map((programme) => ({
    ...{ programme, category: 1, stage: STAGE.all },
    closings: { 2022: 700, 2023: 700, 2024: 700, 2025: 700 },
  }));
  const own = atEnd(1, 400).map((row) => ({ ...row, closings: { 2022: 400, 2023: 400, 2024: 400, 2025: 400 } }));
  const shares = learnListEnd(sourceOf([...own, ...released]), 2025, 1).reachOf(1)?.shares ?? null;
  expect(at(shares, 0.1)).toBeCloseTo(0.4, 5);
  expect(at(shares, 0.25)).toBe(1);
});

test('a year with a missing round does not count where complete years tell enough', () => {
  const rows = programmes.map((programme) => ({
    ...{ programme, category: 0 },
    closings: { 2022: 980, 2023: 980, 2024: 500, ...(programme === 1 && { 2025: 980 }) },
  }));
  const shareOf = (lastYear: number, withoutRound2: readonly number[]) =>
    at(learnListEnd(sourceOf(rows, withoutRound2), lastYear, 1).reachOf(1)?.shares ?? null, 0.05);
  expect(shareOf(2025, [])).toBeCloseTo(0.5, 5);
  expect(shareOf(2025, [2024])).toBeCloseTo(0.98, 5);
  // Without a complete pair of years one with a missing round is better than nothing.
  expect(shareOf(2023, [2023])).toBeCloseTo(0.98, 5);
});

test('seats of SC are learnt apart from other reserved ones, and from all of them where they are too few', () => {
  const ofCategory = (category: number, count: number, later: number): Row[] =>
    Array.from({ length: count }, (_, programme) => ({
      ...{ programme, category },
      closings: { 2022: 980, 2023: later, ...(programme === 1 && { 2024: 980 }) },
    }));
  const medianOf = (rows: readonly Row[], category: number) => {
    const pool = rows.findIndex((row) => row.programme === 1 && row.category === category);
    return at(learnListEnd(sourceOf(rows), 2024, 1).reachOf(pool)?.shares ?? null, 0.5);
  };
  const many = [...ofCategory(1, 50, 950), ...ofCategory(2, 60, 600)];
  expect(medianOf(many, 1)).toBeCloseTo(0.95, 5);
  expect(medianOf(many, 2)).toBeCloseTo(0.6, 5);
  const few = [...ofCategory(1, 10, 950), ...ofCategory(2, 60, 600)];
  expect(medianOf(few, 1)).toBeCloseTo(0.6, 5);
});

test('released to everyone, a seat counts for the open pool too', () => {
  const released = programmes.map((programme) => ({
    ...{ programme, category: 1, stage: STAGE.all },
    closings: { 2022: 950, 2023: 950, 2024: 950, 2025: 950 },
  }));
  const shares = learnListEnd(sourceOf([...atEnd(0, 300), ...released]), 2024, 1).reachOf(1)?.shares ?? null;
  expect(at(shares, 0.5)).toBeCloseTo(0.95, 5);
});

test('seats given to other candidates that closed early do not go by the end of the list alone, as those of the own ones do', () => {
  const section = CAP_SECTIONS.findIndex(({ code }) => code === 'HU_TO_OHU');
  const given = (closing: number): Row => ({ programme: 1, category: 0, section, closings: { 2025: closing } });
  const weightOf = (closing: number) => {
    const rows = [...atEnd(0), given(closing)];
    const { reachOf } = learnListEnd(sourceOf(rows), 2025, 1);
    return [reachOf(1)?.weight, reachOf(rows.length - 1)?.weight];
  };
  expect(weightOf(300)).toEqual([1, 0.5]);
  expect(weightOf(750)[1]).toBeCloseTo(0.75, 5);
  expect(weightOf(980)).toEqual([1, 1]);
});

test('later years are not read, and too few pools tell nothing', () => {
  const early = learnListEnd(sourceOf(atEnd(0)), 2024, 1).reachOf(1)?.shares ?? null;
  expect(at(early, 0.05)).toBeCloseTo(0.98, 5);
  expect(learnListEnd(sourceOf(atEnd(0).slice(0, 5)), 2025, 1).reachOf(1)?.shares).toBeNull();
});

test('the list of a coming year is as long as the last one that is known to its end, grown as its merit numbers were', () => {
  const known = [
    { year: 2024, percentile: 50, meritNumber: 500 },
    { year: 2024, percentile: 0.01, meritNumber: 1_000 },
    { year: 2025, percentile: 50, meritNumber: 600 },
  ];
  expect(listEnds(known)).toEqual(new Map([[2024, 1_000]]));
  expect(expectedListEnd(known, 2025)).toBeCloseTo(1_200, 6);
  expect(expectedListEnd([{ year: 2025, percentile: 50, meritNumber: 600 }], 2026)).toBeUndefined();
});
