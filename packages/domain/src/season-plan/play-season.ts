import { type DrawnChoice, type DrawOptions, drawOpenings } from '../lists/openings.ts';
import { endsProcess, type RoundRules } from '../lists/round-rules.ts';
import { seatsWithoutRules } from '../lists/simulate.ts';

/** A list and the rules of its rounds. */
export type Admission = { choices: readonly DrawnChoice[]; rules: RoundRules };

export type SeasonInput = {
  josaa: Admission;
  cap: Admission;
  /** How many of the first CAP choices the student prefers to a JoSAA seat; null while that is not known. */
  capAbove: number | null;
};

/** Shares of the simulated seasons. */
export type SeasonOutcome = {
  draws: number;
  /** Which admission has a seat for the student at its end. They add up to 1. */
  seats: { both: number; josaaOnly: number; capOnly: number; none: number };
  /** What follows from the student's order; null while it is not known. */
  decided: DecidedSeason | null;
};

export type DecidedSeason = {
  /** The seat the student ends with, without CSAB. They add up to 1. */
  ends: { josaa: number; cap: number; none: number };
  /** A CAP seat that is preferred to the held JoSAA seat is there after this round, round 1 first. Never decreases. */
  gainsByRound: number[];
  /** A JoSAA seat that is given up before CAP leads to a CAP choice that the student wants less. */
  worseWithout: number;
  /** A JoSAA seat that is given up before CAP leads to no seat at all. */
  noneWithout: number;
  /** No JoSAA seat, and no CAP seat that is preferred to one: the special rounds of CSAB are worth a try. Their own outcome is not simulated. */
  csabIsOpen: number;
};

/** Each plan simulates two lists, so a script must not ask without end. A student who tries other orders asks less often. */
export const SEASON_PLANS_A_MINUTE = { limit: 30, windowSeconds: 60 } as const;

/** Stands for no seat. */
const NONE = 0;

/**
 * Plays both admissions of one student through the same seasons. Each keeps the draws that its own list screen shows. The two are independent of each other:
 * they fill different seats from different candidates, and the student's ranks are given. Factors of the two have the same names, so CAP uses the draws in
 * another order.
 */
export function playSeason({ josaa, cap, capAbove }: SeasonInput, options: DrawOptions): SeasonOutcome {
  const { draws } = options;
  const josaaSeats = heldSeats(josaa, options);
  const capSeats = heldSeats(cap, options);
  const counts = { both: 0, josaaOnly: 0, capOnly: 0, none: 0 };
  const ends = { josaa: 0, cap: 0, none: 0 };
  const gains = Array.from({ length: cap.rules.rounds }, () => 0);
  let worseWithout = 0;
  let noneWithout = 0;
  let csabIsOpen = 0;
  const isAbove = (place: number) => place !== NONE && place <= (capAbove ?? 0);
  for (let draw = 0; draw < draws; draw += 1) {
    const other = (draw + (draws >> 1)) % draws;
    const hasJosaa = seatAfter(josaaSeats, josaa.rules.rounds, draw, draws) !== NONE;
    const place = seatAfter(capSeats, cap.rules.rounds, other, draws);
    counts[hasJosaa ? (place === NONE ? 'josaaOnly' : 'both') : place === NONE ? 'none' : 'capOnly'] += 1;
    if (isAbove(place)) ends.cap += 1;
    else if (hasJosaa) ends.josaa += 1;
    else {
      csabIsOpen += 1;
      ends[place === NONE ? 'none' : 'cap'] += 1;
    }
    if (!hasJosaa) continue;
    if (place === NONE) noneWithout += 1;
    else if (!isAbove(place)) worseWithout += 1;
    for (let round = 1; round <= cap.rules.rounds; round += 1)
      if (isAbove(seatAfter(capSeats, round, other, draws))) gains[round - 1] = (gains[round - 1] ?? 0) + 1;
  }
  const share = (count: number) => count / draws;
  return {
    draws,
    seats: {
      both: share(counts.both),
      josaaOnly: share(counts.josaaOnly),
      capOnly: share(counts.capOnly),
      none: share(counts.none),
    },
    decided:
      capAbove === null
        ? null
        : {
            ends: { josaa: share(ends.josaa), cap: share(ends.cap), none: share(ends.none) },
            gainsByRound: gains.map(share),
            worseWithout: share(worseWithout),
            noneWithout: share(noneWithout),
            csabIsOpen: share(csabIsOpen),
          },
  };
}

const seatAfter = (seats: Uint16Array, round: number, draw: number, draws: number): number =>
  seats[(round - 1) * draws + draw] ?? NONE;

/** The place held after each round (1 is the first preference), until acceptance is compulsory: at `(round - 1) * draws + draw`. */
function heldSeats({ choices, rules }: Admission, options: DrawOptions): Uint16Array {
  const { seat } = seatsWithoutRules(drawOpenings(choices, rules.rounds, options));
  const { draws } = options;
  for (let draw = 0; draw < draws; draw += 1) {
    let accepted = NONE;
    for (let round = 1; round <= rules.rounds; round += 1) {
      if (accepted !== NONE) seat[(round - 1) * draws + draw] = accepted;
      const place = seatAfter(seat, round, draw, draws);
      if (place !== NONE && endsProcess(rules, round, place)) accepted = place;
    }
  }
  return seat;
}
