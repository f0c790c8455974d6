import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DrawnChoice } from '../lists/openings.ts';
import { roundRules } from '../lists/round-rules.ts';
import { simulate } from '../lists/simulate.ts';
import { playSeason, type SeasonInput } from './play-season.ts';

const JOSAA = roundRules('josaa', 2025);
const CAP = roundRules('mht-cet', 2025);
const OPTIONS = { draws: 10_000, seed: 1 };
/** Five standard errors of a share of 10,000 draws, at most. */
const CLOSE = 0.025;

/** A choice that opens for sure in a round, or never. */
const certain = (key: string, round: number | null, rounds: number): DrawnChoice => ({
  key,
  chances: Array.from({ length: rounds }, (_, at) => (round !== null && at + 1 >= round ? 1 : 0)),
  factors: [],
});
const steady = (key: string, chance: number, rounds: number, factors: DrawnChoice['factors'] = []): DrawnChoice => ({
  ...{ key, factors },
  chances: Array.from({ length: rounds }, () => chance),
});
const inJosaa = (...opens: (number | null)[]) => opens.map((round, at) => certain(`iit.${at}`, round, JOSAA.rounds));
const inCap = (...opens: (number | null)[]) => opens.map((round, at) => certain(`cap.${at}`, round, CAP.rounds));
const season = (josaa: DrawnChoice[], cap: DrawnChoice[], over: Partial<SeasonInput> = {}): SeasonInput => ({
  josaa: { choices: josaa, rules: JOSAA },
  cap: { choices: cap, rules: CAP },
  capAbove: 1,
  ...over,
});

test('by hand: the CAP choice that is wanted more opens in round 3, so holding pays from round 3 on', () => {
  const { seats, decided } = playSeason(season(inJosaa(2), inCap(3)), OPTIONS);
  expect(seats).toEqual({ both: 1, josaaOnly: 0, capOnly: 0, none: 0 });
  expect(decided).toEqual({
    ends: { josaa: 0, cap: 1, none: 0 },
    gainsByRound: [0, 0, 1, 1],
    ...{ worseWithout: 0, noneWithout: 0, csabIsOpen: 0 },
  });
});

test('by hand: a CAP seat that is wanted less does not replace the JoSAA seat, and would be worse without it', () => {
  const { decided } = playSeason(season(inJosaa(6), inCap(null, 1)), OPTIONS);
  expect(decided).toMatchObject({ ends: { josaa: 1, cap: 0, none: 0 }, gainsByRound: [0, 0, 0, 0], worseWithout: 1 });
});

test('by hand: compulsory acceptance ends CAP before the wanted choice opens', () => {
  // The second choice must be accepted in round 2; the first would open in round 3.
  const { decided } = playSeason(season(inJosaa(1), inCap(3, 1)), OPTIONS);
  expect(decided).toMatchObject({ ends: { josaa: 1, cap: 0 }, gainsByRound: [0, 0, 0, 0] });
  const free = { choices: inCap(3, 1), rules: { ...CAP, compulsory: [] } };
  const { decided: without } = playSeason(season(inJosaa(1), [], { cap: free }), OPTIONS);
  expect(without).toMatchObject({ ends: { josaa: 0, cap: 1 }, gainsByRound: [0, 0, 1, 1] });
});

test('by hand: without a JoSAA seat any CAP seat is taken, and CSAB is open unless CAP gave something better', () => {
  const less = playSeason(season(inJosaa(null), inCap(null, 4)), OPTIONS);
  expect(less.seats.capOnly).toBe(1);
  expect(less.decided).toMatchObject({ ends: { cap: 1 }, csabIsOpen: 1 });
  expect(playSeason(season(inJosaa(null), inCap(1)), OPTIONS).decided?.csabIsOpen).toBe(0);
  const neither = playSeason(season(inJosaa(null), inCap(null)), OPTIONS);
  expect(neither.decided).toMatchObject({ ends: { none: 1 }, csabIsOpen: 1 });
  expect(playSeason(season(inJosaa(1), inCap(null)), OPTIONS).decided?.csabIsOpen).toBe(0);
});

