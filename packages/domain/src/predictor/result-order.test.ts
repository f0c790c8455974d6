import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf } from './bands.ts';
import { COMPARE, inRecommendedOrder, type ResultRow } from './result-order.ts';

const range = (q50: number) => ({ q10: q50 * 0.8, q50, q90: q50 * 1.2 });
const SEATS = { pool: { seatType: 'OPEN' }, pools: [{ list: 'state' }] };
const row = (programme: string, percent: number | null, demand: number, offered = 0.97): ResultRow => ({
  ...{ collegeId: 'a', collegeName: 'A', programme, forecast: range(10_000), ...SEATS },
  chance: percent === null ? null : percent / 100,
  band: percent === null ? null : bandOf(percent),
  offered,
  demand,
});
const facts = { places: new Map(), ranks: new Map([['state', 9_000]]), money: new Map() };
const ordered = (...rows: ResultRow[]) =>
  rows.sort((one, other) => COMPARE['within-reach'](one, other, facts)).map(({ programme }) => programme);

test('a topper sees the most sought-after programme first, whatever is safe beside it', () => {
  expect(ordered(row('easy', 97, 3_000), row('best', 97, 1), row('good', 97, 40))).toEqual(['best', 'good', 'easy']);
});

test('likely and safe ones come by demand, then possible ones, then what is hard to reach, then ranges', () => {
  const rows = [
    row('range', null, 1),
    row('hope', 20, 2),
    row('even', 45, 3),
    row('likely', 70, 4),
    row('safe', 97, 5),
  ];
  expect(ordered(...rows)).toEqual(['likely', 'safe', 'even', 'hope', 'range']);
});

test('a government college comes before private ones that are nearly as sought-after, and after those that are clearly more so', () => {
  const place = { city: 'Latur', state: 'Maharashtra', level: null, nirfRanking: null } as const;
  const places = new Map([
    ['a', { ...place, id: 'a', type: 'private' as const }],
    ['government', { ...place, id: 'government', type: 'government' as const }],
  ]);
  const rows = [row('near', 70, 900), row('far', 70, 800), { ...row('Latur', 70, 1_000), collegeId: 'government' }];
  const inOrder = rows.sort((one, other) => COMPARE['within-reach'](one, other, { ...facts, places }));
  expect(inOrder.map(({ programme }) => programme)).toEqual(['far', 'Latur', 'near']);
});

test('an unaided college of a university has no such advantage: its students pay the full fee', () => {
  const place = { city: 'Kolhapur', state: 'Maharashtra', nirfRanking: null, type: 'government' } as const;
  const places = new Map([['unaided', { ...place, id: 'unaided', level: 'University Managed (Un-Aided)' }]]);
  const rows = [{ ...row('unaided', 70, 1_000), collegeId: 'unaided' }, row('near', 70, 900)];
  const inOrder = inRecommendedOrder(rows, { ...facts, places });
  expect(inOrder.map(({ programme }) => programme)).toEqual(['near', 'unaided']);
});

test('a seat that may not be offered never stands above one as near that will', () => {
  const rows = [row('doubtful', 97, 1, 0.5), row('even', 45, 3), row('rare', 97, 2, 0.1), row('hope', 20, 9)];
  expect(ordered(...rows)).toEqual(['even', 'doubtful', 'hope', 'rare']);
});

test('a run from before demand and offers were told keeps its order by how hard a seat is to get', () => {
  const old = (programme: string, percent: number, q50: number) => {
    const { demand: _demand, offered: _offered, ...rest } = row(programme, percent, 0);
    return { ...rest, forecast: range(q50) };
  };
  expect(ordered(old('far', 95, 90_000), old('near', 70, 9_500), old('hope', 10, 8_000))).toEqual([
    'near',
    'far',
    'hope',
  ]);
});

test('best chance first puts what may not be offered behind what is as safe', () => {
  const rows = [row('doubtful', 97, 1, 0.2), row('sure', 97, 2), row('likely', 70, 3)];
  expect(rows.sort((one, other) => COMPARE.chance(one, other, facts)).map(({ programme }) => programme)).toEqual([
    'sure',
    'doubtful',
    'likely',
  ]);
});

test('without a chance, what the rank is better than comes first, then what it is near, never the hardest', () => {
  const tiny = (programme: string, q50: number, demand: number) => ({
    ...row(programme, null, demand),
    forecast: range(q50),
  });
  const rows = [
    tiny('far', 2_000, 1),
    tiny('near', 7_000, 2),
    tiny('even', 9_500, 3),
    tiny('sure', 60_000, 9),
    tiny('good', 20_000, 4),
  ];
  expect(ordered(...rows)).toEqual(['good', 'sure', 'even', 'near', 'far']);
});

test('sorting by numbers gives the order of the comparison, also of equal rows', () => {
  const percents = fc.constantFrom(null, 3, 10, 29, 30, 45, 60, 97);
  const rows = fc.array(fc.tuple(percents, fc.nat(5), fc.constantFrom(0, 0.4, 0.97), fc.integer({ min: 1, max: 4 })));
  fc.assert(
    fc.property(rows, (given) => {
      const all = given.map(([percent, demand, offered, reach], at) => ({
        ...row(String(at), percent, demand, offered),
        forecast: range(reach * 3_000),
      }));
      const byComparison = all.toSorted((one, other) => COMPARE['within-reach'](one, other, facts));
      expect(inRecommendedOrder(all, facts)).toEqual(byComparison);
    }),
  );
});
