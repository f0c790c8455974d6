import { type CutoffTable, factorOf } from './cutoff-table.ts';
import type { ExamModel } from './exam-model.ts';

/** A made-up exam of 240 pools: 12 institutes of 5 branches, two seat types, open to all or to women. Ranks rise by what a pool is made of, with a little noise. */
export const TOY_MODEL: ExamModel = {
  system: ['list'],
  level: [['seat'], ['branch'], ['institute'], ['programme']],
  stretch: null,
  volatility: [['seat'], ['institute'], ['pool']],
  noise: ['seat'],
  shift: ['list'],
  cohort: ['seat'],
  usualShift: 0.06,
  listPull: 0.5,
  related: { programme: ['programme'], institute: ['institute'] },
  kind: ['seat'],
  seats: [['pool']],
  trends: [['branch']],
  loosens: true,
  lastRoundDiffers: false,
  upheavals: [2031],
};

export const POOLS = 240;
export const FIRST_YEAR = 2020;
export const NEXT_YEAR = 2025;
export const ROUNDS = 3;
/** No rank in the year before the forecast; no rank ever at a known programme; no rank ever at a new institute. */
export const SPECIAL = { returning: 7, newPool: 19, newInstitute: [228, 239] } as const;

const institute = (pool: number) => Math.floor(pool / 20);
const branch = (pool: number) => Math.floor(pool / 4) % 5;
const seat = (pool: number) => Math.floor(pool / 2) % 2;
const gender = (pool: number) => pool % 2;

/** A number between −1 and 1 that looks like noise and is always the same. */
function noise(...of: number[]): number {
  let state = 2_166_136_261;
  for (const own of of) state = Math.imul(state ^ own, 16_777_619) >>> 0;
  state = Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0;
  return ((state ^ (state >>> 13)) >>> 0) / 2 ** 31 - 1;
}

/** The closing rank of a pool in the toy exam, all ranks times `scale`. */
function toyRank(pool: number, year: number, round: number, scale = 1): number {
  const level = 7 + 0.25 * institute(pool) + 0.3 * branch(pool) - 0.8 * seat(pool) + 0.2 * gender(pool);
  const yearly = 0.05 * noise(year, 1) + 0.03 * noise(year, 2, seat(pool));
  const own = 0.12 * noise(pool, year, 3);
  const opened = 0.04 * (round - 1) * (noise(pool, year, round) > -0.4 ? 1 : 0);
  return Math.round(scale * Math.exp(level + yearly + own) * (1 + opened) * 10) / 10;
}

function hasRank(pool: number, year: number): boolean {
  if (pool === SPECIAL.newPool || pool >= SPECIAL.newInstitute[0]) return false;
  // Some pools open in later years: from them it is learnt how new ones fare.
  if (pool % 10 > 6 && year < FIRST_YEAR + (pool % 10) - 6) return false;
  return pool !== SPECIAL.returning || year < NEXT_YEAR - 1;
}

export type ToyCell = { pool: number; year: number; round: number; rank: number; opening: number };

/** Every sixth pool has a single seat: its first admitted is its last. */
const toyOpening = (pool: number, rank: number) => (pool % 6 === 0 ? rank : rank * (0.6 + 0.1 * noise(pool, 4)));

/** Every published cell of the toy exam, the year of the forecast included. */
export function toyCells(scale = 1): ToyCell[] {
  const cells: ToyCell[] = [];
  for (let year = FIRST_YEAR; year <= NEXT_YEAR; year += 1)
    for (let pool = 0; pool < POOLS; pool += 1)
      for (let round = 1; round <= ROUNDS; round += 1)
        if (hasRank(pool, year)) {
          const rank = toyRank(pool, year, round, scale);
          cells.push({ pool, year, round, rank, opening: toyOpening(pool, rank) });
        }
  return cells;
}

/** The table of some cells. */
export function toyTable(cells: readonly ToyCell[]): CutoffTable {
  const factor = (textOf: (pool: number) => string) =>
    factorOf(Array.from({ length: POOLS }, (_, pool) => textOf(pool)));
  return {
    poolCount: POOLS,
    factors: {
      list: factor(() => 'all'),
      seat: factor((pool) => `${seat(pool)}`),
      branch: factor((pool) => `${branch(pool)}`),
      institute: factor((pool) => (pool >= SPECIAL.newInstitute[0] ? 'new' : `${institute(pool)}`)),
      programme: factor((pool) =>
        pool >= SPECIAL.newInstitute[0] ? `new ${branch(pool)}` : `${institute(pool)} ${branch(pool)}`,
      ),
      pool: factor((pool) => `${pool}`),
    },
    cells: {
      pool: Int32Array.from(cells, ({ pool }) => pool),
      year: Int16Array.from(cells, ({ year }) => year),
      round: Int8Array.from(cells, ({ round }) => round),
      rank: Float64Array.from(cells, ({ rank }) => rank),
      opening: Float64Array.from(cells, ({ opening }) => opening),
    },
  };
}
