import { expect, test } from 'vitest';
import type { CollegeListItem } from './college.ts';
import { byName, entryRank, hardestFirst } from './college-order.ts';

const aCollege = (id: string, name: string, notAdmittingSince: number | null = null): CollegeListItem => ({
  id,
  name,
  university: null,
  universityFullForm: null,
  type: 'private',
  location: { city: 'Pune', state: 'Maharashtra' },
  courses: [],
  fee: null,
  medianPay: null,
  closings: null,
  nirfRanking: null,
  nirfYear: null,
  collegeLevel: null,
  notAdmittingSince,
});
const idsOf = (items: readonly CollegeListItem[]) => items.map(({ id }) => id);

test.each([
  [[], null],
  [[740], 740],
  [[740, 312], 740],
  [[9_000, 740, 312, 15_000], 740],
  // One programme that hardly anybody could enter does not make a college hard.
  [[5, 41_000, 42_000], 41_000],
])('the entry rank of a college that closed at %j is %s', (closings, expected) => {
  expect(entryRank(closings)).toBe(expected);
});

test('hardest first, then without cut-offs, then those that no longer admit; ties by name', () => {
  const ranks: Record<string, number> = { easy: 90_000, hard: 312, tieB: 4_000, tieA: 4_000, gone: 5 };
  const items = [
    aCollege('gone', 'Closed College', 2025),
    aCollege('new', 'New College'),
    aCollege('easy', 'Easy College'),
    aCollege('tieB', 'Beta'),
    aCollege('tieA', 'alpha'),
    aCollege('hard', 'Zeta'),
  ];
  expect(idsOf(hardestFirst(items, ({ id }) => ranks[id] ?? null))).toEqual([
    'hard',
    'tieA',
    'tieB',
    'easy',
    'new',
    'gone',
  ]);
});

test('names go from A to Z, whatever their case and punctuation', () => {
  const items = [aCollege('3', 'zeta'), aCollege('2', 'St. Xavier'), aCollege('1', 'Alpha')];
  expect(idsOf(byName(items))).toEqual(['1', '2', '3']);
});
