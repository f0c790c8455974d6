import { editDistance } from '../../colleges/edit-distance.ts';
import { KNOWN_WORDS, ORDINARY_WORDS, translate } from '../words/vocabulary.ts';

/** One word of a question. `word` is English and mended, '' where it carries nothing; numbers have their value. */
export type Token = { said: string; word: string; isUpper: boolean; value: number | null };

const PIECE = /\d[\d,]*(?:\.\d+)?|[a-z][a-z0-9]*|%/g;
/** Longer questions are read by their beginning: nobody needs more, and a pasted page should not cost more. */
const LONGEST_TEXT = 2000;

/** The words of a text. `isName` tells words that name a college or a place: those are never mended into other words. */
export function tokensOf(text: string, isName: (word: string) => boolean): Token[] {
  const plain = text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/['’‘`´]/g, '')
    .replace(/cut[- ]?offs?\b/gi, 'cutoff')
    .replace(/%\s?ile\b/gi, ' percentile')
    // 'main' is also Hindi for 'I'.
    .replace(/\bjee[ -]?main\b/gi, 'jee mains')
    .replace(/(?<=\b\d{2}(?:\.\d+)?)\s?[-–]\s?(?=\d{2,3}(?:\.\d+)?\s?(?:p|%|\())/gi, ' to ')
    .replace(/(?<=\b\d{3,6})\s?[-–]\s?(?=\d{3,6}\b)/g, ' to ')
    .replace(/&/g, ' and ')
    .replace(/₹/g, ' rupees ');
  const lower = plain.toLowerCase();
  return [...lower.matchAll(PIECE)].map((found) => {
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
  return mended(said) ?? said;
}

/** The known word that a typing error was made in; undefined when there is none near. */
function mended(said: string): string | undefined {
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
