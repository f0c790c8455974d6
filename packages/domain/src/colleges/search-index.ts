import { editDistance } from './edit-distance.ts';
import { COMMON_WORDS, wordsOf } from './search-words.ts';

/** Where a word may be found. A college's own abbreviation counts most, a course that others have too counts least. */
export type SearchField = 'alias' | 'name' | 'place' | 'university' | 'course';
const FIELD_WEIGHT: Weights = { alias: 4, name: 3, place: 3, university: 2, course: 2 };
type Weights = Record<SearchField, number>;

/** The texts one college is found by. */
export type SearchDocument = Readonly<Record<SearchField, readonly string[]>>;

type Posting = { document: number; weight: number };
/** A searchable collection. Build it once, search it often. */
export type SearchIndex = {
  /** All words of the documents, and the common ones even where no document has them: 'colege' is meant to be 'college'. */
  vocabulary: readonly string[];
  postings: ReadonlyMap<string, readonly Posting[]>;
  /** Common words and their misprints ('Institut', 'Colllege'): they may help the order but are never demanded. */
  commonTerms: ReadonlySet<string>;
  /** Whole aliases without spaces, and whole names, for exact hits. */
  aliases: ReadonlyMap<string, readonly number[]>;
  phrases: readonly string[];
};
/** Prepares documents for searching; a document's number is its index in the list. `weights`: where a word counts differently than for colleges. */
export function buildSearchIndex(documents: readonly SearchDocument[], weights: Partial<Weights> = {}): SearchIndex {
  const weightOf = { ...FIELD_WEIGHT, ...weights };
  const postings = new Map<string, Map<number, number>>();
  const aliases = new Map<string, number[]>();
  const split = rememberWords();
  documents.forEach((document, number) => {
    const add = (word: string, weight: number) => {
      const ofWord = postings.get(word) ?? new Map<number, number>();
      ofWord.set(number, Math.max(ofWord.get(number) ?? 0, weight));
      postings.set(word, ofWord);
    };
    for (const field of ['name', 'place', 'university', 'course'] as const) {
      for (const word of document[field].flatMap(split)) add(word, weightOf[field]);
    }
    for (const alias of document.alias) {
      const words = split(alias);
      const key = words.join('');
      aliases.set(key, [...(aliases.get(key) ?? []), number]);
      // Only an alias of one word identifies a college; 'Pune' in 'PICT Pune' is just a place.
      for (const word of words) add(word, words.length === 1 ? weightOf.alias : weightOf.name);
    }
  });
  const vocabulary = [...new Set([...postings.keys(), ...COMMON_WORDS])].sort();
  return {
    vocabulary,
    commonTerms: new Set(vocabulary.filter(isNearlyCommon)),
    postings: new Map(
      [...postings].map(([word, ofWord]) => [word, [...ofWord].map(([document, weight]) => ({ document, weight }))]),
    ),
    aliases,
    phrases: documents.map((document) => ` ${document.name.flatMap(split).join(' ')} `),
  };
}

/** Course names repeat on hundreds of colleges: each text is split once. */
function rememberWords(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
}

const SHORTEST_MISPRINT = 7;

function isNearlyCommon(word: string): boolean {
  if (COMMON_WORDS.has(word)) return true;
  if (word.length < SHORTEST_MISPRINT) return false;
  for (const common of COMMON_WORDS)
    if (common.length >= SHORTEST_MISPRINT && editDistance(word, common, 1) === 1) return true;
  return false;
}
