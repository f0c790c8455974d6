import { decodeSeatCode } from '../colleges/seat-code.ts';
import type { Lexicon } from './lexicon.ts';
import { carry } from './read/carry.ts';
import { chooseIntent } from './read/choose-intent.ts';
import { chosenFrom, decideMentions, governmentColleges, sameKindIn } from './read/decide-mentions.ts';
import { hasDevanagari, inLatin } from './read/devanagari.ts';
import { findBranches } from './read/find-branch.ts';
import { findByWords, findNamed, type Mention } from './read/find-colleges.ts';
import { findHomeUniversity } from './read/find-home-university.ts';
import { findNumbers } from './read/find-numbers.ts';
import { findPlaces } from './read/find-places.ts';
import { findSomebody } from './read/find-somebody.ts';
import { lineOf, mark, openReading, type Reading } from './read/reading.ts';
import type { CollegeKey } from './tool-types.ts';
import { askedInScript, askedWordForWord } from './tools/asked-in-faq.ts';
import { findRules, isAbout } from './tools/explain-rule.ts';
import type { ConversationContext, Intent, Slots, Understood } from './types.ts';
import { isDevanagariDistress } from './words/devanagari-distress.ts';
import { OUTSIDE_COLLEGES } from './words/outside-words.ts';
import { DISTRESS, REFUSALS, SOMEBODY_BY_NAME } from './words/refusal-words.ts';
import { SLOT_WORDS } from './words/slot-words.ts';

/** What is asked stands in the beginning; a pasted page should not cost more. Distress is looked for everywhere. */
const LONGEST_QUESTION = 2000;

/** Takes a question apart: what it is about and the pieces it names, with what the conversation carries. Pure; any text is understood or found unclear. */
export function understand(text: string, context: ConversationContext, lexicon: Lexicon): Understood {
  if (DISTRESS.test(plainOf(text)) || isDevanagariDistress(text)) return { text, intent: 'distress', slots: {} };
  const latin = inLatin(text, lexicon);
  const beginning = plainOf(latin).slice(0, LONGEST_QUESTION);
  if (DISTRESS.test(beginning)) return { text, intent: 'distress', slots: {} };
  const refusal =
    REFUSALS.find(([, pattern]) => pattern.test(beginning))?.[0] ??
    (SOMEBODY_BY_NAME.test(text.slice(0, LONGEST_QUESTION)) ? 'other-people' : undefined);
  if (refusal !== undefined) return { text, intent: 'refuse', refusal, slots: {} };
  const read = readSlots(latin, beginning, lexicon, context);
  const { slots, mentions, line } = read;
  const asked = hasDevanagari(text) ? askedInScript(text.slice(0, LONGEST_QUESTION)) : undefined;
  const isGeneral = mentions.colleges.length === 0 && slots.percentile === undefined && slots.rank === undefined;
  const rule = askedWordForWord(text) ?? (asked?.isSure && isGeneral ? asked.id : undefined);
  if (rule !== undefined) return { text, intent: 'rule', topic: rule, slots: {} };
  const chosen = chooseIntent({
    line,
    plain: beginning,
    colleges: mentions.colleges.length + (mentions.choices === undefined ? 0 : 1),
    hasUnknownCollege: read.unknownCollege !== undefined,
    hasBranch: slots.branch !== undefined,
    hasPlace: slots.city !== undefined || slots.state !== undefined,
    hasFigure: slots.percentile !== undefined || slots.rank !== undefined,
    hasKind:
      slots.level !== undefined ||
      slots.type !== undefined ||
      slots.isForWomen === true ||
      slots.isAutonomous === true ||
      slots.order !== undefined ||
      slots.mostFeeRupees !== undefined,
    seatCode: slots.seatCode !== undefined,
    hasContextCollege: (context.slots.colleges ?? []).length > 0,
  });
  const own: Understood = {
    text,
    intent: chosen?.intent ?? 'unclear',
    slots: {
      ...(mentions.colleges.length > 0 ? besideCollege(slots, chosen?.intent, mentions.colleges) : slots),
      colleges: mentions.colleges.length > 0 ? mentions.colleges : undefined,
      facts: chosen?.facts,
    },
    choices: mentions.choices,
    unknownCollege: read.unknownCollege,
    topic: chosen?.topic,
    outside: chosen?.outside,
  };
  return settle(carry(own, context, { isChosen: chosen !== undefined, line }), line, asked?.id);
}

/** A city beside a college tells which one is meant. A state beside a JEE college whose chances are asked is where somebody is from. */
function besideCollege(
  { city: _city, state, ...slots }: Slots,
  intent: Intent | undefined,
  [college]: CollegeKey[],
): Slots {
  const isHome = intent === 'chance' && college?.exam === 'josaa' && slots.homeState === undefined;
  return isHome ? { ...slots, homeState: state } : slots;
}

