import { decodeSeatCode } from '../../colleges/seat-code.ts';
import type { Lexicon } from '../lexicon.ts';
import { isOfBasis } from '../said.ts';
import { ANY_MINORITY, type ConversationContext, type Slots } from '../types.ts';
import { OUTSIDE_COLLEGES, SLOT_WORDS } from '../words/topics.ts';
import { chosenFrom, decideMentions, governmentColleges, sameKindIn } from './decide-mentions.ts';
import { findBranches, pairBranches } from './find-branch.ts';
import { findByWords, findNamed, findUnknownCollege, type Mention } from './find-colleges.ts';
import { asksForMinorities, findMinority } from './find-minority.ts';
import { findNumbers } from './find-numbers.ts';
import { findHomeUniversity, findPlaces, findSomebody } from './find-places.ts';
import { mark, markedText, openReading, type Reading } from './reading.ts';

/** The values and colleges that a question names, and the rest of it as words and marks. `plain` is the same text in lower case. */
export function readSlots(text: string, plain: string, lexicon: Lexicon, context: ConversationContext) {
  const reading = openReading(text, lexicon);
  const isForAnother = findSomebody(reading);
  const homeUniversity = findHomeUniversity(reading);
  const outsideCollege = OUTSIDE_COLLEGES.exec(plain)?.[0];
  const seatCodes = findSeatCodes(reading);
  const community = findMinority(reading);
  const mentionsByName = findNamed(reading, lexicon);
  const government = governmentColleges(reading, lexicon);
  const places = findPlaces(reading, lexicon);
  const byWords = findByWords(reading, lexicon);
  const mentions: Mention[] = [...mentionsByName, ...government, ...byWords].sort((one, other) => one.at - other.at);
  const decided = outsideCollege === undefined ? decideMentions(mentions, reading, lexicon, places) : { colleges: [] };
  const isNamed = decided.colleges.length > 0 || decided.choices !== undefined;
  const unknownCollege = outsideCollege ?? (isNamed ? undefined : findUnknownCollege(reading));
  const isPlaceOnly =
    mentions.length === 0 &&
    unknownCollege === undefined &&
    /^(?:and |what about |how about |same for |in )*@(?:city|state)$/.test(markedText(reading));
  const sameKind = () => (isPlaceOnly ? sameKindIn(context, lexicon, places) : undefined);
  const picked =
    decided.colleges.length === 0 || decided.choices !== undefined
      ? (chosenFrom(context, reading, lexicon, places) ?? sameKind())
      : undefined;
  const numbers = findNumbers(reading);
  const branches = findBranches(reading);
  const line = markedText(reading);
  const meant = picked === undefined ? decided : { colleges: [picked] };
  const paired = pairBranches(line, branches, meant.colleges.length);
  const worded: Slots = {};
  for (const { pattern, slots } of SLOT_WORDS)
    if (pattern.test(line))
      for (const [key, value] of Object.entries(slots)) if (!(key in worded)) Object.assign(worded, { [key]: value });
  const minority = community ?? (asksForMinorities(line) ? ANY_MINORITY : undefined);
  const levels = [
    ...new Set(SLOT_WORDS.flatMap(({ pattern, slots }) => (pattern.test(line) ? (slots.level ?? []) : []))),
  ];
  const isFromState =
    /\b(?:home state|from|domicile|live in|belong to)\b.{0,12}@state|@state (?:candidate|domicile|student|board|resident|from\b)/.test(
      line,
    );
  const [state] = places.states;
  const cities = [...new Set(places.cities)];
  const slots: Slots = {
    ...worded,
    ...numbers,
    ...(branches[0] === undefined ? {} : { branch: branches[0] }),
    ...(paired === undefined ? {} : { branches: paired }),
    ...(new Set(branches).size > 1 ? { allBranches: [...new Set(branches)] } : {}),
    ...(places.cities[0] === undefined ? {} : { city: places.cities[0] }),
    ...(cities.length > 1 ? { cities } : {}),
    ...(minority === undefined ? {} : { minority }),
    ...(levels.length > 1 ? { levels } : {}),
    ...(state === undefined ? {} : isFromState ? { homeState: state } : { state }),
    ...(seatCodes.length === 0 ? {} : { seatCodes }),
    ...(homeUniversity === undefined ? {} : { homeUniversity }),
    ...(isForAnother ? { isForAnother } : {}),
  };
  return {
    slots: tidied(slots, line, isFromState),
    mentions: meant,
    line,
    unknownCollege,
  };
}

/** Pieces that name the same thing twice say it once. */
function tidied(slots: Slots, line: string, isFromState: boolean): Slots {
  const { quota, rank, exam, percentile, ...rest } = slots;
  const isMerit = rank?.list === 'merit' || (percentile !== undefined && isOfBasis(rest.percentileExam, 'mht-cet'));
  return {
    ...rest,
    ...(rank === undefined ? {} : { rank }),
    ...(percentile === undefined ? {} : { percentile }),
    // 'home state maharashtra' is where the student is from, not which seats are meant.
    ...(quota === undefined || (isFromState && quota === 'home') ? {} : { quota }),
    ...(exam === undefined ? (isMerit && !/\bjee\b/.test(line) ? { exam: 'mht-cet' as const } : {}) : { exam }),
  };
}

/** The seat codes of a question, each once. */
function findSeatCodes(reading: Reading): string[] {
  const codes = reading.tokens.flatMap(({ said }, at) => {
    const code = said.toUpperCase();
    if (decodeSeatCode(code) === null || said === 'ai' || said === 'mi') return [];
    // EWS and TFWS are codes and categories at once: the word stays for the category.
    if (code.length > 4) mark(reading, at, 1, '@seatcode');
    return [code];
  });
  return [...new Set(codes)];
}
