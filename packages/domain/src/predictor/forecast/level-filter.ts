/**
 * The level of every pool after each year: what its closing rank was apart from the luck of that year.
 *
 * Method: a filter over the years, one for each round. A year's surprises are first smoothed over the structure (what all pools of a seat type,
 * branch, institute or programme share is a change of level), then each pool takes over a share of what is its own. The level is then drawn a
 * little towards the additive fit of all levels. A pool that was not seen moves with its kind; a new one starts near the fit.
 * The shares below are starting points in a flat optimum: the regression of `season-model` decides what is made of level and fit.
 */
import { fitAdditive } from './additive-fit.ts';
import { placesSeen } from './numbers.ts';
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

/** Carries the state through the years. `columns[year]` are the logs of that year, null where there were none. */
export function filterLevels(system: System, columns: readonly (Float64Array | null)[]): YearState[] {
  const size = system.pools.length;
  const nothing = () => new Float64Array(size).fill(Number.NaN);
  let state: YearState = { level: nothing(), fitted: nothing(), uncertainty: nothing() };
  return columns.map((logs) => {
    if (logs !== null && placesSeen(logs).length >= FEWEST_POOLS) state = nextState(system, state, logs);
    return state;
  });
}

/** The state after one more year. */
export function nextState(system: System, before: YearState, logs: Float64Array): YearState {
  const moved = moveWithKind(system, before.level, logs);
  const isNew = moved.map((level) => (Number.isNaN(level) ? 1 : 0));
  const updated = moved.map((level, pool) => {
    const log = logs[pool] ?? Number.NaN;
    if (Number.isNaN(level)) return log;
    return Number.isNaN(log) ? level : level + OWN_SURPRISE_KEPT * (log - level);
  });
  const seenNow = updated.map((level, pool) => (Number.isNaN(logs[pool] ?? Number.NaN) ? Number.NaN : level));
  const { fitted, uncertainty } = fitLevels(system, seenNow);
  const level = updated.map((own, pool) => {
    const drawn = isNew[pool] === 1 ? DRAWN_TO_FIT.first : DRAWN_TO_FIT.known;
    return own + drawn * ((fitted[pool] ?? own) - own);
  });
  return { level, fitted, uncertainty };
}

/** Every known level, moved by the part of the year's surprises that its kind shares. */
function moveWithKind(system: System, level: Float64Array, logs: Float64Array): Float64Array {
  const surprise = logs.map((log, pool) => log - (level[pool] ?? Number.NaN));
  if (placesSeen(surprise).length < FEWEST_POOLS) return level;
  const { fitted } = fitAdditive(surprise, { effects: system.level, noise: system.noise });
  return level.map((own, pool) => own + (fitted[pool] ?? 0));
}

/** The additive fit of levels, on the common scale of all seat types. */
function fitLevels({ level, noise, stretch }: System, values: Float64Array) {
  const model = { effects: level, noise };
  if (stretch === null) return fitAdditive(values, model);
  const slope = stretches(values, stretch.kind, stretch.programme);
  const own = Float64Array.from(stretch.kind.code, (kind) => slope[kind] ?? 1);
  const trust = own.map((factor) => factor * factor);
  const { fitted, uncertainty } = fitAdditive(
    values.map((value, pool) => value / (own[pool] ?? 1)),
    model,
    trust,
  );
  return {
    fitted: fitted.map((value, pool) => value * (own[pool] ?? 1)),
    uncertainty: uncertainty.map((value, pool) => value * (trust[pool] ?? 1)),
  };
}
