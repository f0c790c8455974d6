import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf, tabulate } from './forecast-table.ts';
import { KNOT_SCORES } from './forecaster.ts';
import { programmeChance } from './programme-chance.ts';

type Pool = { offered: number; closing: number; seat?: number };
const RANK = 1_000;
const standing = { logRank: Float64Array.of(Math.log(RANK)), spread: Float64Array.of(0) };

/** The chance of a programme with these pools for rank 1,000, and that of each pool by itself. */
function judge(pools: readonly Pool[], programme = 0, isTiny = new Uint8Array(pools.length)) {
  const table = tabulate(
    {
      year: 2026,
      rounds: 1,
      closingRanks: (pool) => KNOT_SCORES.map((score) => (pools[pool]?.closing ?? 1) * Math.exp(0.2 * score)),
      offered: (pool) => pools[pool]?.offered ?? 0,
      programmeOffered: () => programme,
      shared: () => null,
    },
    pools.length,
  );
  const alone = pools.map((_, pool) => chanceOf(table, pool, 1, Math.log(RANK), 0));
  const ways = {
    chance: Float32Array.from(alone),
    pool: Uint32Array.from(pools.keys()),
    list: new Uint8Array(pools.length),
    seat: Uint16Array.from(pools, ({ seat }, at) => seat ?? 100 + at),
  };
  return {
    chance: programmeChance(table, standing, ways, isTiny, [0, pools.length], 1),
    alone,
  };
}
/** Far beyond the candidate: taken for sure where it is offered. */
const SURE = 1_000_000;

test('a seat that may not be offered is no surer than its offer', () => {
  expect(judge([{ offered: 0.7, closing: SURE }]).chance).toBeCloseTo(0.7, 5);
});

test('by hand: another seat counts for when the first is not offered', () => {
  const two = [
    { offered: 0.7, closing: SURE },
    { offered: 0.5, closing: SURE },
  ];
  expect(judge(two, 1).chance).toBeCloseTo(1 - 0.3 * 0.5, 5);
  // 0.9 for the programme; given that, 0.7 / 0.9 and 0.5 / 0.9 for the two.
  expect(judge(two, 0.9).chance).toBeCloseTo(0.9 * (1 - (1 - 0.7 / 0.9) * (1 - 0.5 / 0.9)), 5);
});

test('by hand: where both are offered the one that reaches further decides, the other adds nothing', () => {
  const even = { offered: 1, closing: RANK };
  expect(judge([even, { offered: 1, closing: RANK }]).chance).toBeCloseTo(0.5, 3);
  // Half the time the first is offered and gives the seat; else the second, with even odds.
  const mixed = [{ offered: 0.5, closing: SURE }, even];
  expect(judge(mixed, 1).chance).toBeCloseTo(0.5 + 0.5 * 0.5, 3);
});

test('a programme is never worse than its best pool, not even by what is too little to look at', () => {
  const { chance, alone } = judge([
    { offered: 0.9995, closing: 1.4001 * RANK },
    { offered: 1, closing: 1.4 * RANK },
  ]);
  // Chances of pools are kept in single precision.
  expect(chance).toBeGreaterThanOrEqual(Math.fround(Math.max(...alone)) - 1e-7);
});

test('two sections of one seat are one seat', () => {
  const sections = [
    { offered: 0.7, closing: SURE, seat: 1 },
    { offered: 0.7, closing: SURE, seat: 1 },
  ];
  expect(judge(sections, 1).chance).toBeCloseTo(0.7, 5);
});

test('pools without odds do not count', () => {
  const pools = [
    { offered: 0.5, closing: SURE },
    { offered: 1, closing: SURE },
  ];
  expect(judge(pools, 1, Uint8Array.of(0, 1)).chance).toBeCloseTo(0.5, 5);
  expect(judge(pools, 1, Uint8Array.of(1, 1)).chance).toBe(0);
});

test('a programme is never worse than its best pool, nor surer than it is offered, nor than all its pools together', () => {
  const share = fc.double({ min: 0.01, max: 1, noNaN: true });
  const pool = fc.record({ offered: share, closing: fc.integer({ min: 300, max: 3_000 }), seat: fc.nat({ max: 4 }) });
  fc.assert(
    fc.property(fc.array(pool, { minLength: 1, maxLength: 8 }), share, (pools, programme) => {
      const { chance, alone } = judge(pools, programme);
      expect(chance).toBeGreaterThanOrEqual(Math.max(...alone) - 0.002);
      expect(chance).toBeLessThanOrEqual(Math.max(programme, ...pools.map(({ offered }) => offered)) + 1e-6);
      expect(chance).toBeLessThanOrEqual(alone.reduce((sum, own) => sum + own, 0) + 1e-6);
    }),
  );
});
