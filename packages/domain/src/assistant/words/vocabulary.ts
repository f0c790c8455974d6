import { LETTER_NAMES as letterNames } from '../../language/letter-names.ts';
import { BRANCHES } from '../branches.ts';
import devanagari from './data/devanagari.json' with { type: 'json' };
import data from './data/vocabulary.json' with { type: 'json' };

/** Words with a meaning of their own in questions. Typing errors are corrected to these words, and none of them counts as a name. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...data.known.split(' '),
  ...BRANCHES.flatMap(({ said }) => said.flatMap((phrase) => phrase.split(' '))),
]);
/** Everyday words of Hindi and Marathi in Latin letters. Some are an abbreviation of a college as well, or nearly the name of one. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(data.everyday.split(' '));
/** These, and ordinary words that are no names: pronouns, verbs, small talk. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([
  ...data.ordinary.split(' '),
  ...EVERYDAY_WORDS,
  ...Object.values(data.latin).flatMap((words) => words.split(' ')),
  ...KNOWN_WORDS,
]);

const spellings = (table: Readonly<Record<string, string>>): [spelling: string, meant: string][] =>
  Object.entries(table).flatMap(([meant, words]) => words.split(' ').map((word): [string, string] => [word, meant]));

const TRANSLATED: ReadonlyMap<string, string> = new Map(spellings(data.latin));

/** The English of a Hindi or Marathi word in Latin letters, '' where it has no meaning of its own; any other word stays as it is. */
export const translate = (word: string): string => TRANSLATED.get(word) ?? word;

/**
 * Words of questions in Hindi and Marathi letters with the word of the same meaning: English, or as students type it in Latin letters where patterns
 * know it so. '_' stands for a space.
 */
export const SCRIPT_WORDS = spellings(devanagari.words);
/** What is joined to a word in Marathi, and in Hindi plurals, with what it says; the longest first. */
export const SCRIPT_ENDINGS = spellings(devanagari.endings).sort(([one], [other]) => other.length - one.length);
/** The English letters as they are called in Hindi and Marathi. */
export const LETTER_NAMES = spellings(letterNames);

/** Number words that are also ordinary words: 'one' is also 'a', Hindi 'two' is also 'give'. */
const ALSO_WORDS: readonly string[] = ['एक', 'दो', 'तेरा'];

/** Hindi and Marathi number words below a hundred, in their own letters: each list counts from 0, several spellings of one stand with '/'. */
export const SCRIPT_NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.values(devanagari.numbers)
    .flatMap((list) => list.split(' ').flatMap((said, value) => said.split('/').map((word) => ({ word, value }))))
    .filter(({ word }) => !ALSO_WORDS.includes(word))
    .map(({ word, value }): [string, number] => [word.normalize('NFKC'), value]),
);
