import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MoneyTable } from '../money/result-money.ts';
import { bandOf } from './bands.ts';
import { MOST_PICKS, pickFirst as pickFirstOf, pickGroupOf } from './first-picks.ts';
import { PICK_GROUPS } from './result-names.ts';
import { COMPARE, inRecommendedOrder, type ResultRow } from './result-order.ts';

const row = (percent: number | null, demand: number, college = `c${demand}`, programme = 'Civil'): ResultRow => ({
  ...{ collegeId: college, collegeName: college, programme, offered: 0.97, demand },
  ...{ pool: { seatType: 'OPEN' }, pools: [{ list: 'state' }], forecast: { q10: 8_000, q50: 10_000, q90: 12_000 } },
  chance: percent === null ? null : percent / 100,
  band: percent === null ? null : bandOf(percent),
});
const facts = { places: new Map(), ranks: new Map([['state', 9_000]]), money: new Map() };
const pickFirst = (
  rows: readonly ResultRow[],
  money: MoneyTable = new Map(),
  wanted: Parameters<typeof pickFirstOf>[2] = {},
) => pickFirstOf(inRecommendedOrder(rows, facts), money, wanted);
const demands = (rows: readonly ResultRow[]) => rows.map(({ demand }) => demand);
const many = (percent: number | null, from: number, count = 20) =>
  Array.from({ length: count }, (_, at) => row(percent, from + at));

test('a middle student gets four of each group, the most sought-after first', () => {
  const picks = pickFirst([...many(95, 300), ...many(70, 200), ...many(45, 100), ...many(10, 0)]);
  expect(demands(picks.ambitious)).toEqual([100, 101, 102, 103]);
  expect(demands(picks.match)).toEqual([200, 201, 202, 203]);
  expect(demands(picks.safe)).toEqual([300, 301, 302, 303]);
  expect(picks.range).toEqual([]);
});

test('a topper, for whom everything is safe, gets twelve safe ones', () => {
  const picks = pickFirst(many(97, 1));
  expect([demands(picks.safe), picks.match, picks.ambitious]).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [],
    [],
  ]);
});

test('a low student gets hopes, what is possible before what is hard to reach', () => {
  const picks = pickFirst([row(10, 1), row(20, 2), row(45, 9), row(35, 8), row(3, 0)]);
  expect(demands(picks.ambitious)).toEqual([8, 9, 2, 1]);
});

test('a seat that may not be offered is never a match or safe, and comes after all that are', () => {
  const doubtful = many(95, 0, 5).map((one) => ({ ...one, offered: 0.12 }));
  const picks = pickFirst([...doubtful, row(70, 100), row(45, 101)]);
  expect([demands(picks.match), picks.safe]).toEqual([[100], []]);
  expect(demands(picks.ambitious)).toEqual([101, 0, 1, 2, 3, 4]);
});

test('ranges without a chance fill only what chances leave free', () => {
  expect(pickFirst([...many(null, 1), ...many(70, 100)]).range).toEqual([]);
  expect(pickFirst([...many(null, 1), row(70, 100)]).range).toHaveLength(MOST_PICKS - 1);
});

test('two programmes of a college are enough while other colleges have some', () => {
  const ofOne = ['Civil', 'Computer', 'Mechanical', 'IT'].map((name, at) => row(95, at, 'coep', name));
  const picks = pickFirst([...ofOne, ...many(95, 50), ...many(70, 80, 4), ...many(40, 90, 4)]);
  expect(demands(picks.safe)).toEqual([0, 1, 50, 51]);
  expect(pickFirst(ofOne).safe).toHaveLength(4);
});

test('the normal seat is picked, and its fee waiver twin only where it surely saves something or is alone', () => {
  const waiver = { ...row(35, 1, 'pvg', 'Computer (TFWS)'), pool: { seatType: 'TFWS' } };
  const normal = row(83, 300, 'pvg', 'Computer');
  const picks = pickFirst([waiver, normal, ...many(40, 10), ...many(70, 100)]);
  const all = PICK_GROUPS.flatMap((group) => picks[group]);
  expect([all.includes(waiver), all.includes(normal)]).toEqual([false, true]);
  const saved = (least: number): MoneyTable => {
    const firstYear = { cap: { least, most: 90_000 }, tfws: { least: 11_114, most: 11_114 } };
    return new Map([['pvg', { fee: null, median: null, firstYear }]]);
  };
  const rows = [waiver, normal];
  expect(pickFirst(rows, saved(50_000))).toMatchObject({ ambitious: [waiver], match: [normal] });
  expect(pickFirst(rows, saved(0))).toMatchObject({ ambitious: [], match: [normal] });
  expect(pickFirst([waiver, row(3, 0, 'pvg', 'Computer')]).ambitious).toEqual([waiver]);
});

test('where nothing is safe, the surest home option is picked although twenty others are more sought-after', () => {
  const home = row(68, 900, 'takshashila', 'Mechanical');
  const picks = pickFirst([...many(62, 100), ...many(20, 0), home]);
  expect(picks.match.at(-1)).toBe(home);
  expect(picks.safe).toEqual([]);
});

test('each named city is stood for by its best programme, although another city is more sought-after', () => {
  const [latur, nanded] = [row(72, 1_207, 'latur'), row(86, 1_607, 'nanded')];
  const rows = [...many(95, 300), ...many(70, 200), ...many(45, 100), latur, row(97, 3_900, 'latur'), nanded];
  const cities = ['latur', 'nanded', 'nowhere'].map((college) => new Set([college]));
  const picks = pickFirst(rows, new Map(), { cities });
  expect(demands(picks.match)).toEqual([200, 201, 1_207, 1_607]);
  expect([picks.ambitious.length, picks.safe.length]).toEqual([4, 4]);
});

