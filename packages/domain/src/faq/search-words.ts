import { plainName } from '../colleges/names.ts';
import { foldDevanagari } from '../language/fold-devanagari.ts';
import data from './data/search-words.json' with { type: 'json' };

/** A row of words in one form: without the differences that writers do not agree on. */
const folded = (words: string) => foldDevanagari(words).split(' ');

/** Words of questions that carry nothing. */
const SILENT: ReadonlySet<string> = new Set(folded(data.silent));
/** What is said in several words or spellings, with the word that stands for all of them. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries(data.same).flatMap(([meant, words]) => folded(words).map((word): [string, string] => [word, meant])),
);

/** Names of several words, the longest first, with the word that stands for each: 'अनुसूचित जाति' is 'sc'. */
const PHRASES: readonly { words: readonly string[]; meant: string }[] = Object.entries(data.phrases)
  .flatMap(([meant, phrases]) => phrases.map((phrase) => ({ words: folded(phrase), meant })))
  .sort((one, other) => other.words.length - one.words.length);

function joinPhrases(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = PHRASES.find((one) => one.words.every((word, after) => words[at + after] === word));
    found.push(phrase?.meant ?? words[at] ?? '');
    at += phrase?.words.length ?? 1;
  }
  return found;
}

/** The words of a text that a search goes by, each once: 'fees maaf', 'फीस माफ' and 'a fee waiver' are the same. */
export const searchWordsOf = (text: string): string[] => [
  ...new Set(
    joinPhrases([...inScript(text), ...plainName(text.replace(SCRIPT, ' ')).split(' ')])
      .filter((word) => word !== '' && !SILENT.has(word))
      .map((word) => SAME.get(word) ?? singular(word))
      .map((word) => SAME.get(word) ?? word),
  ),
];

const SCRIPT = /[\u0900-\u0963\u0970-\u097f\u200c\u200d]+/g;
const inScript = (text: string): string[] => foldDevanagari(text).match(SCRIPT) ?? [];

/** 'fees' finds what is said about a fee, and the other way round. Short words that end in s are codes: EWS, TFWS. */
const singular = (word: string) => word.replace(/^(?!tfws$)([a-z]{2,}[^s])s$/, '$1');
