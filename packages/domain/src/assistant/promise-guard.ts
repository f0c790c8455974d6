import type { Refusal } from './types.ts';
import data from './words/data/promises.json' with { type: 'json' };
import { scriptPattern } from './words/pattern.ts';
import { refusalOf } from './words/refusals.ts';

const NEVER_SAID: ReadonlySet<Refusal> = new Set<Refusal>(['guarantee', 'bought-seat', 'forged-papers']);
/** 'No guarantee', 'I cannot promise': the honest way to speak of it. */
const DENIED =
  /\b(?:no|not|never|cannot|can't|nothing|nobody|without)(?: (?!doubt\b)[\w']+){0,2} (?:guarantee[ds]?|promise[ds]?|assured|confirmed|pakka|nakki)\b/g;
const CERTAIN =
  /\b(?:will|shall|are going to) (?:definitely|certainly|surely|undoubtedly|for sure) (?:get|have|secure)\b|\b(?:seat|admission) is (?:certain|assured|confirmed|guaranteed|sure)\b|\bguarantees? you\b|\b(?:sure|certain|bound) to get\b|\bno (?:chance|way|possibility)(?: that)? you (?:will not|won'?t|do not|don'?t|cannot|can'?t|could not|would not) (?:get|have|make)\b|\b(?:no|without(?: a| any)?) (?:doubt|question)(?: that)?(?: \w+){0,1} you (?:will|shall|are going to|get)\b|\byou (?:will|shall) get (?:\w+ ){0,3}without (?:a |any )?doubt\b/;
/** 'The seat is yours' is a promise unless the sentence names a condition: after allotment and acceptance it is true. */
const YOURS =
  /^(?!.*\b(?:if|once|when|until|unless|after|freeze|frozen|accept\w*|not|never)\b).*\b(?:seat|admission) is (?:already |surely )?yours\b/;

/** The names of the first band: said of a chance, they are no promise. */
const BAND_NAMES = scriptPattern(data.bandNames, data.named, 'gu');
/** 'कोई गारंटी नहीं', 'हमी देऊ शकत नाही': the honest way to speak of it in Hindi and Marathi. */
const DENIED_IN_SCRIPT = scriptPattern(data.denied, data.named, 'gu');
/** A seat promised, offered for money, or won by papers that are not real. */
const FORBIDDEN_IN_SCRIPT = data.forbidden.map((words) => scriptPattern(words, data.named));

/** Whether words in Devanagari promise a seat, offer to buy one, or help to forge papers. `plain` is lower case without punctuation. */
function isForbiddenInScript(plain: string): boolean {
  const said = plain.replace(BAND_NAMES, ' ').replace(DENIED_IN_SCRIPT, ' ');
  return FORBIDDEN_IN_SCRIPT.some((pattern) => pattern.test(said));
}

/** Whether a sentence promises a seat, offers to buy one, or helps to forge documents. No student may read that, in any language. */
export function isForbidden(sentence: string): boolean {
  const plain = sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}%']+/gu, ' ')
    .replace(DENIED, ' ');
  return (
    CERTAIN.test(plain) || YOURS.test(plain) || isForbiddenInScript(plain) || refusalOf(plain, NEVER_SAID) !== undefined
  );
}
