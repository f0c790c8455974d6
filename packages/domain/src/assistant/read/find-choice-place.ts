import type { Slots } from '../types.ts';
import { figureAt } from './near-figure.ts';
import { mark, type Reading } from './reading.ts';

const CHOICE = /^(?:choices?|options?|preferences?)$/;
const COLLEGE = /^colleges?$/;
const NUMBER = /^(?:number|no)$/;
const SUFFIX = /^(?:st|nd|rd|th|number|no|rank)$/;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** The first or the top few are not one place. */
const OF_SEVERAL = /^(?:first|top|last|to)$/;
/** A list is rarely longer. */
const LAST_PLACE = 300;

/** The place in a list that a question speaks of: 'choice 2', '3rd option', '5वें नंबर का कॉलेज'. It is no rank, so its number is marked. */
export function findChoicePlace(reading: Reading): Pick<Slots, 'choicePlace'> {
  const { marks } = reading;
  const isOfRounds = marks.some((word) => word === '@round' || /^rounds?$/.test(word));
  for (let at = 0; at < marks.length; at += 1) {
    const word = marks[at] ?? '';
    if (CHOICE.test(word) && marks[at + 1] !== 'form') {
      const found = placeAfter(reading, at) ?? placeBefore(reading, at, isOfRounds || !word.endsWith('s'));
      if (found !== undefined) return found;
    } else if (COLLEGE.test(word) && isNumbered(reading, before(reading, at), isOfRounds)) {
      const found = placeBefore(reading, at, true);
      if (found !== undefined) return found;
    }
  }
  return {};
}

/** '5 number college'; with 'rank', which Marathi says for a place too, only where rounds are spoken of. */
const isNumbered = ({ marks }: Reading, at: number, isOfRounds: boolean) =>
  NUMBER.test(marks[at] ?? '') || (isOfRounds && /^(?:rank|th)$/.test(marks[at] ?? ''));

/** The word before an index that has a meaning: in '5th number ka college', 'number'. */
function before({ marks }: Reading, at: number): number {
  let found = at - 1;
  while (found > 0 && marks[found] === '') found -= 1;
  return found;
}

function placeAfter(reading: Reading, at: number): Pick<Slots, 'choicePlace'> | undefined {
  const from = NUMBER.test(reading.marks[at + 1] ?? '') ? at + 2 : at + 1;
  const place = placeAt(reading, from);
  if (place === undefined) return undefined;
  const isRange = /^(?:to|and|or)$/.test(reading.tokens[from + 1]?.said ?? '');
  mark(reading, from, 1, '@nth');
  return isRange ? {} : { choicePlace: place };
}

function placeBefore(reading: Reading, at: number, mayBePlain: boolean): Pick<Slots, 'choicePlace'> | undefined {
  const { marks } = reading;
  const last = before(reading, at);
  let from = last;
  while (from > 0 && SUFFIX.test(marks[from] ?? '')) from = before(reading, from);
  const isNamed = from < last;
  const ordinal = ORDINALS.indexOf(marks[from] ?? '');
  const place = ordinal >= 0 ? ordinal + 1 : placeAt(reading, from);
  // 'Fill 100 options' counts them.
  if (place === undefined || !(ordinal >= 0 || isNamed || mayBePlain)) return undefined;
  const isOne = !OF_SEVERAL.test(marks[before(reading, from)] ?? '');
  mark(reading, from, at - from, '@nth');
  return isOne ? { choicePlace: place } : {};
}

function placeAt(reading: Reading, at: number): number | undefined {
  const figure = figureAt(reading, at);
  if (figure === undefined || figure.scale !== undefined) return undefined;
  return Number.isInteger(figure.value) && figure.value >= 1 && figure.value <= LAST_PLACE ? figure.value : undefined;
}
