import { forbiddenInScript } from './say/promises-in-script.ts';
import type { Refusal } from './types.ts';
import { REFUSALS } from './words/refusal-words.ts';

const NEVER_SAID: ReadonlySet<Refusal> = new Set<Refusal>(['guarantee', 'bought-seat', 'forged-papers']);
/** 'No guarantee', 'I cannot promise': the honest way to speak of it. */
const DENIED =
  /\b(?:no|not|never|cannot|can't|nothing|nobody|without)(?: (?!doubt\b)[\w']+){0,2} (?:guarantee[ds]?|promise[ds]?|assured|confirmed|pakka|nakki)\b/g;
const CERTAIN =
  /\b(?:will|shall|are going to) (?:definitely|certainly|surely|undoubtedly|for sure) (?:get|have|secure)\b|\b(?:seat|admission) is (?:certain|assured|confirmed|guaranteed|sure)\b|\bguarantees? you\b|\b(?:sure|certain|bound) to get\b|\bno (?:chance|way|possibility)(?: that)? you (?:will not|won'?t|do not|don'?t|cannot|can'?t|could not|would not) (?:get|have|make)\b|\b(?:no|without(?: a| any)?) (?:doubt|question)(?: that)?(?: \w+){0,1} you (?:will|shall|are going to|get)\b|\byou (?:will|shall) get (?:\w+ ){0,3}without (?:a |any )?doubt\b/;
/** Once a seat was given and taken it is somebody's. */
const YOURS =
  /^(?!.*\b(?:if|once|when|until|unless|after|freeze|frozen|accept\w*|not|never)\b).*\b(?:seat|admission) is (?:already |surely )?yours\b/;

/** Whether a sentence promises a seat, offers to buy one, or helps to forge papers: nobody may be told that, whoever phrased it and in which language. */
export function isForbidden(sentence: string): boolean {
  const plain = sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{M}\p{N}%']+/gu, ' ')
    .replace(DENIED, ' ');
  return (
    CERTAIN.test(plain) ||
    YOURS.test(plain) ||
    forbiddenInScript(plain) ||
    REFUSALS.some(([what, pattern]) => NEVER_SAID.has(what) && pattern.test(plain))
  );
}
