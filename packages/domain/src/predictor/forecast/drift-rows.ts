/**
 * What is known, once a round of the season has been held, of how far each pool will still move: a block of rows for a later round, one a pool
 * that has a rank already. The base is the pool's latest known rank.
 */
import { type History, isSingleSeat, logWidth, sourceRound } from './history.ts';
import { filterLevels, type YearState } from './level-filter.ts';
import type { Part } from './parts.ts';
import { logsOf } from './systems.ts';

/** Moves from one round to later ones, followed through the years as levels are. */
export type DriftHistory = {
  history: History;
  /** The round that is known. */
  known: number;
  /** The state of the levels in the known round, by year. */
  levels: readonly YearState[];
  /** `moves[track][year]`, for the next round, the one after, and the last. */
  moves: readonly (readonly YearState[])[];
  /** Likewise, how often pools moved at all; empty where every pool moves. */
  stirs: readonly (readonly YearState[])[];
};

export type DriftBlock = {
  pools: Int32Array;
  base: Float64Array;
  /** What the rank moved by, once known; NaN before. */
  move: Float64Array;
  columns: readonly Float64Array[];
};

/** Where ranks only loosen, moves are followed as logs of their size; a move below 2 % counts as standing still. */
const MOVE_FLOOR = 0.02;
/** A move below this is a rounding of the lists. */
export const STILL = 1e-9;
/** Of moving at all, before anything is known. */
const EVEN = 0.5;
const LARGEST = 1.5;
/** Only to keep columns near 0: a rank of 3,000, a surprise of 10 %. */
const MIDDLE_LOG = 8;
const TYPICAL_JUMP = 2.3;
const clip = (value: number) => Math.min(Math.max(value, -LARGEST), LARGEST);
const knownOr = (value: number | undefined, other: number) =>
  value === undefined || Number.isNaN(value) ? other : value;

/** Follows the moves from a round to the later ones. */
export function driftHistory(history: History, known: number): DriftHistory {
  const { system, held } = history;
  const column = (year: number, round: number) => logsOf(system.panel, year, round);
  const inKnown = held.map((rounds, year) => (rounds.includes(known) ? column(year, known) : null));
  const levels = known <= 2 ? (history.states[known - 1] ?? []) : filterLevels(system, inKnown);
  // Moves need no common scale: they are small.
  const plain = { ...system, stretch: null };
  const follow = (measure: (move: number) => number) =>
    [0, 1, 2].map((track) =>
      filterLevels(
        plain,
        held.map((rounds, year) => {
          const from = inKnown[year];
          const later = laterRound(rounds, known, track);
          if (!from || later === 0) return null;
          return column(year, later).map((log, pool) => measure(log - (from[pool] ?? Number.NaN)));
        }),
      ),
    );
  const moves = follow((move) => moveSize(move, system.loosens));
  const stirs = system.loosens ? follow((move) => (Number.isNaN(move) ? move : Number(move > STILL))) : [];
  return { history, known, levels, moves, stirs };
}

/** The next round, the one after, the last. 0 where there is none. */
function laterRound(held: readonly number[], known: number, track: number): number {
  const later = held.filter((round) => round > known);
  return (track === 2 ? later.at(-1) : (later[track] ?? later.at(-1))) ?? 0;
}

function trackOf({ lastRounds }: History, year: number, known: number, round: number): number {
  if (round >= (lastRounds[year] ?? 0)) return 2;
  return round === known + 1 ? 0 : 1;
}

const moveSize = (move: number, loosens: boolean) => (loosens ? Math.log(Math.max(move, 0) + MOVE_FLOOR) : clip(move));

