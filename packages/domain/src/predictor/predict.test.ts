import { describe, expect, test } from 'vitest';
import { sayAll } from '../messages/say.ts';
import type { Preferences } from './candidate.ts';
import type { Exam, PoolWords } from './exam.ts';
import type { ExamTable, Option } from './exam-table.ts';
import { tabulate } from './forecast-table.ts';
import { KNOT_SCORES } from './forecaster.ts';
import { predict, predictWithinReach } from './predict.ts';

/** A small exam: two rank lists, pools that are open, for locals, or of the second list. */
type Candidate = { rank?: number; second?: number; isLocal?: boolean; spread?: number };
type Kind = PoolWords & { for: 'all' | 'locals' | 'second' };
const kind = (code: Kind['for']): Kind => ({
  code,
  for: code,
  label: code,
  quota: null,
  seatType: code,
  gender: null,
  section: null,
  list: code === 'second' ? 'second' : 'first',
});
const exam: Exam<Candidate, Kind, { isHome: boolean }, { key: string; isHome: boolean }> = {
  id: 'small',
  rounds: [{ validFrom: 2020, value: 2, source: 'test' }],
  lists: [
    { id: 'first', label: 'First list', field: 'rank' },
    { id: 'second', label: 'Second list', field: 'second' },
  ],
  placesOf: ({ rank, second, spread = 0 }) =>
    new Map([
      ...(rank === undefined ? [] : [['first', { rank, spread }] as const]),
      ...(second === undefined ? [] : [['second', { rank: second, spread: 0 }] as const]),
    ]),
  tieTo: ({ isLocal = false }, { isHome }) => ({ key: String(isLocal && isHome), isHome: isLocal && isHome }),
  evaluate: (_, own, tie) =>
    own.for === 'locals' && !tie.isHome
      ? { isOpen: false, why: 'For locals.' }
      : { isOpen: true, why: `Open: ${own.for}.` },
  notesOn: () => [],
  titleOf: () => '',
};

type Pool = { kind: number; closing: number; isTiny?: boolean; offered?: number };
/** One option a list of pools; each closes at `closing` in round 1 and a tenth further in round 2. */
function tableOf(optionPools: Pool[][], options: Partial<Option>[] = []): ExamTable<Kind, { isHome: boolean }> {
  const pools = optionPools.flat();
  const firstPool = Uint32Array.from([0, ...optionPools.map((_, at) => optionPools.slice(0, at + 1).flat().length)]);
  return {
    year: 2026,
    dataYears: { first: 2020, last: 2025 },
    dataVersion: 'v',
    colleges: [
      { id: 'a', name: 'A', city: 'Pune', state: 'M', type: 'private', level: 'IIT', nirfRanking: 1 },
      { id: 'b', name: 'B', city: 'Nagpur', state: 'M', type: 'government', level: null, nirfRanking: null },
    ],
    ties: [{ isHome: true }, { isHome: false }],
    options: optionPools.map((_, at) => ({ college: at % 2, programme: `P${at}`, branch: 'Civil', ...options[at] })),
    firstPool,
    demand: new Uint16Array(optionPools.length),
    kinds: [kind('all'), kind('locals'), kind('second')],
    pools: {
      kind: Uint16Array.from(pools, (pool) => pool.kind),
      lastYear: Int32Array.from(pools, ({ closing }) => closing),
      lastPercentile: Float32Array.from(pools, () => Number.NaN),
      lastRound: Uint8Array.from(pools, () => 1),
      isTiny: Uint8Array.from(pools, ({ isTiny }) => (isTiny ? 1 : 0)),
    },
    forecast: tabulate(
      {
        year: 2026,
        rounds: 2,
        closingRanks: (pool, round) => {
          const { closing = Number.NaN } = pools[pool] ?? {};
          return closing === 0
            ? null
            : KNOT_SCORES.map((score) => closing * (1 + (round - 1) / 10) * Math.exp(0.2 * score));
        },
        offered: (pool, round) => (pools[pool]?.offered ?? 1) * (round === 1 ? 0.9 : 1),
        programmeOffered: () => 0.95,
        offerRecord: () => ({ offered: 4, of: 4 }),
        isByList: () => false,
        shared: () => null,
      },
      pools.length,
    ),
  };
}
const ask = (table: ReturnType<typeof tableOf>, candidate: Candidate, preferences?: Preferences) =>
  predict(exam, table, { candidate, preferences, estimates: {} });

