import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSafeChance } from '../../predictor/bands.ts';
import { roundRules } from '../round-rules.ts';
import { simulate } from '../simulate.ts';
import type { Candidate, ListedChoice } from './candidate.ts';
import { recommend } from './recommend.ts';

const JOSAA = roundRules('josaa', 2025);
const CAP = roundRules('mht-cet', 2025);
const OPTIONS = { draws: 400, seed: 3 };

const chances = (rounds: number) =>
  fc
    .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: rounds, maxLength: rounds })
    .map((values) => values.sort((one, other) => one - other));
const drawn = (rounds: number) => ({
  key: fc.string({ minLength: 1, maxLength: 6 }),
  chances: chances(rounds),
  factors: fc.constantFrom([], [{ name: 'year', load: 0.6 }]),
});
const world = (rounds: number) =>
  fc
    .uniqueArray(
      fc.record({
        ...drawn(rounds),
        college: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        isSafe: fc.boolean(),
        demand: fc.integer({ min: 1, max: 100 }),
        nearness: fc.double({ min: 0.01, max: 1, noNaN: true }),
        above: fc.option(fc.nat(3)),
        city: fc.option(fc.nat(2)),
        type: fc.constantFrom('government', 'private'),
        level: fc.constantFrom(null, 'University Managed (Un-Aided)'),
        isProven: fc.boolean(),
      }),
      { selector: ({ key }) => key, minLength: 1, maxLength: 14 },
    )
    .chain((all) => fc.nat(all.length).map((cut) => [all.slice(0, cut), all.slice(cut)] as const))
    .map(([listed, candidates]) => ({
      choices: listed.map(
        ({ key, chances: own, factors, isSafe, demand }): ListedChoice => ({
          key,
          chances: own,
          factors,
          isSafe,
          demand,
        }),
      ),
      candidates: candidates.map(
        (own): Candidate => ({ ...own, above: own.above !== null && own.above < listed.length ? own.above : null }),
      ),
    }));

test.each([
  ['JoSAA', JOSAA],
  ['CAP', CAP],
])(
  '%s: at most three, none on the list, one of a college, none lowers the chance of a seat, nothing is reordered',
  (_, rules) => {
    fc.assert(
      fc.property(world(rules.rounds), ({ choices, candidates }) => {
        const { items, isAtRisk, none, noneTogether } = recommend(choices, candidates, rules, OPTIONS);
        expect(items.length).toBeLessThanOrEqual(3);
        const own = items.map(({ key }) => candidates.find((candidate) => candidate.key === key));
        expect(own).not.toContain(undefined);
        expect(new Set(own.map((candidate) => candidate?.college)).size).toBe(items.length);
        expect(noneTogether).toBeLessThanOrEqual(none);
        for (const item of items) {
          expect(item.none).toBeLessThanOrEqual(none);
          expect(item.place).toBeGreaterThanOrEqual(1);
          expect(item.place).toBeLessThanOrEqual(choices.length + 1);
          if (item.kind === 'safety') expect(isAtRisk).toBe(true);
          const candidate = candidates.find(({ key }) => key === item.key);
          if (candidate === undefined) continue;
          if (item.kind === 'safety') expect(candidate.isProven).toBe(true);
          // The same figures as the outcome of the list that the button would save.
          const after = simulate([...choices].toSpliced(item.place - 1, 0, { ...candidate }), rules, OPTIONS);
          expect([after.none, after.final[item.place - 1], after.endsEarly]).toEqual([
            item.none,
            item.final,
            item.endsEarly,
          ]);
        }
      }),
      { numRuns: 150 },
    );
  },
);

test('the same world gives the same advice, in whatever order the candidates come', () => {
  fc.assert(
    fc.property(world(JOSAA.rounds), ({ choices, candidates }) => {
      const keys = (some: readonly Candidate[]) => recommend(choices, some, JOSAA, OPTIONS).items.map(({ key }) => key);
      expect(keys(candidates.toReversed())).toEqual(keys(candidates));
    }),
    { numRuns: 60 },
  );
});

const steady = (chance: number) => Array.from({ length: JOSAA.rounds }, () => chance);
const candidate = (key: string, chance: number, more: Partial<Candidate> = {}): Candidate => ({
  ...{ key, college: key, chances: steady(chance), factors: [], demand: 50, nearness: 1, above: null, isProven: true },
  ...{ isSafe: isSafeChance(chance), city: null, type: 'private', level: null },
  ...more,
});
const listed = (key: string, chance: number, demand: number): ListedChoice => ({
  ...{ key, chances: steady(chance), factors: [], isSafe: isSafeChance(chance), demand },
});

test('the second safety is chosen for what the first leaves open', () => {
  const shared = [{ name: 'luck', load: 1 }];
  // Twins open and close together: after one, the other adds nothing.
  const twins = ['one', 'two'].map((key) => candidate(key, 0.8, { factors: shared }));
  const other = candidate('other', 0.7);
  const { items } = recommend([listed('dream', 0.05, 1)], [...twins, other], JOSAA, { draws: 4_000, seed: 1 });
  expect(items.map(({ key }) => key)).toEqual(['one', 'other']);
});

