import { type DrawnChoice, type DrawOptions, drawOpenings, type Openings } from './openings.ts';
import type { RoundRules } from './round-rules.ts';

/** Shares of the draws, by position on the list. */
export type Simulation = {
  rounds: number;
  draws: number;
  /** Of each choice being the final seat. */
  final: Float64Array;
  /** Of holding choice `i` after round `r`: at `i * rounds + r - 1`. */
  byRound: Float64Array;
  none: number;
  noneByRound: Float64Array;
  /** By how much each choice raises the chance of any seat, below those above it. */
  gain: Float64Array;
  /** How often a choice is the only one that ever opens. */
  saves: Float64Array;
  /** How often a choice would be the seat, had a lower one not been accepted before it opened. Together they are `endsEarly`. */
  missed: Float64Array;
  /** How often compulsory acceptance ends the process although a higher choice would have opened later. */
  endsEarly: number;
};

/**
 * Plays a list through the rounds, many times. For one candidate deferred acceptance is simple: after each round the seat is the highest choice that has opened
 * by then, and a seat only ever improves. Where acceptance is compulsory the process ends there.
 */
export function simulate(choices: readonly DrawnChoice[], rules: RoundRules, options: DrawOptions): Simulation {
  return playOpenings(drawOpenings(choices, rules.rounds, options), rules);
}

/** Stands for no seat. */
const NONE = 0;

/** The same for choices whose openings are drawn already. */
export function playOpenings(openings: Openings, rules: RoundRules): Simulation {
  const { rounds, draws, opensIn } = openings;
  const count = opensIn.length;
  const { seat, gain, saves } = seatsWithoutRules(openings);
  const final = new Float64Array(count);
  const missed = new Float64Array(count);
  const byRound = new Float64Array(count * rounds);
  const noneByRound = new Float64Array(rounds);
  let none = 0;
  let endsEarly = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    let held = NONE;
    let hasEnded = false;
    for (let round = 1; round <= rounds; round += 1) {
      if (!hasEnded) held = seat[(round - 1) * draws + draw] ?? NONE;
      if (held === NONE) {
        noneByRound[round - 1] = (noneByRound[round - 1] ?? 0) + 1;
        continue;
      }
      const at = (held - 1) * rounds + round - 1;
      byRound[at] = (byRound[at] ?? 0) + 1;
      if (hasEnded) continue;
      const places = rules.compulsory[round - 1];
      hasEnded = places !== undefined && (places === null || held <= places);
    }
    if (held === NONE) none += 1;
    else {
      final[held - 1] = (final[held - 1] ?? 0) + 1;
      const highest = seat[(rounds - 1) * draws + draw] ?? NONE;
      if (highest < held) {
        endsEarly += 1;
        missed[highest - 1] = (missed[highest - 1] ?? 0) + 1;
      }
    }
  }
  const share = (counts: Float64Array) => counts.map((own) => own / draws);
  return {
    rounds,
    draws,
    final: share(final),
    byRound: share(byRound),
    none: none / draws,
    noneByRound: share(noneByRound),
    gain: share(gain),
    saves: share(saves),
    missed: share(missed),
    endsEarly: endsEarly / draws,
  };
}

/** The simulation of a form by the choices of the whole list: what is left out of the form (null) is never a seat. */
export function simulationOfList(simulation: Simulation, places: readonly (number | null)[]): Simulation {
  const { rounds } = simulation;
  const spread = (shares: Float64Array, width = 1) => {
    const all = new Float64Array(places.length * width);
    places.forEach((place, at) => {
      if (place !== null) all.set(shares.subarray((place - 1) * width, place * width), at * width);
    });
    return all;
  };
  return {
    ...simulation,
    final: spread(simulation.final),
    byRound: spread(simulation.byRound, rounds),
    gain: spread(simulation.gain),
    saves: spread(simulation.saves),
    missed: spread(simulation.missed),
  };
}

/** The highest choice open after each round (1 is the first preference), as if nothing ever ended the process. */
export function seatsWithoutRules({ rounds, draws, opensIn }: Openings) {
  const seat = new Uint16Array(rounds * draws);
  /** The first round that already has a seat. */
  const filledFrom = new Uint8Array(draws).fill(rounds + 1);
  const openCount = new Uint16Array(draws);
  const lastOpen = new Uint16Array(draws);
  const gain = new Float64Array(opensIn.length);
  const saves = new Float64Array(opensIn.length);
  for (let at = 0; at < opensIn.length; at += 1) {
    const column = opensIn[at] ?? filledFrom;
    for (let draw = 0; draw < draws; draw += 1) {
      const opens = column[draw] ?? 0;
      if (opens > rounds) continue;
      openCount[draw] = (openCount[draw] ?? 0) + 1;
      lastOpen[draw] = at;
      const filled = filledFrom[draw] ?? 0;
      if (opens >= filled) continue;
      if (filled > rounds) gain[at] = (gain[at] ?? 0) + 1;
      for (let round = opens; round < filled; round += 1) seat[(round - 1) * draws + draw] = at + 1;
      filledFrom[draw] = opens;
    }
  }
  for (let draw = 0; draw < draws; draw += 1) {
    const only = lastOpen[draw] ?? 0;
    if (openCount[draw] === 1) saves[only] = (saves[only] ?? 0) + 1;
  }
  return { seat, gain, saves };
}
