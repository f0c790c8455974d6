import data from '../words/data/devanagari.json' with { type: 'json' };

/** What a letter of Devanagari may be in a name in Latin letters. A doubled letter may stand for each single one. */
const CONSONANTS: Readonly<Record<string, string>> = data.sounds.consonants;
const VOWELS: Readonly<Record<string, string>> = data.sounds.vowels;
const SIGNS: Readonly<Record<string, string>> = data.sounds.signs;
const SILENCER = '्';
/** Two letters with one sound: 'laxmi', 'dnyaneshwar' and 'gyan'. */
const JOINED: readonly (readonly [letters: string, sound: string])[] = [
  ['क्ष', '(?:x|ksh?)'],
  ['ज्ञ', '(?:dny|gny|gy|jn|gn|dn|jy)'],
];
const UNWRITTEN = 'a?';
const STRICT_I = '(?:ee|i|y)';
const LOOSE_I = '(?:ee|i|y|e)';
const NASAL = '(?:ng|n|m)?';

/** Longer words are no names, and every letter of a pattern costs. */
const LONGEST_WORD = 40;
/** Letters that may be silent can be left out anywhere: a row of them would be tried in every way. */
const MAX_SILENT = 8;
const isNoName = (word: string) => word.length > LONGEST_WORD || word.replace(/[^हंँ]/g, '').length > MAX_SILENT;

/** One sound of a word: how it may be spelled, and where in the word it ends. */
type Unit = { spelling: string; end: number };

/** The sounds of a word in Devanagari; loosely, 'i' may also be 'e'. */
function unitsOf(word: string, isLoose: boolean): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < word.length; at += 1) {
    const joined = JOINED.find(([letters]) => word.startsWith(letters, at));
    const letter = word[at] ?? '';
    if (joined) at += joined[0].length - 1;
    const next = word[at + 1] ?? '';
    const consonant = joined?.[1] ?? (at === 0 && letter === 'ह' ? 'h' : CONSONANTS[letter]);
    const isDoubled = next === SILENCER && word[at + 2] === letter;
    const spelling =
      consonant === undefined
        ? (VOWELS[letter] ?? SIGNS[letter] ?? (letter === 'ं' || letter === 'ँ' ? NASAL : ''))
        : `${isDoubled ? `(?:${consonant})?` : consonant}${next === SILENCER || next in SIGNS ? '' : UNWRITTEN}`;
    units.push({ spelling: isLoose ? spelling.replaceAll(STRICT_I, LOOSE_I) : spelling, end: at + 1 });
  }
  return units;
}

const plainWord = (word: string) => word.normalize('NFKC').replace(/\u200c|\u200d|़/g, '');

const LONGEST_SPELLING = 4;
const WHOLE = new Map<string, RegExp>();
/** A pattern for one whole sound. There are few sounds, so each pattern is cached. */
function wholeOf(spelling: string): RegExp {
  const kept = WHOLE.get(spelling) ?? new RegExp(`^(?:${spelling})$`);
  WHOLE.set(spelling, kept);
  return kept;
}

/** Where in a Latin text one may stand after a sound, from where one may have stood before it. */
function after(spelling: string, from: ReadonlySet<number>, latin: string): Set<number> {
  const reached = new Set<number>();
  for (const start of from)
    for (let end = start; end <= Math.min(start + LONGEST_SPELLING, latin.length); end += 1)
      if (!reached.has(end) && wholeOf(spelling).test(latin.slice(start, end))) reached.add(end);
  return reached;
}

/** What is left of a Devanagari word after each beginning of it that may spell this Latin name: '' for the whole word. */
export function restsAfterName(word: string, name: string): string[] {
  const plain = plainWord(word);
  if (isNoName(plain) || name.length > LONGEST_WORD) return [];
  const rests: string[] = [];
  let places: ReadonlySet<number> = new Set([0]);
  for (const { spelling, end } of unitsOf(plain, true)) {
    places = after(spelling, places, name);
    if (places.size === 0) break;
    if (places.has(name.length) || (name.endsWith('e') && places.has(name.length - 1))) rests.push(plain.slice(end));
  }
  return rests;
}

/** What is left of a Latin word after each beginning of it that this name in Devanagari may be spelled with. */
export function restsAfterSpelling(name: string, latin: string): string[] {
  const plain = plainWord(name);
  if (isNoName(plain) || latin.length > LONGEST_WORD) return [];
  let places: ReadonlySet<number> = new Set([0]);
  for (const { spelling } of unitsOf(plain, true)) places = after(spelling, places, latin);
  return [...after('e?', places, latin)].map((place) => latin.slice(place));
}

/** How a name in Devanagari may be spelled in Latin letters. */
const spellingsOf = (word: string, isLoose: boolean) =>
  new RegExp(
    `^${unitsOf(word, isLoose)
      .map(({ spelling }) => spelling)
      .join('')}e?$`,
  );

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
  const plain = plainWord(word);
  if (isNoName(plain)) return undefined;
  const [first = ''] = plain;
  // 'ट' may begin with 't' or 'th': one letter is enough to look further.
  const start = plain.startsWith('ज्ञ')
    ? /^[dgj]/
    : first in VOWELS
      ? /^[aeiouy]/
      : new RegExp(`^${CONSONANTS[first] ?? 'x'}`);
  const names = [...sounds].flatMap(([letter, own]) => (start.test(`${letter}hh`) ? own : []));
  for (const isLoose of [false, true]) {
    const spellings = spellingsOf(plain, isLoose);
    const found = names.find((name) => spellings.test(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
