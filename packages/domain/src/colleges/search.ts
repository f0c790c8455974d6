import { inLatin } from '../assistant/read/devanagari.ts';
import { type Sounds, soundsOf } from '../assistant/read/sound.ts';
import { hasDevanagari } from '../language/fold-devanagari.ts';
import type { SearchIndex } from './search-index.ts';
import { resolveWord, type Term } from './search-terms.ts';
import { withoutDegree, wordsOf } from './search-words.ts';

/**
 * Full-text search over a few hundred colleges, forgiving of typing errors. Every demanded word must be found; how well and in which field
 * gives the relevance. Scores fall into few steps on purpose: colleges that match alike stay equal, so that the NIRF rank can order them.
 */
/** `isNamed`: the typed text is an abbreviation of the college, or part of its name. */
export type SearchHit = { document: number; score: number; isNamed: boolean };

const EXACT_ALIAS_BONUS = 10;
const PHRASE_BONUS = 2;
const COMMON_WORD_BONUS = 0.25;
/** Nobody needs more; a pasted page should not cost more. */
const MAX_WORDS = 12;

/** The documents that match a text, with their relevance. An empty text matches nothing: the caller lists everything then. */
export function search(index: SearchIndex, text: string): SearchHit[] {
  const words = joinSplitWords(index, wordsOf(withoutDegree(inIndexLetters(index, text))).slice(0, MAX_WORDS));
  if (words.length === 0) return [];
  const scores = scoreAll(index, words, false) ?? scoreAll(index, words, true) ?? new Map<number, number>();
  const named = new Set(index.aliases.get(words.join('')));
  for (const document of named) {
    scores.set(document, (scores.get(document) ?? 0) + EXACT_ALIAS_BONUS);
  }
  const phrase = ` ${words.join(' ')} `;
  return [...scores].map(([document, score]) => {
    const isInName = index.phrases[document]?.includes(phrase) ?? false;
    const bonus = words.length > 1 && isInName ? PHRASE_BONUS : 0;
    return { document, score: score + bonus, isNamed: isInName || named.has(document) };
  });
}

const soundsByIndex = new WeakMap<SearchIndex, Sounds>();

/** Names are indexed in Latin letters: a text in Devanagari becomes what it sounds like. Words that nothing sounds like are left out, unless all of them are. */
function inIndexLetters(index: SearchIndex, text: string): string {
  if (!hasDevanagari(text)) return text;
  const sounds = soundsByIndex.get(index) ?? soundsOf(mostUsedFirst(index));
  soundsByIndex.set(index, sounds);
  return inLatin(text, { sounds }) || text;
}

/** Of names that sound alike the present one is meant, not an older spelling that few colleges are found by. */
const mostUsedFirst = ({ vocabulary, postings }: SearchIndex): string[] =>
  vocabulary.toSorted((one, other) => (postings.get(other)?.length ?? 0) - (postings.get(one)?.length ?? 0));

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
  const resolved = words.map((word) => resolveWord(index, word, isGenerous));
  const demanded = resolved.filter((word) => word.isDemanded);
  let scores: Map<number, number> | null = null;
  for (const { terms } of demanded.length > 0 ? demanded : resolved) {
    const found = scoreTerms(index, terms);
    scores = scores === null ? found : intersect(scores, found);
  }
  if (scores === null || scores.size === 0) return null;
  if (demanded.length > 0) {
    for (const word of resolved.filter(({ isDemanded }) => !isDemanded))
      addBonus(scores, scoreTerms(index, word.terms).keys());
  }
  return scores;
}

function addBonus(scores: Map<number, number>, documents: Iterable<number>): void {
  for (const document of documents) {
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

function scoreTerms(index: SearchIndex, terms: readonly Term[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [term, quality] of terms) {
    for (const { document, weight } of index.postings.get(term) ?? []) {
      scores.set(document, Math.max(scores.get(document) ?? 0, weight * quality));
    }
  }
  return scores;
}
