import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DrawnChoice, drawOpenings } from './openings.ts';
import { roundRules } from './round-rules.ts';
import { simulate } from './simulate.ts';

const JOSAA = roundRules('josaa', 2025);
const CAP = roundRules('mht-cet', 2025);
const OPTIONS = { draws: 10_000, seed: 7 };
/** Five standard errors of a share of 10,000 draws, at most. */
const CLOSE = 0.025;

/** A choice that opens for sure in a round, or never. */
const certain = (key: string, round: number | null, rounds = 4): DrawnChoice => ({
  key,
  chances: Array.from({ length: rounds }, (_, at) => (round !== null && at + 1 >= round ? 1 : 0)),
  factors: [],
});
/** A choice with the same chance in every round. */
const steady = (key: string, chance: number, rounds: number, factors: DrawnChoice['factors'] = []): DrawnChoice => ({
  key,
  chances: Array.from({ length: rounds }, () => chance),
  factors,
});
const finals = (choices: DrawnChoice[], rules = JOSAA) => [...simulate(choices, rules, OPTIONS).final];

test('JoSAA, by hand: the seat improves from round to round and ends at the highest choice that opened', () => {
  const choices = [certain('dream', 5, 6), certain('middle', 3, 6), certain('safe', 1, 6)];
  const { final, byRound, none, noneByRound, endsEarly } = simulate(choices, JOSAA, OPTIONS);
  expect([...final]).toEqual([1, 0, 0]);
  expect([...byRound]).toEqual([0, 0, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0]);
  expect([none, [...noneByRound], endsEarly]).toEqual([0, [0, 0, 0, 0, 0, 0], 0]);
});

test('by hand: independent halves give a half, a quarter and a quarter without a seat', () => {
  const { final, none, gain, saves } = simulate([steady('a', 0.5, 6), steady('b', 0.5, 6)], JOSAA, OPTIONS);
  expect(Math.abs((final[0] ?? 0) - 0.5)).toBeLessThan(CLOSE);
  expect(Math.abs((final[1] ?? 0) - 0.25)).toBeLessThan(CLOSE);
  expect(Math.abs(none - 0.25)).toBeLessThan(CLOSE);
  expect(gain).toEqual(final);
  // Each is the only open one in a quarter of the draws.
  for (const share of saves) expect(Math.abs(share - 0.25)).toBeLessThan(CLOSE);
});

test('by hand: with all luck shared, the surer choice adds only what it is surer by', () => {
  const factors = [{ name: 'year', load: 1 }];
  const { final, none } = simulate([steady('a', 0.3, 6, factors), steady('b', 0.7, 6, factors)], JOSAA, OPTIONS);
  expect(Math.abs((final[0] ?? 0) - 0.3)).toBeLessThan(CLOSE);
  expect(Math.abs((final[1] ?? 0) - 0.4)).toBeLessThan(CLOSE);
  expect(Math.abs(none - 0.3)).toBeLessThan(CLOSE);
});

test.each([
  // Places and the rounds they open in → the place that is final.
  ['the first preference in round 1 ends it', [1, 1], 1],
  ['the second preference in round 1 may wait, and gives way in round 2', [2, 1], 1],
  ['the second preference held into round 2 must be accepted', [3, 1], 2],
  ['the third preference in round 2 ends it before the first opens', [4, null, 2], 3],
  ['the fourth preference may wait in round 2 and must be accepted in round 3', [4, null, null, 2], 4],
  ['the fourth preference gives way to what opens in round 3', [3, null, null, 2], 1],
  ['the sixth preference in round 3 ends it', [4, null, null, null, null, 3], 6],
  ['the seventh preference always waits for the last round', [4, null, null, null, null, null, 1], 1],
  ['whatever comes in round 4 is final', [null, null, null, null, null, null, 4], 7],
])('CAP, by hand: %s', (_, opens, place) => {
  const choices = opens.map((round, at) => certain(`choice ${at + 1}`, round));
  expect(finals(choices, CAP).indexOf(1) + 1).toBe(place);
});

test('CAP tells how often acceptance cost a higher choice', () => {
  const early = simulate([certain('dream', 4), certain('safe', 1)], CAP, OPTIONS);
  expect([early.endsEarly, early.final[1], ...early.missed]).toEqual([1, 1, 1, 0]);
  expect(simulate([certain('dream', 4), certain('safe', 1)], { ...CAP, compulsory: [] }, OPTIONS).final[0]).toBe(1);
});

test('an empty list is no seat', () => {
  expect(simulate([], JOSAA, OPTIONS).none).toBe(1);
});

const chances = (rounds: number) =>
  fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: rounds, maxLength: rounds })
    .map((values) => values.sort((one, other) => one - other));
const choice = (rounds: number): fc.Arbitrary<DrawnChoice> =>
  fc.record({
    key: fc.string({ minLength: 1, maxLength: 12 }),
    chances: chances(rounds),
    factors: fc.constantFrom(
      [],
      [{ name: 'year', load: 0.6 }],
      [
        { name: 'year', load: 0.5 },
        { name: 'institute 1', load: 0.4 },
      ],
    ),
  });
