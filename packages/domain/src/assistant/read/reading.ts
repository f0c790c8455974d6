import { editDistance } from '../../colleges/edit-distance.ts';
import type { Lexicon } from '../lexicon.ts';
import { KNOWN_WORDS, ORDINARY_WORDS, translate } from '../words/vocabulary.ts';

/** The state of parsing a question: its tokens, and a mark for each. A token that was understood has a mark such as '@college'; others have their word. */
export type Reading = { text: string; tokens: readonly Token[]; marks: string[] };

/** Splits a text into tokens. */
export function openReading(text: string, lexicon: Lexicon): Reading {
  const tokens = tokensOf(text, lexicon.isName);
  return { text, tokens, marks: tokens.map(({ word }) => word) };
}

/** Marks `length` tokens from `start` as understood: the first one gets the mark, the others become empty. */
export function mark({ marks }: Reading, start: number, length: number, what: string): void {
  marks.fill('', start, start + length);
  marks[start] = what;
}

/** The question as one text of words and marks, for regular expressions. */
export const markedText = ({ marks }: Reading): string => marks.filter((one) => one !== '').join(' ');

const isMark = (one: string) => one.startsWith('@');

/** Runs of tokens that are not yet understood, longest first: for looking up names of several words. */
export function* unmarkedRuns(
  reading: Reading,
  longest: number,
): Generator<{ start: number; length: number; words: string[] }> {
  for (let length = Math.min(longest, reading.marks.length); length > 0; length -= 1)
    for (let start = 0; start + length <= reading.marks.length; start += 1) {
      const words = reading.tokens.slice(start, start + length).map(({ said }) => said);
      if (!reading.marks.slice(start, start + length).some(isMark)) yield { start, length, words };
    }
}

/** One token: `said` is as typed; `word` is English and spelled correctly, '' for a word without meaning; `value` is that of a number. */
type Token = { said: string; word: string; isUpper: boolean; value: number | null };

const TOKEN = /\d[\d,]*(?:\.\d+)?|[a-z][a-z0-9]*|%/g;
/** Longer questions are cut, to limit the cost of a pasted page. */
const MAX_CHARACTERS = 2000;

/** The words of a text. `isName` recognises names of colleges and places: their spelling is never corrected. */
function tokensOf(text: string, isName: (word: string) => boolean): Token[] {
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’‘`´]/g, '')
    .replace(/cut[- ]?offs?\b/gi, 'cutoff')
    .replace(/%\s?ile\b/gi, ' percentile')
    // 'main' is also Hindi for 'I'.
    .replace(/\bjee[ -]?main\b/gi, 'jee mains')
    .replace(/(?<=\b\d{2}(?:\.\d+)?)\s?[-–]\s?(?=\d{2,3}(?:\.\d+)?\s?(?:p|%|\())/gi, ' to ')
    .replace(/(?<=\b\d{3,6})\s?[-–]\s?(?=\d{3,6}\b)/g, ' to ')
    // '1st' is no scheduled tribe.
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/gi, ' th')
    .replace(/&/g, ' and ')
    .replace(/₹/g, ' rupees ');
  const lower = plain.toLowerCase();
  return [...lower.matchAll(TOKEN)].map((found) => {
    const [said] = found;
    const typed = plain.slice(found.index, found.index + said.length);
    const value = /^\d/.test(said) ? Number(said.replaceAll(',', '')) : null;
    return {
      said,
      word: value === null ? wordOf(said, isName) : said,
      isUpper: /^[A-Z]{2}/.test(typed) && typed === typed.toUpperCase(),
      value,
    };
  });
}

function wordOf(said: string, isName: (word: string) => boolean): string {
  const translated = translate(said);
  if (translated !== said || ORDINARY_WORDS.has(said) || isName(said)) return translated;
  return corrected(said) ?? said;
}

/** The known word closest to a misspelt one; undefined when none is close enough. */
function corrected(said: string): string | undefined {
  const limit = said.length >= 8 ? 2 : said.length >= 4 ? 1 : 0;
  if (limit === 0) return undefined;
  let best: { word: string; errors: number } | undefined;
  for (const word of KNOWN_WORDS) {
    if (word.length < 4 || word[0] !== said[0]) continue;
    const errors = editDistance(said, word, limit);
    if (errors <= limit && (best === undefined || errors < best.errors)) best = { word, errors };
  }
  return best?.word;
}
