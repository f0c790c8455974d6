/**
 * The level of every pool after each year: its closing rank without the noise of that year.
 *
 * Method: a filter over the years, one for each round. A year's surprises are first smoothed over the structure (what all pools of a seat type,
 * branch, institute or programme share is a change of level), then each pool takes over a share of what is its own. The level is then drawn a
 * little towards the additive fit of all levels. A pool that was not seen moves with its kind; a new one starts near the fit.
 * The shares below are starting points in a flat optimum: the regression of `season-model` decides what is made of level and fit.
 */
import { type AdditiveFit, fitAdditive, type Settled } from './additive-fit.ts';
import { countSeen, difference } from './numbers.ts';
import { stretches } from './stretch.ts';
import type { System } from './systems.ts';

/** Of the surprise that a pool shares with no other, about two fifths turn out to last. */
const OWN_SURPRISE_KEPT = 0.4;
/** How far a level is drawn to the fit of all levels, once a year; a new pool's first rank, further. */
const DRAWN_TO_FIT = { known: 0.2, first: 0.6 };
/** Fewer pools than this are no cross-section. */
const FEWEST_POOLS = 100;

/** After one year: the level (NaN: never seen), the additive fit of the levels seen that year, and the variance of that fit. */
export type YearState = { level: Float64Array; fitted: Float64Array; uncertainty: Float64Array };

/** Where the fits of last year settled: those of this year will settle nearby. */
type SettledFits = { surprise?: Settled; levels?: Settled };

/** Carries the state through the years. `columns[year]` are the logs of that year, null where there were none. */
export function filterLevels(system: System, columns: readonly (Float64Array | null)[]): YearState[] {
  const size = system.pools.length;
  const nothing = () => new Float64Array(size).fill(Number.NaN);
  let state: YearState = { level: nothing(), fitted: nothing(), uncertainty: nothing() };
  const settled: SettledFits = {};
  return columns.map((logs) => {
    if (logs !== null && countSeen(logs) >= FEWEST_POOLS) state = nextState(system, state, logs, settled);
    return state;
  });
}

function nextState(system: System, before: YearState, logs: Float64Array, settled: SettledFits): YearState {
  const size = logs.length;
  const moved = moveWithKind(system, before.level, logs, settled);
  const level = new Float64Array(size);
  const seenNow = new Float64Array(size).fill(Number.NaN);
  for (let pool = 0; pool < size; pool += 1) {
    const log = logs[pool] ?? Number.NaN;
    const own = moved[pool] ?? Number.NaN;
    const isSeen = !Number.isNaN(log);
    level[pool] = Number.isNaN(own) ? log : isSeen ? own + OWN_SURPRISE_KEPT * (log - own) : own;
    if (isSeen) seenNow[pool] = level[pool] ?? 0;
  }
  const { fitted, uncertainty } = fitLevels(system, seenNow, settled);
  for (let pool = 0; pool < size; pool += 1) {
    const own = level[pool] ?? Number.NaN;
    const drawn = Number.isNaN(moved[pool] ?? Number.NaN) ? DRAWN_TO_FIT.first : DRAWN_TO_FIT.known;
    level[pool] = own + drawn * ((fitted[pool] ?? own) - own);
  }
  return { level, fitted, uncertainty };
}

/** Every known level, moved by the part of the year's surprises that its kind shares. */
function moveWithKind(system: System, level: Float64Array, logs: Float64Array, settled: SettledFits): Float64Array {
  const surprise = difference(logs, level);
  if (countSeen(surprise) < FEWEST_POOLS) return level;
  const { fitted, settled: now } = fitAdditive(
    surprise,
    { effects: system.level, noise: system.noise },
    { start: settled.surprise, isPlain: true },
  );
  settled.surprise = now;
  for (let pool = 0; pool < fitted.length; pool += 1) fitted[pool] = (fitted[pool] ?? 0) + (level[pool] ?? Number.NaN);
  return fitted;
}

/** The additive fit of levels, on the common scale of all seat types. */
function fitLevels(
  { level: effects, noise, stretch }: System,
  values: Float64Array,
  settled: SettledFits,
): AdditiveFit {
  const slope = stretch && stretches(values, stretch.kind, stretch.programme);
  if (stretch === null || slope === null) {
    const fit = fitAdditive(values, { effects, noise }, { start: settled.levels, isSame: true });
    settled.levels = fit.settled;
    return fit;
  }
  const { code } = stretch.kind;
  const trust = new Float64Array(values.length);
  const scaled = new Float64Array(values.length);
  for (let pool = 0; pool < values.length; pool += 1) {
    const own = slope[code[pool] ?? 0] ?? 1;
    trust[pool] = own * own;
    scaled[pool] = (values[pool] ?? Number.NaN) / own;
  }
  const fit = fitAdditive(scaled, { effects, noise }, { trust, start: settled.levels, isSame: true });
  settled.levels = fit.settled;
  for (let pool = 0; pool < values.length; pool += 1) {
    fit.fitted[pool] = (fit.fitted[pool] ?? 0) * (slope[code[pool] ?? 0] ?? 1);
    fit.uncertainty[pool] = (fit.uncertainty[pool] ?? 0) * (trust[pool] ?? 1);
  }
  return fit;
}