/** What is still unclear: a college alone is asked about as a whole, and the FAQ may know the rest. */
function settle(understood: Understood, line: string, inScript: string | undefined): Understood {
  if (understood.intent !== 'unclear') return understood;
  if (understood.unknownCollege !== undefined) return { ...understood, intent: 'facts' };
  if (understood.slots.colleges !== undefined || understood.choices !== undefined)
    return { ...understood, intent: 'facts', slots: { ...understood.slots, facts: ['all'] } };
  if (inScript !== undefined) return { ...understood, intent: 'rule', topic: inScript };
  const asked = line.replace(/@\w+/g, '');
  const rule = findRules(asked).find((entry) => isAbout(entry, asked));
  return rule === undefined || line.split(' ').length < 2
    ? understood
    : { ...understood, intent: 'rule', topic: rule.id };
}

const plainOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}%@.'+*-]+/gu, ' ')
    .replace(/(?<=\s|^)[.'-]+|[.'-]+(?=\s|$)/g, '')
    .trim();

function readSlots(text: string, plain: string, lexicon: Lexicon, context: ConversationContext) {
  const reading = openReading(text, lexicon);
  const isForAnother = findSomebody(reading);
  const homeUniversity = findHomeUniversity(reading);
  const unknownCollege = OUTSIDE_COLLEGES.exec(plain)?.[0];
  const seatCode = findSeatCode(reading);
  const mentionsByName = findNamed(reading, lexicon);
  const government = governmentColleges(reading, lexicon);
  const places = findPlaces(reading, lexicon);
  const byWords = findByWords(reading, lexicon);
  const mentions: Mention[] = [...mentionsByName, ...government, ...byWords].sort((one, other) => one.at - other.at);
  const decided = unknownCollege === undefined ? decideMentions(mentions, reading, lexicon, places) : { colleges: [] };
  const isPlaceOnly =
    mentions.length === 0 &&
    unknownCollege === undefined &&
    /^(?:and |what about |how about |same for |in )*@(?:city|state)$/.test(lineOf(reading));
  const sameKind = () => (isPlaceOnly ? sameKindIn(context, lexicon, places) : undefined);
  const picked =
    decided.colleges.length === 0 || decided.choices !== undefined
      ? (chosenFrom(context, reading, lexicon, places) ?? sameKind())
      : undefined;
  const numbers = findNumbers(reading);
  const branches = findBranches(reading);
  const line = lineOf(reading);
  const worded: Slots = {};
  for (const [pattern, slots] of SLOT_WORDS)
    if (pattern.test(line))
      for (const [key, value] of Object.entries(slots)) if (!(key in worded)) Object.assign(worded, { [key]: value });
  const isFromState =
    /\b(?:home state|from|domicile|live in|belong to)\b.{0,12}@state|@state (?:candidate|domicile|student|board|resident|from\b)/.test(
      line,
    );
  const [state] = places.states;
  const slots: Slots = {
    ...worded,
    ...numbers,
    ...(branches[0] === undefined ? {} : { branch: branches[0] }),
    ...(places.cities[0] === undefined ? {} : { city: places.cities[0] }),
    ...(state === undefined ? {} : isFromState ? { homeState: state } : { state }),
    ...(seatCode === undefined ? {} : { seatCode }),
    ...(homeUniversity === undefined ? {} : { homeUniversity }),
    ...(isForAnother ? { isForAnother } : {}),
  };
  return {
    slots: tidied(slots, line, isFromState),
    mentions: picked === undefined ? decided : { colleges: [picked] },
    line,
    unknownCollege,
  };
}

/** Pieces that name the same thing twice say it once. */
function tidied(slots: Slots, line: string, isFromState: boolean): Slots {
  const { quota, rank, exam, percentile, ...rest } = slots;
  const isMerit = rank?.list === 'merit' || percentile !== undefined;
  return {
    ...rest,
    ...(rank === undefined ? {} : { rank }),
    ...(percentile === undefined ? {} : { percentile }),
    // 'home state maharashtra' tells where somebody is from, not which seats are meant.
    ...(quota === undefined || (isFromState && quota === 'home') ? {} : { quota }),
    ...(exam === undefined ? (isMerit && !/\bjee\b/.test(line) ? { exam: 'mht-cet' as const } : {}) : { exam }),
  };
}

function findSeatCode(reading: Reading): string | undefined {
  const at = reading.tokens.findIndex(
    ({ said }) => decodeSeatCode(said.toUpperCase()) !== null && said !== 'ai' && said !== 'mi',
  );
  const code = reading.tokens[at]?.said.toUpperCase();
  if (code === undefined) return undefined;
  // EWS and TFWS are codes and categories at once: the word stays for the category.
  if (code.length > 4) mark(reading, at, 1, '@seatcode');
  return code;
}
