import { describe, expect, test } from 'vitest';
import { whyUnsure } from './why-unsure.ts';

/** At 31 percentile, with 2,44,000 in a list of 2,75,000. */
const OWN = { rank: 2_44_000, percentile: 31 };
const LAST_YEAR = 2025;
const reached = (...ranks: number[]) => ranks.map((rank, at) => ({ year: [2025, 2023, 2022][at] ?? 0, rank }));
const closedFar = { chance: 0.39, lastYearPercentile: 16.86, earlier: reached(2_53_000, 2_74_000) };
const why = (pool: Partial<typeof closedFar> & { isListEnd?: true } = {}, own: Parameters<typeof whyUnsure>[1] = OWN) =>
  whyUnsure({ ...closedFar, ...pool }, own, LAST_YEAR);

describe('a seat that closed far below the student last year', () => {
  test('tells in how many of the known years it was full before the student’s place', () => {
    expect(why({ earlier: reached(2_53_000, 2_10_000, 1_90_000) })).toEqual({
      ...{ kind: 'full', count: 2, years: [2025, 2023, 2022] },
      fartherSince: null,
    });
  });
  test('tells that the same percentile is further down the list where last year’s place was full too', () => {
    expect(why({ earlier: reached(2_40_000, 2_74_000) })).toMatchObject({ count: 1, fartherSince: 2025 });
  });
  test('does not compare with last year where its lists are incomplete', () => {
    expect(why({ earlier: [{ year: 2023, rank: 2_40_000 }] })).toMatchObject({ kind: 'full', fartherSince: null });
  });
  test('tells that only one year is known, or that it was open every year', () => {
    expect(why({ earlier: reached(2_53_000) })).toEqual({ kind: 'one-year', year: 2025 });
    expect(why()).toEqual({ kind: 'moves', years: [2025, 2023] });
  });
  test('a rank as low as the last one that got in was in time', () => {
    expect(why({ earlier: reached(OWN.rank, OWN.rank - 1) })).toMatchObject({ kind: 'full', count: 1 });
  });
});

test('open to the end of the list last year, a low chance is explained whatever the percentile', () => {
  expect(why({ isListEnd: true }, { rank: OWN.rank })).toEqual({ kind: 'moves', years: [2025, 2023] });
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
  const earlier = reached(900, 900);
  const at = (lastYearPercentile: number) => why({ lastYearPercentile, earlier }, { rank: 1_000, percentile: 99 });
  expect(at(98.5)).toMatchObject({ kind: 'full', count: 2 });
  expect(at(98.95)).toBeNull();
});
