import { filterLevels, type YearState } from './level-filter.ts';
import { countSeen, difference } from './numbers.ts';
import { logsOf, roundStandingFor, roundsHeld, type System } from './systems.ts';
import { trendsOf } from './trends.ts';
import { filterVolatility, sizeOfSurprises } from './volatility.ts';

/**
 * The rounds whose levels are followed through the years. Where ranks only loosen, the rounds between lean on the second. Where they move both ways, each round
 * needs a level of its own: in CAP the pools that are still open in round 2 are the less sought ones, and their level is far beyond that of round 3.
 */
export const TRACKS = ['first', 'second', 'third', 'last'] as const;
const [SECOND, THIRD, LAST] = [1, 2, 3];

/** Everything learnt from the years of one system: the rounds held, levels by track, and volatility, each as it stood after a year. */
export type History = {
  system: System;
  held: readonly (readonly number[])[];
  /** The last round of each year; of a year that is not over, the one that is planned. */
  lastRounds: readonly number[];
  /** `states[track][year]` */
  states: readonly (readonly YearState[])[];
  volatility: readonly (Float64Array | null)[];
  /** `trends[track][year]`: how the related pools of each pool changed from the year before, by factor; empty where there is no such year. */
  trends: readonly (readonly (readonly Float64Array[])[])[];
  /** By year: 1 for each pool that had a rank in any round. */
  seen: readonly Uint8Array[];
};

/** Follows a system through all its years. `plannedRounds` are those of the newest one, which is not over. */
export function historyOf(system: System, plannedRounds: number): History {
  const { panel } = system;
  const held = panel.logs.map((_, year) => roundsHeld(panel, year));
  const followed = TRACKS.map((_, track) => held.map((rounds) => roundOfTrack(system, rounds, track)));
  const columns = followed.map((rounds) =>
    rounds.map((round, year) => (round === 0 ? null : logsOf(panel, year, round))),
  );
  const states: YearState[][] = [];
  columns.forEach((logs, track) => {
    const same = followed.slice(0, track).findIndex((rounds) => isSame(rounds, followed[track] ?? []));
    states.push(states[same] ?? filterLevels(system, logs));
  });
  const sizes = held.map((_, year) =>
    columns.flatMap((logs, track) => {
      // The last round of three and the second of others count once.
      if (track === THIRD) return [];
      const before = states[track]?.[year - 1]?.level;
      const now = logs[year];
      if (before === undefined || now === undefined || now === null) return [];
      const surprises = difference(now, before);
      return countSeen(surprises) > 0 ? [sizeOfSurprises(surprises, system.shift)] : [];
    }),
  );
  const newest = held.length - 1;
  const lastRounds = held.map((rounds, year) => (year === newest ? plannedRounds : (rounds.at(-1) ?? 0)));
  const seen = held.map((rounds, year) => poolsSeen(system, year, rounds));
  const trends = columns.map((logs) =>
    logs.map((now, year) => {
      const before = logs[year - 1];
      return before && now && system.trends.length > 0 ? trendsOf(before, now, system.cohort, system.trends) : [];
    }),
  );
  return { system, held, lastRounds, states, volatility: filterVolatility(system, sizes), trends, seen };
}

const isSame = (one: readonly number[], other: readonly number[]) => one.every((round, at) => round === other[at]);

/** The round that a track followed in a year with these rounds; 0 where there were none. */
export function roundOfTrack({ loosens }: Pick<System, 'loosens'>, held: readonly number[], track: number): number {
  if (track === LAST) return held.at(-1) ?? 0;
  return roundStandingFor(held, (loosens && track === THIRD ? SECOND : track) + 1);
}

/** The track that serves a round of a year with these rounds. */
export function trackOfRound(held: readonly number[], round: number): number {
  if (round === held[0]) return 0;
  if (round === held.at(-1)) return LAST;
  return round > SECOND + 1 ? THIRD : SECOND;
}

/**
 * The round of the year before that a round is compared with, among those that count as held; 0 when there is none. A last round is compared with the
 * last one where that matters, and then no other round is.
 */
export function sourceRound(
  { system, held, lastRounds }: History,
  year: number,
  round: number,
  asIf: readonly number[],
): number {
  if (!system.lastRoundDiffers) return roundStandingFor(asIf, round);
  if (round >= (lastRounds[year] ?? 0)) return asIf.at(-1) ?? 0;
  const last = held[year - 1]?.at(-1);
  const others = asIf.filter((own) => own !== last);
  return roundStandingFor(others.length > 0 ? others : asIf, round);
}

function poolsSeen({ panel, pools }: System, year: number, rounds: readonly number[]): Uint8Array {
  const seen = new Uint8Array(pools.length);
  for (const round of rounds) {
    const logs = logsOf(panel, year, round);
    for (let pool = 0; pool < seen.length; pool += 1) if (!Number.isNaN(logs[pool] ?? Number.NaN)) seen[pool] = 1;
  }
  return seen;
}

/**
 * How far the last admitted of a pool was from the first, in logs of their ranks. Seats of past years were never published by pool; this distance separates a
 * single seat from several, and a narrow pool from a wide one.
 */

/** Equal ranks may differ in the last digit of their logs. */
const ROUNDING = 1e-9;
/** Two per cent: a narrower range contains no more information. */
const NARROWEST = 0.02;
/** Only to keep the column near 0. */
const TYPICAL_LOG = 1;

/** 1 where first and last admitted were one and the same; 0 also where that is unknown. */
export const isSingleSeat = (width: number) => (width < ROUNDING ? 1 : 0);

/** The log of the width; 0 for single seats and where it is unknown. */
export const logWidth = (width: number) => (width >= ROUNDING ? Math.log(width + NARROWEST) + TYPICAL_LOG : 0);
