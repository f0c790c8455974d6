import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_ROUNDS, roundsWithDays } from './schedule.ts';

const named = (...rounds: number[]) => rounds.map((round) => ({ id: `round-${round}-allotment` }));

test('a schedule has the rounds of the rules, and further ones of which days were entered', () => {
  expect(roundsWithDays(4, [])).toBe(4);
  expect(roundsWithDays(4, named(1, 2))).toBe(4);
  expect(roundsWithDays(4, named(5))).toBe(5);
  expect(roundsWithDays(5, [{ id: 'registration' }, ...named(7)])).toBe(7);
});

test('whatever is entered, there are never fewer rounds than in the rules, nor more than a schedule can have', () => {
  const ids = fc.array(
    fc.oneof(
      fc.string(),
      fc.nat(2000).map((round) => `round-${round}-options`),
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MOST_ROUNDS }), ids, (rounds, entered) => {
      const shown = roundsWithDays(
        rounds,
        entered.map((id) => ({ id })),
      );
      expect(shown).toBeGreaterThanOrEqual(rounds);
      expect(shown).toBeLessThanOrEqual(MOST_ROUNDS);
    }),
  );
});
