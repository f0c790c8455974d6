// @ts-check
import { parseRegex } from './parse-regex.js';

/** @typedef {import('./parse-regex.js').Item} Item */

/** From here on a repetition counts as one without end. */
const OFTEN = 10;
/** Characters on which two pieces are compared: Latin with signs, and Devanagari. */
const SAMPLE = [...range(9, 13), ...range(32, 0x17f), ...range(0x900, 0x97f)].map((code) => String.fromCharCode(code));

/**
 * Why a regular expression could run away, or null. A part that is repeated without end must show by its first character where each repetition
 * begins, or by its last where it ends: that character may not be one which a piece of changing length inside takes too, and its choices must differ from the start.
 * Otherwise a text can be divided in exponentially many ways. Conservative: some that are refused are harmless.
 * @param {string} pattern
 * @param {string} flags
 */
export function whyUnsafe(pattern, flags) {
  const checker = makeChecker(flags.replaceAll(/[gyd]/g, ''));
  return checker.inside(parseRegex(pattern)) ? 'a repeated part can be divided in many ways' : null;
}

/** @param {string} flags */
function makeChecker(flags) {
  /** @type {Map<string, Set<string>>} */
  const known = new Map();
  const charactersOf = (/** @type {string} */ atom) => {
    const found = known.get(atom);
    if (found) return found;
    const isOne = new RegExp(`^(?:${atom})$`, flags);
    const made = new Set(SAMPLE.filter((character) => isOne.test(character)));
    known.set(atom, made);
    return made;
  };
  const overlap = (/** @type {string[]} */ ones, /** @type {string[]} */ others) => {
    const taken = new Set(others.flatMap((atom) => [...charactersOf(atom)]));
    return ones.some((atom) => [...charactersOf(atom)].some((character) => taken.has(character)));
  };
  const areToldApart = (/** @type {Item[][]} */ choices) =>
    choices.every((one, place) =>
      choices
        .slice(place + 1)
        .every((other) => !overlap(firstAtoms([one]), firstAtoms([other])) || areOtherWords(one, other)),
    );
  const isAmbiguous = (/** @type {Item[][]} */ choices) =>
    choices.some(isEmptyAtTimes) ||
    !areToldApart(choices) ||
    [choices, reversed(choices)].every((way) => overlap(firstAtoms(way), changingAtoms(choices))) ||
    groupsIn(choices).some((group) => !areToldApart(group.choices));
  /** @type {(choices: Item[][]) => boolean} */
  const inside = (choices) =>
    choices.flat().some(({ kind, most, choices: inner }) => {
      if (kind === 'group' && most >= OFTEN && isAmbiguous(inner)) return true;
      return inside(inner);
    });
  return { inside };
}

const takesNothing = (/** @type {Item} */ { kind, text }) => kind === 'look' || /^(?:\^|\$|\\[bB])$/.test(text);

/** @type {(choice: Item[]) => boolean} */
const isEmptyAtTimes = (choice) =>
  choice.every(
    (item) => item.least === 0 || takesNothing(item) || (item.kind === 'group' && item.choices.some(isEmptyAtTimes)),
  );

/** @type {(choices: Item[][]) => string[]} */
const firstAtoms = (choices) =>
  choices.flatMap((choice) => {
    /** @type {string[]} */
    const found = [];
    for (const item of choice.filter((each) => !takesNothing(each))) {
      found.push(...(item.kind === 'group' ? firstAtoms(item.choices) : [item.text]));
      if (!isEmptyAtTimes([item])) break;
    }
    return found;
  });

/** The same, read from the end. @type {(choices: Item[][]) => Item[][]} */
const reversed = (choices) =>
  choices.map((choice) => choice.toReversed().map((item) => ({ ...item, choices: reversed(item.choices) })));

/** @type {(choices: Item[][]) => string[]} */
const allAtoms = (choices) =>
  choices
    .flat()
    .flatMap((item) => (item.kind === 'group' ? allAtoms(item.choices) : takesNothing(item) ? [] : [item.text]));

/** The atoms of pieces that are not always as long. @type {(choices: Item[][]) => string[]} */
const changingAtoms = (choices) =>
  choices.flat().flatMap((item) => {
    if (item.least !== item.most) return allAtoms([[item]]);
    return item.kind === 'group' ? changingAtoms(item.choices) : [];
  });

/** @type {(choices: Item[][]) => Item[]} */
const groupsIn = (choices) =>
  choices.flat().flatMap((item) => (item.kind === 'group' ? [item, ...groupsIn(item.choices)] : []));

/** Two plain words of which neither begins the other. @type {(one: Item[], other: Item[]) => boolean} */
function areOtherWords(one, other) {
  const isPlain = [...one, ...other].every(
    ({ kind, text, least, most }) => kind === 'atom' && /^[^[\\.]/.test(text) && least === 1 && most === 1,
  );
  const [word, second] = [one, other].map((items) => items.map(({ text }) => text).join(''));
  return isPlain && !word?.startsWith(second ?? '') && !second?.startsWith(word ?? '');
}

/** @param {number} from @param {number} to */
function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, place) => from + place);
}
