import { expect, test } from 'vitest';
import { type PlayedChoice, playMock } from './mock.ts';
import { roundRules, rulesForPast } from './round-rules.ts';

const pool = (rank: number, ...closing: (number | null)[]) => ({ code: 'GOPENS', label: 'Open', rank, closing });
const choice = (key: string, ...pools: PlayedChoice['pools']): PlayedChoice => ({ key, pools });
const JOSAA = { rounds: 3, compulsory: [] };
const CAP = rulesForPast('mht-cet', 2025, 3);

test('a past year with three rounds is played by today’s rule, and its last round is final', () => {
  expect(roundRules('mht-cet', 2025).compulsory).toEqual([1, 3, 6, null]);
  expect(CAP).toEqual({ rounds: 3, compulsory: [1, 3, null] });
  expect(rulesForPast('josaa', 2026, 6)).toEqual({ rounds: 6, compulsory: [] });
});

test('JoSAA, by hand: rank 500 gets the second choice at once and the first in round 3', () => {
  const { seats, final } = playMock(
    [choice('a', pool(500, 400, 480, 510)), choice('b', pool(500, 600, 600, 610)), choice('c', pool(500, 900))],
    JOSAA,
  );
  expect(seats.map(({ round, choice: own, place, isNew }) => [round, own, place, isNew])).toEqual([
    [1, 'b', 2, true],
    [2, 'b', 2, false],
    [3, 'a', 1, true],
  ]);
  expect(final).toEqual({ choice: 'a', place: 1, round: 3 });
});

test('CAP, by hand: the second choice of round 1 must be accepted in round 2, and round 3 is not played', () => {
  const { seats, final } = playMock([choice('a', pool(500, 400, 480, 510)), choice('b', pool(500, 600))], CAP);
  expect(seats).toEqual([
    { round: 1, choice: 'b', place: 2, isNew: true, endsProcess: false },
    { round: 2, choice: 'b', place: 2, isNew: false, endsProcess: true },
  ]);
  expect(final).toEqual({ choice: 'b', place: 2, round: 1 });
});

test('a blank round is no seat, and no pool at all is none either', () => {
  const { seats, final, choices } = playMock([choice('a', pool(500, null, null, 450)), choice('b')], JOSAA);
  expect(seats.map((seat) => seat.choice)).toEqual([null, null, null]);
  expect(final).toBeNull();
  expect(choices.map(({ opensIn }) => opensIn)).toEqual([null, null]);
});

test('each rank counts in its own pool, and the pool that opens first serves', () => {
  const open = { ...pool(9_000, 4_000, 5_000, 6_000), code: 'OPEN' };
  const own = { ...pool(800, 700, 850, 900), code: 'OBC' };
  const { choices } = playMock([choice('a', open, own)], JOSAA);
  expect(choices).toEqual([{ choice: 'a', pool: own, opensIn: 2 }]);
});

test('of pools that never open, the nearest is shown', () => {
  const [far, near] = [pool(9_000, 1_000), { ...pool(800, 790), code: 'OBC' }];
  expect(playMock([choice('a', far, near)], JOSAA).choices[0]?.pool).toBe(near);
});