test('by hand: the two admissions are independent, although factors of both have the same name', () => {
  const factors = [{ name: 'year 0', load: 1 }];
  const { seats } = playSeason(
    season([steady('iit', 0.5, JOSAA.rounds, factors)], [steady('cap', 0.5, CAP.rounds, factors)]),
    OPTIONS,
  );
  for (const share of Object.values(seats)) expect(Math.abs(share - 0.25)).toBeLessThan(CLOSE);
});

const chances = (rounds: number) =>
  fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: rounds, maxLength: rounds })
    .map((values) => values.sort((one, other) => one - other));
const list = (rounds: number) =>
  fc.uniqueArray(
    fc.record({
      key: fc.string({ minLength: 1, maxLength: 8 }),
      chances: chances(rounds),
      factors: fc.constantFrom([], [{ name: 'year 0', load: 0.6 }]),
    }),
    { selector: ({ key }) => key, maxLength: 8 },
  );
const anySeason = fc
  .record({ josaa: list(JOSAA.rounds), cap: list(CAP.rounds), capAbove: fc.nat(8) })
  .map(({ josaa, cap, capAbove }) => season(josaa, cap, { capAbove }));
const FEW = { draws: 400, seed: 3 };
const RUNS = { numRuns: 80 };
const total = (shares: object) => Object.values(shares).reduce((sum: number, share: number) => sum + share, 0);

test('shares add up to one, and each admission keeps the shares of its own list', () => {
  fc.assert(
    fc.property(anySeason, (input) => {
      const { seats, decided } = playSeason(input, FEW);
      expect(total(seats)).toBeCloseTo(1, 9);
      expect(total(decided?.ends ?? {})).toBeCloseTo(1, 9);
      const [josaa, cap] = [input.josaa, input.cap].map(({ choices, rules }) => simulate(choices, rules, FEW));
      expect(seats.capOnly + seats.none).toBeCloseTo(josaa?.none ?? 0, 9);
      expect(seats.josaaOnly + seats.none).toBeCloseTo(cap?.none ?? 0, 9);
    }),
    RUNS,
  );
});

test('holding longer never loses a gain, and what is gained at the end is what CAP takes from JoSAA', () => {
  fc.assert(
    fc.property(anySeason, (input) => {
      const { seats, decided } = playSeason(input, FEW);
      if (decided === null) throw new Error('the order is known');
      const { gainsByRound, ends, worseWithout, noneWithout } = decided;
      expect(gainsByRound).toEqual(gainsByRound.toSorted((one, other) => one - other));
      const hasJosaa = seats.both + seats.josaaOnly;
      expect(ends.josaa + (gainsByRound.at(-1) ?? 0)).toBeCloseTo(hasJosaa, 9);
      // Holding costs no seat: nobody who has a seat in one of the two ends with none.
      expect(ends.none).toBe(seats.none);
      expect(decided.csabIsOpen).toBeGreaterThanOrEqual(ends.none);
      expect(decided.csabIsOpen).toBeLessThanOrEqual(1 - hasJosaa + 1e-9);
      expect(ends.josaa).toBeCloseTo(worseWithout + noneWithout, 9);
    }),
    RUNS,
  );
});

test('with an empty CAP list the season is the JoSAA simulation', () => {
  fc.assert(
    fc.property(list(JOSAA.rounds), (choices) => {
      const { decided } = playSeason(season(choices, []), FEW);
      const { none } = simulate(choices, JOSAA, FEW);
      expect(decided?.ends.none).toBeCloseTo(none, 9);
      expect(decided?.ends.josaa).toBeCloseTo(1 - none, 9);
      expect(decided?.gainsByRound).toEqual([0, 0, 0, 0]);
    }),
    RUNS,
  );
});

test('the same lists always have the same plan, and without an order nothing is decided', () => {
  fc.assert(
    fc.property(anySeason, (input) => {
      expect(playSeason(input, FEW)).toEqual(playSeason(input, FEW));
      const { seats, decided } = playSeason({ ...input, capAbove: null }, FEW);
      expect(decided).toBeNull();
      expect(seats).toEqual(playSeason(input, FEW).seats);
    }),
    RUNS,
  );
});
