import { editDistance } from '../../colleges/edit-distance.ts';
import { homeUniversityOf } from '../../predictor/places.ts';
import type { Lexicon } from '../lexicon.ts';
import { ORDINARY_WORDS } from '../words/vocabulary.ts';
import { mark, type Reading, unmarkedRuns } from './reading.ts';

const LONGEST_PLACE = 4;
const SHORTEST_MISPRINT = 5;

/** Cities and states of a question, in their order. The words are marked '@city' and '@state'. */
export function findPlaces(reading: Reading, { cities, states }: Lexicon): { cities: string[]; states: string[] } {
  const found: { cities: { at: number; name: string }[]; states: { at: number; name: string }[] } = {
    cities: [],
    states: [],
  };
  for (const { start, length, words } of unmarkedRuns(reading, LONGEST_PLACE)) {
    const key = words.join(' ');
    const state = states.get(key) ?? (length === 1 ? shortState(reading, start) : undefined);
    const isOther = length === 1 && state === undefined;
    const city = cities.get(key) ?? (isOther ? (inflected(cities, key) ?? misspelt(cities, key)) : undefined);
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

const SHORT_STATES: Readonly<Record<string, string>> = {
  mp: 'Madhya Pradesh',
  up: 'Uttar Pradesh',
  ap: 'Andhra Pradesh',
  hp: 'Himachal Pradesh',
  tn: 'Tamil Nadu',
  wb: 'West Bengal',
};

/** 'MP' in capitals or after 'from' is a state; elsewhere such letters are words. */
function shortState({ tokens, marks }: Reading, at: number): string | undefined {
  const isState = tokens[at]?.isUpper || marks[at - 1] === 'from';
  return isState ? SHORT_STATES[tokens[at]?.said ?? ''] : undefined;
}

/** 'pal' and 'chas' are villages with a college, and ordinary words. */
const isOrdinary = (key: string) => ORDINARY_WORDS.has(key) || key.length < 4;

function misspelt(cities: ReadonlyMap<string, string>, word: string): string | undefined {
  if (word.length < SHORTEST_MISPRINT || ORDINARY_WORDS.has(word)) return undefined;
  for (const [key, city] of cities)
    if (key.length >= SHORTEST_MISPRINT && key[0] === word[0] && editDistance(word, key, 1) <= 1) return city;
  return undefined;
}

const LOCATIVE = /^(\w{4,}?)(?:aa?t|la|madh?ye|madhe|madhil|mein|til)$/;

/** Marathi and Hindi join the ending to the place: 'nagpurat', 'nashikla'; 'punyat' is Pune. */
function inflected(cities: ReadonlyMap<string, string>, word: string): string | undefined {
  const stem = LOCATIVE.exec(word)?.[1];
  return stem && cities.get(stem === 'puny' ? 'pune' : stem);
}

const LONGEST_NAME = 7;
const UNIVERSITY = /^(?:university|uni|univ|hu)$/;
const SHORT_FORM = /^(?:sppu|rtmnu|bamu|sgbau|kbcnmu|srtmun|dbatu|suk)$/;
const WHOSE = /^(?:home|hu|from|my|student|candidate|belong)$/;
const REACH = 3;

/** The home university that a question names, by its full name; its words are marked '@university'. One that only describes colleges is not marked. */
export function findHomeUniversity(reading: Reading): string | undefined {
  for (const { start, length, words } of unmarkedRuns(reading, LONGEST_NAME)) {
    const said = words.map((word) => (UNIVERSITY.test(word) ? 'university' : word));
    const found = homeUniversityOf(said.join(' '));
    if (found === null || !isHome(reading, start, length, said)) continue;
    mark(reading, start, length, '@university');
    return found;
  }
  return undefined;
}

/** 'home university pune', 'i am from mumbai university', 'sppu student'. A place alone is one only right after 'home university'. */
function isHome({ marks }: Reading, start: number, length: number, said: readonly string[]): boolean {
  const spoken = marks.map((word, place) => ({ word, place })).filter(({ word }) => word !== '');
  const before = spoken.filter(({ place }) => place < start).slice(-REACH);
  const after = spoken.filter(({ place }) => place >= start + length).slice(0, REACH);
  const near = [...before, ...after].map(({ word }) => word);
  const isNamed = said.includes('university') || said.some((word) => SHORT_FORM.test(word));
  if (isNamed) return near.some((word) => WHOSE.test(word));
  const words = before.map(({ word }) => word);
  return words.includes('hu') || (words.includes('home') && words.some((word) => UNIVERSITY.test(word)));
}

const SOMEBODY = /^(?:friends?|brother|sister|cousin|classmates?|roommate|neighbours?)$/;
const ONE_SELF = /^(?:i|my|me|mine)$/;
const OF_FIGURES = /^(?:percentile|percentiles|percent|rank|ranks|crl|air|merit|%)$/;
const OF_KIND = /^(?:obc|sc|st|sebc|ews|vj|vjnt|tfws|open|general|girls?|boys?|female|male)$/;

/**
 * Figures and categories of another person: 'my friend got 99 percentile and i got 91'. Where the student asks for himself they are marked '@other' and
 * say nothing; true where the whole question is for the other.
 */
export function findSomebody(reading: Reading): boolean {
  const { tokens, marks } = reading;
  const at = marks.findIndex((word) => SOMEBODY.test(word));
  if (at < 0) return false;
  const own = marks.findIndex((word, place) => place > at && ONE_SELF.test(word));
  const end = own < 0 ? marks.length : own;
  const hasFigure = tokens.slice(at, end).some(({ value }) => value !== null);
  if (own < 0) return hasFigure;
  // A question about colleges in reach is not about the college of the other person.
  const isAllAside = /\bwhich colleges?\b/.test(marks.slice(end).join(' '));
  for (let place = at; place < end; place += 1) {
    const word = marks[place] ?? '';
    if (isAllAside) mark(reading, place, 1, '@other');
    else if (tokens[place]?.value !== null || OF_FIGURES.test(word)) mark(reading, place, 1, '@other');
    else if (OF_KIND.test(word)) mark(reading, place, 1, '');
  }
  return false;
}
