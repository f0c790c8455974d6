import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EIGHTY_PERCENT } from '../verdicts.ts';
import { type OpeningPair, shareAt, shareCurve } from './jee-category-share.ts';
import { type JeeFacts, jeeCurves, jeeEstimates } from './jee-estimates.ts';
import { josaaPlaces } from './josaa-lists.ts';

/** Unique candidates of JEE Main, and the last percentile of the common list that JEE Advanced took, as NTA published them. */
const PUBLISHED = [
  { year: 2019, count: 1_147_125 },
  { year: 2020, count: 1_023_435, percentile: 90.3765335 },
  { year: 2021, count: 939_008, percentile: 87.8992241 },
  { year: 2022, count: 905_590, percentile: 88.4121383 },
  { year: 2023, count: 1_113_325, percentile: 90.7788642 },
  { year: 2024, count: 1_415_110, percentile: 93.2362181 },
  { year: 2025, count: 1_475_103, percentile: 93.1023262 },
  { year: 2026, count: 1_538_468, percentile: 93.4123549 },
];
/** JEE Advanced takes the same number every year: 98,612 in 2023, 96,873 in 2026. */
const TAKEN = 97_000;

/** Pairs as a list would print them where a share of the candidates is of the category. */
const pairsOf = (share: (crl: number) => number): OpeningPair[] =>
  [2022, 2023, 2024, 2025, 2026].flatMap((year) =>
    Array.from({ length: 400 }, (_, at) => {
      const crl = 1_000 + at * 300;
      return { year, category: 'SC' as const, crl, rank: Math.ceil(share(crl) * crl * (1 + (at % 7) / 5)) };
    }),
  );
const steady = (crl: number) => 0.02 + crl / 2_000_000;
const FACTS: JeeFacts = { candidates: PUBLISHED, qualified: [], qualifyingPercentiles: [], shares: [] };
const estimates = jeeEstimates(jeeCurves(2027, FACTS, pairsOf(steady)));
const crlOf = (percentile: number) => estimates.mainPercentile?.(percentile) ?? { rank: 0, spread: 0 };
const CANDIDATE = { gender: 'male', homeState: 'Goa', category: 'SC' } as const;

describe('the common rank of a percentile', () => {
  test('is the share of the candidates above, carried on to the coming year', () => {
    expect(crlOf(97).rank).toBeGreaterThan(0.03 * 1_538_468);
    expect(crlOf(97).rank).toBeLessThan(0.03 * 1_538_468 * 1.1);
  });
  test('has the candidates of the year once they are known, and still the error of the formula', () => {
    const known = jeeEstimates(jeeCurves(2026, FACTS, []));
    const { rank = 0, spread = 0 } = known.mainPercentile?.(90) ?? {};
    expect(rank).toBe(154_000);
    expect(spread).toBeGreaterThan(0.07);
    expect(spread).toBeLessThan(crlOf(90).spread);
  });
  test('held its 80% range in most of the years that print both, each from the years before', () => {
    const held = PUBLISHED.filter(({ year, percentile }) => {
      if (percentile === undefined || year < 2021) return false;
      const before = { ...FACTS, candidates: PUBLISHED.filter((one) => one.year < year) };
      const { rank = 1, spread = 0 } = jeeEstimates(jeeCurves(year, before, [])).mainPercentile?.(percentile) ?? {};
      return Math.abs(Math.log(TAKEN / rank)) <= EIGHTY_PERCENT * spread;
    });
    expect(held.map(({ year }) => year)).toEqual([2021, 2022, 2025, 2026]);
  });
  test('is never better for a worse percentile, and the first ranks are never told apart', () => {
    const percentile = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(percentile, percentile, (one, other) => {
        expect(crlOf(Math.max(one, other)).rank).toBeLessThanOrEqual(crlOf(Math.min(one, other)).rank);
      }),
    );
    expect(crlOf(100).spread).toBeGreaterThan(0.9);
  });
});

describe('the category rank of a common rank', () => {
  test('is read from where category seats opened behind the open seats', () => {
    const curve = shareCurve(pairsOf(steady));
    if (curve === null) throw new Error('no curve');
    for (const crl of [5_000, 20_000, 50_000, 100_000])
      expect(Math.abs(Math.log(shareAt(curve, crl) / steady(crl)))).toBeLessThan(0.15);
  });
  test('is not moved by one misprint', () => {
    const [first, ...rest] = pairsOf(steady);
    if (first === undefined) throw new Error('no pair');
    const misprint = { ...first, year: 2026, crl: 90_000, rank: 3 };
    expect(shareCurve([misprint, first, ...rest])).toEqual(shareCurve([first, ...rest]));
  });
  test('follows printed counts where few open seats close', () => {
    const printed: JeeFacts = {
      ...FACTS,
      qualified: [
        { year: 2026, category: 'OPEN', percentile: 93.4, count: 97_000 },
        { year: 2026, category: 'SC', percentile: 64, count: 37_500 },
      ],
      shares: [{ year: 2026, category: 'SC', share: 0.1 }],
    };
    const own = jeeEstimates(jeeCurves(2027, printed, pairsOf(steady)));
    expect(own.SC?.(1_538_468).rank).toBe(154_000);
    expect(own.SC?.(553_848).rank).toBeGreaterThan(37_500);
  });
  test('is missing where nothing is known of the category', () => {
    expect(estimates.ST).toBeUndefined();
  });
});

describe('the places of a candidate', () => {
  const places = (more: object) => josaaPlaces({ ...CANDIDATE, ...more }, estimates);

  test('the better of two sessions counts', () => {
    expect(places({ mainPercentile: 91, mainSecondPercentile: 97 })).toEqual(places({ mainPercentile: 97 }));
  });
  test('common and category rank are estimated, the second less surely; JEE Advanced is not', () => {
    const [common, own] = [
      places({ mainPercentile: 97 }).get('mainCrl'),
      places({ mainPercentile: 97 }).get('mainCategoryRank'),
    ];
    expect(own?.rank).toBeLessThan((common?.rank ?? 0) / 10);
    expect(own?.spread).toBeGreaterThan(common?.spread ?? 0);
    expect([...places({ mainPercentile: 97 }).keys()]).toEqual(['mainCrl', 'mainCategoryRank']);
  });
  test('a rank that is given is never estimated', () => {
    expect(places({ mainPercentile: 97, mainCrl: 50_000, mainCategoryRank: 900 })).toEqual(
      places({ mainCrl: 50_000, mainCategoryRank: 900 }),
    );
    expect(places({ mainPercentile: 97, mainCrl: 50_000 }).get('mainCrl')).toEqual({ rank: 50_000, spread: 0 });
  });
  test('a rank without a percentile stands for no other', () => {
    expect([...places({ mainCrl: 50_000 }).keys()]).toEqual(['mainCrl']);
  });
  test('an open-category candidate has no category rank', () => {
    expect([...places({ category: 'OPEN', mainPercentile: 97 }).keys()]).toEqual(['mainCrl']);
  });
});
