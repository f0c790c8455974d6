import { expect, test } from 'vitest';
import { anOutcome } from '../../../../test/lists.ts';
import { roundShares } from './round-bars.tsx';

test('the shares of a round are those of its places, and with no seat they add up', () => {
  const outcome = anOutcome({
    rounds: 2,
    choices: [
      { choice: 'a', chance: 0.2, byRound: [0.1, 0.2], gain: 0.2, saves: 0.1 },
      { choice: 'b', chance: 0.3, byRound: [0.3, 0.3], gain: 0.2, saves: 0.1 },
      { choice: 'c', chance: null, byRound: null, gain: null, saves: null },
      { choice: 'd', chance: 0.4, byRound: [0.4, 0.4], gain: 0.4, saves: 0.2 },
    ],
    noneByRound: [0.2, 0.1],
  });
  expect(roundShares(outcome, new Map()).map(({ percents }) => percents)).toEqual([
    { first: 10, three: 30, six: 40, rest: 0, unestimated: 0, none: 20 },
    { first: 20, three: 30, six: 40, rest: 0, unestimated: 0, none: 10 },
  ]);
});

test('what is missing of a round are seats without an estimate', () => {
  const outcome = anOutcome({
    rounds: 1,
    choices: [{ choice: 'a', chance: 0.2, byRound: [0.205], gain: 0.2, saves: 0.1 }],
    noneByRound: [0.295],
  });
  const [round] = roundShares(outcome, new Map());
  expect(round?.shares.unestimated).toBeCloseTo(0.5, 9);
  expect(Object.values(round?.percents ?? {}).reduce((sum, percent) => sum + percent, 0)).toBe(100);
});
