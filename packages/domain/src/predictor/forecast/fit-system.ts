/** Fits all models on the pools of one system: what shares rank lists is fitted together, apart from the others. */
import { fitCold } from './cold-start.ts';
import { fitDrift } from './drift-model.ts';
import { driftHistory } from './drift-rows.ts';
import { type History, historyOf } from './history.ts';
import { takeCodes } from './numbers.ts';
import { fitOffers } from './offers.ts';
import type { SystemModel } from './round-forecast.ts';
import { fitSeason } from './season-model.ts';
import { seasonBlock } from './season-rows.ts';
import { seasonParts } from './season-training.ts';
import { roundsHeld, type System } from './systems.ts';
import type { LocationModel } from './training.ts';
import { groupMedians } from './volatility.ts';
import { waitSpread } from './wait-spread.ts';
import { expectedMove } from './year-shift.ts';

/** Ranges are this much wider in a year of new rules. JoSAA's errors of 2018, 2019 and 2020 (women, EWS twice) were 1.5, 0.9 and 1.3 times the usual. */
const UPHEAVAL = 1.3;
/** Fewer cells than this in the last year are no system that could be fitted. */
const FEWEST_CELLS = 300;
/** What a shift seen in one round says of the others, to about 2 %. */
const SHIFT_BETWEEN_ROUNDS = 0.02;

/** What is asked of a system: the calendar year, the rounds planned, the years since the last data, and whether new rules come with the year. */
export type Outlook = { plannedRounds: number; wait: number; isUpheaval: boolean; year: number };

/** Fits everything on one system. Null where there is too little of it. */
export function fitSystem(system: System, outlook: Outlook): SystemModel | null {
  const { plannedRounds, wait, isUpheaval } = outlook;
  const year = system.panel.logs.length - 1;
  const lastYear = (system.panel.logs[year - 1] ?? []).reduce(
    (sum, logs) => sum + logs.filter((log) => !Number.isNaN(log)).length,
    0,
  );
  if (lastYear < FEWEST_CELLS) return null;
  const history = historyOf(system, plannedRounds);
  const parts = seasonParts(history, year);
  const season = fitSeason(history, parts, year);
  let cold: LocationModel | null | undefined;
  const fitColdOnce = () => {
    cold ??= fitCold(history, year, (past, round) => {
      const part = parts.find(({ block, round: own }) => block.year === past && own === round);
      return part?.shift ?? null;
    });
    return cold;
  };
  const known = roundsHeld(system.panel, year).at(-1) ?? 0;
  const drift = known === 0 ? null : driftOf(history, known, year);
  const seen = known === 0 ? null : shiftsSeen(history, year, known);
  const shifts = (season?.shifts ?? []).map(({ mean, spread }, cohort) => {
    if (system.without.has('year-shift')) return { mean: 0, spread: 0 };
    if (seen === null)
      return {
        mean: expectedOver(system, outlook, mean, system.cohort.code.indexOf(cohort)),
        spread: spread * Math.sqrt(wait),
      };
    return { mean: seen[cohort] ?? mean, spread: SHIFT_BETWEEN_ROUNDS };
  });
  const widening =
    (season ? waitSpread(history, parts, season, wait) : Math.sqrt(wait)) * (isUpheaval && known === 0 ? UPHEAVAL : 1);
  return { history, year, season, cold: fitColdOnce, drift, shifts, offers: fitOffers(history, year, wait), widening };
}

/** The move expected over the years since the last data. */
function expectedOver(system: System, { year, wait }: Outlook, usual: number, pool: number): number {
  let sum = 0;
  for (let own = year - wait + 1; own <= year; own += 1) sum += expectedMove(system, pool, own, usual);
  return sum;
}

function driftOf(history: History, known: number, year: number): SystemModel['drift'] {
  const moves = driftHistory(history, known);
  const model = fitDrift(moves, year);
  return model && { history: moves, model };
}

/** The median change of each cohort in a round that has been held. */
function shiftsSeen(history: History, year: number, round: number): Float64Array | null {
  const { code, size } = history.system.cohort;
  const block = seasonBlock(history, year, round);
  return block && groupMedians(block.change, { code: takeCodes(code, block.pools), size });
}
