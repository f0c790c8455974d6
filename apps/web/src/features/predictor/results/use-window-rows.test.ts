import { expect, test } from 'vitest';
import { rowAt, rowsOf, shiftOf, topsOf, withReady } from './use-window-rows.ts';

test('a row that was not seen yet is taken to be as high as the others', () => {
  expect([...topsOf(['a', 'b', 'c'], new Map(), 100)]).toEqual([0, 100, 200, 300]);
  expect([
    ...topsOf(
      ['a', 'b', 'c'],
      new Map([
        ['b', 60],
        ['x', 100],
      ]),
      100,
    ),
  ]).toEqual([0, 80, 140, 220]);
  expect([...topsOf([], new Map(), 100)]).toEqual([0]);
});

test.each([
  [-50, 0],
  [0, 0],
  [99, 0],
  [100, 1],
  [250, 2],
  [9_999, 2],
])('at a height of %i lies row %i', (height, row) => {
  expect(rowAt(Float64Array.from([0, 100, 200, 300]), height)).toBe(row);
});

test('an empty list has nothing to fall over', () => {
  expect(rowAt(Float64Array.from([0]), 100)).toBe(0);
});

test('rows stand ready around what was seen last, unless that lies elsewhere by now', () => {
  expect(withReady({ from: 2, to: 4 }, { from: 1, to: 3 })).toEqual({ from: 0, to: 6 });
  expect(withReady({ from: 20, to: 22 }, { from: 8, to: 10 })).toEqual({ from: 20, to: 22 });
  expect(withReady({ from: 12, to: 14 }, { from: 8, to: 10 })).toEqual({ from: 5, to: 14 });
});

test.each([
  ['nothing has the focus', { from: 2, to: 5 }, null, [2, 3, 4]],
  ['it is in sight', { from: 2, to: 5 }, 3, [2, 3, 4]],
  ['it is the last one in sight', { from: 2, to: 5 }, 4, [2, 3, 4, 5]],
  ['it is the first one in sight', { from: 2, to: 5 }, 2, [1, 2, 3, 4]],
  ['it was left far above', { from: 6, to: 8 }, 0, [0, 1, 6, 7]],
  ['it was left far below', { from: 0, to: 2 }, 8, [0, 1, 7, 8, 9]],
  ['it is the last of all', { from: 8, to: 12 }, 9, [8, 9]],
  ['its row has gone', { from: 0, to: 2 }, 40, [0, 1]],
])('the next row is there whichever way the focus goes on: %s', (_where, range, focused, rows) => {
  expect(rowsOf(range, focused, 10)).toEqual(rows);
});

test.each([
  ['the list begins below the edge', -20, 0],
  ['the first row is at the edge', 50, 0],
  ['a row is at the edge above which others grew', 250, 40],
  ['the edge is past the end', 9_999, 40],
])('what stands at the upper edge stays there: %s', (_where, above, shift) => {
  expect(shiftOf(Float64Array.from([0, 100, 200, 300]), Float64Array.from([0, 120, 240, 360]), above)).toBe(shift);
});
