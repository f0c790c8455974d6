import { editDistance } from '../colleges/edit-distance.ts';
import { hasDevanagari } from '../language/fold-devanagari.ts';
import type { FaqEntry, FaqGroup } from './entry.ts';
import { searchWordsOf } from './search-words.ts';

/** The weight of a word by field. The heading counts in addition to the best other field: 'fees' first finds the entries under Fees. */
const WORTH = { question: 4, alsoAskedAs: 3, answer: 1, heading: 2 } as const;
/** A word that was found only with a typing error, or as a beginning, is worth less. */
const NEARLY = 0.6;
/** A question is an answer when it holds at least this share of what was asked, by weight. */
const ENOUGH = 0.5;

type Term = { entry: number; worth: number };
export type FaqIndex = { entries: readonly FaqEntry[]; terms: ReadonlyMap<string, readonly Term[]> };

/** Prepares questions for searching. Build it once, search it often. */
export function buildFaqIndex(groups: readonly FaqGroup[]): FaqIndex {
  const terms = new Map<string, Map<number, number>>();
  const all = groups.flatMap(({ title, entries }) => entries.map((entry) => ({ entry, title })));
  all.forEach(({ entry, title }, number) => {
    const add = (text: string, worth: number) => {
      for (const word of searchWordsOf(text)) {
        const ofWord = terms.get(word) ?? new Map<number, number>();
        ofWord.set(number, Math.max(ofWord.get(number) ?? 0, worth));
        terms.set(word, ofWord);
      }
    };
    add(entry.question, WORTH.question);
    for (const text of entry.alsoAskedAs ?? []) add(text, WORTH.alsoAskedAs);
    for (const text of entry.answer) add(text, WORTH.answer);
    for (const word of searchWordsOf(title)) {
      const worth = terms.get(word)?.get(number);
      if (worth !== undefined) terms.get(word)?.set(number, worth + WORTH.heading);
    }
  });
  return {
    entries: all.map(({ entry }) => entry),
    terms: new Map([...terms].map(([word, found]) => [word, [...found].map(([entry, worth]) => ({ entry, worth }))])),
  };
}

/** The questions that match a text, best first; typing errors and unfinished words are understood. An empty text finds nothing. */
export function searchFaq(index: FaqIndex, text: string): FaqEntry[] {
  const words = searchWordsOf(text);
  const scores = new Map<number, { score: number; share: number }>();
  let asked = 0;
  for (const word of words) {
    const found = lookUp(index, word);
    const rarity = Math.log(1 + index.entries.length / Math.max(1, found.size));
    asked += rarity;
    for (const [entry, worth] of found) {
      const sum = scores.get(entry) ?? { score: 0, share: 0 };
      scores.set(entry, { score: sum.score + worth * rarity, share: sum.share + rarity });
    }
  }
  return [...scores]
    .filter(([, { share }]) => share >= ENOUGH * asked)
    .sort(([one, { score: first }], [other, { score: second }]) => second - first || one - other)
    .flatMap(([entry]) => index.entries[entry] ?? []);
}

/** Which entries contain a word: exactly, else as a beginning, else with a typing error. */
function lookUp({ terms }: FaqIndex, word: string): Map<number, number> {
  const exact = terms.get(word);
  if (exact) return new Map(exact.map(({ entry, worth }) => [entry, worth]));
  const found = new Map<number, number>();
  const takeAll = (isMeant: (term: string) => boolean) => {
    for (const [term, hits] of terms) {
      if (!isMeant(term)) continue;
      for (const { entry, worth } of hits) found.set(entry, Math.max(found.get(entry) ?? 0, worth * NEARLY));
    }
  };
  if (word.length >= 2) takeAll((term) => term.startsWith(word));
  const limit = word.length >= 8 && !hasDevanagari(word) ? 2 : word.length >= 4 ? 1 : 0;
  if (found.size === 0 && limit > 0) takeAll((term) => term[0] === word[0] && editDistance(word, term, limit) <= limit);
  return found;
}
