import { editDistance } from '../../colleges/edit-distance.ts';
import { wordsOf } from '../../colleges/search-words.ts';
import { aliasKey, type Lexicon } from '../lexicon.ts';
import { EVERYDAY_WORDS, ORDINARY_WORDS } from '../words/vocabulary.ts';
import { mark, type Reading, unmarkedRuns } from './reading.ts';

/** A college named in a question: the token index, the text, and the indexes of the colleges it may mean, best known first. */
export type Mention = { at: number; said: string; places: readonly number[] };

const MAX_ALIAS_WORDS = 9;
/** Short names that are also ordinary words: they count as names only in capitals. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'met lit ace sits sit wit kit git viva spa bit it tae sae pes kits rit modern new orchid dot act aim gets'.split(' '),
);
/** Plurals for a kind of institute, which are also the short name of a single institute. */
const PLURALS: ReadonlySet<string> = new Set(['nits', 'iits', 'iiits']);

/** Finds colleges by full or short name, longest names first, and marks them '@college'. */
export function findNamed(reading: Reading, { aliases }: Lexicon): Mention[] {
  const mentions: Mention[] = [];
  for (const { start, length, words } of unmarkedRuns(reading, MAX_ALIAS_WORDS)) {
    if (wordsOf(words[0] ?? '').length === 0 || wordsOf(words.at(-1) ?? '').length === 0) continue;
    // 'sare college' means all colleges, not the one that is called SARE.
    if (words.every((word) => EVERYDAY_WORDS.has(word))) continue;
    const key = aliasKey(words.join(' '));
    const places = aliases.get(key);
    if (places === undefined || (length === 1 && !mayStandAlone(reading, start, key))) continue;
    mentions.push({ at: start, said: words.join(' '), places });
    mark(reading, start, length, '@college');
  }
  return mentions;
}

function mayStandAlone({ tokens }: Reading, at: number, key: string): boolean {
  const token = tokens[at];
  if (PLURALS.has(key)) return false;
  if (token?.value !== null) return /^0\d{4}$/.test(key) || tokens[at - 1]?.word === 'code';
  const isCalledCollege = tokens[at + 1]?.word === 'college';
  return token.isUpper || isCalledCollege || (!ALSO_WORDS.has(key) && !ORDINARY_WORDS.has(key));
}

/** Later words are not searched, to limit the cost of a pasted page. */
const MAX_WORDS = 60;

/** Finds colleges by distinctive words of their names, also misspelt ones. Neighbouring words make one mention. */
export function findByWords(reading: Reading, lexicon: Lexicon): Mention[] {
  const mentions: Mention[] = [];
  const { marks, tokens } = reading;
  const names = tokens.map((_, place) => (place < MAX_WORDS ? distinctiveWord(reading, place, lexicon) : undefined));
  let at = 0;
  while (at < marks.length) {
    if (names[at] === undefined) {
      at += 1;
      continue;
    }
    const [begin, end] = [startOf(reading, at), endOf(reading, at, names)];
    const distinctive = names.slice(begin, end).filter((word) => word !== undefined);
    const phrase = tokens
      .slice(at, end)
      .map(({ word, said }, offset) => names[at + offset] ?? (word === '' ? said : word));
    const places = bestColleges(lexicon, distinctive, wordsOf(phrase.join(' ')));
    if (places.length > 0) {
      mentions.push({
        at,
        said: tokens
          .slice(begin, end)
          .map(({ said }) => said)
          .join(' '),
        places,
      });
      mark(reading, begin, end - begin, '@college');
    }
    at = end;
  }
  return mentions;
}

/** Initials before a name belong to it: 'd y patil', 'st john'. */
function startOf({ tokens, marks }: Reading, at: number): number {
  let begin = at;
  while (
    begin > 0 &&
    /^(?:[a-hj-z]|st|dr|shri|smt|fr|prof)$/.test(tokens[begin - 1]?.said ?? '') &&
    !marks[begin - 1]?.startsWith('@')
  )
    begin -= 1;
  return begin;
}

const JOINING_WORD =
  /^(?:of|and|for|the|college|institute|engineering|technology|technological|technical|women|management|research|science|information|computer|university|school|academy)$/;

