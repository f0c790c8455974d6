import { editDistance } from './edit-distance.ts';
import { isCommonWord, wordsOf } from './search-words.ts';

/**
 * Full-text search over a few hundred colleges, forgiving of typing errors. Every demanded word must be found; how well and in which field
 * gives the relevance. Scores fall into few steps on purpose: colleges that match alike stay equal, so that the NIRF rank can order them.
 */
export type SearchField = 'alias' | 'name' | 'place' | 'university' | 'course';
const FIELD_WEIGHT = { alias: 4, name: 3, place: 3, university: 2, course: 2 } satisfies Record<SearchField, number>;

/** The texts one college is found by. */
export type SearchDocument = Readonly<Record<SearchField, readonly string[]>>;

type Posting = { document: number; weight: number };
/** A searchable collection. Build it once, search it often. */
export type SearchIndex = {
  vocabulary: readonly string[];
  postings: ReadonlyMap<string, readonly Posting[]>;
  /** Whole aliases without spaces, and whole names, for exact hits. */
  aliases: ReadonlyMap<string, readonly number[]>;
  phrases: readonly string[];
};
export type SearchHit = { document: number; score: number };

const QUALITY = { exact: 1, prefix: 0.85, oneError: 0.6, twoErrors: 0.45, prefixError: 0.4 };
const EXACT_ALIAS_BONUS = 10;
const PHRASE_BONUS = 2;
const COMMON_WORD_BONUS = 0.25;
const SHORTEST_PREFIX = 2;
const LONGEST_ABBREVIATION = 3;

/** Prepares documents for searching; a document's number is its place in the list. */
export function buildSearchIndex(documents: readonly SearchDocument[]): SearchIndex {
  const postings = new Map<string, Map<number, number>>();
  const aliases = new Map<string, number[]>();
  documents.forEach((document, number) => {
    for (const field of ['alias', 'name', 'place', 'university', 'course'] as const) {
      for (const word of document[field].flatMap(wordsOf)) {
        const ofWord = postings.get(word) ?? new Map<number, number>();
        ofWord.set(number, Math.max(ofWord.get(number) ?? 0, FIELD_WEIGHT[field]));
        postings.set(word, ofWord);
      }
    }
    for (const alias of document.alias) {
      const key = wordsOf(alias).join('');
      aliases.set(key, [...(aliases.get(key) ?? []), number]);
    }
  });
  return {
    vocabulary: [...postings.keys()].sort(),
    postings: new Map(
      [...postings].map(([word, ofWord]) => [word, [...ofWord].map(([document, weight]) => ({ document, weight }))]),
    ),
    aliases,
    phrases: documents.map((document) => ` ${document.name.flatMap(wordsOf).join(' ')} `),
  };
}

/** The documents that match a text, with their relevance. An empty text matches nothing: the caller lists everything then. */
export function search(index: SearchIndex, text: string): SearchHit[] {
  const words = joinSplitWords(index, wordsOf(text));
  if (words.length === 0) return [];
  const scores = scoreAll(index, words, false) ?? scoreAll(index, words, true) ?? new Map<number, number>();
  for (const document of index.aliases.get(words.join('')) ?? []) {
    scores.set(document, (scores.get(document) ?? 0) + EXACT_ALIAS_BONUS);
  }
  const phrase = ` ${words.join(' ')} `;
  return [...scores].map(([document, score]) => ({
    document,
    score: score + (words.length > 1 && index.phrases[document]?.includes(phrase) ? PHRASE_BONUS : 0),
  }));
}

/** Two words that are one in the vocabulary become one: 'iiit a' → 'iiita', 'ai ds' → 'aids'. */
function joinSplitWords(index: SearchIndex, words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    const pair = word + (words[place + 1] ?? '');
    const isOneWord = pair !== word && index.postings.has(pair) && (!index.postings.has(word) || pair.length <= 7);
    joined.push(isOneWord ? pair : word);
    if (isOneWord) place += 1;
  }
  return joined;
}

/** The score of every document that has all demanded words; null when there is none. `isGenerous` looks for typing errors even in known words. */
function scoreAll(index: SearchIndex, words: readonly string[], isGenerous: boolean): Map<number, number> | null {
  const demanded = words.filter((word) => !isCommonWord(word));
  let scores: Map<number, number> | null = null;
  for (const word of demanded.length > 0 ? demanded : words) {
    const found = scoreWord(index, word, isGenerous);
    scores = scores === null ? found : intersect(scores, found);
  }
  if (scores === null || scores.size === 0) return null;
  if (demanded.length > 0) {
    for (const word of words.filter(isCommonWord)) addBonus(scores, index.postings.get(word) ?? []);
  }
  return scores;
}

function addBonus(scores: Map<number, number>, postings: readonly Posting[]): void {
  for (const { document } of postings) {
    const score = scores.get(document);
    if (score !== undefined) scores.set(document, score + COMMON_WORD_BONUS);
  }
}

function intersect(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): Map<number, number> {
  const both = new Map<number, number>();
  for (const [document, score] of one) {
    const more = other.get(document);
    if (more !== undefined) both.set(document, score + more);
  }
  return both;
}

function scoreWord(index: SearchIndex, word: string, isGenerous: boolean): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [term, quality] of matchingTerms(index, word, isGenerous)) {
    for (const { document, weight } of index.postings.get(term) ?? []) {
      scores.set(document, Math.max(scores.get(document) ?? 0, weight * quality));
    }
  }
  return scores;
}

function matchingTerms(index: SearchIndex, word: string, isGenerous: boolean): (readonly [string, number])[] {
  // A short word that is known stands for itself: 'me' is mechanical, not every word that begins so.
  const mayBegin = word.length >= SHORTEST_PREFIX && (word.length > LONGEST_ABBREVIATION || !index.postings.has(word));
  const known = index.vocabulary.flatMap((term): [string, number][] => {
    if (term === word) return [[term, QUALITY.exact]];
    return mayBegin && term.startsWith(word) ? [[term, QUALITY.prefix]] : [];
  });
  return known.length > 0 && !isGenerous ? known : [...known, ...misspelt(index.vocabulary, word)];
}

function misspelt(vocabulary: readonly string[], word: string): (readonly [string, number])[] {
  const limit = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (limit === 0) return [];
  return vocabulary.flatMap((term): [string, number][] => {
    const errors = term.length < 3 ? limit + 1 : editDistance(word, term, limit);
    if (errors <= limit) return [[term, errors === 1 ? QUALITY.oneError : QUALITY.twoErrors]];
    const isLonger = word.length >= 5 && term.length > word.length;
    return isLonger && editDistance(word, term.slice(0, word.length), 1) <= 1 ? [[term, QUALITY.prefixError]] : [];
  });
}
