import { hasDevanagari } from '../language/fold-devanagari.ts';
import type { Lexicon } from './lexicon.ts';
import { carry } from './read/carry.ts';
import { chooseIntent } from './read/choose-intent.ts';
import { inLatin } from './read/devanagari.ts';
import { findParts } from './read/find-parts.ts';
import { plainOf } from './read/plain-of.ts';
import { readSlots } from './read/read-slots.ts';
import type { CollegeKey } from './tool-types.ts';
import { askedInScript, askedWordForWord, findRules, isAbout } from './tools/faq.ts';
import { type ConversationContext, type Intent, type Slots, type Understood, WAIVER } from './types.ts';
import { isHeavy, isInDistress, isPressed, isQuestion, isUnsure } from './words/distress.ts';
import { wantsPromise, withoutPromise } from './words/promise.ts';
import { refusalAsWritten, refusalOf } from './words/refusals.ts';
import { withSurest } from './words/surest.ts';
import { type Clue, isOfAdmission, namesScheme } from './words/topics.ts';

/** Only the beginning is read, so that a pasted page costs no more than a question. Distress is looked for in the whole text. */
const LONGEST_QUESTION = 2000;

/** Parses a question: its intent and the values it names, completed from the conversation. Pure; a text without an intent is 'unclear'. */
export function understand(text: string, context: ConversationContext, lexicon: Lexicon): Understood {
  const understood = { ...understandAsked(withSurest(text), context, lexicon), text };
  const parts = findParts(text.slice(0, LONGEST_QUESTION), understood, lexicon);
  return parts === undefined ? understood : { ...understood, parts };
}

function understandAsked(text: string, context: ConversationContext, lexicon: Lexicon): Understood {
  const whole = understandWhole(text, context, lexicon);
  if (!wantsPromise(text)) return whole;
  if (isOfChance(whole)) return { ...whole, wantsPromise: true };
  if (whole.refusal !== 'guarantee') return whole;
  const asked = asChance(understandWhole(withoutPromise(text), context, lexicon));
  return isOfChance(asked) ? { ...asked, text, wantsPromise: true } : whole;
}

const isOfChance = ({ intent }: Understood) => intent === 'chance' || intent === 'suggest';
/** Left over from 'computer at ZCOER, guaranteed?' are a college and its branch: the chance is meant. A demand alone stays refused. */
const OPEN_INTENTS: ReadonlySet<Intent> = new Set<Intent>(['facts', 'cutoff', 'compare', 'search', 'unclear']);
function asChance(rest: Understood): Understood {
  const { colleges, branch, city, state } = rest.slots;
  if (!OPEN_INTENTS.has(rest.intent)) return rest;
  if (colleges !== undefined) return branch === undefined ? rest : { ...rest, intent: 'chance' };
  return (branch ?? city ?? state) === undefined ? rest : { ...rest, intent: 'suggest' };
}