/** The block of a later round. */
export function driftBlock(drift: DriftHistory, year: number, round: number): DriftBlock {
  const { system, held } = drift.history;
  const upTo = (held[year] ?? []).filter((own) => own <= drift.known).reverse();
  const columns = upTo.map((own) => logsOf(system.panel, year, own));
  const outcome = logsOf(system.panel, year, round);
  const size = system.pools.length;
  const pools = new Int32Array(size);
  const base = new Float64Array(size);
  const move = new Float64Array(size);
  let count = 0;
  for (let pool = 0; pool < size; pool += 1) {
    const latest = columns.find((logs) => !Number.isNaN(logs[pool] ?? Number.NaN))?.[pool];
    if (latest === undefined) continue;
    pools[count] = pool;
    base[count] = latest;
    move[count] = (outcome[pool] ?? Number.NaN) - latest;
    count += 1;
  }
  const rows = { pools: pools.subarray(0, count), base: base.subarray(0, count) };
  return { ...rows, move: move.subarray(0, count), columns: columnsOf(drift, rows, year, round) };
}

function columnsOf(
  { history, known, levels, moves, stirs }: DriftHistory,
  { pools, base }: Pick<DriftBlock, 'pools' | 'base'>,
  year: number,
  round: number,
): Float64Array[] {
  const { system, held } = history;
  const uses = (part: Part) => !system.without.has(part);
  const before = held[year - 1] ?? [];
  const now = levels[year];
  const volatile = history.volatility[year - 1];
  const lastKnown = logsOf(system.panel, year - 1, known);
  const lastLater = logsOf(system.panel, year - 1, sourceRound(history, year, round, before));
  const track = trackOf(history, year, known, round);
  const usual = moves[track]?.[year - 1];
  const stir = stirs[track]?.[year - 1];
  const opening = system.panel.openings[year]?.[known - 1];
  const lastOpening = system.panel.openings[year - 1]?.[known - 1];
  const columns = Array.from({ length: 37 }, () => new Float64Array(pools.length));
  for (let row = 0; row < pools.length; row += 1) {
    const pool = pools[row] ?? 0;
    const own = base[row] ?? 0;
    const fitMove = uses('usual-move') ? knownOr(usual?.fitted[pool], 0) : 0;
    const ownMove = uses('usual-move') ? knownOr(usual?.level[pool], fitMove) : 0;
    const lastMove = moveSize((lastLater[pool] ?? Number.NaN) - (lastKnown[pool] ?? Number.NaN), system.loosens);
    const toLevel = uses('own-level') ? clip(knownOr(now?.level[pool], own) - own) : 0;
    const toFit = uses('common-fit') ? clip(knownOr(now?.fitted[pool], own) - own) : 0;
    const height = (own - MIDDLE_LOG) / 2;
    const jumpy = uses('volatility') ? (volatile?.[pool] ?? -TYPICAL_JUMP) + TYPICAL_JUMP : 0;
    const range = own - (opening?.[pool] ?? Number.NaN);
    const [isSingle, width] = [isSingleSeat(range), logWidth(range)];
    const fitStir = uses('usual-move') ? knownOr(stir?.fitted[pool], EVEN) - EVEN : 0;
    const ownStir = uses('usual-move') ? knownOr(stir?.level[pool], fitStir + EVEN) - EVEN : 0;
    const values = [
      1,
      ownMove,
      fitMove,
      uses('usual-move') ? knownOr(lastMove, fitMove) : 0,
      toLevel,
      toFit,
      clip(knownOr(own - (lastKnown[pool] ?? Number.NaN), 0)),
      height,
      height * height,
      Math.abs(toLevel),
      Math.abs(toFit),
      round - known - 1,
      ownMove * fitMove,
      (system.shift.code[pool] ?? 0) > 0 ? 1 : 0,
      Number.isNaN(lastMove) ? 1 : 0,
      fitMove * height,
      fitMove * fitMove,
      fitMove * (round - known - 1),
      toFit * fitMove,
      toFit * height,
      ownMove * ownMove,
      jumpy,
      jumpy * fitMove,
      jumpy * height,
      fitStir,
      ownStir,
      isSingle,
      isSingle * fitMove,
      isSingle * height,
      isSingle * (round - known - 1),
      isSingle * jumpy,
      width,
      width * width,
      width * height,
      width * fitMove,
      width * jumpy,
      isSingleSeat((lastKnown[pool] ?? Number.NaN) - (lastOpening?.[pool] ?? Number.NaN)),
    ];
    columns.forEach((column, place) => {
      column[row] = values[place] ?? 0;
    });
  }
  return columns;
}
