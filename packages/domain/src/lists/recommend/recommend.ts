import { POSSIBLE_FROM_PERCENT, shownPercent } from '../../predictor/bands.ts';
import { weighedDemand } from '../../predictor/result-order.ts';
import { isUnsafe, needsSafeChoice } from '../checks/safety.ts';
import { type DrawOptions, drawOpenings, type Openings } from '../openings.ts';
import type { RoundRules } from '../round-rules.ts';
import { playOpenings, type Simulation } from '../simulate.ts';
import {
  type Candidate,
  countDraws,
  LEAST_FINAL_OF_SHOWN,
  type ListedChoice,
  lastChance,
  MOST_RECOMMENDED,
  type Opening,
  others,
  type RecommendedKind,
} from './candidate.ts';
import { pickCities } from './pick-cities.ts';

export type Recommended = {
  kind: RecommendedKind;
  key: string;
  /** From 1: where it would be on the list. */
  place: number;
  /** The choice that a reach is more sought-after than, from 1; null for others. */
  above: number | null;
  /** The chance of no seat, and how often acceptance costs a higher choice, with this one added alone. */
  none: number;
  endsEarly: number;
  /** How often it would be the seat in the end. */
  final: number;
  /** The choice of the list that would be the seat less often by the most, from 1, and by which share; null where none would. */
  falls: { choice: number; share: number } | null;
};

/** At most three, because more are not read; `isAtRisk`, `none` and `endsEarly` are those of the list as it is, `noneTogether` is with all of them. */
export type Recommendations = {
  items: Recommended[];
  /** The list may end without a seat, or no choice on it is safe and the list as a whole shows less than 97%. */
  isAtRisk: boolean;
  none: number;
  endsEarly: number;
  noneTogether: number;
};

/** More refusals than a student makes by hand; the oldest give way. */
export const REFUSALS_LIMIT = 200;
/** A student who edits a list saves fewer versions in a minute. Each costs a quarter of a second of computing, so a script must not ask without end. */
export const RECOMMENDED_A_MINUTE = { limit: 30, windowSeconds: 60 } as const;
/** A safety that adds less to the chance of a seat is not worth a place. */
const LEAST_GAIN = 0.02;
/** A better programme that would be the seat less often is not worth a place. One that is shown already stays while it would be the seat at all. */
const LEAST_FINAL = 0.1;
/** Of candidates that help nearly as much as the best, the most sought-after one is taken. */
const NEARLY_AS_GOOD = 0.8;

/**
 * Recommends programmes for a list: where it may end without a seat, those that raise the chance of one most, each after the one before; then one of each city that
 * the student named and the list lacks; then those within reach that stand above a choice of the list by closing rank. The list itself is never reordered.
 */
export function recommend(
  choices: readonly ListedChoice[],
  candidates: readonly Candidate[],
  rules: RoundRules,
  options: DrawOptions,
): Recommendations {
  const drawn = drawOpenings(choices, rules.rounds, options);
  const { opensIn: listColumns } = drawn;
  const play = (columns: readonly Uint8Array[]): Simulation => playOpenings({ ...drawn, opensIn: columns }, rules);
  const before = play(listColumns);
  const hasSafe = choices.some(({ isSafe }) => isSafe);
  const isAtRisk = isUnsafe(before.none) || (!hasSafe && needsSafeChoice(before.none));
  const mayBeSafety = ({ shownAs }: Candidate) => isAtRisk || shownAs === 'safety';
  // A safe list needs no safety that was not shown before, so that only what may be better is drawn: that is most of the work.
  const useful = candidates.filter(
    (candidate) => mayBeSafety(candidate) || candidate.above !== null || candidate.city !== null,
  );
  const { opensIn } = drawOpenings(useful, rules.rounds, options);
  const openings = useful.map((candidate, at) => ({ candidate, column: opensIn[at] ?? new Uint8Array() }));
  const highest = highestOpen(drawn);
  const safeties = pickSafeties(
    openings.filter(({ candidate }) => mayBeSafety(candidate)),
    { highest, hasSafe },
    drawn,
  );
  const cities = pickCities(openings, { choices, highest }, drawn, safeties);
  const taken = [...safeties, ...cities.map(({ own }) => own)];
  // A dream costs a safe list nothing. A list at risk is told what is within reach.
  const likely = isAtRisk ? openings.filter(({ candidate }) => isWithinReach(candidate)) : openings;
  const reaches = pickReaches(likely, { highest, hardest: hardestOpen(choices, drawn) }, drawn, taken);
  const picked = [
    ...safeties.map((own) => ({ ...own, kind: 'safety' as const, index: belowHarder(choices, own.candidate) })),
    ...cities.map(({ own, index }) => ({ ...own, kind: 'city' as const, index })),
    ...reaches.map((own) => ({ ...own, kind: 'reach' as const, index: own.candidate.above ?? choices.length })),
  ];
  const items = picked.map(({ candidate, column, kind, index }): Recommended => {
    const { none, endsEarly, final } = play(listColumns.toSpliced(index, 0, column));
    const falls = mostFallen(before.final, final, index);
    const above = kind === 'reach' && candidate.above !== null ? candidate.above + 1 : null;
    return { kind, key: candidate.key, place: index + 1, above, none, endsEarly, final: final[index] ?? 0, falls };
  });
  const together = play([...listColumns, ...picked.map(({ column }) => column)]);
  return { items, isAtRisk, none: before.none, endsEarly: before.endsEarly, noneTogether: together.none };
}