test('the best pool stands first, all considered ones follow, and each round reaches at least as far as the one before', () => {
  const { option, poolCount, pool, percent, byRound } = ask(
    tableOf([
      [
        { kind: 0, closing: 900 },
        { kind: 1, closing: 1_200 },
      ],
    ]),
    { rank: 1_000, isLocal: true },
  );
  expect([...option]).toEqual([0]);
  expect([...poolCount]).toEqual([2]);
  expect([...pool]).toEqual([1, 0]);
  expect(percent[0]).toBeGreaterThan(percent[1] ?? 0);
  expect(byRound[1]).toBeGreaterThan(byRound[0] ?? 0);
  expect(byRound[1]).toBe(percent[0]);
});

test('of pools that are all out of reach, or all as sure, the one that reaches furthest stands first', () => {
  const pools = (near: number, far: number) => [
    { kind: 0, closing: near },
    { kind: 1, closing: far },
  ];
  const table = tableOf([pools(5, 9), pools(50_000, 90_000)], [{ college: 0 }, { college: 0 }]);
  const { option, resultCount, pool } = ask(table, { rank: 1_000, isLocal: true });
  expect([resultCount, ...option]).toEqual([1, 1, 0]);
  expect([...pool]).toEqual([1, 0, 1, 0]);
});

describe('seats that may not be offered', () => {
  const far = 90_000;
  test('are as safe as the rank makes them, and say how likely the offer is', () => {
    const table = tableOf([[{ kind: 0, closing: far, offered: 0.07 }]]);
    const { percent, byRound, offered, counts } = ask(table, { rank: 1_000 });
    expect([percent[0], ...byRound]).toEqual([97, 90, 97]);
    expect([...offered]).toEqual([7]);
    expect(counts).toMatchObject({ Safe: 1, Likely: 0, Reach: 0 });
  });
  test('help each other: that one of them is offered is likelier than each by itself', () => {
    const pools = [
      { kind: 0, closing: far, offered: 0.8 },
      { kind: 1, closing: far, offered: 0.6 },
    ];
    const { percent, offered } = ask(tableOf([pools]), { rank: 1_000, isLocal: true });
    expect([...percent]).toEqual([97, 97]);
    // 0.95 for the programme, and one of the two by then: 1 − (1 − 0.8 / 0.95) (1 − 0.6 / 0.95).
    expect([...offered]).toEqual([89]);
  });
  test('of pools that are as good the one more likely to be offered stands first', () => {
    const pools = [
      { kind: 0, closing: far, offered: 0.3 },
      { kind: 1, closing: far, offered: 0.9 },
    ];
    expect([...ask(tableOf([pools]), { rank: 1_000, isLocal: true }).pool]).toEqual([1, 0]);
  });
  test('a pool that is hardly ever offered stands behind one that reaches less far and is', () => {
    const pools = [
      { kind: 0, closing: far, offered: 0.12 },
      { kind: 1, closing: 1_000, offered: 0.9 },
    ];
    expect([...ask(tableOf([pools]), { rank: 1_000, isLocal: true }).pool]).toEqual([1, 0]);
  });
  test('of a pool too small for odds say how likely the offer is, too', () => {
    const table = tableOf([[{ kind: 0, closing: far, offered: 0.4, isTiny: true }]]);
    expect([...ask(table, { rank: 1_000 }).offered]).toEqual([40]);
  });
});

test('a pool that is closed to the candidate is not considered', () => {
  const table = tableOf([[{ kind: 1, closing: 1_200 }]]);
  expect(ask(table, { rank: 10 }).option).toHaveLength(0);
  expect(ask(table, { rank: 10, isLocal: true }).option).toHaveLength(1);
});

