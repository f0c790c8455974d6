import { expect, test } from 'vitest';
import { packResult, unpackResult } from './result-bytes.ts';

const RESULT = {
  rounds: 2,
  resultCount: 1,
  option: Uint16Array.of(300, 2),
  poolCount: Uint8Array.of(1, 2),
  pool: Uint8Array.of(4, 0, 1),
  percent: Uint8Array.of(90, 5, 3),
  byRound: Uint8Array.of(50, 90, 3, 4),
  offered: Uint8Array.of(97, 12),
};

test('what was packed is unpacked', () => {
  expect(unpackResult(packResult(RESULT))).toEqual(RESULT);
});

test('a run saved in the first format, without offers, still opens', () => {
  // Format 1, two rounds, one result of one option with one pool; option 7, pool count 1, pool 3, 91 per cent, rounds 60 and 91.
  const saved = Uint8Array.of(1, 2, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 7, 0, 1, 3, 91, 60, 91);
  const result = unpackResult(saved);
  expect(result).toEqual({
    ...{ rounds: 2, resultCount: 1, option: Uint16Array.of(7), poolCount: Uint8Array.of(1) },
    ...{ pool: Uint8Array.of(3), percent: Uint8Array.of(91), byRound: Uint8Array.of(60, 91), offered: null },
  });
  expect(Uint8Array.from(packResult(result))).toEqual(saved);
});

test('bytes of another format are refused', () => {
  expect(() => unpackResult(new Uint8Array(20).fill(9))).toThrow('unknown format');
});
