import type { Outcome } from '@dakhila/contract/list-views';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aChoice, anOutcome } from '../../../../test/lists.ts';
import { outcomeEffect, outcomePercents } from './percents.ts';

const NONE = new Map();

/** An outcome from how often each choice was the final seat; the last two counts are the unestimated seats and none. */
function fromCounts(counts: readonly number[], names: readonly string[] = counts.map(String)): Outcome {
  const draws = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const shares = counts.map((count) => count / draws);
  return anOutcome({
    choices: shares
      .slice(0, -2)
      .map((chance, at) => ({ choice: names[at] ?? '', chance, byRound: [chance], gain: chance, saves: 0 })),
    withoutOdds: shares.at(-2) ?? 0,
    none: shares.at(-1) ?? 0,
  });
}

test('whatever comes out, the figures on the screen make 100, and some seat is the rest of none', () => {
  const counts = fc
    .array(fc.nat({ max: 10_000 }), { minLength: 3, maxLength: 80 })
    .filter((each) => each.some((count) => count > 0));
  fc.assert(
    fc.property(counts, (each) => {
      const outcome = fromCounts(
        each,
        each.map((_, at) => `c${at}`),
      );
      const { some, none, unestimated, final } = outcomePercents(outcome, NONE);
      const own = [...final.values()].reduce<number>((sum, percent) => sum + (percent ?? 0), 0);
      expect(own + unestimated + none).toBe(100);
      expect(some).toBe(100 - none);
    }),
  );
});

test('a choice without an estimate has no figure, and one that stands twice has one for each place', () => {
  const outcome = anOutcome({
    choices: [
      { choice: 'a', chance: 0.6, byRound: [0.6], gain: 0.6, saves: 0 },
      { choice: 'b', chance: null, byRound: null, gain: null, saves: null },
      { choice: 'a', chance: 0, byRound: [0], gain: 0, saves: 0 },
    ],
    ...{ withoutOdds: 0.1, none: 0.3 },
  });
  expect([...outcomePercents(outcome, NONE).final]).toEqual([
    ['a#0', 60],
    ['b#0', null],
    ['a#1', 0],
  ]);
});

test('the effect of an edit names the choice that it changed most, with its new place', () => {
  const before = fromCounts([34, 57, 0, 9], ['a', 'b']);
  const after = fromCounts([79, 12, 2, 0, 7], ['b', 'a', 'c']);
  expect(outcomeEffect(before, after, NONE)).toEqual({
    some: { before: 91, after: 93 },
    choice: { key: 'b', place: 1, before: 57, after: 79 },
    // The figures that fall are told too.
    other: { key: 'a', place: 2, before: 34, after: 12 },
  });
});

test('a new choice has no figure from before; an edit that changes nothing names no choice', () => {
  const before = fromCounts([10, 0, 90], ['a']);
  expect(outcomeEffect(before, fromCounts([10, 40, 0, 50], ['a', 'b']), NONE).choice).toEqual({
    ...{ key: 'b', place: 2, before: null, after: 40 },
  });
  expect(outcomeEffect(before, before, NONE)).toEqual({ some: { before: 10, after: 10 }, choice: null, other: null });
});

test('a first choice whose details show 64% is not the final seat 65% of the time', () => {
  const outcome = fromCounts([648, 0, 352], ['a']);
  expect(outcomePercents(outcome, NONE).final.get('a#0')).toBe(65);
  expect(outcomePercents(outcome, new Map([['a', aChoice('a')]]))).toMatchObject({
    ...{ some: 64, none: 36, final: new Map([['a#0', 64]]) },
  });
});
