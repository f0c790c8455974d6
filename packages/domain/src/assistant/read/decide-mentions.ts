import { wordsOf } from '../../colleges/search-words.ts';
import type { Lexicon, NamedCollege } from '../lexicon.ts';
import type { CollegeKey } from '../tool-types.ts';
import type { ConversationContext, Understood } from '../types.ts';
import type { Mention } from './find-colleges.ts';
import { mark, markedText, type Reading } from './reading.ts';

type Places = { cities: readonly string[]; states: readonly string[] };
export type Decided = { colleges: CollegeKey[]; choices?: Understood['choices'] };

/** More choices than this are no help. */
const MAX_CHOICES = 6;
/** A comparison names a few colleges at most. */
const MAX_COLLEGES = 4;

/** Which college each mention means: the one in a named city, else the only one, else a choice to be asked back. */
export function decideMentions(
  mentions: readonly Mention[],
  reading: Reading,
  lexicon: Lexicon,
  places: Places,
): Decided {
  const all = [...mentions, ...levelInPlace(reading, lexicon, places)];
  const colleges: CollegeKey[] = [];
  let choices: Understood['choices'];
  for (const { said, places: meant } of all) {
    const candidates = meant.flatMap((place) => lexicon.colleges[place] ?? []);
    const inPlace = candidates.filter((college) => isIn(college, places));
    const left = inPlace.length > 0 ? inPlace : candidates;
    const [first] = left;
    if (left.length === 1 && first !== undefined) colleges.push(keyOf(first));
    else if (left.length > 1 && choices === undefined)
      choices = { said, colleges: left.slice(0, MAX_CHOICES).map(named) };
  }
  const different = colleges.filter(
    (one, at) => colleges.findIndex((other) => other.exam === one.exam && other.id === one.id) === at,
  );
  return {
    colleges: different.slice(0, MAX_COLLEGES),
    // A comparison never drops the side that may mean several.
    ...(choices !== undefined && (different.length === 0 || isComparison(reading)) ? { choices } : {}),
  };
}

const isComparison = (reading: Reading) =>
  /\b(?:vs|versus|compare|comparison|or|better|difference)\b/.test(markedText(reading));

const keyOf = ({ exam, id }: CollegeKey): CollegeKey => ({ exam, id });
const named = ({ exam, id, name }: NamedCollege) => ({ exam, id, name });

const isIn = ({ city, district, state, name }: NamedCollege, { cities, states }: Places) =>
  cities.some((said) => said === city || said === district || name.includes(said)) || states.includes(state);

/** 'nit in goa', 'iit mumbai': a kind of institute and a place that has exactly one. */
function levelInPlace({ marks, tokens }: Reading, { colleges }: Lexicon, places: Places): Mention[] {
  return marks.flatMap((word, at): Mention[] => {
    const level = /^(?:iit|nit|iiit)$/.exec(word)?.[0].toUpperCase();
    if (level === undefined || ![marks[at + 1], marks[at - 1]].some((one) => one === '@city' || one === '@state'))
      return [];
    const meant = colleges.flatMap((college, place) => (college.level === level && isIn(college, places) ? place : []));
    return meant.length === 1 ? [{ at, said: tokens[at]?.said ?? '', places: meant }] : [];
  });
}

const OF_ONE_COLLEGE = /\b(?:cutoff|closing|fees?|chances?|get|rank)\b/;

/** 'government college of engineering' is the name of many: one mention of all of them. 'government engineering college' is, where something of one college is asked. */
export function governmentColleges(reading: Reading, { lines }: Lexicon): Mention[] {
  const { marks, tokens } = reading;
  const lengthAt = (place: number) => {
    const words = marks.slice(place, place + 4).join(' ');
    if (words === 'government college of engineering') return 4;
    if (/^(?:gcoe|gce|gec)$/.test(tokens[place]?.said ?? '')) return 1;
    return /^government engineering college\b/.test(words) && OF_ONE_COLLEGE.test(marks.join(' ')) ? 3 : 0;
  };
  const at = marks.findIndex((_, place) => lengthAt(place) > 0);
  if (at < 0) return [];
  mark(reading, at, lengthAt(at), '@college');
  return [
    {
      at,
      said: 'Government College of Engineering',
      places: lines.flatMap((line, place) => (line.startsWith(' government college engineering') ? place : [])),
    },
  ];
}

/** The college that an answer to "which one?" picks: by its city, or by words of its name. */
export function chosenFrom(
  { choices = [] }: ConversationContext,
  reading: Reading,
  lexicon: Lexicon,
  places: Places,
): CollegeKey | undefined {
  if (choices.length === 0) return undefined;
  const offered = choices.flatMap(
    ({ exam, id }) => lexicon.colleges.find((one) => one.exam === exam && one.id === id) ?? [],
  );
  const said = new Set(reading.tokens.map((token) => token.said));
  const scores = offered.map((college) => ({
    college,
    score:
      (isIn(college, places) ? 2 : 0) +
      wordsOf(college.name).filter(
        (word) =>
          said.has(word) && word.length > 3 && !/^(?:college|engineering|institute|technology|government)$/.test(word),
      ).length,
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  const left = scores.filter(({ score }) => score === best);
  const [only] = left;
  return best > 0 && left.length === 1 && only !== undefined ? keyOf(only.college) : undefined;
}

/** 'what about Delhi?' after IIT Bombay: the only institute of the same kind in that place. */
export function sameKindIn(
  { slots }: ConversationContext,
  { colleges }: Lexicon,
  places: Places,
): CollegeKey | undefined {
  const [before] = slots.colleges ?? [];
  const level = colleges.find(({ exam, id }) => exam === before?.exam && id === before.id)?.level;
  if (level === undefined || level === null || level === 'GFTI') return undefined;
  const meant = colleges.filter((college) => college.level === level && isIn(college, places));
  const [only] = meant;
  return meant.length === 1 && only !== undefined ? keyOf(only) : undefined;
}