test('of each named city there is a second one that the student is likely to get, after the best of all', () => {
  const [near, second, third, hard] = [
    row(67, 2_400, 'takshashila'),
    row(80, 2_900, 'sipna'),
    row(85, 3_100, 'other'),
    row(20, 2_000, 'gcoe'),
  ];
  const rows = [...many(95, 300), ...many(70, 200), ...many(45, 100), near, second, third, hard];
  const amravati = new Set(['takshashila', 'sipna', 'other', 'gcoe']);
  const nagpur = new Set(many(70, 200).map(({ collegeId }) => collegeId));
  const picks = Object.values(pickFirst(rows, new Map(), { cities: [nagpur, amravati] })).flat();
  expect(picks.filter(({ collegeId }) => amravati.has(collegeId))).toEqual([near, second]);
  expect(picks).toHaveLength(MOST_PICKS);
});

test('many named cities leave some room for each group', () => {
  const cities = Array.from({ length: 10 }, (_, at) => row(70, 1_000 + at, `city${at}`));
  const rows = [...many(95, 300), ...many(70, 200), ...many(45, 100), ...cities];
  const named = cities.map(({ collegeId }) => new Set([collegeId]));
  const { ambitious, match, safe } = pickFirst(rows, new Map(), { cities: named });
  expect([ambitious.length, match.length, safe.length]).toEqual([1, 10, 1]);
  expect(match).toEqual(cities);
});

test('the surest programmes that are sure to be offered are always picked where fewer than four are safe', () => {
  const rows = fc.array(
    fc
      .tuple(fc.integer({ min: 3, max: 97 }), fc.nat(4_000), fc.nat(8), fc.constantFrom(0.3, 1))
      .map(([percent, demand, college, offered]) => ({
        ...row(percent, demand, `c${college}`, `p${demand}`),
        offered,
      })),
    { minLength: 1, maxLength: 80 },
  );
  fc.assert(
    fc.property(rows, (given) => {
      const picks = pickFirst(given);
      const all = PICK_GROUPS.flatMap((group) => picks[group]);
      const sure = given.filter(({ offered, band }) => offered === 1 && band !== 'Unlikely');
      const best = Math.max(...sure.map(({ chance }) => chance ?? 0));
      const pickedBest = all.some(({ chance, offered }) => offered === 1 && chance === best);
      const safe = all.filter(({ offered, band }) => offered === 1 && band === 'Safe').length;
      expect(sure.length === 0 || pickedBest || safe >= 4).toBe(true);
    }),
  );
});

test('whatever the results are, the picks are among them, in their own group, in order and as many as there can be', () => {
  const rows = fc.array(
    fc
      .tuple(fc.option(fc.integer({ min: 3, max: 97 })), fc.nat(4_000), fc.nat(5))
      .map(([percent, demand, college]) => row(percent, demand, `c${college}`, `p${demand}`)),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(rows, (given) => {
      const picks = pickFirst(given);
      const all = PICK_GROUPS.flatMap((group) => picks[group]);
      for (const group of PICK_GROUPS) {
        expect(picks[group].every((one) => given.includes(one) && pickGroupOf(one) === group)).toBe(true);
        expect(picks[group]).toEqual(picks[group].toSorted((one, other) => COMPARE['within-reach'](one, other, facts)));
      }
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(Math.min(MOST_PICKS, given.filter(({ band }) => band !== 'Unlikely').length));
    }),
  );
});

test('each group has seats of both rank lists and some near home, where there are any', () => {
  const ofList = (list: string) => (own: ResultRow) => ({ ...own, pools: [{ list }] });
  const allIndia = [...many(95, 300), ...many(70, 200), ...many(45, 100)].map(ofList('all-india-merit'));
  const state = [...many(95, 1_300), ...many(70, 1_200), ...many(45, 1_100)].map(ofList('state-merit'));
  const { ambitious, match, safe } = pickFirst([...allIndia, ...state]);
  expect([demands(ambitious), demands(match), demands(safe)]).toEqual([
    [100, 101, 1_100, 1_101],
    [200, 201, 1_200, 1_201],
    [300, 301, 1_300, 1_301],
  ]);
  const near = new Set(['c1310', 'c1210', 'c1110']);
  const home = pickFirst(state, new Map(), { near });
  expect([demands(home.ambitious), demands(home.match), demands(home.safe)]).toEqual([
    [1_100, 1_101, 1_102, 1_110],
    [1_200, 1_201, 1_202, 1_210],
    [1_300, 1_301, 1_302, 1_310],
  ]);
});

test('of each city that was named a safe seat is among the picks, however far it stands below those of another city', () => {
  const pune = Array.from({ length: 20 }, (_, at) => row(90, 100 + at, `pune${at}`));
  const latur = [row(70, 900, 'latur0'), row(75, 910, 'latur1'), row(97, 1_500, 'latur2')];
  const cities = [new Set(pune.map(({ collegeId }) => collegeId)), new Set(latur.map(({ collegeId }) => collegeId))];
  const { safe } = pickFirst([...pune, ...latur], new Map(), { cities });
  expect(safe.map(({ collegeId }) => collegeId)).toContain('latur2');
});