function endOf(reading: Reading, at: number, names: readonly (string | undefined)[]): number {
  let end = at + 1;
  for (let place = end; place < reading.marks.length; place += 1) {
    if (names[place] !== undefined) end = place + 1;
    else if (!JOINING_WORD.test(reading.marks[place] ?? '')) break;
    else if (/^(?:college|institute|engineering|technology)$/.test(reading.marks[place] ?? '')) end = place + 1;
  }
  return end;
}

function distinctiveWord({ tokens, marks }: Reading, at: number, lexicon: Lexicon): string | undefined {
  const token = tokens[at];
  if (token === undefined || token.value !== null || marks[at]?.startsWith('@')) return undefined;
  const { said } = token;
  // A word that was translated or corrected is not a name.
  if (ORDINARY_WORDS.has(said) || token.word !== said || (ALSO_WORDS.has(said) && !token.isUpper)) return undefined;
  if (lexicon.words.has(said)) return said;
  return correctedName(lexicon, said);
}

function correctedName({ words }: Lexicon, said: string): string | undefined {
  const limit = said.length >= 8 ? 2 : said.length >= 4 ? 1 : 0;
  if (limit === 0) return undefined;
  const letters = lettersOf(said);
  let best: { word: string; cost: number } | undefined;
  for (const word of words.keys()) {
    if (word.length < 4 || word[0] !== said[0]) continue;
    const errors = editDistance(said, word, limit);
    // In a short word, only swapped letters count as a misspelling.
    if (said.length < SHORT_WORD_LETTERS && lettersOf(word) !== letters) continue;
    // Prefers words of the same length: swapped letters are the most frequent error.
    const cost = errors * 2 + (word.length === said.length ? 0 : 1);
    if (errors <= limit && (best === undefined || cost < best.cost)) best = { word, cost };
  }
  return best?.word;
}

const SHORT_WORD_LETTERS = 5;
const lettersOf = (word: string) => [...word].sort().join('');

/** The colleges that match most of these words, rare words counting more. Ties go to colleges that admit students, then to an exact phrase. */
function bestColleges(
  { words, lines, colleges }: Lexicon,
  distinctive: readonly string[],
  phrase: readonly string[],
): number[] {
  const scores = new Map<number, number>();
  for (const word of new Set(distinctive)) {
    const places = words.get(word) ?? [];
    for (const place of places) scores.set(place, (scores.get(place) ?? 0) + 1 / Math.sqrt(places.length));
  }
  const most = Math.max(0, ...scores.values());
  const best = [...scores].flatMap(([place, score]) => (score > most - 1e-9 ? place : []));
  const admitting = best.filter((place) => colleges[place]?.isAdmitting);
  const equal = admitting.length > 0 ? admitting : best;
  const withPhrase = equal.filter((place) => lines[place]?.includes(` ${phrase.join(' ')} `));
  return (withPhrase.length > 0 ? withPhrase : equal).sort((one, other) => one - other);
}

const KIND_OF_COLLEGE = /^(?:college|institute|university|school|academy|polytechnic)$/;

/** Words that name a college which is none of ours: 'IIT Nashik', where no IIT is, or 'Sunrise Institute of Technology'. Names of ours are marked by now. */
export function findUnknownCollege({ tokens, marks }: Reading): string | undefined {
  const spoken = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map(({ said }) => said)
      .join(' ');
  for (const [at, word] of marks.entries()) {
    if (/^(?:iit|nit|iiit)$/.test(word) && marks[at + 1] === '@city') return named(spoken(at, at + 2));
    const isTold = word === 'institute' || (KIND_OF_COLLEGE.test(word) && marks[at + 1] === 'of');
    let begin = at;
    while (isTold && isStrange(tokens[begin - 1], marks[begin - 1])) begin -= 1;
    if (begin < at) return named(spoken(begin, at + 1));
  }
  return undefined;
}

/** 'iit nashik' → 'IIT Nashik', as names are written. */
const named = (said: string) =>
  said.replace(/^i?iit\b|^nit\b/, (level) => level.toUpperCase()).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A word that is neither ordinary, nor translated or corrected, nor understood. */
const isStrange = (token: Reading['tokens'][number] | undefined, word = '') =>
  token !== undefined && token.value === null && word === token.said && word.length > 2 && !ORDINARY_WORDS.has(word);