/** `index` is where the new choice stands in `after`. */
function mostFallen(before: Float64Array, after: Float64Array, index: number): Recommended['falls'] {
  let most: Recommended['falls'] = null;
  before.forEach((share, at) => {
    const lost = share - (after[at < index ? at : at + 1] ?? 0);
    if (lost > (most?.share ?? 0)) most = { choice: at + 1, share: lost };
  });
  return most;
}

/** Hard to get are those that open less often, in the band "Reach". What was shown as within reach stays so. */
const isWithinReach = (candidate: Candidate) =>
  candidate.shownAs === 'reach' || shownPercent(lastChance(candidate)) >= POSSIBLE_FROM_PERCENT;

/** Takes the safeties one after the other: each is chosen for the draws that still end without a seat. */
function pickSafeties(
  openings: readonly Opening[],
  { highest, hasSafe }: { highest: Uint16Array; hasSafe: boolean },
  { rounds, draws }: Openings,
): Opening[] {
  const picked: Opening[] = [];
  const isSeated = Uint8Array.from(highest, (place) => (place === NOTHING ? 0 : 1));
  while (picked.length < MOST_RECOMMENDED) {
    const lacksSafe = !hasSafe && !picked.some(({ candidate }) => candidate.isSafe);
    const rated = others(openings, picked).flatMap((own) => {
      if (!own.candidate.isProven) return [];
      const gain = countDraws(own.column, rounds, (draw) => isSeated[draw] === 0) / draws;
      // Where no choice is safe by itself, a first one that is may add little: it holds where the others fail together.
      return gain < (lacksSafe && own.candidate.isSafe ? 0 : LEAST_GAIN)
        ? []
        : [{ own, value: gain * own.candidate.nearness }];
    });
    const next = mostSoughtAfter(rated);
    if (next === undefined) break;
    next.column.forEach((opens, draw) => {
      if (opens <= rounds) isSeated[draw] = 1;
    });
    picked.push(next);
  }
  return picked;
}

/**
 * Takes those that would be the seat most often on a list in the order of demand: moving a choice must not change what is suggested. A choice that could hardly
 * become the seat at its place on the present list is left out. What is shown already comes first.
 */
function pickReaches(
  openings: readonly Opening[],
  { highest, hardest }: { highest: Uint16Array; hardest: Float64Array },
  { rounds, draws }: Openings,
  taken: readonly Opening[],
): Opening[] {
  const picked: Opening[] = [];
  const rated = openings.flatMap((own) => {
    const { above, demand, nearness, shownAs } = own.candidate;
    if (above === null) return [];
    const share = (counts: (draw: number) => boolean) => countDraws(own.column, rounds, counts) / draws;
    const final = share((draw) => (hardest[draw] ?? 0) >= demand);
    if (final < (shownAs === 'reach' ? LEAST_FINAL_OF_SHOWN : LEAST_FINAL)) return [];
    return share((draw) => (highest[draw] ?? 0) >= above) < LEAST_FINAL_OF_SHOWN
      ? []
      : [{ own, value: final * nearness }];
  });
  while (taken.length + picked.length < MOST_RECOMMENDED) {
    const left = rated.filter(({ own }) => others([own], [...taken, ...picked]).length > 0);
    // What is hard to get comes last, however much it is sought after.
    const next =
      mostSoughtAfter(left.filter(({ own }) => own.candidate.shownAs === 'reach')) ??
      mostSoughtAfter(left.filter(({ own }) => isWithinReach(own.candidate))) ??
      mostSoughtAfter(left);
    if (next === undefined) break;
    picked.push(next);
  }
  return picked;
}

function mostSoughtAfter(rated: readonly { own: Opening; value: number }[]): Opening | undefined {
  const best = Math.max(0, ...rated.map(({ value }) => value));
  const [first] = rated
    .filter(({ value }) => value > 0 && value >= NEARLY_AS_GOOD * best)
    .map(({ own }) => own)
    .sort(
      ({ candidate: one }, { candidate: other }) =>
        weighedDemand(one.demand, one) - weighedDemand(other.demand, other) || (one.key < other.key ? -1 : 1),
    );
  return first;
}

/** Stands for a draw in which no choice opens: it comes after every place. */
const NOTHING = 0xffff;

/** The place, from 0, of the highest choice that ever opens in each draw. */
function highestOpen({ rounds, draws, opensIn }: Openings): Uint16Array {
  const highest = new Uint16Array(draws).fill(NOTHING);
  opensIn.forEach((column, place) => {
    for (let draw = 0; draw < draws; draw += 1)
      if ((column[draw] ?? 0) <= rounds && highest[draw] === NOTHING) highest[draw] = place;
  });
  return highest;
}

/** The place in the order of demand of the hardest choice that ever opens in each draw; infinite where none does. A choice without one counts as the easiest. */
function hardestOpen(choices: readonly ListedChoice[], { rounds, draws, opensIn }: Openings): Float64Array {
  const hardest = new Float64Array(draws).fill(Number.POSITIVE_INFINITY);
  opensIn.forEach((column, place) => {
    const demand = choices[place]?.demand ?? Number.MAX_VALUE;
    for (let draw = 0; draw < draws; draw += 1)
      if ((column[draw] ?? 0) <= rounds && demand < (hardest[draw] ?? 0)) hardest[draw] = demand;
  });
  return hardest;
}

/** Below the last choice that is harder to enter; at the end where none is, because it is not meant to come before a preference. */
function belowHarder(choices: readonly ListedChoice[], { demand }: Candidate): number {
  const last = choices.findLastIndex((choice) => choice.demand !== null && choice.demand < demand);
  return last === -1 ? choices.length : last + 1;
}
