import { expect, test } from 'vitest';
import { picksAsList } from './picks-as-list.ts';

const rows = (...percents: (number | null)[]) =>
  percents.map((percent) => ({ chance: percent === null ? null : percent / 100, offered: 0.97 }));
const NONE = { ambitious: rows(), match: rows(), safe: rows(), range: rows() };
const percents = (picks: Partial<typeof NONE>) =>
  picksAsList({ ...NONE, ...picks }).map(({ chance }) => chance && Math.round(chance * 100));

test('a list goes from the hardest to get to the safest, also within a group', () => {
  const picks = { ambitious: rows(59, 47, 51, 9), match: rows(70, 64, 89), safe: rows(97, 91), range: rows(null) };
  expect(percents(picks)).toEqual([9, 47, 51, 59, 64, 70, 89, 91, 97, null]);
});

test('what is as hard to get stays in the recommended order, and what may not be offered comes after what will be', () => {
  const [first, second] = rows(45, 45);
  const inDoubt = { chance: 0.2, offered: 0.3 };
  const ambitious = [inDoubt, ...(first && second ? [first, second] : [])];
  const listed = picksAsList({ ...NONE, ambitious });
  expect(listed.map((row) => ambitious.indexOf(row))).toEqual([1, 2, 0]);
});
