/** What a letter of Devanagari may be in a name in Latin letters. A doubled letter may stand for each single one. */
const CONSONANTS: Readonly<Record<string, string>> = {
  ...{
    क: '(?:ck|ch|[kcq])',
    ख: 'kh?',
    ग: 'gh?',
    घ: 'gh?',
    ङ: 'n',
    च: 'ch?',
    छ: 'ch{0,2}',
    ज: '(?:jh|[jz])',
    झ: '(?:jh|[jz])',
  },
  ...{ ञ: 'n', ट: 't{1,2}h?', ठ: 't{1,2}h?', ड: '(?:dh?|rh?)', ढ: '(?:dh?|rh?)', ण: 'n{1,2}', त: 't{1,2}h?', थ: 'th?' },
  ...{
    द: 'd{1,2}h?',
    ध: 'dh?',
    न: 'n{1,2}',
    प: 'p{1,2}',
    फ: '(?:ph|f{1,2}|p)',
    ब: 'b{1,2}',
    भ: 'bh?',
    म: 'm{1,2}',
    य: '[yi]',
  },
  ...{
    र: 'r{1,2}',
    ऱ: 'r',
    ल: 'l{1,2}',
    ळ: 'l{1,2}',
    व: '(?:on|wh|[vwou])',
    श: 'sh?',
    ष: 'sh?',
    स: 's{1,2}',
    ह: 'h?',
  },
};
const VOWEL = {
  ...{
    a: 'a{1,2}',
    i: '(?:ee|i|y)',
    u: '(?:oo|u|o)',
    ru: '(?:ru|ri|r)',
    e: '(?:ay|ai|ae|e|i)',
    ai: '(?:ai|ay|ei|e|a|y)',
  },
  ...{ o: '(?:oo|o|au|ou)', au: '(?:au|ou|ow|o)', open: '(?:au|aw|o|a)', flat: '[ae]' },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{ अ: '[aeu]', आ: VOWEL.a, इ: VOWEL.i, ई: VOWEL.i, उ: VOWEL.u, ऊ: VOWEL.u, ऋ: VOWEL.ru, ए: VOWEL.e, ऐ: VOWEL.ai },
  ...{ ओ: VOWEL.o, औ: VOWEL.au, ऑ: VOWEL.open, ऍ: VOWEL.flat, ॲ: VOWEL.flat },
};
const SIGNS: Readonly<Record<string, string>> = {
  ...{ 'ा': VOWEL.a, 'ि': VOWEL.i, 'ी': VOWEL.i, 'ु': VOWEL.u, 'ू': VOWEL.u, 'ृ': VOWEL.ru, 'े': VOWEL.e, 'ै': VOWEL.ai },
  ...{ 'ो': VOWEL.o, 'ौ': VOWEL.au, 'ॉ': VOWEL.open, 'ॅ': VOWEL.flat },
};
const SILENCER = '्';
/** As in 'laxmi'. */
const X = 'क्ष';
const UNWRITTEN = 'a?';
const LOOSE_I = '(?:ee|i|y|e)';
const NASAL = '(?:ng|n|m)?';

/** How a name in Devanagari may be spelled in Latin letters; loosely, 'i' may also be 'e'. */
function spellingsOf(word: string, isLoose: boolean): RegExp {
  const letters = word
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/़/g, '');
  let pattern = '';
  for (let at = 0; at < letters.length; at += 1) {
    if (letters.startsWith(X, at)) {
      pattern += '(?:x|ksh?)';
      at += X.length - 1;
      if (!((letters[at + 1] ?? '') in SIGNS) && letters[at + 1] !== SILENCER) pattern += UNWRITTEN;
      continue;
    }
    const letter = letters[at] ?? '';
    const next = letters[at + 1] ?? '';
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) {
      const isDoubled = next === SILENCER && letters[at + 2] === letter;
      pattern += `${at === 0 && letter === 'ह' ? 'h' : consonant}${isDoubled ? '?' : ''}${next === SILENCER || next in SIGNS ? '' : UNWRITTEN}`;
    } else pattern += VOWELS[letter] ?? SIGNS[letter] ?? (letter === 'ं' || letter === 'ँ' ? NASAL : '');
  }
  return new RegExp(`^${isLoose ? pattern.replaceAll(VOWEL.i, LOOSE_I) : pattern}e?$`);
}

/** Whether a Devanagari word may be this name in Latin letters. */
export const maySpell = (word: string, name: string): boolean => spellingsOf(word, true).test(name);

/** Latin words by their first letter. */
export type Sounds = ReadonlyMap<string, readonly string[]>;
/** Shorter names are said letter by letter, or are ordinary words, but for these. */
const SHORTEST_NAME = 5;
const SHORT_NAMES: ReadonlySet<string> = new Set('pune beed wagh pict coep spit'.split(' '));

/** Prepares names for being found by their sound. What stands earlier wins. */
export function soundsOf(words: Iterable<string>): Sounds {
  const sounds = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (!SHORT_NAMES.has(word) && (word.length < SHORTEST_NAME || !/^[a-z]+$/.test(word))) continue;
    const [first = ''] = word;
    sounds.set(first, [...(sounds.get(first) ?? []), word]);
  }
  return sounds;
}

/** The Latin name that a Devanagari word may spell, as near as possible; undefined when there is none. */
export function soundsLike(sounds: Sounds, word: string): string | undefined {
  const [first = ''] = word.normalize('NFKC');
  // 'ट' may begin with 't' or 'th': one letter is enough to look further.
  const start = first in VOWELS ? /^[aeiouy]/ : new RegExp(`^${CONSONANTS[first] ?? 'x'}`);
  const names = [...sounds].flatMap(([letter, own]) => (start.test(`${letter}hh`) ? own : []));
  for (const isLoose of [false, true]) {
    const spellings = spellingsOf(word, isLoose);
    const found = names.find((name) => spellings.test(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
