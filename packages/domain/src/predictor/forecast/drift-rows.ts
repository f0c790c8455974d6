/**
 * What is known, once a round of the season has been held, of how far each pool will still move: a block of rows for a later round, one a pool
 * that has a rank already. The base is the pool's latest known rank.
 */

import type { History } from './history.ts';
import { filterLevels, type YearState } from './level-filter.ts';
import type { Design } from './linear-fits.ts';
import { logsOf, roundStandingFor } from './systems.ts';

/** Moves from one round to later ones, followed through the years as levels are. */
export type DriftHistory = {
  history: History;
  /** The round that is known. */
  known: number;
  /** The state of the levels in the known round, by year. */
  levels: readonly YearState[];
  /** `moves[track][year]`, for the next round, the one after, and the last. */
  moves: readonly (readonly YearState[])[];
};

export type DriftBlock = {
  year: number;
  pools: Int32Array;
  base: Float64Array;
  /** What the rank moved by, once known; NaN before. */
  move: Float64Array;
  design: Design;
};

const WIDTH = 15;
/** Where ranks only loosen, moves are followed as logs of their size; a move below 2 % counts as standing still. */
const MOVE_FLOOR = 0.02;
const LARGEST = 1.5;
const clip = (value: number) => Math.min(Math.max(value, -LARGEST), LARGEST);
const knownOr = (value: number | undefined, other: number) =>
  value === undefined || Number.isNaN(value) ? other : value;

/** Follows the moves from a round to the later ones. */
export function driftHistory(history: History, known: number): DriftHistory {
  const { system, held } = history;
  const column = (year: number, round: number) => logsOf(system.panel, year, round);
  const levels =
    known <= 2
      ? (history.states[known - 1] ?? [])
      : filterLevels(
          system,
          held.map((rounds, year) => (rounds.includes(known) ? column(year, known) : null)),
        );
  // Moves need no common scale: they are small.
  const plain = { ...system, stretch: null };
  const moves = [0, 1, 2].map((track) =>
    filterLevels(
      plain,
      held.map((rounds, year) => {
        const later = laterRound(rounds, known, track);
        if (!rounds.includes(known) || later === 0) return null;
        const from = column(year, known);
        return column(year, later).map((log, pool) => moveSize(log - (from[pool] ?? Number.NaN), system.loosens));
      }),
    ),
  );
  return { history, known, levels, moves };
}

/** The next round, the one after, the last. 0 where there is none. */
function laterRound(held: readonly number[], known: number, track: number): number {
  const later = held.filter((round) => round > known);
  return (track === 2 ? later.at(-1) : (later[track] ?? later.at(-1))) ?? 0;
}

function trackOf(held: readonly number[], known: number, round: number): number {
  if (round === laterRound(held, known, 0)) return 0;
  return round >= (held.at(-1) ?? 0) ? 2 : 1;
}

const moveSize = (move: number, loosens: boolean) => (loosens ? Math.log(Math.max(move, 0) + MOVE_FLOOR) : clip(move));

/** The block of a later round. */
export function driftBlock(drift: DriftHistory, year: number, round: number): DriftBlock {
  const { history, known } = drift;
  const { system, held } = history;
  const size = system.pools.length;
  const upTo = (held[year] ?? []).filter((own) => own <= known).reverse();
  const columns = upTo.map((own) => logsOf(system.panel, year, own));
  const outcome = logsOf(system.panel, year, round);
  const pools = new Int32Array(size);
  const base = new Float64Array(size);
  let count = 0;
  for (let pool = 0; pool < size; pool += 1) {
    const latest = columns.find((logs) => !Number.isNaN(logs[pool] ?? Number.NaN));
    if (latest === undefined) continue;
    pools[count] = pool;
    base[count] = latest[pool] ?? 0;
    count += 1;
  }
  const block: DriftBlock = {
    year,
    pools: pools.subarray(0, count),
    base: base.subarray(0, count),
    move: new Float64Array(count),
    design: { rows: count, width: WIDTH, values: new Float64Array(count * WIDTH) },
  };
  for (let row = 0; row < count; row += 1)
    block.move[row] = (outcome[pools[row] ?? 0] ?? Number.NaN) - (base[row] ?? 0);
  fillDesign(drift, block, round);
  return block;
}

function fillDesign({ history, known, levels, moves }: DriftHistory, block: DriftBlock, round: number): void {
  const { system, held } = history;
  const before = held[block.year - 1] ?? [];
  const now = levels[block.year];
  const source = roundStandingFor(before, round);
  const lastYear = {
    known: logsOf(system.panel, block.year - 1, known),
    later: logsOf(system.panel, block.year - 1, source),
  };
  const usual = moves[trackOf(before, known, round)]?.[block.year - 1];
  const steps = round - known;
  for (let row = 0; row < block.pools.length; row += 1) {
    const pool = block.pools[row] ?? 0;
    const base = block.base[row] ?? 0;
    const fitMove = knownOr(usual?.fitted[pool], 0);
    const ownMove = knownOr(usual?.level[pool], fitMove);
    const lastMove = moveSize(
      (lastYear.later[pool] ?? Number.NaN) - (lastYear.known[pool] ?? Number.NaN),
      system.loosens,
    );
    const toLevel = clip(knownOr(now?.level[pool], base) - base);
    const toFit = clip(knownOr(now?.fitted[pool], base) - base);
    const surprise = clip(knownOr(base - (lastYear.known[pool] ?? Number.NaN), 0));
    const height = (base - 8) / 2;
    block.design.values.set(
      [
        1,
        ownMove,
        fitMove,
        knownOr(lastMove, fitMove),
        toLevel,
        toFit,
        surprise,
        height,
        height * height,
        Math.abs(toLevel),
        Math.abs(toFit),
        steps - 1,
        ownMove * fitMove,
        (system.shift.code[pool] ?? 0) > 0 ? 1 : 0,
        Number.isNaN(lastMove) ? 1 : 0,
      ],
      row * WIDTH,
    );
  }
}
