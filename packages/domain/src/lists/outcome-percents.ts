import { HIGHEST_PERCENT } from '../predictor/bands.ts';
import { wholePercents } from './whole-percents.ts';

/** The shares of an outcome: of no seat, of a seat without an estimate of its own, and of each choice being the final seat. */
export type OutcomeShares = { none: number; withoutOdds: number; choices: readonly { chance: number | null }[] };

/** The same in whole percents, rounded together: `final`, `unestimated` and `none` make 100. */
export type OutcomeFigures = { some: number; none: number; unestimated: number; final: (number | null)[] };

/** `shownChances` are those that the details of the choices show: no choice is the final seat more often than it is available at all. */
export function outcomeFigures(
  { none, withoutOdds, choices }: OutcomeShares,
  shownChances: readonly (number | null | undefined)[],
): OutcomeFigures {
  const [noSeat = 0, unestimated = 0, ...own] = wholePercents(
    [none, withoutOdds, ...choices.map(({ chance }) => chance ?? 0)],
    [undefined, undefined, ...choices.map((_, at) => limitOf(shownChances[at]))],
  );
  const final = choices.map(({ chance }, at) => (chance === null ? null : (own[at] ?? 0)));
  return { some: 100 - noSeat, none: noSeat, unestimated, final };
}

/** The highest figure stands for everything above it, so it limits nothing. */
function limitOf(shownChance: number | null | undefined): number | undefined {
  const percent = Math.round((shownChance ?? 1) * 100);
  return percent < HIGHEST_PERCENT ? percent : undefined;
}
