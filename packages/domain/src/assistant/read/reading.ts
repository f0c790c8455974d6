import type { Lexicon } from '../lexicon.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A question while it is read: its words, and what became of each. A word that was understood is replaced by a mark such as '@college'. */
export type Reading = { text: string; tokens: readonly Token[]; marks: string[] };

/** Opens a text for reading. */
export function openReading(text: string, lexicon: Lexicon): Reading {
  const tokens = tokensOf(text, lexicon.isName);
  return { text, tokens, marks: tokens.map(({ word }) => word) };
}

/** Marks the words from `start` on as understood: the first one gets the mark, the others fall silent. */
export function mark({ marks }: Reading, start: number, length: number, what: string): void {
  marks.fill('', start, start + length);
  marks[start] = what;
}

/** The question as one line of words and marks, for patterns. */
export const lineOf = ({ marks }: Reading): string => marks.filter((one) => one !== '').join(' ');

const isMark = (one: string) => one.startsWith('@');

/** The stretches of words not yet understood, longest first at each place: for looking up names of several words. */
export function* stretches(
  reading: Reading,
  longest: number,
): Generator<{ start: number; length: number; words: string[] }> {
  for (let length = Math.min(longest, reading.marks.length); length > 0; length -= 1)
    for (let start = 0; start + length <= reading.marks.length; start += 1) {
      const words = reading.tokens.slice(start, start + length).map(({ said }) => said);
      if (!reading.marks.slice(start, start + length).some(isMark)) yield { start, length, words };
    }
}
