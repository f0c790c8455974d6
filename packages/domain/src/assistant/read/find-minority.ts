import { mark, type Reading } from './reading.ts';

/** Communities that colleges are registered for, by what students write. */
const COMMUNITIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:muslims?|islamic)$/, 'Muslim'],
  [/^jains?$/, 'Jain'],
  [/^(?:christians?|isai|catholics?)$/, 'Christian'],
  [/^hindi$/, 'Hindi'],
  [/^guja?rath?i$/, 'Gujarati'],
  [/^sindhi$/, 'Sindhi'],
  [/^punjabi$/, 'Punjabi'],
  [/^tamil$/, 'Tamil'],
  [/^malayalam$/, 'Malayalam'],
];
const SAID_ALONE: ReadonlySet<string> = new Set(['Muslim', 'Christian', 'Sindhi', 'Gujarati']);
/** Between a community and its college. */
const BESIDE = 3;

/** The community of the minority colleges that are asked for. It is marked, because some are also names of colleges. */
export function findMinority(reading: Reading): string | undefined {
  const { marks } = reading;
  // 'Muslim college' means one without saying so; 'Jain College' is a name, and 'Tamil Nadu' a state.
  const isAsked = (community: string, at: number) =>
    marks.includes('minority') || (SAID_ALONE.has(community) && marks.slice(at, at + BESIDE).some(isCollege));
  for (const [pattern, community] of COMMUNITIES) {
    const at = marks.findIndex((word) => pattern.test(word));
    if (at < 0 || !isAsked(community, at)) continue;
    mark(reading, at, 1, '@community');
    return community;
  }
  return undefined;
}

const isCollege = (word: string) => /^(?:colleges?|institutes?)$/.test(word);

/** Minority colleges of whatever community: not whether the one spoken of is such a college. */
export const asksForMinorities = (line: string): boolean =>
  /\bminority (?:\w+ ){0,2}(?:colleges?|institutes?)\b/.test(line) &&
  /\b(?:colleges|institutes|which|any|list)\b|@(?:city|state)\b/.test(line);
