import { expect, test } from 'vitest';
import type { CapHistory, CapPoolHistory, JosaaHistory } from './cutoff-history.ts';
import {
  capOpenClosings,
  capRange,
  closingRange,
  isOfPaper2,
  josaaOpenClosings,
  loosestRound,
} from './open-closings.ts';

const pool = (category: string, section: string, years: CapPoolHistory['years'], other = {}): CapPoolHistory => ({
  programme: 0,
  category,
  section,
  stage: 'I',
  exam: 'MHT-CET',
  years,
  ...other,
});
const cap = (pools: CapPoolHistory[]): CapHistory => ({
  exam: 'mht-cet',
  source: '',
  compiledYears: [],
  programmes: [{ courseCode: '24510', name: '', publishedName: '', choiceCodes: [], twin: null }],
  pools,
  words: {},
});
const closed = (year: number, ...ranks: (number | null)[]) => ({
  year,
  closing: ranks.map((rank) => (rank === null ? null : ([rank, 99] as const))),
});

test('home and other university seats stand apart, newest year first', () => {
  const closings = capOpenClosings(
    cap([
      pool('GOPENO', 'OHU', [closed(2025, 900)]),
      pool('GOPENH', 'HU', [closed(2022, 1), closed(2023, 2), closed(2024, 700), closed(2025, 800, 650)]),
      pool('GOPENH', 'HU_TO_OHU', [closed(2025, 5_000)]),
      pool('GOPENH', 'HU', [closed(2025, 9_000)], { stage: 'II' }),
      pool('GOPENS', 'STATE', [closed(2025, 12)], { exam: 'JEE(Main)' }),
      pool('LOPENH', 'HU', [closed(2025, 4_000)]),
    ]),
  );
  expect(closings.get('24510')).toEqual([
    {
      seats: 'home',
      years: [
        {
          year: 2025,
          rounds: [
            [800, 99],
            [650, 99],
          ],
        },
        { year: 2024, rounds: [[700, 99]] },
        { year: 2023, rounds: [[2, 99]] },
      ],
    },
    { seats: 'other', years: [{ year: 2025, rounds: [[900, 99]] }] },
  ]);
});

test('seats that the college no longer has are left out', () => {
  const closings = capOpenClosings(
    cap([pool('GOPENH', 'HU', [closed(2024, 700)]), pool('GOPENS', 'STATE', [closed(2025, 650)])]),
  );
  expect(closings.get('24510')?.map(({ seats }) => seats)).toEqual(['state']);
});

test('in a college for women their seats are the open ones', () => {
  const closings = capOpenClosings(cap([pool('LOPENS', 'STATE', [closed(2025, 3_100)])]));
  expect(closings.get('24510')?.[0]?.years[0]?.rounds).toEqual([[3_100, 99]]);
});

test('JoSAA: the gender-neutral open seats by quota, without ranks of the preparatory list', () => {
  const years = [
    { year: 2026, closing: [1_200, { rank: 3, isPreparatory: true as const }, { rank: 1_350, isTie: true as const }] },
  ];
  const history: JosaaHistory = {
    exam: 'josaa',
    rankList: 'JEE Main',
    source: '',
    programmes: [{ id: 7, name: '', publishedName: '' }],
    pools: [
      { programme: 0, quota: 'OS', seatType: 'OPEN', gender: 'N', years },
      { programme: 0, quota: 'HS', seatType: 'OPEN', gender: 'N', years },
      { programme: 0, quota: 'GO', seatType: 'OPEN', gender: 'N', years },
      { programme: 0, quota: 'HS', seatType: 'OPEN', gender: 'F', years },
      { programme: 0, quota: 'HS', seatType: 'SC', gender: 'N', years },
    ],
    words: {},
  };
  const rounds = [[1_200, null], null, [1_350, null]];
  expect(josaaOpenClosings(history).get(7)).toEqual([
    { seats: 'home-state', years: [{ year: 2026, rounds }] },
    { seats: 'other-states', years: [{ year: 2026, rounds }] },
    { seats: 'goa', years: [{ year: 2026, rounds }] },
  ]);
});

test('the loosest round is the one that closed at the largest rank, whichever it was', () => {
  expect(loosestRound([[635, 99.8], null, [221, 99.9]])).toEqual({ round: 1, closing: [635, 99.8] });
  expect(
    loosestRound([
      [500, null],
      [800, null],
    ]),
  ).toEqual({ round: 2, closing: [800, null] });
  expect(loosestRound([null])).toBeNull();
});

test('no pool, no closings', () => {
  expect(capOpenClosings(cap([])).size).toBe(0);
});

test('a college closed between its easiest and its hardest programme, in the newest year alone', () => {
  const of = (year: number, rank: number, percentile: number | null) => [
    { seats: 'state' as const, years: [{ year, rounds: [[rank, percentile] as const] }] },
  ];
  const cap = [of(2025, 4_000, 98.5), of(2025, 90_000, 71.2), of(2024, 150_000, 40)];
  expect(closingRange(cap, 'percentile')).toEqual({ year: 2025, easiest: 71.2, hardest: 98.5, scale: 'percentile' });
  const jee = [of(2026, 66, null), of(2026, 12_204, null)];
  expect(closingRange(jee, 'JEE Advanced')).toEqual({
    year: 2026,
    easiest: 12_204,
    hardest: 66,
    scale: 'JEE Advanced',
  });
  expect(closingRange([], 'percentile')).toBeNull();
});

test('home university seats and those of other universities have ranges of their own, with state level seats in both', () => {
  const programmes = [{ home: 47.4, other: 14 }, { home: 17.7 }, { state: 60 }];
  expect(capRange(programmes)).toEqual({ easiest: 17.7, hardest: 60, other: { easiest: 14, hardest: 60 } });
  expect(capRange([{ home: 47.4 }])).toEqual({ easiest: 47.4, hardest: 47.4, other: null });
  expect(capRange([{ state: 60 }, { state: 80 }])).toEqual({ easiest: 60, hardest: 80 });
  expect(capRange([{}])).toBeNull();
});

test('ranks of paper 2 are no ranks of paper 1', () => {
  expect(isOfPaper2('B.Arch', 'JEE Main')).toBe(true);
  expect(isOfPaper2('Civil Engineering', 'JEE Main')).toBe(false);
  expect(isOfPaper2('B.Arch', 'JEE Advanced')).toBe(false);
});