test('when one suggestion is added, the others stay as long as each still adds to the chance of a seat', () => {
  const options = { draws: 4_000, seed: 1 };
  const dream = listed('dream', 0.05, 1);
  const some = [candidate('one', 0.96), candidate('two', 0.8), candidate('three', 0.5)];
  const keysOf = (choices: ListedChoice[], left: Candidate[]) =>
    recommend(choices, left, JOSAA, options).items.map(({ key }) => key);
  expect(keysOf([dream], some)).toEqual(['one', 'two']);
  const [one, ...others] = some.map((own) => ({ ...own, shownAs: 'safety' as const }));
  const longer = [dream, ...(one ? [one] : [])];
  expect(simulate(longer, JOSAA, options).none).toBeLessThan(0.05);
  expect(keysOf(longer, others)).toEqual(['two']);
  // A list that is safe without having been shown any is not told to grow.
  expect(keysOf(longer, some.slice(1))).toEqual([]);
  expect(keysOf([...longer, ...others.slice(0, 1)], others.slice(1))).toEqual([]);
});

test('of a named city that the list lacks the best is named, above the first choice that is as sure', () => {
  const options = { draws: 4_000, seed: 1 };
  const list = [listed('a', 0.5, 10), listed('b', 0.85, 20), listed('c', 0.97, 30)];
  const latur = [
    candidate('known', 0.72, { city: 0, demand: 60, type: 'government' }),
    candidate('alike', 0.75, { city: 0, demand: 55 }),
    candidate('far', 0.4, { city: 0, demand: 5 }),
  ];
  const nanded = [candidate('sure', 0.97, { city: 1, demand: 90 })];
  const found = (some: Candidate[]) =>
    recommend(list, some, JOSAA, options).items.map(({ kind, key, place, above }) => ({ kind, key, place, above }));
  // The list is safe: it is the cities that bring them, in the order in which they were named.
  expect(found([...nanded, ...latur])).toEqual([
    { kind: 'city', key: 'known', place: 2, above: null },
    { kind: 'city', key: 'sure', place: 3, above: null },
  ]);
  expect(found([candidate('unproven', 0.7, { city: 0, isProven: false }), candidate('low', 0.2, { city: 0 })])).toEqual(
    [],
  );
});

test('of a named city nothing is put above the first choice, which is the seat that the student wants most', () => {
  const found = (first: number) =>
    recommend([listed('first', first, 12)], [candidate('other', 0.7, { city: 0, demand: 150 })], JOSAA, {
      draws: 4_000,
      seed: 1,
    }).items.map(({ key, place }) => ({ key, place }));
  expect(found(0.95)).toEqual([{ key: 'other', place: 2 }]);
  // It would never be reached.
  expect(found(0.9999)).toEqual([]);
});

test('a safety in a named city stands for it', () => {
  const safe = candidate('safe', 0.97, { city: 0, college: 'one' });
  const { items } = recommend(
    [listed('dream', 0.05, 1)],
    [safe, candidate('more', 0.5, { city: 0, isProven: true })],
    JOSAA,
    { draws: 2_000, seed: 1 },
  );
  expect(items.map(({ kind, key }) => `${kind} ${key}`)).not.toContain('city more');
});

test('what is harder to get stays when another is added and wherever a choice is moved, and never turns into a safety', () => {
  const options = { draws: 4_000, seed: 1 };
  const list = [listed('a', 0.97, 60), listed('b', 0.98, 80)];
  const [one, two] = [
    candidate('one', 0.4, { demand: 10, above: 0 }),
    candidate('two', 0.14, { demand: 20, above: 0 }),
  ] as const;
  const keysOf = (choices: ListedChoice[], left: Candidate[]) =>
    recommend(choices, left, JOSAA, options).items.map(({ key, kind }) => `${kind} ${key}`);
  expect(keysOf(list, [one, two])).toEqual(['reach one', 'reach two']);
  expect(keysOf(list.toReversed(), [one, two])).toEqual(['reach one', 'reach two']);
  expect(keysOf([one, ...list], [{ ...two, above: 1 }])).toEqual([]);
  expect(keysOf([one, ...list], [{ ...two, above: 1, shownAs: 'reach' }])).toEqual(['reach two']);
});

test('a list without a safe choice is at risk, unless all of it together surely leads to a seat', () => {
  const options = { draws: 4_000, seed: 1 };
  // Four of 0.55 end without a seat in about four of a hundred draws, six of them in none or one.
  const middlingOf = (count: number) => Array.from({ length: count }, (_, at) => listed(`c${at + 1}`, 0.55, at + 1));
  const middling = middlingOf(4);
  const { none, isAtRisk, items } = recommend(
    middling,
    [candidate('middling', 0.6), candidate('safe', 0.97)],
    JOSAA,
    options,
  );
  expect({ isSmall: none < 0.05, isAtRisk, keys: items.map(({ key }) => key) }).toEqual({
    ...{ isSmall: true, isAtRisk: true, keys: ['safe'] },
  });
  expect(recommend([...middling, listed('sure', 0.95, 9)], [], JOSAA, options).isAtRisk).toBe(false);
  // Shown as 90%, although as a stored number it is a little less.
  const shownAsSafe = [listed('sure', 0.9 - 1e-7, 9), listed('other', 0.6, 9)];
  const second = recommend(shownAsSafe, [], JOSAA, options);
  expect({ isSmall: second.none < 0.05, isAtRisk: second.isAtRisk }).toEqual({ isSmall: true, isAtRisk: false });
  expect(recommend(middlingOf(6), [], JOSAA, options).isAtRisk).toBe(false);
});

