import { foldDevanagari } from '../../language/fold-devanagari.ts';
import { LETTER_NAMES } from '../words/vocabulary.ts';

const LETTER_OF: ReadonlyMap<string, string> = new Map(
  LETTER_NAMES.map(([name, letter]) => [foldDevanagari(name), letter]),
);
const ANY_NAME = [...LETTER_OF.keys()].sort((one, other) => other.length - one.length).join('|');
const ONLY_NAMES = new RegExp(`^(?:${ANY_NAME})+$`);

/** The English letters that a folded word spells: 'विजेटिआय' → 'VJTI'; undefined when it is another word. */
export function spelledLetters(folded: string): string | undefined {
  if (!ONLY_NAMES.test(folded)) return undefined;
  return lettersFrom(folded);
}

function lettersFrom(left: string): string | undefined {
  if (left === '') return '';
  for (const [name, letter] of LETTER_OF) {
    if (!left.startsWith(name)) continue;
    const rest = lettersFrom(left.slice(name.length));
    if (rest !== undefined) return letter + rest;
  }
  return undefined;
}
