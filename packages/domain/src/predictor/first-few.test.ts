import { expect, test } from 'vitest';
import { firstFew } from './first-few.ts';

const rows = (...percents: (number | null)[]) =>
  percents.map((percent) => ({
    chance: percent === null ? null : percent / 100,
    offered: 0.97,
    pools: [{ list: 'state-merit' }],
    collegeId: 'a',
  }));
const NONE = { ambitious: rows(), match: rows(), safe: rows(), range: rows() };
const few = (picks: Partial<typeof NONE>, most = 5) =>
  firstFew({ ...NONE, ...picks }, most).map(({ group, row }) => `${group} ${(row.chance ?? 0) * 100}`);

test('one to count on comes first, and the first three are a spread as the first five are', () => {
  const picks = { ambitious: rows(20, 40, 35, 30), match: rows(60, 70, 75, 80), safe: rows(90, 95, 97, 97) };
  expect(few(picks)).toEqual(['safe 90', 'match 60', 'ambitious 20', 'safe 95', 'match 70']);
  expect(few(picks, 3)).toEqual(['safe 90', 'match 60', 'ambitious 20']);
});

test('without a safe one the surest that will be offered comes first, once', () => {
  const inDoubt = { chance: 0.95, offered: 0.3, pools: [{ list: 'state-merit' }], collegeId: 'a' };
  const picks = { ambitious: [inDoubt, ...rows(40)], match: rows(60, 80) };
  expect(few(picks)).toEqual(['match 80', 'match 60', 'ambitious 95', 'ambitious 40']);
});

test('what has no chance comes last, and nothing gives nothing', () => {
  expect(few({ ambitious: rows(10), range: rows(null, null) })).toEqual(['ambitious 10', 'range 0', 'range 0']);
  expect(few({})).toEqual([]);
});

test('the second one is of the other rank list, or near home, where the first one is not', () => {
  const allIndia = rows(95, 92).map((row) => ({ ...row, pools: [{ list: 'all-india-merit' }] }));
  const state = rows(91, 90).map((row, at) => ({ ...row, collegeId: `c${at}` }));
  const picks = { ...NONE, safe: [...allIndia, ...state] };
  const percents = (near?: ReadonlySet<string>) =>
    firstFew(picks, 3, near).map(({ row }) => Math.round((row.chance ?? 0) * 100));
  expect(percents()).toEqual([95, 91, 92]);
  expect(percents(new Set(['c1']))).toEqual([95, 90, 92]);
});
