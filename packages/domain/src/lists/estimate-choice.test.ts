import { expect, test } from 'vitest';
import type { PoolWords } from '../predictor/exam.ts';
import type { ExamTable } from '../predictor/exam-table.ts';
import { tabulate } from '../predictor/forecast-table.ts';
import { KNOT_SCORES } from '../predictor/forecaster.ts';
import { CLOSED, type Standing } from '../predictor/verdicts.ts';
import { estimateChoice } from './estimate-choice.ts';
import { sharedFactors } from './shared-factors.ts';

const SPREAD = 0.2;
const SHARED = { group: 4, year: 0.3, institute: 0.2, programme: 0.1, rounds: 0.5 };
type Pool = { kind: number; closing: number | null; isTiny?: boolean; offered?: number };

/** One option of one college with these pools; each closes a tenth further in round 2. */
function tableOf(pools: Pool[]): ExamTable<PoolWords, unknown> {
  const words = (code: string): PoolWords => ({
    ...{ code, label: code, quota: null, seatType: code, gender: null, section: null, list: 'merit' },
  });
  return {
    ...{ year: 2026, dataYears: { first: 2020, last: 2025 }, dataVersion: 'v', colleges: [], ties: [{}] },
    options: [{ college: 0, programme: 'P', branch: 'B', choiceCode: '0000000001' }],
    firstPool: Uint32Array.from([0, pools.length]),
    demand: Uint16Array.of(1),
    kinds: [words('open'), words('reserved'), words('asked'), words('also open')],
    pools: {
      kind: Uint16Array.from(pools, ({ kind }) => kind),
      lastYear: new Int32Array(pools.length),
      lastPercentile: new Float32Array(pools.length),
      lastRound: new Uint8Array(pools.length),
      isTiny: Uint8Array.from(pools, ({ isTiny }) => (isTiny ? 1 : 0)),
    },
    forecast: tabulate(
      {
        year: 2026,
        rounds: 2,
        closingRanks: (pool, round) => {
          const closing = pools[pool]?.closing ?? null;
          return closing === null
            ? null
            : KNOT_SCORES.map((score) => closing * (1 + (round - 1) / 10) * Math.exp(SPREAD * score));
        },
        offered: (pool) => pools[pool]?.offered ?? 1,
        programmeOffered: () => 0.95,
        offerRecord: () => ({ offered: 4, of: 4 }),
        isByList: () => false,
        shared: () => SHARED,
      },
      pools.length,
    ),
  };
}
/** A candidate with rank 1,000 to whom the first kind is open, the second closed, and the third would be with one more answer. */
const standing = (spread = 0): Standing => ({
  lists: [{ id: 'merit', label: 'Merit', rank: 1_000 }],
  logRank: Float64Array.from([Math.log(1_000)]),
  spread: Float64Array.from([spread]),
  tie: Uint16Array.from([0]),
  tieCount: 1,
  place: Int8Array.from([0, CLOSED, CLOSED, 0]),
  field: Int8Array.from([CLOSED, CLOSED, 0, CLOSED]),
  fields: [{ field: 'rank', label: 'Rank', message: 'Enter your rank.' }],
  why: (kind) => `Why ${kind}.`,
});

test('a rank at the middle of the forecast has an even chance, and a better one a round later', () => {
  const judged = estimateChoice(tableOf([{ kind: 0, closing: 1_000 }]), standing(), 0);
  if (!('chances' in judged)) throw new Error(judged.state);
  expect(judged).toMatchObject({ state: 'estimated', best: { pool: 0, list: 0 } });
  expect(judged.chances[0]).toBeCloseTo(0.5, 3);
  // ln(1.1) / 0.2 = 0.4766 normal scores.
  expect(judged.chances[1]).toBeCloseTo(0.683, 2);
});

test('the best open pool counts, closed ones do not', () => {
  const pools = [
    { kind: 0, closing: 500 },
    { kind: 1, closing: 90_000 },
    { kind: 0, closing: 2_000 },
  ];
  expect(estimateChoice(tableOf(pools), standing(), 0)).toMatchObject({ state: 'estimated', best: { pool: 2 } });
});

test('of pools that are all out of reach the one that reaches furthest is named', () => {
  const pools = [
    { kind: 0, closing: 5 },
    { kind: 3, closing: 9 },
    { kind: 0, closing: 7 },
  ];
  expect(estimateChoice(tableOf(pools), standing(), 0)).toMatchObject({ best: { pool: 1 } });
});

test('whether a seat is offered stands apart from the rank, and another open seat counts beside it', () => {
  const one = { kind: 0, closing: 90_000, offered: 0.8 };
  const two = { kind: 3, closing: 90_000, offered: 0.6 };
  const judged = (...pools: Pool[]) => {
    const own = estimateChoice(tableOf(pools), standing(), 0);
    if (!('chances' in own)) throw new Error(own.state);
    expect(own.chances.at(-1)).toBeCloseTo(1, 5);
    return own.offered;
  };
  expect(judged(one)).toBeCloseTo(0.8, 5);
  expect(judged(one, { ...one, kind: 1 })).toBeCloseTo(0.8, 5);
  expect(judged(one, two)).toBeCloseTo(0.95 * (1 - (1 - 0.8 / 0.95) * (1 - 0.6 / 0.95)), 5);
});

test.each([
  [[{ kind: 0, closing: 5_000, isTiny: true }], { state: 'range' }],
  [[{ kind: 1, closing: 5_000 }], { state: 'closed', why: 'Why 1.' }],
  [
    [
      { kind: 1, closing: 5_000 },
      { kind: 2, closing: 5_000 },
    ],
    { state: 'unknown', field: 'rank', why: 'Enter your rank.' },
  ],
  [[{ kind: 0, closing: null }], { state: 'no-data' }],
])('%j stands as %j', (pools, expected) => {
  expect(estimateChoice(tableOf(pools), standing(), 0)).toMatchObject(expected);
});

test('what the forecast says is shared is shared', () => {
  const shares = sharedFactors(tableOf([{ kind: 0, closing: 1_000 }]), standing(), 0, { pool: 0, list: 0 });
  expect(shares.map(({ name, load }) => [name, Math.round(load ** 2 * 1000) / 1000])).toEqual([
    ['year 4', 0.3],
    ['institute 0', 0.2],
    ['programme 0 0000000001', 0.1],
  ]);
});

test('an estimated place is shared by all choices of its list, and makes the rest smaller', () => {
  const shares = sharedFactors(tableOf([{ kind: 0, closing: 100_000 }]), standing(SPREAD), 0, { pool: 0, list: 0 });
  // As much spread in the rank as in the forecast: half of the variance each.
  expect(shares.map(({ name, load }) => [name, Math.round(load ** 2 * 100) / 100])).toEqual([
    ['year 4', 0.15],
    ['place merit', 0.5],
    ['institute 0', 0.1],
    ['programme 0 0000000001', 0.05],
  ]);
});
