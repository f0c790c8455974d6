import { editDistance } from '../../colleges/edit-distance.ts';
import type { Lexicon } from '../lexicon.ts';
import { ORDINARY_WORDS } from '../words/vocabulary.ts';
import { mark, type Reading, stretches } from './reading.ts';

const LONGEST_PLACE = 4;
const SHORTEST_MISPRINT = 5;

/** Cities and states of a question, in the order they stand. The words are marked '@city' and '@state'. */
export function findPlaces(reading: Reading, { cities, states }: Lexicon): { cities: string[]; states: string[] } {
  const found: { cities: { at: number; name: string }[]; states: { at: number; name: string }[] } = {
    cities: [],
    states: [],
  };
  for (const { start, length, words } of stretches(reading, LONGEST_PLACE)) {
    const key = words.join(' ');
    const state = states.get(key);
    const city = cities.get(key) ?? (length === 1 && state === undefined ? misspelt(cities, key) : undefined);
    if (city !== undefined && !isOrdinary(key)) {
      found.cities.push({ at: start, name: city });
      mark(reading, start, length, '@city');
    } else if (state !== undefined) {
      found.states.push({ at: start, name: state });
      mark(reading, start, length, '@state');
    }
  }
  const inOrder = (places: { at: number; name: string }[]) =>
    places.sort((one, other) => one.at - other.at).map(({ name }) => name);
  return { cities: inOrder(found.cities), states: inOrder(found.states) };
}

/** 'pal' and 'chas' are villages with a college, and ordinary words. */
const isOrdinary = (key: string) => ORDINARY_WORDS.has(key) || key.length < 4;

function misspelt(cities: ReadonlyMap<string, string>, word: string): string | undefined {
  if (word.length < SHORTEST_MISPRINT || ORDINARY_WORDS.has(word)) return undefined;
  for (const [key, city] of cities)
    if (key.length >= SHORTEST_MISPRINT && key[0] === word[0] && editDistance(word, key, 1) <= 1) return city;
  return undefined;
}