const someChoices = (rounds: number, minLength = 1) =>
  fc.uniqueArray(choice(rounds), { selector: ({ key }) => key, minLength, maxLength: 12 });
const FEW = { draws: 500, seed: 3 };
const RUNS = { numRuns: 60 };

test.each([
  ['JoSAA', JOSAA],
  ['CAP', CAP],
])('%s: chances add up to one, after every round too', (_, rules) => {
  fc.assert(
    fc.property(someChoices(rules.rounds, 0), (choices) => {
      const { final, none, byRound, noneByRound } = simulate(choices, rules, FEW);
      expect(final.reduce((sum, own) => sum + own, none)).toBeCloseTo(1, 9);
      for (let round = 0; round < rules.rounds; round += 1) {
        const held = choices.reduce((sum, _choice, at) => sum + (byRound[at * rules.rounds + round] ?? 0), 0);
        expect(held + (noneByRound[round] ?? 0)).toBeCloseTo(1, 9);
      }
    }),
    RUNS,
  );
});

test('JoSAA: a choice added at the end changes no earlier one, and never raises the chance of no seat', () => {
  fc.assert(
    fc.property(someChoices(JOSAA.rounds, 2), (choices) => {
      const before = simulate(choices.slice(0, -1), JOSAA, FEW);
      const after = simulate(choices, JOSAA, FEW);
      expect([...after.final.slice(0, -1)]).toEqual([...before.final]);
      expect(after.none).toBeLessThanOrEqual(before.none);
    }),
    RUNS,
  );
});

test('CAP: from place 7 on a choice added at the end changes no earlier one', () => {
  fc.assert(
    fc.property(someChoices(CAP.rounds, 7), (choices) => {
      const before = simulate(choices.slice(0, -1), CAP, FEW);
      const after = simulate(choices, CAP, FEW);
      expect([...after.final.slice(0, -1)]).toEqual([...before.final]);
    }),
    RUNS,
  );
});

test('CAP: within the first six places a longer list can hurt', () => {
  const dream = certain('dream', 4);
  expect(finals([dream], CAP)[0]).toBe(1);
  expect(finals([dream, certain('added', 1)], CAP)[0]).toBe(0);
});

test('JoSAA: swapping two choices leaves those above and below both as they were', () => {
  fc.assert(
    fc.property(someChoices(JOSAA.rounds, 4), fc.nat(), fc.nat(), (choices, one, other) => {
      const [low = 0, high = 0] = [one % choices.length, other % choices.length].sort((a, b) => a - b);
      const swapped = choices.with(low, choices[high] ?? choice0).with(high, choices[low] ?? choice0);
      const before = simulate(choices, JOSAA, FEW);
      const after = simulate(swapped, JOSAA, FEW);
      expect(after.none).toBe(before.none);
      expect([...after.final.slice(0, low)]).toEqual([...before.final.slice(0, low)]);
      expect([...after.final.slice(high + 1)]).toEqual([...before.final.slice(high + 1)]);
    }),
    RUNS,
  );
});
const choice0 = certain('none', null);

test('how often a choice opens agrees with its chance, whatever it shares', () => {
  fc.assert(
    fc.property(choice(4), (own) => {
      const { opensIn, draws } = drawOpenings([own], 4, OPTIONS);
      for (let round = 1; round <= 4; round += 1) {
        const open = (opensIn[0] ?? []).filter((opens) => opens <= round).length / draws;
        expect(Math.abs(open - (own.chances[round - 1] ?? 0))).toBeLessThan(CLOSE);
      }
    }),
    RUNS,
  );
});

test('shared luck makes choices open together', () => {
  const bothOpen = (factors: DrawnChoice['factors']) => {
    const { opensIn, draws } = drawOpenings([steady('a', 0.5, 1, factors), steady('b', 0.5, 1, factors)], 1, OPTIONS);
    return (opensIn[0] ?? []).filter((opens, draw) => opens === 1 && opensIn[1]?.[draw] === 1).length / draws;
  };
  expect(Math.abs(bothOpen([]) - 0.25)).toBeLessThan(CLOSE);
  // Correlation 0.5: a third, by Sheppard's formula 1/4 + asin(ρ)/2π.
  expect(Math.abs(bothOpen([{ name: 'year', load: Math.sqrt(0.5) }]) - 1 / 3)).toBeLessThan(CLOSE);
});

test('the same seed gives the same outcome, another seed nearly the same', () => {
  const choices = [steady('a', 0.4, 6), steady('b', 0.6, 6)];
  const [one, again, other] = [OPTIONS, OPTIONS, { ...OPTIONS, seed: 8 }].map((own) => simulate(choices, JOSAA, own));
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
  expect(Math.abs((other?.final[1] ?? 0) - (one?.final[1] ?? 0))).toBeLessThan(CLOSE);
});
