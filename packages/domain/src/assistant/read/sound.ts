import { editDistance } from '../../colleges/edit-distance.ts';

const CONSONANTS: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'j', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'p', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ऱ: 'r', ल: 'l', ळ: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};
const VOWELS: Readonly<Record<string, string>> = {
  ...{
    अ: 'a',
    आ: 'a',
    इ: 'i',
    ई: 'i',
    उ: 'u',
    ऊ: 'u',
    ऋ: 'ru',
    ए: 'e',
    ऐ: 'e',
    ओ: 'o',
    औ: 'o',
    ऑ: 'o',
    ऍ: 'e',
    ॲ: 'e',
  },
};
const MATRAS: Readonly<Record<string, string>> = {
  ...{
    'ा': 'a',
    'ि': 'i',
    'ी': 'i',
    'ु': 'u',
    'ू': 'u',
    'ृ': 'ru',
    'े': 'e',
    'ै': 'e',
    'ो': 'o',
    'ौ': 'o',
    'ॉ': 'o',
    'ॅ': 'e',
  },
};
const SILENCER = '्';

/** A Devanagari word in Latin letters, roughly as it sounds: 'नागपूर' → 'nagapura'. */
export function romanized(word: string): string {
  const letters = word
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[डढ]़/g, 'र')
    .replace(/़/g, '')
    .replace(/ज्ञ/g, 'द्न')
    .replace(/ांव/g, 'ाव')
    .replace(/[ँं](?![\u0900-\u097f])/g, '');
  let latin = '';
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? '';
    const next = letters[at + 1] ?? '';
    const consonant = CONSONANTS[letter];
    if (consonant !== undefined) latin += consonant + (next === SILENCER || next in MATRAS ? '' : 'a');
    else latin += VOWELS[letter] ?? MATRAS[letter] ?? (letter === 'ं' || letter === 'ँ' ? 'n' : '');
  }
  return latin;
}

const plainSounds = (latin: string) =>
  latin
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/gaon/g, 'gav')
    .replace(/rao/g, 'rav')
    .replace(/deo/g, 'dev')
    .replace(/[djg]ny/g, 'dn')
    .replace(/ch+/g, 'C')
    .replace(/sh/g, 's')
    .replace(/x/g, 'ks')
    .replace(/[cq]/g, 'k')
    .replace(/f/g, 'p')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(?<=.)h/g, '')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/([a-zC])\1+/g, (run, letter: string) => (run === 'ee' ? 'i' : run === 'oo' ? 'u' : letter));

/** What two spellings of one name have in common: its consonants. */
export const skeletonOf = (latin: string): string =>
  plainSounds(latin)
    .replace(/^[aeiou]+/, 'A')
    .replace(/(?<=.)[aeiouy]/g, '');

/** The vowels too, without the 'a' that one script writes and the other does not. */
const shapeOf = (latin: string) =>
  plainSounds(latin)
    .replace(/ai|ay|ei/g, 'e')
    .replace(/au|ou/g, 'o')
    .replace(/y/g, 'i')
    .replace(/a/g, '');

/** Latin words by their consonants. */
export type Sounds = ReadonlyMap<string, readonly string[]>;

/** Prepares words for being found by their sound. What stands earlier wins among equals. */
export function soundsOf(words: Iterable<string>): Sounds {
  const sounds = new Map<string, string[]>();
  for (const word of words) {
    const skeleton = skeletonOf(word);
    if (skeleton.length < SHORTEST) continue;
    sounds.set(skeleton, [...(sounds.get(skeleton) ?? []), word]);
  }
  return sounds;
}
const SHORTEST = 2;

/** The Latin word that sounds like a Devanagari one; undefined when none does. */
export function soundsLike(sounds: Sounds, word: string): string | undefined {
  const said = romanized(word);
  const shape = shapeOf(said);
  const limit = Math.floor(shape.length / 3);
  let best: { word: string; errors: number } | undefined;
  for (const known of sounds.get(skeletonOf(said)) ?? []) {
    const errors = editDistance(shape, shapeOf(known), limit);
    if (errors <= limit && (best === undefined || errors < best.errors)) best = { word: known, errors };
  }
  return best?.word;
}
