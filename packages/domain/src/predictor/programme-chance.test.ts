import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceIfOffered, tabulate } from './forecast-table.ts';
import { KNOT_SCORES } from './forecaster.ts';
import { programmeChances } from './programme-chance.ts';

type Pool = { offered: number; closing: number; seat?: number };
const RANK = 1_000;
const standing = { logRank: Float64Array.of(Math.log(RANK)), spread: Float64Array.of(0) };

/** The chance of a programme with these pools for rank 1,000, and the chance in each pool if it is offered. */
function judge(pools: readonly Pool[], programme = 0, isTiny = new Uint8Array(pools.length)) {
  const table = tabulate(
    {
      year: 2026,
      rounds: 1,
      closingRanks: (pool) => KNOT_SCORES.map((score) => (pools[pool]?.closing ?? 1) * Math.exp(0.2 * score)),
      offered: (pool) => pools[pool]?.offered ?? 0,
      programmeOffered: () => programme,
      offerRecord: () => ({ offered: 4, of: 4 }),
      isByList: () => false,
      shared: () => null,
    },
    pools.length,
  );
  const alone = pools.map((_, pool) => chanceIfOffered(table, pool, 1, Math.log(RANK), 0));
  const ways = {
    chance: Float32Array.from(alone),
    pool: Uint32Array.from(pools.keys()),
    list: new Uint8Array(pools.length),
    seat: Uint16Array.from(pools, ({ seat }, at) => seat ?? 100 + at),
  };
  const { offered, chanceBy } = programmeChances(table, standing, ways, isTiny)(0, pools.length);
  return { chance: chanceBy(1), offered, alone };
}
/** Far beyond the candidate: taken for sure where it is offered. */
const SURE = 1_000_000;

test('a rank that is good enough is safe, however doubtful the offer: the two stand apart', () => {
  const { chance, offered } = judge([{ offered: 0.07, closing: SURE }]);
  expect(chance).toBeCloseTo(1, 5);
  expect(offered).toBeCloseTo(0.07, 5);
});

test('by hand: another seat counts for when the first is not offered', () => {
  const two = [
    { offered: 0.7, closing: SURE },
    { offered: 0.5, closing: SURE },
  ];
  expect(judge(two, 1).offered).toBeCloseTo(1 - 0.3 * 0.5, 5);
  // 0.9 for the programme; given that, 0.7 / 0.9 and 0.5 / 0.9 for the two.
  expect(judge(two, 0.9).offered).toBeCloseTo(0.9 * (1 - (1 - 0.7 / 0.9) * (1 - 0.5 / 0.9)), 5);
  expect(judge(two, 0.9).chance).toBeCloseTo(1, 5);
});

test('by hand: where both are offered the one that reaches further decides, the other adds nothing', () => {
  const even = { offered: 1, closing: RANK };
  expect(judge([even, { offered: 1, closing: RANK }]).chance).toBeCloseTo(0.5, 3);
  // Half the time the first is offered and gives the seat; else the second, with a chance of one half.
  const mixed = [{ offered: 0.5, closing: SURE }, even];
  expect(judge(mixed, 1).chance).toBeCloseTo(0.5 + 0.5 * 0.5, 3);
  expect(judge(mixed, 1).offered).toBeCloseTo(1, 5);
});

test('a pool out of reach does not hide how good the rank is in another', () => {
  const { chance, offered } = judge(
    [
      { offered: 0.3, closing: SURE },
      { offered: 0.99, closing: RANK / 2 },
    ],
    1,
  );
  expect(chance).toBeCloseTo(1, 3);
  expect(offered).toBeCloseTo(0.3, 5);
});

test('a pool that is hardly ever offered does not make a programme safe', () => {
  const { chance, offered } = judge(
    [
      { offered: 0.05, closing: SURE },
      { offered: 0.95, closing: RANK },
    ],
    1,
  );
  expect(chance).toBeLessThan(0.55);
  expect(offered).toBeGreaterThan(0.95);
});

test('two sections of one seat are one seat', () => {
  const sections = [
    { offered: 0.7, closing: SURE, seat: 1 },
    { offered: 0.7, closing: SURE, seat: 1 },
  ];
  expect(judge(sections, 1).offered).toBeCloseTo(0.7, 5);
});

test('pools without odds do not count', () => {
  const pools = [
    { offered: 0.5, closing: SURE },
    { offered: 1, closing: SURE },
  ];
  expect(judge(pools, 1, Uint8Array.of(0, 1)).offered).toBeCloseTo(0.5, 5);
  expect(judge(pools, 1, Uint8Array.of(1, 1))).toMatchObject({ chance: 0, offered: 0 });
});

test('chance and offer together are a seat: no rarer than in the best pool, no likelier than the programme or all pools together', () => {
  const share = fc.double({ min: 0.01, max: 1, noNaN: true });
  const pool = fc.record({ offered: share, closing: fc.integer({ min: 300, max: 3_000 }), seat: fc.nat({ max: 4 }) });
  fc.assert(
    fc.property(fc.array(pool, { minLength: 1, maxLength: 8 }), share, (pools, programme) => {
      const { chance, offered, alone } = judge(pools, programme);
      const ofPools = pools.map((own, at) => own.offered * (alone[at] ?? 0));
      expect(chance * offered).toBeGreaterThanOrEqual(Math.max(...ofPools) - 1e-6);
      expect(offered).toBeLessThanOrEqual(Math.max(programme, ...pools.map((own) => own.offered)) + 1e-6);
      expect(chance * offered).toBeLessThanOrEqual(ofPools.reduce((sum, own) => sum + own, 0) + 1e-6);
      expect(chance).toBeLessThanOrEqual(Math.max(...alone) + 1e-6);
    }),
  );
});
