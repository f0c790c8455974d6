import { expect, test } from 'vitest';
import { bestPools, onlyOption, onlyRows } from './narrow-result.ts';
import type { ResultColumns } from './result-bytes.ts';

/** Options 7, 3 and 9 with three, one and two pools, the last one below 5 %. */
const RESULT: ResultColumns = {
  rounds: 2,
  resultCount: 2,
  option: Uint16Array.of(7, 3, 9),
  poolCount: Uint8Array.of(3, 1, 2),
  pool: Uint8Array.of(4, 0, 2, 1, 5, 6),
  percent: Uint8Array.of(96, 80, 0, 89, 3, 0),
  byRound: Uint8Array.of(90, 97, 60, 91, 3, 4),
  offered: Uint8Array.of(97, 50, 20),
};

test('best pools: every result stays, with its first pool alone', () => {
  expect(bestPools(RESULT)).toEqual({
    ...RESULT,
    poolCount: Uint8Array.of(1, 1, 1),
    pool: Uint8Array.of(4, 1, 5),
    percent: Uint8Array.of(96, 89, 3),
  });
});

test('one option: its own pools and rounds, wherever it stands', () => {
  expect(onlyOption(RESULT, 9)).toEqual({
    ...{ rounds: 2, resultCount: 1, option: Uint16Array.of(9), poolCount: Uint8Array.of(2) },
    ...{ pool: Uint8Array.of(5, 6), percent: Uint8Array.of(3, 0), byRound: Uint8Array.of(3, 4) },
    offered: Uint8Array.of(20),
  });
  expect(onlyOption(RESULT, 3)).toMatchObject({ pool: Uint8Array.of(1), byRound: Uint8Array.of(60, 91) });
});

test('an option that is not among the results is none', () => {
  expect(onlyOption(RESULT, 8)).toBeNull();
  expect(onlyOption(RESULT, -1)).toBeNull();
});

test('some rows: each with its own pools and rounds, in the order of the whole', () => {
  expect(onlyRows(RESULT, new Set([2, 0]))).toEqual({
    ...{ rounds: 2, resultCount: 1, option: Uint16Array.of(7, 9), poolCount: Uint8Array.of(3, 2) },
    ...{ pool: Uint8Array.of(4, 0, 2, 5, 6), percent: Uint8Array.of(96, 80, 0, 3, 0) },
    byRound: Uint8Array.of(90, 97, 3, 4),
    offered: Uint8Array.of(97, 20),
  });
  expect(onlyRows(RESULT, new Set([0, 1, 2]))).toEqual(RESULT);
  expect(onlyRows(RESULT, new Set()).option).toHaveLength(0);
});