test('results come by chance, equal ones in the usual order', () => {
  const closings = [1_000, 5_000, 100_000, 5_000, 50_000];
  const { option, resultCount } = ask(tableOf(closings.map((closing) => [{ kind: 0, closing }])), { rank: 1_000 });
  expect([...option].slice(0, resultCount)).toEqual([1, 2, 3, 4, 0]);
});

test('below 5% nothing is a result, but the nearest are kept, nearest first', () => {
  const far = Array.from({ length: 60 }, (_, at) => [{ kind: 0, closing: 500 - at }]);
  const { option, resultCount, percent, counts } = ask(tableOf(far), { rank: 1_000 });
  expect(resultCount).toBe(0);
  expect([...option]).toEqual(Array.from({ length: 40 }, (_, at) => at));
  expect([...percent].every((shown) => shown < 5 && shown >= 3)).toBe(true);
  expect(counts).toEqual({ Safe: 0, Likely: 0, Possible: 0, Reach: 0, tiny: 0 });
});

test('far below 5% the nearest are those that close last, wherever they stand in the lists', () => {
  const hopeless = Array.from({ length: 60 }, (_, at) => [{ kind: 0, closing: 100 + at }]);
  const { option, resultCount } = ask(tableOf(hopeless), { rank: 1_000_000 });
  expect(resultCount).toBe(0);
  expect([...option]).toEqual(Array.from({ length: 40 }, (_, at) => 59 - at));
});

describe('tiny pools', () => {
  test('have no odds and stand after the others', () => {
    const table = tableOf([[{ kind: 0, closing: 9_000, isTiny: true }], [{ kind: 0, closing: 1_000 }]]);
    const { option, percent, byRound, counts } = ask(table, { rank: 1_000 });
    expect([...option]).toEqual([1, 0]);
    expect(percent[1]).toBe(0);
    expect([...byRound.slice(2)]).toEqual([0, 0]);
    expect(counts.tiny).toBe(1);
  });
  test('do not hide good odds in another pool', () => {
    const pools = [
      { kind: 1, closing: 90_000, isTiny: true },
      { kind: 0, closing: 1_300 },
    ];
    expect([...ask(tableOf([pools]), { rank: 1_000, isLocal: true }).pool]).toEqual([1, 0]);
  });
  test('are shown where the other pools are out of reach', () => {
    const pools = [
      { kind: 0, closing: 300 },
      { kind: 1, closing: 90_000, isTiny: true },
    ];
    const { pool, resultCount } = ask(tableOf([pools]), { rank: 1_000, isLocal: true });
    expect([...pool]).toEqual([1, 0]);
    expect(resultCount).toBe(1);
  });
});

test('pools of a list without a rank are counted under the field that is missing', () => {
  const table = tableOf([
    [
      { kind: 0, closing: 900 },
      { kind: 2, closing: 900 },
    ],
    [{ kind: 2, closing: 900 }],
  ]);
  const { missing, option, reasons } = ask(table, { rank: 10 });
  expect([...option]).toEqual([0]);
  expect(sayAll('en', missing)).toMatchObject([{ field: 'second', label: 'Second list', pools: 2 }]);
  expect(reasons).toEqual([
    { kind: 0, isEstimated: true, why: 'Open: all.' },
    { kind: 2, isEstimated: false, why: 'Open: second.' },
  ]);
  expect(ask(table, { rank: 10, second: 10 }).missing).toEqual([]);
});

test('pools that wait for another answer are counted under what a student would call it', () => {
  const unsure: typeof exam = {
    ...exam,
    evaluate: () => ({ isOpen: false, why: 'Say where.', missing: { field: 'home', label: 'Your home' } }),
  };
  const table = tableOf([[{ kind: 1, closing: 900 }]]);
  expect(predict(unsure, table, { candidate: { rank: 10 }, preferences: undefined, estimates: {} }).missing).toEqual([
    { field: 'home', label: 'Your home', message: 'Say where.', pools: 1 },
  ]);
});

