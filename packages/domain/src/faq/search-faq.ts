import { editDistance } from '../colleges/edit-distance.ts';
import { plainName } from '../colleges/names.ts';
import type { FaqEntry, FaqGroup } from './entry.ts';

/** Words of questions that carry nothing. */
const SILENT: ReadonlySet<string> = new Set(
  'a an the of and or for in on at to is are was be do does did can could will would should i my me you your we it its this that what which who when where why how if with by not no from get have has there any one am so as kya hai hain ka ki ke ko se me mein mera meri kaise karu kare hota hoti mala kasa kashi kay aahe ahe ka tar la cha chi che sathi majha majhi mhanje'.split(
    ' ',
  ),
);
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
      for (const word of wordsOf(text)) {
        const ofWord = terms.get(word) ?? new Map<number, number>();
        ofWord.set(number, Math.max(ofWord.get(number) ?? 0, worth));
        terms.set(word, ofWord);
      }
    };
    add(entry.question, WORTH.question);
    for (const text of entry.alsoAskedAs ?? []) add(text, WORTH.alsoAskedAs);
    for (const text of entry.answer) add(text, WORTH.answer);
    for (const word of wordsOf(title)) {
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
  const words = wordsOf(text);
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
  const limit = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
  if (found.size === 0 && limit > 0) takeAll((term) => editDistance(word, term, limit) <= limit);
  return found;
}

const wordsOf = (text: string): string[] => [
  ...new Set(
    plainName(text)
      .split(' ')
      .filter((word) => word !== '' && !SILENT.has(word))
      .map(singular),
  ),
];

/** 'fees' finds what is said about a fee, and the other way round. Short words that end in s are codes: EWS, TFWS. */
const singular = (word: string) => word.replace(/^(?!tfws$)([a-z]{2,}[^s])s$/, '$1');
