import { expect, test } from 'vitest';
import { type CapPool, type CapSource, capTable } from './cap-table.ts';
import { cross } from './cutoff-table.ts';
import { CAP_MODEL } from './exam-model.ts';

const NOTHING: CapSource = {
  records: [],
  programmes: [],
  categories: [],
  pools: { programme: [], category: [], section: [], stage: [], exam: [], firstCell: [0] },
  cells: { year: [], round: [], meritNumber: [] },
  intake: [],
  meritPoints: [],
};
const pool = (category: string, section: string, course = '24510'): CapPool => ({
  ...{ college: '06006', course, branch: 'Computer Engineering', university: 'Pune', list: 'C' },
  ...{ category, section },
});

/** Whether a candidate of the one can take the other in its stead. */
function standFor(one: CapPool, other: CapPool): boolean {
  const table = capTable(NOTHING, [one, other]);
  const [first = -1, second = -1] = table.poolOf;
  return CAP_MODEL.seats.some((names) => {
    const { code } = cross(table, names);
    return code[first] === code[second];
  });
}

test.each([
  ['a college that becomes autonomous offers at state level', pool('GOPENH', 'HU'), pool('GOPENS', 'STATE'), true],
  ['to other universities’ candidates too', pool('GOPENO', 'OHU'), pool('GOPENS', 'STATE'), true],
  ['seats handed on to the home university', pool('GOPENH', 'HU'), pool('GOPENO', 'OHU_TO_HU'), true],
  ['seats of the other side are none', pool('GOPENH', 'HU'), pool('GOPENO', 'OHU'), false],
  ['nor are seats handed to the other side', pool('GOPENO', 'OHU'), pool('GOPENH', 'HU_TO_OHU'), false],
  ['nor those of another category', pool('GOPENH', 'HU'), pool('GOBCH', 'HU'), false],
  ['nor those for women', pool('GOPENH', 'HU'), pool('LOPENH', 'HU'), false],
  ['nor those of another course', pool('GOPENH', 'HU'), pool('GOPENH', 'HU', '24610'), false],
])('which seats stand for each other: %s', (_, one, other, isSame) => {
  expect(standFor(one, other)).toBe(isSame);
});

test('a pool listed twice is one', () => {
  const table = capTable(NOTHING, [pool('GOPENH', 'HU'), pool('GOPENS', 'STATE'), pool('GOPENH', 'HU')]);
  expect([...table.poolOf]).toEqual([0, 1, 0]);
  expect([table.poolCount, table.textOf(0, 'college'), table.textOf(1, 'section')]).toEqual([2, '06006', 'STATE']);
});
