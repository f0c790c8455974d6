import { expect, test } from 'vitest';
import { rowAt, topsOf } from './use-window-rows.ts';

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