test('of equally safe programmes the most sought-after is named, unless another is much nearer', () => {
  const pick = (some: Candidate[]) =>
    recommend([listed('dream', 0.05, 1)], some, JOSAA, { draws: 2_000, seed: 1 }).items[0]?.key;
  expect(pick([candidate('easy', 0.99, { demand: 90 }), candidate('wanted', 0.9, { demand: 20 })])).toBe('wanted');
  expect(pick([candidate('near', 0.9, { demand: 90 }), candidate('far', 0.95, { demand: 20, nearness: 0.3 })])).toBe(
    'near',
  );
});

test('of equally safe programmes a government college comes first, and an unaided college of a university does not', () => {
  const first = (level: string) =>
    recommend(
      [listed('dream', 0.05, 1)],
      [candidate('private', 0.95, { demand: 50 }), candidate('state', 0.95, { demand: 55, type: 'government', level })],
      JOSAA,
      { draws: 2_000, seed: 1 },
    ).items[0]?.key;
  expect(first('Government Autonomous')).toBe('state');
  expect(first('University Managed (Un-Aided)')).toBe('private');
});

test('what was out of reach last year is no safety, however good its forecast', () => {
  const some = [candidate('unproven', 0.99, { isProven: false, demand: 1 }), candidate('proven', 0.8)];
  const { items } = recommend([listed('dream', 0.05, 1)], some, JOSAA, { draws: 2_000, seed: 1 });
  expect(items.map(({ key }) => key)).toEqual(['proven']);
});

test('a safety goes below what is harder to enter, a better one above the choice that it beats', () => {
  const list = [listed('a', 0.1, 5), listed('b', 0.2, 30), listed('c', 0.3, 80)];
  const { items } = recommend(
    list,
    [candidate('safe', 0.97, { demand: 60 }), candidate('better', 0.6, { demand: 10, above: 1, nearness: 0.5 })],
    JOSAA,
    { draws: 2_000, seed: 1 },
  );
  expect(items.map(({ key, kind, place, above }) => ({ key, kind, place, above }))).toEqual([
    { key: 'safe', kind: 'safety', place: 3, above: null },
    { key: 'better', kind: 'reach', place: 2, above: 2 },
  ]);
});

test('what a suggestion takes from the choices of the list is told of the one that loses the most', () => {
  const list = [listed('a', 0.3, 5), listed('b', 0.5, 30), listed('c', 0.95, 80)];
  const better = [candidate('better', 0.5, { demand: 10, above: 1 })];
  const options = { draws: 4_000, seed: 1 };
  const [item] = recommend(list, better, JOSAA, options).items;
  const before = simulate(list, JOSAA, options).final;
  const after = simulate(list.toSpliced(1, 0, ...better), JOSAA, options).final;
  const lost = [0, 1, 2].map((at) => (before[at] ?? 0) - (after[at === 0 ? 0 : at + 1] ?? 0));
  const share = Math.max(...lost);
  expect(share).toBeGreaterThan(0.1);
  expect(item?.falls).toEqual({ choice: lost.indexOf(share) + 1, share });
});

test('a safe list needs no safety, and what would rarely be the seat is not worth a place', () => {
  const list = [listed('sure', 0.99, 40)];
  const some = [
    candidate('safe', 0.99),
    candidate('below', 0.99, { above: null }),
    candidate('rare', 0.05, { above: 0 }),
  ];
  expect(recommend(list, some, JOSAA, { draws: 2_000, seed: 1 }).items).toEqual([]);
});

test('a safe list is shown what is hard to get where nothing nearer is left; a list at risk is not', () => {
  const options = { draws: 4_000, seed: 1 };
  const dream = candidate('dream', 0.14, { demand: 5, above: 0 });
  const nearer = candidate('nearer', 0.5, { demand: 20, above: 0 });
  const found = (choices: ListedChoice[], some: Candidate[]) =>
    recommend(choices, some, JOSAA, options).items.map(({ kind, key, place }) => ({ kind, key, place }));
  const safe = [listed('likely', 0.7, 40), listed('safe', 0.97, 60)];
  expect(found(safe, [dream])).toEqual([{ kind: 'reach', key: 'dream', place: 1 }]);
  expect(found(safe, [dream, nearer]).map(({ key }) => key)).toEqual(['nearer', 'dream']);
  expect(found([listed('likely', 0.7, 40)], [{ ...dream, isProven: false }])).toEqual([]);
});
