import { filterLevels, type YearState } from './level-filter.ts';
import { countSeen } from './numbers.ts';
import { logsOf, roundStandingFor, roundsHeld, type System } from './systems.ts';
import { filterVolatility, sizeOfSurprises } from './volatility.ts';

/** The rounds whose levels are followed through the years; the rounds between lean on the nearest. */
export const TRACKS = ['first', 'second', 'last'] as const;

/** Everything learnt from the years of one system: the rounds held, levels by track, and volatility, each as it stood after a year. */
export type History = {
  system: System;
  held: readonly (readonly number[])[];
  /** `states[track][year]` */
  states: readonly (readonly YearState[])[];
  volatility: readonly (Float64Array | null)[];
};

/** Follows a system through all its years. */
export function historyOf(system: System): History {
  const { panel } = system;
  const held = panel.logs.map((_, year) => roundsHeld(panel, year));
  const columns = TRACKS.map((_, track) =>
    held.map((rounds, year) => (rounds.length === 0 ? null : logsOf(panel, year, roundOfTrack(rounds, track)))),
  );
  const states = columns.map((logs) => filterLevels(system, logs));
  const sizes = held.map((_, year) =>
    columns.flatMap((logs, track) => {
      const before = states[track]?.[year - 1]?.level;
      const now = logs[year];
      if (before === undefined || now === undefined || now === null) return [];
      const surprises = now.map((log, pool) => log - (before[pool] ?? Number.NaN));
      return countSeen(surprises) > 0 ? [sizeOfSurprises(surprises, system.shift)] : [];
    }),
  );
  return { system, held, states, volatility: filterVolatility(system, sizes) };
}

/** The round that a track followed in a year with these rounds. */
export function roundOfTrack(held: readonly number[], track: number): number {
  return track === TRACKS.length - 1 ? (held.at(-1) ?? 0) : roundStandingFor(held, track + 1);
}

/** The track that serves a round of a year with these rounds. */
export function trackOfRound(held: readonly number[], round: number): number {
  if (round === held[0]) return 0;
  return round === held.at(-1) ? 2 : 1;
}
