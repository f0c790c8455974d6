import { foldDevanagari } from './fold-devanagari.ts';

/** The English letters as they are called in Hindi and Marathi. */
const NAMES: readonly (readonly [letter: string, names: string])[] = [
  ...([
    ['A', 'ए'],
    ['B', 'बी'],
    ['C', 'सी'],
    ['D', 'डी'],
    ['E', 'ई'],
    ['F', 'एफ'],
    ['G', 'जी'],
    ['H', 'एच'],
  ] as const),
  ...([
    ['I', 'आय आई'],
    ['J', 'जे'],
    ['K', 'के'],
    ['L', 'एल'],
    ['M', 'एम'],
    ['N', 'एन'],
    ['O', 'ओ'],
    ['P', 'पी'],
  ] as const),
  ...([
    ['Q', 'क्यू'],
    ['R', 'आर'],
    ['S', 'एस'],
    ['T', 'टी'],
    ['U', 'यू'],
    ['V', 'वी'],
    ['W', 'डब्ल्यू डब्लू'],
  ] as const),
  ...([
    ['X', 'एक्स'],
    ['Y', 'वाय वाई'],
    ['Z', 'झेड जेड'],
  ] as const),
];
const LETTER_OF: ReadonlyMap<string, string> = new Map(
  NAMES.flatMap(([letter, names]) => names.split(' ').map((name): [string, string] => [foldDevanagari(name), letter])),
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
