import { expect, test } from 'vitest';
import { commonListOf, csabPools, furtherThanJosaa } from './csab-history.ts';
import type { JosaaPoolHistory } from './cutoff-history.ts';

const pool = (wanted: Partial<JosaaPoolHistory>): JosaaPoolHistory => ({
  programme: 0,
  quota: 'OS',
  seatType: 'OPEN',
  gender: 'N',
  years: [],
  ...wanted,
});

test('the long quota names of 2025 continue the short ones, oldest year first', () => {
  const csab = [
    pool({ quota: 'os', years: [{ year: 2025, closing: [120, 130, 140] }] }),
    pool({ years: [{ year: 2024, closing: [110] }] }),
  ];
  const [only, ...others] = csabPools(csab, []);
  expect(others).toEqual([]);
  expect(only?.quota).toBe('OS');
  expect(only?.years.map(({ year, closing }) => [year, closing])).toEqual([
    [2024, [110]],
    [2025, [120, 130, 140]],
  ]);
});

test("open seats stand beside JoSAA's last round, other seats do not: their JoSAA ranks are of another list", () => {
  const years = [{ year: 2024, closing: [50, 60] }];
  const csabYears = [{ year: 2024, closing: [null, 90] }];
  const seatTypes = ['OPEN', 'SC', 'OPEN (PwD)'];
  const pools = csabPools(
    seatTypes.map((seatType) => pool({ seatType, years: csabYears })),
    seatTypes.map((seatType) => pool({ seatType, years })),
  );
  expect(pools.map(({ seatType, years: [only] }) => [seatType, only?.josaaLast])).toEqual([
    ['OPEN', 60],
    ['SC', null],
    ['OPEN (PwD)', null],
  ]);
});

test("a pool whose JoSAA rounds ended early, or of another gender, has no rank in JoSAA's last round", () => {
  const josaa = [
    pool({ years: [{ year: 2024, closing: [50] }] }),
    pool({ gender: 'F', years: [{ year: 2024, closing: [70, 80] }] }),
  ];
  const [only] = csabPools([pool({ years: [{ year: 2024, closing: [90] }] })], josaa);
  expect(only?.years[0]?.josaaLast).toBeNull();
});

test('a tie counts as its rank', () => {
  const tie = [{ year: 2024, closing: [{ rank: 90, isTie: true } as const] }];
  expect(csabPools([pool({ years: tie })], [pool({ years: tie })])[0]?.years).toEqual([
    { year: 2024, closing: [90], josaaLast: 90 },
  ]);
});

test('how much further CSAB went counts only years with both ranks, by the loosest of its rounds', () => {
  expect(
    furtherThanJosaa([
      { year: 2022, closing: [150, 120], josaaLast: 100 },
      { year: 2023, closing: [90], josaaLast: 100 },
      { year: 2024, closing: [900], josaaLast: null },
    ]),
  ).toEqual({ years: 2, further: 1, mostPercent: 50 });
  expect(furtherThanJosaa([{ year: 2024, closing: [900], josaaLast: null }])).toBeNull();
});

test.each([
  ['mainCrl', 'mainCrl'],
  ['mainCategoryRank', 'mainCrl'],
  ['mainPwdRank', 'mainCrl'],
  ['architectureCategoryPwdRank', 'architectureCrl'],
])('who competes by %s compares with CSAB by %s', (list, common) => {
  expect(commonListOf(list)).toBe(common);
});
