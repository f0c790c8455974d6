import { HIDDEN_BELOW_PERCENT } from '../../predictor/bands.ts';
import type { RoundRules } from '../round-rules.ts';
import { type CheckedChoice, type CheckOf, hasChance, isReachable, outOfHundred, text } from './checked.ts';

/** More often than this without a seat is no safe list: one student in ten. */
const UNSAFE_NONE = 0.1;
const VERY_UNSAFE_NONE = 0.3;
/** A reason names no more choices than this; the others are counted. */
const NAMED_AT_MOST = 3;

/** A choice without a chance may be within reach, unless it is closed. */
const areOutOfReach = (choices: readonly CheckedChoice[]) =>
  choices.every((choice) => choice.closedWhy !== null || (choice.chance !== null && !isReachable(choice)));

/** A list of dreams only. */
export const allUnreachable: CheckOf = ({ choices, rules }) => {
  if (!choices.some(hasChance) || !areOutOfReach(choices)) return null;
  return {
    code: 'all-unreachable',
    severity: 'danger',
    title: 'Every choice is out of reach',
    reason: text(
      `Each of them has a chance below ${HIDDEN_BELOW_PERCENT}%.`,
      'Keep the ones you dream of at the top and add programmes you are likely to get below them.',
      whatAddingDoes(choices, rules),
    ),
    choices: [],
    mend: null,
  };
};

/** A list that leaves without a seat too often. */
export const tooShort: CheckOf = ({ choices, simulation: { none }, rules }) => {
  if (none < UNSAFE_NONE || !choices.some(hasChance) || areOutOfReach(choices)) return null;
  const drawn = choices.filter(({ isDrawn }) => isDrawn).length;
  const often = outOfHundred(none);
  return {
    code: 'too-short',
    severity: none >= VERY_UNSAFE_NONE ? 'danger' : 'warning',
    title: 'This list may leave you without a seat',
    reason: text(
      drawn === 1
        ? `In ${often} of 100 simulated admissions the one choice did not open.`
        : `In ${often} of 100 simulated admissions none of these ${drawn} choices opened.`,
      ...whatIsLeftOut(choices),
      'Add programmes you are more likely to get at the end.',
      whatAddingDoes(choices, rules),
    ),
    choices: [],
    mend: null,
  };
};

/** Names the choices that the figure does not include. */
function whatIsLeftOut(choices: readonly CheckedChoice[]): string[] {
  const names = choices.filter(({ isDrawn }) => !isDrawn).map(({ name }) => name);
  const named = names.slice(0, NAMED_AT_MOST).join('; ');
  if (names.length === 0) return [];
  if (names.length === 1) return [`One choice could not be estimated and is not counted: ${named}.`];
  return names.length > NAMED_AT_MOST
    ? [`${names.length} choices could not be estimated and are not counted, among them: ${named}.`]
    : [`${names.length} choices could not be estimated and are not counted: ${named}.`];
}

/** A choice at the end harms nothing above it, unless it is so high that acceptance is compulsory there. */
function whatAddingDoes(choices: readonly CheckedChoice[], { compulsory }: RoundRules): string {
  const places = Math.max(0, ...compulsory.map((own) => own ?? 0));
  return choices.length < places
    ? `Up to place ${places} a seat can end the process, so add only ones that you would gladly take.`
    : 'They are only used when nothing above them opens.';
}
