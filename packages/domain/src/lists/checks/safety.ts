import { type Message, messageOf, sentences } from '../../messages/message.ts';
import { HIDDEN_BELOW_PERCENT, HIGHEST_PERCENT, SAFE_FROM_PERCENT } from '../../predictor/bands.ts';
import type { RoundRules } from '../round-rules.ts';
import { type CheckedChoice, type CheckOf, hasChance, isReachable, onForm, outOfHundred } from './checked.ts';

/** From this share without a seat on, a list is not safe: one student in twenty. */
const UNSAFE_NONE = 0.05;
/** The one rule for “You may not get a seat with this list”, on the list and on the dashboard. */
export const isUnsafe = (none: number): boolean => none >= UNSAFE_NONE;
const VERY_UNSAFE_NONE = 0.3;
/** One choice should be safe, unless the list shows 97%+ for any seat. */
export const needsSafeChoice = (none: number): boolean => Math.round(none * 100) > 100 - HIGHEST_PERCENT;
/** A reason names no more choices than this; the others are counted. */
const NAMED_AT_MOST = 3;

/** A choice without a chance may be within reach, unless the form leaves it out. */
const areOutOfReach = (choices: readonly CheckedChoice[]) =>
  onForm(choices).every((choice) => choice.chance !== null && !isReachable(choice));

/** A list of dreams only. */
export const allUnreachable: CheckOf = ({ choices, rules }) => {
  if (!choices.some(hasChance) || !areOutOfReach(choices)) return null;
  return {
    code: 'all-unreachable',
    severity: 'danger',
    title: messageOf('lists.unreachable.title'),
    reason: sentences(
      messageOf('lists.unreachable.reason', { percent: HIDDEN_BELOW_PERCENT }),
      messageOf('lists.unreachable.next'),
      whatAddingDoes(choices, rules),
    ),
    choices: [],
    mend: null,
  };
};

/** A list that leaves without a seat too often. */
export const tooShort: CheckOf = ({ choices, simulation: { none }, rules, isNothingSafe }) => {
  if (!isUnsafe(none) || !choices.some(hasChance) || areOutOfReach(choices)) return null;
  const drawn = onForm(choices).filter(({ isDrawn }) => isDrawn).length;
  const often = outOfHundred(none);
  return {
    code: 'too-short',
    severity: none >= VERY_UNSAFE_NONE ? 'danger' : 'warning',
    title: messageOf('lists.short.title'),
    reason: sentences(
      messageOf('lists.short.reason', { often, count: drawn }),
      ...whatIsLeftOut(choices),
      messageOf(isNothingSafe ? 'lists.short.nextSurest' : 'lists.short.next'),
      whatAddingDoes(choices, rules),
    ),
    choices: [],
    mend: null,
  };
};

/** A list that leads to a seat by many middling choices: nothing on it holds by itself. */
export const noSafeChoice: CheckOf = ({ choices, simulation: { none }, rules, isNothingSafe }) => {
  const own = onForm(choices).filter(hasChance);
  if (isUnsafe(none) || !needsSafeChoice(none) || own.length === 0) return null;
  if (own.some(({ isSafe }) => isSafe)) return null;
  return {
    code: 'no-safe-choice',
    severity: 'info',
    title: messageOf('lists.noSafe.title'),
    reason: sentences(
      messageOf('lists.noSafe.reason', { often: SAFE_FROM_PERCENT }),
      ...whatIsLeftOut(choices),
      messageOf(isNothingSafe ? 'lists.short.nextSurest' : 'lists.short.next'),
      whatAddingDoes(choices, rules),
    ),
    choices: [],
    mend: null,
  };
};

/** Names the choices that the figure does not include. */
function whatIsLeftOut(choices: readonly CheckedChoice[]): Message[] {
  const names = onForm(choices)
    .filter(({ isDrawn }) => !isDrawn)
    .map(({ name }) => name);
  const named = names.slice(0, NAMED_AT_MOST).join('; ');
  if (names.length === 0) return [];
  return names.length > NAMED_AT_MOST
    ? [messageOf('lists.leftOutMany', { count: names.length, names: named })]
    : [messageOf('lists.leftOut', { count: names.length, names: named })];
}

/** A choice at the end harms nothing above it, unless it is so high that acceptance is compulsory there. */
function whatAddingDoes(choices: readonly CheckedChoice[], { compulsory }: RoundRules): Message {
  const places = Math.max(0, ...compulsory.map((own) => own ?? 0));
  return onForm(choices).length < places
    ? messageOf('lists.endsProcess', { place: places })
    : messageOf('lists.harmless');
}