test('a pool that the model says nothing of is left out', () => {
  expect(ask(tableOf([[{ kind: 0, closing: 0 }]]), { rank: 10 }).option).toHaveLength(0);
});

test('an estimated rank is shown with its range and pulls chances towards the middle', () => {
  const table = tableOf([[{ kind: 0, closing: 1_300 }]]);
  const known = ask(table, { rank: 1_000 });
  const estimated = ask(table, { rank: 1_000, spread: 0.4 });
  expect(known.lists).toEqual([{ id: 'first', label: 'First list', rank: 1_000 }]);
  expect(estimated.lists).toMatchObject([{ rank: 1_000, low: 599, high: 1_670 }]);
  expect(estimated.percent[0]).toBeLessThan(known.percent[0] ?? 0);
});

describe('preferences', () => {
  const table = tableOf(
    [[{ kind: 0, closing: 9_000 }], [{ kind: 0, closing: 9_000 }], [{ kind: 0, closing: 9_000 }]],
    [{ branch: 'Computer Engineering' }, {}, {}],
  );
  test.each([
    [{}, [0, 1, 2]],
    [{ branches: [], cities: [] }, [0, 1, 2]],
    [{ branches: ['computer engineering'] }, [0]],
    [{ cities: ['PUNE'] }, [0, 2]],
    [{ kinds: ['IIT'] }, [0, 2]],
    [{ kinds: ['government'] }, [1]],
    [{ kinds: ['government', 'iit'], branches: ['Civil'] }, [1, 2]],
    [{ cities: ['Atlantis'] }, []],
  ])('%j leaves %j', (preferences, options) => {
    expect([...ask(table, { rank: 10 }, preferences).option]).toEqual(options);
  });
});

test('the same question has the same answer', () => {
  const table = tableOf(Array.from({ length: 30 }, (_, at) => [{ kind: 0, closing: 700 + at * 20 }]));
  expect(ask(table, { rank: 1_000 })).toEqual(ask(table, { rank: 1_000 }));
});

describe('preferences that leave nothing within reach', () => {
  // Pune and Nagpur in turn. Civil is within reach in Nagpur alone, Mining nowhere, Computer in Pune.
  const table = tableOf(
    [100, 5_000, 5_000, 100].map((closing) => [{ kind: 0, closing }]),
    [{ branch: 'Civil' }, { branch: 'Civil' }, { branch: 'Computer' }, { branch: 'Mining' }],
  );
  const asked = (preferences: Preferences) => {
    const { option, resultCount, relaxed } = predictWithinReach(exam, table, {
      candidate: { rank: 1_000 },
      ...{ preferences, estimates: {} },
    });
    return { shown: [...option.slice(0, resultCount)], relaxed };
  };

  test('are kept where they leave something', () => {
    expect(asked({ branches: ['Civil'], cities: ['Nagpur'] })).toEqual({ shown: [1], relaxed: undefined });
  });
  test('give way with the cities first, and the branch stays', () => {
    expect(asked({ branches: ['Civil'], cities: ['Pune'] })).toEqual({ shown: [1], relaxed: 'cities' });
  });
  test('give way with the branch where it is nowhere within reach, and the city counts again', () => {
    expect(asked({ branches: ['Mining'], cities: ['Pune'] })).toEqual({ shown: [2], relaxed: 'branches' });
    expect(asked({ branches: ['Mining'] })).toEqual({ shown: [1, 2], relaxed: 'branches' });
  });
  test('both give way where neither is within reach', () => {
    expect(asked({ branches: ['Mining'], cities: ['Surat'] })).toEqual({ shown: [1, 2], relaxed: 'both' });
  });
  test('stay where nothing at all is within reach, and the type of college always does', () => {
    expect(asked({ cities: ['Nagpur'], kinds: ['private'] }).shown).toEqual([2]);
    expect(asked({ cities: ['Surat'], kinds: ['NIT'] })).toEqual({ shown: [], relaxed: undefined });
  });
});
