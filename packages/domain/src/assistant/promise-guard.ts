import { forbiddenInScript } from './say/promises-in-script.ts';
import type { Refusal } from './types.ts';
import { REFUSALS } from './words/refusal-words.ts';

const NEVER_SAID: ReadonlySet<Refusal> = new Set<Refusal>(['guarantee', 'bought-seat', 'forged-papers']);
/** 'No guarantee', 'I cannot promise': the honest way to speak of it. */
const DENIED =
  /\b(?:no|not|never|cannot|can't|nothing|nobody|without)(?: (?!doubt\b)[\w']+){0,2} (?:guarantee[ds]?|promise[ds]?|assured|confirmed|pakka|nakki)\b/g;
const CERTAIN =
  /\b(?:will|shall|are going to) (?:definitely|certainly|surely|undoubtedly|for sure) (?:get|have|secure)\b|\b(?:seat|admission) is (?:certain|assured|confirmed|guaranteed|sure)\b|\bguarantees? you\b|\b(?:sure|certain|bound) to get\b/;

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
    forbiddenInScript(plain) ||
    REFUSALS.some(([what, pattern]) => NEVER_SAID.has(what) && pattern.test(plain))
  );
}
