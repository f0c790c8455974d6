import { describe, expect, test } from 'vitest';
import { wasOpenToEnd, whyUnsure } from './why-unsure.ts';

/** At 31 percentile, with 2,44,000 in a list of 2,75,000; on the list of 2025 it was 1,69,000. */
const OWN = { rank: 2_44_000, percentile: 31, lastYearRank: 1_69_000 };
const LAST_YEAR = 2025;
const FARTHER = { year: 2025, percentile: 31, before: 1_69_000, now: 2_44_000 };
const reached = (...ranks: number[]) => ranks.map((rank, at) => ({ year: [2025, 2023, 2022][at] ?? 0, rank }));
const closedFar = {
  chance: 0.39,
  lastYear: 2_45_000 as number | null,
  lastYearPercentile: 16.86 as number | undefined,
  earlier: reached(2_53_000, 2_74_000),
};
type Over = Partial<typeof closedFar> & { isListEnd?: true };
const why = (pool: Over = {}, own: Parameters<typeof whyUnsure>[1] = OWN) =>
  whyUnsure({ ...closedFar, ...pool }, own, LAST_YEAR);

describe('a seat that closed far below the student last year', () => {
  test('names the known years in which it was full before the student’s place', () => {
    expect(why({ earlier: reached(2_53_000, 2_10_000, 1_90_000) })).toEqual({
      farther: null,
      reach: { kind: 'full', full: [2022, 2023], years: [2022, 2023, 2025], isAbove: false },
    });
  });
  test('tells that only one year is known, or that it was open every year', () => {
    expect(why({ earlier: reached(2_53_000) })?.reach).toEqual({ kind: 'one-year', year: 2025 });
    expect(why()?.reach).toEqual({ kind: 'moves', years: [2023, 2025] });
  });
  test('a rank as low as the last one that got in was in time', () => {
    expect(why({ earlier: reached(OWN.rank, OWN.rank - 1) })?.reach).toMatchObject({ kind: 'full', full: [2023] });
  });
});

describe('a percentile that was good enough last year, on a list that is longer now', () => {
  const closed = { lastYear: 1_85_000, lastYearPercentile: 22.8 };
  test('is told with both numbers, whatever else is known', () => {
    expect(why({ ...closed, earlier: [] })).toEqual({ farther: FARTHER, reach: null });
    expect(why({ ...closed, lastYearPercentile: 30, earlier: reached(2_60_000) })).toEqual({
      ...{ farther: FARTHER, reach: null },
    });
    expect(why({ ...closed, earlier: reached(2_40_000, 2_30_000) })).toEqual({
      farther: FARTHER,
      reach: { kind: 'full', full: [2023], years: [2023, 2025], isAbove: false },
    });
  });
  test('is not told beside years in which the seats were open at the same share of the list', () => {
    expect(why({ ...closed, earlier: reached(2_60_000, 2_60_000) })).toEqual({ farther: FARTHER, reach: null });
    expect(why({ ...closed, earlier: reached(2_60_000) })).toEqual({ farther: FARTHER, reach: null });
  });
  test('is not told beside last year’s list as one on which the seats went to others', () => {
    expect(why({ ...closed, earlier: reached(2_40_000) })).toEqual({ farther: FARTHER, reach: null });
    expect(why({ ...closed, lastYear: OWN.rank, earlier: reached(2_40_000, 2_60_000) })).toBeNull();
  });
  test('is told as one of JEE Main where the list goes by that', () => {
    const onAllIndia = whyUnsure({ ...closedFar, ...closed, list: 'all-india-merit' }, OWN, LAST_YEAR);
    expect(onAllIndia?.farther).toEqual({ ...FARTHER, isJee: true });
  });
  test('is told without last year’s number where that is not known', () => {
    expect(why(closed, { rank: OWN.rank, percentile: 31 })?.farther).toEqual({ ...FARTHER, before: null });
  });
  test('is not told where the number is good enough too, where it did not grow, or where the chance is good', () => {
    expect(why({ ...closed, lastYear: OWN.rank })?.farther).toBeNull();
    expect(why(closed, { ...OWN, lastYearRank: OWN.rank })?.farther).toBeNull();
    expect(why({ ...closed, chance: 0.6 })).toBeNull();
  });
});

describe('a seat that closed above the student in every known year', () => {
  const above = { lastYear: 90_000, lastYearPercentile: 60, earlier: reached(1_30_000, 1_20_000, 1_40_000) };
  const reach = { kind: 'full', full: [2022, 2023, 2025], years: [2022, 2023, 2025], isAbove: true };
  test.each([0.31, 0.46, 0.7])('is told so where the chance is %s', (chance) => {
    expect(why({ ...above, chance })).toEqual({ farther: null, reach });
  });
  test('is not told so where the chance is small anyway, or where it was open once', () => {
    expect(why({ ...above, chance: 0.3 })).toBeNull();
    expect(why({ ...above, earlier: reached(1_30_000, 2_50_000) })).toBeNull();
  });
});

test('open to the end of the list last year, a low chance is explained whatever the percentile', () => {
  expect(why({ isListEnd: true, lastYearPercentile: undefined }, { rank: OWN.rank })?.reach).toEqual({
    ...{ kind: 'moves', years: [2023, 2025] },
  });
});

test('nothing is said of a good chance, a closing near the student’s own, or a pool of which nothing is known', () => {
  expect(why({ chance: 0.6 })).toBeNull();
  expect(why({ lastYearPercentile: 29 })).toBeNull();
  expect(why({}, { rank: OWN.rank })).toBeNull();
  expect(why({ earlier: [] })).toBeNull();
  expect(whyUnsure(undefined, OWN, LAST_YEAR)).toBeNull();
  expect(whyUnsure(closedFar, undefined, LAST_YEAR)).toBeNull();
  expect(whyUnsure({ ...closedFar, chance: null }, OWN, LAST_YEAR)).toBeNull();
});

test('near the top as at the end, clearly better means that a tenth fewer candidates are ahead', () => {
  const earlier = reached(1_100, 900);
  const at = (lastYearPercentile: number) =>
    why({ lastYear: 1_200, lastYearPercentile, earlier }, { rank: 1_000, percentile: 99 });
  expect(at(98.5)?.reach).toMatchObject({ kind: 'full', full: [2023] });
  expect(at(98.95)).toBeNull();
});

test('seats that were full before the student last year were not open to the end for that student', () => {
  const toEnd = (earlier?: ReturnType<typeof reached>) =>
    wasOpenToEnd({ ...closedFar, isListEnd: true, earlier }, OWN, LAST_YEAR);
  expect(toEnd()).toBe(true);
  expect(toEnd(reached(OWN.rank, 1_00_000))).toBe(true);
  expect(toEnd(reached(1_00_000))).toBe(false);
  expect(wasOpenToEnd(closedFar, OWN, LAST_YEAR)).toBe(false);
});
