import type { Dated } from '@dakhila/domain/predictor/eligibility';
import { expect, test } from 'vitest';
import { seasonOf } from './season.ts';

const ROUNDS: readonly Dated<number>[] = [{ validFrom: 2020, value: 3, source: 'x' }];
/** Cells of these years, each with its rounds. */
const held = (rounds: Record<number, number>) => {
  const pairs = Object.entries(rounds).flatMap(([year, count]) =>
    Array.from({ length: count }, (_, at) => [Number(year), at + 1] as const),
  );
  return { year: Uint16Array.from(pairs, ([year]) => year), round: Uint8Array.from(pairs, ([, round]) => round) };
};

test('a season beyond the data is predicted from the newest year, however far that lies back', () => {
  expect(seasonOf(held({ 2023: 3, 2024: 3 }), ROUNDS, 2027)).toEqual({
    ...{ year: 2027, rounds: 3, givenRound: 0, dataYears: { first: 2023, last: 2024 }, lastYear: 2024 },
  });
});

test('rounds of the season that are in the data are given, its last one too', () => {
  expect(seasonOf(held({ 2026: 3, 2027: 1 }), ROUNDS, 2027)).toMatchObject({
    year: 2027,
    givenRound: 1,
    lastYear: 2026,
  });
  expect(seasonOf(held({ 2026: 3, 2027: 3 }), ROUNDS, 2027)).toMatchObject({
    year: 2027,
    givenRound: 3,
    lastYear: 2026,
  });
  // More rounds than were expected.
  expect(seasonOf(held({ 2026: 3, 2027: 4 }), ROUNDS, 2027)).toMatchObject({ rounds: 4, givenRound: 4 });
});

test('a year that ended with fewer rounds than expected is still the newest one', () => {
  expect(seasonOf(held({ 2025: 3, 2026: 2 }), ROUNDS, 2027)).toMatchObject({
    year: 2027,
    givenRound: 0,
    lastYear: 2026,
  });
});

test('never lies before the data', () => {
  expect(seasonOf(held({ 2025: 3, 2026: 3 }), ROUNDS, 2020).year).toBe(2026);
  expect(seasonOf(held({ 2026: 3 }), ROUNDS, 2020)).toMatchObject({ year: 2027, lastYear: 2026 });
});