function understandWhole(text: string, context: ConversationContext, lexicon: Lexicon): Understood {
  const latin = inLatin(text, lexicon);
  const beginning = plainOf(latin).slice(0, LONGEST_QUESTION);
  if (isInDistress(text, plainOf(text)) || isInDistress('', beginning)) return { text, intent: 'distress', slots: {} };
  const written = text.slice(0, LONGEST_QUESTION);
  const refusal = refusalOf(beginning) ?? refusalAsWritten(written);
  if (refusal !== undefined) return { text, intent: 'refuse', refusal, slots: {} };
  const read = readSlots(latin, beginning, lexicon, context);
  const { slots, mentions, line } = read;
  const asked = hasDevanagari(text) ? askedInScript(written) : undefined;
  const isGeneral = mentions.colleges.length === 0 && slots.percentile === undefined && slots.rank === undefined;
  const isMeant = asked?.isSure && isGeneral && !(asked.id === 'cap-documents' && namesScheme(line));
  const rule = askedWordForWord(text) ?? (isMeant ? asked.id : undefined);
  if (rule !== undefined) return { text, intent: 'rule', topic: rule, slots: {} };
  const chosen = chooseIntent({
    line,
    plain: beginning,
    colleges: mentions.colleges.length + (mentions.choices === undefined ? 0 : 1),
    clues: cluesOf(slots, {
      unknownCollege: read.unknownCollege !== undefined,
      contextCollege: (context.slots.colleges ?? []).length > 0,
      pressed: isPressed(written, beginning),
      otherState: isOfOtherState(slots, mentions.colleges),
    }),
  });
  const own: Understood = {
    text,
    intent: chosen?.intent ?? 'unclear',
    slots: {
      ...(mentions.colleges.length > 0 ? besideCollege(slots, chosen?.intent, mentions.colleges) : slots),
      // A waiver that is asked for is any scheme, not a TFWS seat.
      ...(chosen?.topic === WAIVER ? { special: undefined } : {}),
      colleges: mentions.colleges.length > 0 ? mentions.colleges : undefined,
      facts: chosen?.facts,
    },
    choices: mentions.choices,
    unknownCollege: read.unknownCollege,
    topic: chosen?.topic,
    outside: chosen?.outside,
  };
  const carried = withoutCapWaiver(carry(own, context, { isChosen: chosen !== undefined, line, lexicon }));
  const settled = findIntent(carried, line, asked?.id);
  const isDown = isHeavy(written, beginning);
  if (settled.intent === 'unsure') return { ...settled, mayNeedHelp: isDown };
  if (settled.intent !== 'unclear') return settled;
  if (isUnsure(written, beginning)) return { ...settled, intent: 'unsure', mayNeedHelp: isDown };
  // A question about something else is only that; somebody who just tells of it may carry more.
  return isOfAdmission(line) || (isQuestion(text, beginning) && !isDown) ? settled : { ...settled, mayNeedHelp: true };
}

const KINDS: readonly (keyof Slots)[] = [
  'level',
  'type',
  'isForWomen',
  'isAutonomous',
  'minority',
  'isNearHome',
  'order',
  'mostFeeRupees',
];

function cluesOf(slots: Slots, others: Partial<Record<Clue, boolean>>): ReadonlySet<Clue> {
  const clues: Record<string, boolean> = {
    ...others,
    seatCode: slots.seatCodes !== undefined,
    place: slots.city !== undefined || slots.state !== undefined,
    severalPlaces: slots.cities !== undefined,
    kind: KINDS.some((key) => slots[key] !== undefined),
  };
  return new Set((Object.keys(clues) as Clue[]).filter((clue) => clues[clue]));
}

/** Whether somebody from outside Maharashtra asks about a CAP college, where they can get other seats than candidates of the state. */
const isOfOtherState = ({ homeState = 'Maharashtra' }: Slots, colleges: readonly CollegeKey[]) =>
  homeState !== 'Maharashtra' && colleges.some(({ exam }) => exam === 'mht-cet');

/** The schemes that are known are those of CAP; institutes under JoSAA have their own, which the FAQ tells. */
function withoutCapWaiver(understood: Understood): Understood {
  const isJosaa = understood.topic === WAIVER && understood.slots.colleges?.[0]?.exam === 'josaa';
  return isJosaa ? { ...understood, intent: 'rule', topic: 'iit-nit-fee-waiver' } : understood;
}

/** A city next to a college says which campus is meant. A state next to a JEE college, in a question about chances, is the student's home state. */
function besideCollege(
  { city: _city, cities: _cities, state, ...slots }: Slots,
  intent: Intent | undefined,
  [college]: CollegeKey[],
): Slots {
  const isHome = intent === 'chance' && college?.exam === 'josaa' && slots.homeState === undefined;
  return isHome ? { ...slots, homeState: state } : slots;
}

/** Finds an intent for a text that has none yet: a college alone is a question about all its facts, and the FAQ may answer the rest. */
function findIntent(understood: Understood, line: string, inScript: string | undefined): Understood {
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
