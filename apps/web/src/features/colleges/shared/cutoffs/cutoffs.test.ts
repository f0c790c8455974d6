import { describe, expect, test } from 'vitest';
import { capCutoffs, josaaCutoffs } from '../../../../../test/colleges.ts';
import { messagesLoaded } from '../../../../lib/messages.ts';
import {
  categoryWithoutSeats,
  choosePool,
  closingOf,
  mostRounds,
  ownSeats,
  type SeatsFor,
  seatsFor,
} from './choose-pool.ts';
import { viewHistory } from './history-view.ts';
import { measureOf, rankScale } from './scale.ts';

await messagesLoaded();
const cap = viewHistory(capCutoffs());
const josaa = viewHistory(josaaCutoffs());

describe('choosing a pool', () => {
  test('begins with the open seats of the own category by the own merit list', () => {
    expect(choosePool(cap, {}).pool?.facets).toEqual({
      category: 'GOPENS',
      section: 'STATE',
      stage: 'I',
      exam: 'MHT-CET',
    });
    expect(choosePool(josaa, {}).pool?.facets).toEqual({ seatType: 'OPEN', quota: 'HS', gender: 'N' });
  });

  test('offers only what is left after the answers before', () => {
    const { facets } = choosePool(cap, { category: 'LOPENS' });
    expect(facets.map(({ options }) => options)).toEqual([['GOPENS', 'LOPENS', 'AI'], ['STATE'], ['I'], ['MHT-CET']]);
    expect(choosePool(cap, {}).facets.find(({ key }) => key === 'stage')?.options).toEqual(['I', 'VII']);
  });

  test('an answer that is not to be had is replaced by the likeliest', () => {
    const { pool } = choosePool(josaa, { seatType: 'SC', quota: 'HS' });
    expect(pool?.facets).toMatchObject({ seatType: 'SC', quota: 'OS' });
  });

  test('state level comes before home university, and that before the others', () => {
    const pools = ['GOPENO', 'GOPENH', 'GOPENS'].map((category) => ({ facets: { category }, years: [] }));
    expect(choosePool({ ...cap, facetKeys: ['category'], pools }, {}).facets[0]?.options).toEqual([
      'GOPENS',
      'GOPENH',
      'GOPENO',
    ]);
  });

  test('a programme without pools has none to choose', () => {
    expect(choosePool({ ...cap, pools: [] }, {})).toEqual({ facets: [], pool: undefined });
  });
});

describe('the closing of a year', () => {
  const rowOf = (year: number) => {
    const row = choosePool(cap, {}).pool?.years.find((one) => one.year === year);
    if (!row) throw new Error(`no ${year}`);
    return row;
  };

  test('in any round is the last rank that got a seat, which may be of an early round', () => {
    expect(closingOf(rowOf(2024), 'any')).toMatchObject({ round: 1, closing: { rank: 4617, percentile: 97.25 } });
    expect(closingOf(rowOf(2024), 'last')).toMatchObject({ round: 3, closing: { rank: 1358 } });
  });

  test('in a round without a seat there is none', () => {
    expect(closingOf(rowOf(2024), 2)).toBeNull();
    expect(closingOf(rowOf(2021), 3)).toBeNull();
  });

  test('never is a rank of the preparatory list', () => {
    const row = choosePool(josaa, { seatType: 'SC' }).pool?.years[0];
    if (!row) throw new Error('no row');
    expect(closingOf(row, 'last')).toMatchObject({ round: 1, closing: { rank: 4000 } });
    expect(closingOf(row, 2)).toBeNull();
  });

  test('a pool has as many rounds as its longest year', () => {
    const { pool } = choosePool(cap, {});
    expect(pool && mostRounds(pool)).toBe(3);
  });
});

