import { plainName } from './names.ts';

/** Words that carry nothing in a search. */
const SILENT: ReadonlySet<string> = new Set(['of', 'and', 'the', 'for', 'in', 'at', 'with', 's', 'near', 'colleges']);

/** Words that most colleges have: they may help the order but are never demanded, so that 'VJTI college' finds VJTI. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  'college institute institution university engineering engineer technology technological technical campus school department education society trust research management science sciences branch course btech be'.split(
    ' ',
  ),
);

/** How people shorten words of a name. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  govt: 'government',
  gov: 'government',
  engg: 'engineering',
  clg: 'college',
  inst: 'institute',
  univ: 'university',
  uni: 'university',
  tech: 'technology',
};

/** The words of a text, in order: 'D.Y. Patil College of Engg.' → ['dy', 'patil', 'college', 'engineering']. Initials are joined, silent words dropped, short forms spelled out. */
export function wordsOf(text: string): string[] {
  const words = plainName(text.replace(/['’]s\b/gi, '')).split(' ');
  return joinInitials(words)
    .filter((word) => word !== '' && !SILENT.has(word))
    .map((word) => (Object.hasOwn(SPELLED_OUT, word) ? (SPELLED_OUT[word] ?? word) : word));
}

/** 'B.Tech', 'B. E.', 'Bachelor of Technology in'; 'B. E. S. College' begins with initials instead. */
const DEGREE =
  /^\s*(?:b\.?\s*(?:tech|e)\.?|bachelor(?:['’]?s)?\s+(?:of|in)\s+(?:engineering|technology))(?:\s+(?:in|of)(?=\s)|\s*[,:-](?=\s))?\s+(?!\p{L}(?:\.|\s|$))(?=\S)/iu;

/** What is searched for after the degree that students put before a branch: 'B.Tech CSE' → 'CSE'. B.Arch and B.Plan are branches. */
export const withoutDegree = (text: string): string => text.replace(DEGREE, '');

function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = [];
  let initials = '';
  for (const word of words) {
    if (/^[a-z]$/.test(word)) {
      initials += word;
      continue;
    }
    if (initials !== '') joined.push(initials);
    initials = '';
    joined.push(word);
  }
  return initials === '' ? joined : [...joined, initials];
}

/** The abbreviations a name makes by itself: 'Pune Institute of Computer Technology' → ['pict']. Text before a possessive (the trust's name) is also left out once. */
export function acronymsOf(name: string): string[] {
  const main = name.split(/[,(]/)[0] ?? '';
  const parts = [main, main.split(/['’]s?\s/).at(-1) ?? ''];
  const acronyms = parts
    .map((part) => initialsOf(part))
    .filter((acronym) => acronym.length >= 3 && acronym.length <= 7);
  return [...new Set(acronyms)];
}

function initialsOf(text: string): string {
  return wordsOf(text)
    .map((word) => word[0] ?? '')
    .join('');
}
