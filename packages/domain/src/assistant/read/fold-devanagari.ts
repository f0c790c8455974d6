import { LETTER_NAMES } from '../words/vocabulary.ts';

/** Spellings of one sound that writers mix, and the one that is used: long and short vowels, the nasals, what Marathi writes otherwise. */
const ONE_LETTER: Readonly<Record<string, string>> = {
  ...{ 'ँ': 'ं', 'ः': '', '़': '', ऱ: 'र', ळ: 'ल', ण: 'न', ष: 'श' },
  ...{ 'ी': 'ि', 'ू': 'ु', 'ै': 'े', 'ौ': 'ो', 'ॅ': 'े', 'ॉ': 'ो' },
  ...{ ई: 'इ', ऊ: 'उ', ऐ: 'ए', औ: 'ओ', ऑ: 'ओ', ॲ: 'ए', ऍ: 'ए' },
};
const LETTERS = new RegExp(`[${Object.keys(ONE_LETTER).join('')}]`, 'g');
const JOINERS = /[\u200c\u200d]/g;
const NASAL = /[ङञणनम]्(?=[क-ह])/g;
const LAST_NASAL = /ं(?![\u0900-\u097f])/g;
const VOWEL_A = /अॅ/g;

/** Devanagari without the differences that writers do not agree on: 'इन्जीनियरिंग' and 'इंजिनिअरिंग', 'नहीं' and 'नही' become the same. Not for showing. */
export const foldDevanagari = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(JOINERS, '')
    .replace(VOWEL_A, 'ए')
    .replace(NASAL, 'ं')
    .replace(LETTERS, (letter) => ONE_LETTER[letter] ?? letter)
    .replace(/व्ह/g, 'व')
    .replace(/िअ/g, 'िय')
    .replace(LAST_NASAL, '');

/** Digits of Devanagari as the usual ones, dandas as full stops. */
export const plainSigns = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966)).replace(/[।॥]/g, '.');

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
