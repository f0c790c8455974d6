import { buildSearchIndex, type SearchDocument } from '../colleges/search-index.ts';
import { otherPlaceNames } from '../colleges/search-terms.ts';
import { COMMON_WORDS, wordsOf } from '../colleges/search-words.ts';
import { HOME_STATES } from '../predictor/places.ts';
import { type Sounds, soundsOf } from './read/sound.ts';
import type { CollegeKey } from './tool-types.ts';
import { OUTSIDE_NAMES } from './words/topics.ts';

/** A college with every name it is known by. The list is sorted, the best known first. */
export type NamedCollege = CollegeKey & {
  name: string;
  city: string;
  district: string;
  state: string;
  shortNames: readonly string[];
  level: 'IIT' | 'NIT' | 'IIIT' | 'GFTI' | null;
  /** Whether its seats go by JEE Advanced. */
  isByAdvanced: boolean;
  isAdmitting: boolean;
};

/** The words that name colleges and places. Build it once, read with it often. */
export type Lexicon = {
  colleges: readonly NamedCollege[];
  /** Whole names and short names without spaces → places in `colleges`. */
  aliases: ReadonlyMap<string, readonly number[]>;
  /** Telling words of names → places in `colleges`. */
  words: ReadonlyMap<string, readonly number[]>;
  /** The name of each college as one text, to find phrases in. */
  lines: readonly string[];
  /** 'navi mumbai' → 'Navi Mumbai', other names included. */
  cities: ReadonlyMap<string, string>;
  states: ReadonlyMap<string, string>;
  /** Ids of the colleges whose seats go by JEE Advanced. */
  byAdvanced: ReadonlySet<string>;
  isName: (word: string) => boolean;
  /** Words of names by their sound, for names in other letters. */
  sounds: Sounds;
};

/** A word in the names of more colleges than this does not identify any of them. */
const MAX_COLLEGES = 25;
/** Words of names that are titles, kinds of owners or kinds of colleges. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'shri shree smt dr prof sri st saint late sau adv pd pad fr college women womens mandal mandals samaj sanstha shikshan prasarak vidya education educational society trust trusts charitable foundation foundations group autonomous government indian national information computer international maharashtra new state central tal dist district city off bk'.split(
    ' ',
  ),
);

/** Builds the lexicon of a list of colleges. */
export function buildLexicon(colleges: readonly NamedCollege[]): Lexicon {
  const { aliases, postings, phrases } = buildSearchIndex(colleges.map(documentOf));
  const cities = new Map<string, string>();
  for (const { city, district } of colleges) for (const place of [city, district]) addPlace(cities, place);
  const states = new Map<string, string>();
  for (const state of HOME_STATES) states.set(state.toLowerCase(), state);
  const placeWords = new Set([...cities.keys(), ...states.keys()].flatMap((name) => name.split(' ')));
  const telling = new Map(
    [...postings]
      .filter(([word, places]) => isTelling(word) && places.length <= MAX_COLLEGES && !placeWords.has(word))
      .map(([word, places]) => [word, places.map(({ document }) => document)]),
  );
  return {
    colleges,
    aliases,
    words: telling,
    lines: phrases,
    cities,
    states,
    byAdvanced: new Set(colleges.flatMap(({ id, isByAdvanced }) => (isByAdvanced ? id : []))),
    isName: (word) => aliases.has(word) || telling.has(word) || placeWords.has(word),
    sounds: soundsOf([...placeWords, ...spokenNames(colleges).filter(isTelling), ...OUTSIDE_NAMES]),
  };
}

/** A college as the search of colleges indexes it: by its names alone, each once. */
function documentOf({ name, shortNames }: NamedCollege): SearchDocument {
  const names = [...shortNames, name, name.split(',')[0] ?? ''].filter((one) => aliasKey(one) !== '');
  const alias = new Map(names.map((one) => [aliasKey(one), one]));
  return { alias: [...alias.values()], name: [name], place: [], university: [], course: [] };
}

/** Words of names that are said as words; short names are said by their letters, but for a few. */
const spokenNames = (colleges: readonly NamedCollege[]): string[] => [
  ...colleges.flatMap(({ name }) => wordsOf(name)),
  ...SPOKEN_SHORT_NAMES,
];
const SPOKEN_SHORT_NAMES = ['coep', 'pict', 'spit', 'vesit', 'manit', 'cummins', 'walchand', 'thadomal'];

/** The key of a name: its words without spaces. */
export const aliasKey = (name: string): string => wordsOf(name).join('');

const isTelling = (word: string) =>
  word.length >= 2 && !COMMON_WORDS.has(word) && !EMPTY_WORDS.has(word) && !/^\d/.test(word);

function addPlace(places: Map<string, string>, name: string): void {
  const key = name.toLowerCase();
  places.set(key, name);
  const [first = ''] = key.split(' ').slice(-1);
  for (const other of otherPlaceNames([first]).split(' '))
    if (other !== '' && !places.has(other)) places.set(other, name);
}
