import type { Factor } from './cutoff-table.ts';
import { type History, sourceRound, trackOfRound } from './history.ts';
import { logsOf, type System } from './systems.ts';
import { fitLocation, type LocationModel, stackTraining, type TrainingPart } from './training.ts';
import { fading } from './year-shift.ts';

/** For each pool the mean level of the pools that stood for the same seat last year; NaN where there were none. */
function seatLevels({ seats, pools }: System, level: Float64Array, isWarm: Uint8Array): Float64Array {
  const sums = new Float64Array(pools.length);
  const counts = new Uint8Array(pools.length);
  for (const { code, size } of seats) {
    const [sum, count] = [new Float64Array(size), new Int32Array(size)];
    for (let pool = 0; pool < pools.length; pool += 1) {
      const own = level[pool] ?? Number.NaN;
      if (isWarm[pool] === 0 || Number.isNaN(own)) continue;
      const seat = code[pool] ?? 0;
      sum[seat] = (sum[seat] ?? 0) + own;
      count[seat] = (count[seat] ?? 0) + 1;
    }
    for (let pool = 0; pool < pools.length; pool += 1) {
      const seat = code[pool] ?? 0;
      if (count[seat] === 0) continue;
      sums[pool] = (sums[pool] ?? 0) + (sum[seat] ?? 0) / (count[seat] ?? 1);
      counts[pool] = (counts[pool] ?? 0) + 1;
    }
  }
  return sums.map((sum, pool) => sum / (counts[pool] ?? 0));
}

/**
 * The forecast of pools without a rank last year: those that return after a break, and new ones. They lean on the level they had, moved with their
 * kind since, on pools that stood for the same seat (a college that becomes autonomous renames its sections), or on the fit of all levels at their
 * seat type, branch, institute and programme.
 *
 * The error is learnt from the new pools of past years, by how much there is to lean on.
 * Not to be trusted: at a brand-new institute the fit knows only branch and seat type. Such pools are marked to abstain.
 */

type ColdBlock = {
  pools: Int32Array;
  base: Float64Array;
  isAbstaining: Uint8Array;
  location: readonly Float64Array[];
  spread: readonly Float64Array[];
};

/** What a pool leans on, the most first. */
const LEANS = ['own past', 'same seat', 'programme', 'institute', 'nothing'] as const;
const MAX_YEARS = 8;
const FEWEST_ROWS = 100;
const LARGEST_ERROR = 2;
const PENALTY = 0.02;
const DOUBT_FLOOR = 0.003;
const MIDDLE_LOG = 8;

const knownOr = (value: number, other: number) => (Number.isNaN(value) ? other : value);

/** The pools without any rank in the year before, as they are before a round of `year`; only those with a number in `among`, if it is given. */
export function coldBlock(history: History, year: number, round: number, among?: Float64Array): ColdBlock | null {
  const { system, held, states } = history;
  const before = held[year - 1] ?? [];
  const source = sourceRound(history, year, round, before);
  const state = states[trackOfRound(before, source)]?.[year - 1];
  if (source === 0 || state === undefined) return null;
  const isWarm = history.seen[year - 1] ?? new Uint8Array(system.pools.length);
  const pools = coldPools(isWarm, among);
  const programmes = levelsSeen(system.programme, isWarm);
  const institutes = levelsSeen(system.institute, isWarm);
  const ofSeat = seatLevels(system, state.level, isWarm);
  const column = () => new Float64Array(pools.length);
  const leans = LEANS.map(column);
  const [base, fitFrom, doubt, height, heightSquared] = [column(), column(), column(), column(), column()];
  const isAbstaining = new Uint8Array(pools.length);
  for (let row = 0; row < pools.length; row += 1) {
    const pool = pools[row] ?? 0;
    const level = state.level[pool] ?? Number.NaN;
    const seatLevel = ofSeat[pool] ?? Number.NaN;
    const fitted = state.fitted[pool] ?? 0;
    const lean = leanOf(
      level,
      seatLevel,
      programmes[system.programme.code[pool] ?? 0],
      institutes[system.institute.code[pool] ?? 0],
    );
    const own = knownOr(level, knownOr(seatLevel, fitted));
    const high = (own - MIDDLE_LOG) / 2;
    const place = leans[LEANS.indexOf(lean)];
    if (place !== undefined) place[row] = 1;
    base[row] = own;
    fitFrom[row] = fitted - own;
    doubt[row] = Math.log((state.uncertainty[pool] ?? 0) + DOUBT_FLOOR);
    height[row] = high;
    heightSquared[row] = high * high;
    isAbstaining[row] = lean === 'nothing' ? 1 : 0;
  }
  const isFirst = column().fill(round === 1 ? 1 : 0);
  return {
    pools,
    base,
    isAbstaining,
    location: [...leans, fitFrom],
    spread: [column().fill(1), ...leans.slice(1), doubt, height, heightSquared, isFirst],
  };
}

function coldPools(isWarm: Uint8Array, among?: Float64Array): Int32Array {
  const pools = new Int32Array(isWarm.length);
  let count = 0;
  for (let pool = 0; pool < isWarm.length; pool += 1) {
    if (isWarm[pool] === 1 || (among !== undefined && Number.isNaN(among[pool] ?? Number.NaN))) continue;
    pools[count] = pool;
    count += 1;
  }
  return pools.subarray(0, count);
}

function levelsSeen({ code, size }: Factor, isWarm: Uint8Array): Uint8Array {
  const seen = new Uint8Array(size);
  for (let pool = 0; pool < code.length; pool += 1) if (isWarm[pool] === 1) seen[code[pool] ?? 0] = 1;
  return seen;
}

function leanOf(level: number, seatLevel: number, programmeSeen = 0, instituteSeen = 0): (typeof LEANS)[number] {
  if (!Number.isNaN(level)) return 'own past';
  if (!Number.isNaN(seatLevel)) return 'same seat';
  if (programmeSeen === 1) return 'programme';
  return instituteSeen === 1 ? 'institute' : 'nothing';
}

/** A year's shift by group, as the known pools showed it. */
type ShiftOfYear = (year: number, round: number) => Float64Array | null;

/** Learns from the new pools of the years before `year`. Null when there were too few. */
export function fitCold(history: History, year: number, shiftOf: ShiftOfYear): LocationModel | null {
  const parts: TrainingPart[] = [];
  for (let past = Math.max(1, year - MAX_YEARS); past < year; past += 1) {
    const rounds = history.held[past] ?? [];
    for (const round of new Set([rounds[0] ?? 0, rounds.at(-1) ?? 0])) {
      const outcome = logsOf(history.system.panel, past, round);
      const block = coldBlock(history, past, round, outcome);
      const shift = shiftOf(past, round);
      if (block === null || shift === null) continue;
      const target = block.base.map((base, row) => {
        const pool = block.pools[row] ?? 0;
        return (outcome[pool] ?? Number.NaN) - base - (shift[history.system.shift.code[pool] ?? 0] ?? 0);
      });
      parts.push({ columns: [block.location, block.spread], target, weight: fading(year - past) });
    }
  }
  const training = stackTraining(parts);
  const [location, spread] = training.designs;
  if (location === undefined || spread === undefined || training.target.length < FEWEST_ROWS) return null;
  return fitLocation(
    [location, spread],
    { target: training.target, weight: training.weight },
    location.columns.map(() => PENALTY),
    LARGEST_ERROR,
  ).model;
}
