import synonyms from './data/search-synonyms.json' with { type: 'json' };
import { editDistance } from './edit-distance.ts';
import type { SearchIndex } from './search-index.ts';

/**
 * What students type instead of what is printed: abbreviations of branches, and old or other names of places. General knowledge. Branches are known by a
 * part of their name; `^` marks a part that the name must begin with.
 */
const BRANCHES = Object.entries(synonyms.branches);
const PLACES: Readonly<Record<string, string>> = synonyms.places;
const PLACES_IN_DEVANAGARI: Readonly<Record<string, string>> = synonyms.placesInDevanagari;

/** The abbreviations of a clean branch name. */
export function branchAbbreviations(branch: string): string {
  return BRANCHES.filter(([part]) => (part.startsWith('^') ? branch.startsWith(part.slice(1)) : branch.includes(part)))
    .map(([, words]) => words)
    .join(' ');
}

/** Other names of the places in these words. */
export const otherPlaceNames = (words: readonly string[]): string => namesIn(PLACES, words);

/** Older names of the places in these words as Hindi and Marathi write them: 'औरंगाबाद' for Sambhajinagar. */
export const otherPlaceNamesInDevanagari = (words: readonly string[]): string => namesIn(PLACES_IN_DEVANAGARI, words);

const namesIn = (names: Readonly<Record<string, string>>, words: readonly string[]): string =>
  words.map((word) => (Object.hasOwn(names, word) ? names[word] : '')).join(' ');

const QUALITY = { exact: 1, prefix: 0.85, oneError: 0.6, twoErrors: 0.45, prefixError: 0.4 };
const SHORTEST_PREFIX = 2;
const LONGEST_ABBREVIATION = 3;

/** A word of the vocabulary and how well it matches. */
export type Term = readonly [term: string, quality: number];

/** What a typed word may stand for, and whether a college must have it. A misspelt 'colege' is as little demanded as 'college' is. */
export function resolveWord(
  index: SearchIndex,
  word: string,
  isGenerous: boolean,
): { terms: Term[]; isDemanded: boolean } {
  const known = knownTerms(index, word, isGenerous);
  const isTelling = !index.commonTerms.has(word) && (word.length >= SHORTEST_PREFIX || known.length > 0);
  if (known.length > 0 && !isGenerous) return { terms: known, isDemanded: isTelling };
  const guesses = misspelt(index.vocabulary, word);
  const telling = guesses.filter(([term]) => !index.commonTerms.has(term));
  if (known.length === 0 && telling.length === 0 && guesses.length > 0) return { terms: guesses, isDemanded: false };
  return { terms: [...known, ...telling], isDemanded: isTelling };
}

function knownTerms(index: SearchIndex, word: string, isGenerous: boolean): Term[] {
  // A short word that is known stands for itself: 'me' is mechanical, not every word that begins so.
  const standsForItself = !isGenerous && word.length <= LONGEST_ABBREVIATION && index.postings.has(word);
  const mayBegin = word.length >= SHORTEST_PREFIX && !standsForItself;
  return index.vocabulary.flatMap((term): Term[] => {
    if (term === word) return [[term, QUALITY.exact]];
    return mayBegin && term.startsWith(word) ? [[term, QUALITY.prefix]] : [];
  });
}

function misspelt(vocabulary: readonly string[], word: string): Term[] {
  const limit = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (limit === 0) return [];
  return vocabulary.flatMap((term): Term[] => {
    const errors = term.length < 3 ? limit + 1 : editDistance(word, term, limit);
    if (errors <= limit) return [[term, errors === 1 ? QUALITY.oneError : QUALITY.twoErrors]];
    const isLonger = word.length >= 5 && term.length > word.length;
    return isLonger && editDistance(word, term.slice(0, word.length), 1) <= 1 ? [[term, QUALITY.prefixError]] : [];
  });
}
