import type { Lexicon } from '../lexicon.ts';
import { EMPTY_CONTEXT, type Intent, SEAT_CHOICE, type Understood } from '../types.ts';
import { chooseIntent } from './choose-intent.ts';
import { inLatin } from './devanagari.ts';
import { plainOf } from './plain-of.ts';
import { readSlots } from './read-slots.ts';

/** What can be asked of the same college in one message, side by side. */
const SIDES: ReadonlySet<Intent> = new Set<Intent>(['cutoff', 'chance', 'facts', 'cost', 'placements', 'unknown-data']);
/** Where one question ends and the next begins. A comma within a figure is none. */
const JOINT = /[;?।\n&/]|,(?!\d)|(?<![\p{L}\p{M}])(?:and|also|plus|aur|ani|aani|और|एवं|तथा|आणि|तसेच|व)(?![\p{L}\p{M}])/iu;
/** With more parts the answer could not be read. */
const MAX_PARTS = 3;
/** 'Fees and scholarships' are one question about money. */
const IS_MONEY = /scholarship/;
const CUTOFF = /\b(?:cut ?offs?|closing|closed?|ranks?|percentiles?|score|marks|merit)\b/;

/** The questions of a message that asks several things of the same college or colleges, in the order asked; undefined where it asks one. */
export function findParts(text: string, whole: Understood, lexicon: Lexicon): Understood[] | undefined {
  const { colleges = [] } = whole.slots;
  const pieces = text.split(JOINT).filter((piece) => piece.trim() !== '');
  if (colleges.length === 0 || whole.choices !== undefined || pieces.length < 2) return undefined;
  // 'TFWS or CAP seat, which costs less?' is one question.
  if (whole.topic === SEAT_CHOICE) return undefined;
  if (!SIDES.has(whole.intent) && whole.intent !== 'compare') return undefined;
  const read = pieces.map((piece) => readPiece(piece, whole, lexicon));
  // 'Fees and placements at PICT and VJTI': a college alone belongs to all that is asked.
  const isShared = read.some(({ part, names }) => part === undefined && names);
  const parts = read.flatMap(({ part }) => {
    if (part === undefined) return [];
    const about = isShared ? colleges : (part.slots.colleges ?? colleges);
    // Facts of several colleges stand side by side.
    const intent = part.intent === 'facts' && about.length > 1 ? ('compare' as const) : part.intent;
    return [{ ...part, intent, slots: { ...part.slots, colleges: about } }];
  });
  const different = parts.filter((part, at) => parts.findIndex((one) => keyOf(one) === keyOf(part)) === at);
  const isOne = different.length < 2 || different.every(({ intent }) => intent === 'facts');
  return isOne ? undefined : different.slice(0, MAX_PARTS);
}

const keyOf = ({ intent, outside, slots: { facts, colleges, branch } }: Understood) =>
  JSON.stringify([intent, outside, colleges, intent === 'compare' ? 0 : facts, intent === 'cutoff' ? branch : 0]);

/** What a piece asks, as if it named one of the colleges itself; `names`: it does. */
function readPiece(text: string, whole: Understood, lexicon: Lexicon): { part?: Understood; names: boolean } {
  const latin = inLatin(text, lexicon);
  const plain = plainOf(latin);
  const { slots, mentions, line } = readSlots(latin, plain, lexicon, EMPTY_CONTEXT);
  const names = mentions.colleges.length > 0;
  const about = names ? mentions.colleges : (whole.slots.colleges ?? []);
  const chosen = chooseIntent({ line, plain, colleges: Math.min(about.length, 1), clues: new Set() });
  const isAsked =
    chosen !== undefined &&
    SIDES.has(chosen.intent) &&
    chosen.facts?.includes('all') !== true &&
    (chosen.intent !== 'cutoff' || CUTOFF.test(line)) &&
    !IS_MONEY.test(line);
  if (!isAsked) return { names };
  const { intent, facts, outside } = chosen;
  const colleges = names ? mentions.colleges : undefined;
  return { names, part: { text, intent, outside, slots: { ...whole.slots, ...slots, colleges, facts } } };
}
