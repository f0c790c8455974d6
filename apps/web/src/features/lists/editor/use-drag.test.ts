import { expect, test } from 'vitest';
import { placeOfGap, shiftOf } from './use-drag.ts';

test.each([
  [2, 0, 0],
  [2, 2, 2],
  [2, 3, 2],
  [2, 5, 4],
])('row %i dropped into gap %i ends at place %i', (from, gap, place) => {
  expect(placeOfGap({ from, gap })).toBe(place);
});

test('the rows between make room by the height of the one under way, and no others', () => {
  const shifts = (from: number, gap: number) =>
    [0, 1, 2, 3, 4].map((place) => shiftOf({ from, gap, heightPx: 90 }, place));
  expect(shifts(1, 4)).toEqual([0, 0, -90, -90, 0]);
  expect(shifts(3, 1)).toEqual([0, 90, 90, 0, 0]);
  expect(shifts(2, 2)).toEqual([0, 0, 0, 0, 0]);
});
