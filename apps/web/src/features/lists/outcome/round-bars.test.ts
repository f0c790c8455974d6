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
  expect(roundShares(outcome)).toEqual([
    { round: 1, shares: { first: 0.1, three: 0.3, six: 0.4, rest: 0, none: 0.2 } },
    { round: 2, shares: { first: 0.2, three: 0.3, six: 0.4, rest: 0, none: 0.1 } },
  ]);
});
