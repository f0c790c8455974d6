import { homeUniversityOf } from '../../predictor/places.ts';
import { mark, type Reading, stretches } from './reading.ts';

const LONGEST_NAME = 7;
const UNIVERSITY = /^(?:university|uni|univ|hu)$/;
const SHORT_FORM = /^(?:sppu|rtmnu|bamu|sgbau|kbcnmu|srtmun|dbatu|suk)$/;
const WHOSE = /^(?:home|hu|from|my|student|candidate|belong)$/;
const REACH = 3;

/** The home university that a question names, by its full name; its words are marked '@university'. One that only tells where colleges belong is left alone. */
export function findHomeUniversity(reading: Reading): string | undefined {
  for (const { start, length, words } of stretches(reading, LONGEST_NAME)) {
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