describe('the seats a student starts with', () => {
  const categoryOf = (student: SeatsFor) =>
    choosePool(cap, {}, ownSeats('mht-cet', student)).facets.find(({ key }) => key === 'category')?.value;

  test('are of their category, for women where there are some, else the open ones', () => {
    expect(categoryOf({})).toBe('GOPENS');
    expect(categoryOf({ gender: 'female', category: 'OPEN' })).toBe('LOPENS');
    expect(categoryOf({ gender: 'male', category: 'OPEN' })).toBe('GOPENS');
    expect(categoryOf({ gender: 'male', category: 'SBC' })).toBe('GOPENS');
    expect(choosePool(josaa, {}, ownSeats('josaa', { category: 'SC' })).facets[0]?.value).toBe('SC');
  });

  test('are of the saved profile, and of the prediction where that says nothing', () => {
    const profile = { gender: 'female', mhtCet: { category: 'SC' } } as const;
    expect(seatsFor('mht-cet', profile, { category: 'OBC', gender: 'male' })).toEqual({
      category: 'SC',
      gender: 'female',
    });
    expect(seatsFor('josaa', profile, { category: 'OBC-NCL' })).toEqual({ category: 'OBC-NCL', gender: 'female' });
  });

  test('are EWS seats for an EWS candidate, and the seat that the page names as their own where it does', () => {
    const [pool] = cap.pools;
    if (!pool) throw new Error('no pool');
    const withSeat = (category: string, section = 'STATE') => ({
      ...pool,
      facets: { ...pool.facets, category, section },
    });
    const view = {
      ...cap,
      pools: [...cap.pools, withSeat('EWS'), withSeat('GNT2H', 'HU'), withSeat('GNT2O', 'OHU'), withSeat('TFWS')],
    };
    const chosen = (student: SeatsFor, named?: Parameters<typeof ownSeats>[2]) =>
      choosePool(view, {}, ownSeats('mht-cet', student, named)).pool?.facets.category;
    const girl = { gender: 'female', category: 'OPEN', ews: true };
    expect(chosen(girl)).toBe('EWS');
    expect(chosen({ gender: 'male', category: 'NT2' })).toBe('GNT2H');
    expect(chosen({ gender: 'male', category: 'NT2' }, { category: 'GNT2O', section: 'OHU' })).toBe('GNT2O');
    // Only open candidates compete for EWS seats.
    expect(chosen({ ...girl, category: 'OBC' })).toBe('GOPENS');
    expect(choosePool(cap, {}, ownSeats('mht-cet', girl)).pool?.facets.category).toBe('LOPENS');
    expect(categoryWithoutSeats(cap, ownSeats('mht-cet', girl), 'EWS')).toBe('EWS');
    expect(categoryWithoutSeats(view, ownSeats('mht-cet', girl), 'EWS')).toBeUndefined();
  });

  test('a category without seats is named', () => {
    const missing = (category: string) => categoryWithoutSeats(cap, ownSeats('mht-cet', { category }), category);
    expect(missing('OPEN')).toBeUndefined();
    expect(missing('OBC')).toBe('OBC');
    expect(missing('NT1')).toBe('NT-B');
    expect(categoryWithoutSeats(cap, {}, undefined)).toBeUndefined();
  });

  test('give way to what the address asks for', () => {
    const own = ownSeats('mht-cet', { gender: 'female', category: 'OPEN' });
    expect(choosePool(cap, { category: 'GOPENS' }, own).facets[0]?.value).toBe('GOPENS');
  });
});

describe('the measure of a chart', () => {
  test('is the percentile where every closing has one, else the rank', () => {
    const { pool } = choosePool(cap, {});
    if (!pool) throw new Error('no pool');
    const { numberOf, textOf, scaleOf } = measureOf(pool);
    const [first] = pool.years.flatMap(({ rounds }) => rounds.filter((closing) => closing !== null));
    if (!first) throw new Error('no closing');
    expect(textOf(numberOf(first))).toBe('98.5');
    const { ticks, place } = scaleOf([0.02, 0.4, 3]);
    expect(ticks.map(textOf)).toEqual(['99.99', '99.9', '99']);
    expect(place(0.02)).toBeLessThan(place(3));
    const ofJosaa = choosePool(josaa, {}).pool;
    expect(ofJosaa && measureOf(ofJosaa).textOf(12_345)).toBe('12,345');
  });
});

describe('the rank axis', () => {
  test('has better ranks on top, and equal ratios at equal distances', () => {
    const { place } = rankScale([100, 10_000]);
    expect(place(100)).toBeGreaterThan(0);
    expect(place(10_000)).toBeLessThan(1);
    expect(place(1000) - place(100)).toBeCloseTo(place(10_000) - place(1000), 10);
  });

  test.each([[[2053, 2361]], [[1, 3]], [[577]], [[90_000, 1_04_231]], [[12, 1_50_000]], [[1]]])(
    'of %j has a few round figures inside it',
    (ranks) => {
      const { ticks, place } = rankScale(ranks);
      expect(ticks.length).toBeGreaterThanOrEqual(1);
      expect(ticks.length).toBeLessThanOrEqual(7);
      for (const tick of ticks) {
        expect(Number.isInteger(tick), String(tick)).toBe(true);
        expect(place(tick)).toBeGreaterThanOrEqual(0);
        expect(place(tick)).toBeLessThanOrEqual(1);
      }
    },
  );
});
