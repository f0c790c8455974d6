import { editDistance } from '../../colleges/edit-distance.ts';
import { wordsOf } from '../../colleges/search-words.ts';
import { aliasKey, type Lexicon } from '../lexicon.ts';
import { ORDINARY_WORDS } from '../words/vocabulary.ts';
import { mark, type Reading, stretches } from './reading.ts';

/** A mention of a college: its position and which colleges it may mean, the best known first. */
export type Mention = { at: number; said: string; places: readonly number[] };

const LONGEST_ALIAS = 9;
/** Short names that are also words: they count only in capitals. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'met lit ace sits sit wit kit git viva zeal spa bit it tae sae pes kits rit modern new orchid dot act aim gets'.split(
    ' ',
  ),
);
/** Plurals of kinds of institutes, which are also short names of single ones. */
const PLURALS: ReadonlySet<string> = new Set(['nits', 'iits', 'iiits']);

/** The colleges of a question by their names and short names, marked '@college'. Names are looked up longest first. */
export function findNamed(reading: Reading, { aliases }: Lexicon): Mention[] {
  const mentions: Mention[] = [];
  for (const { start, length, words } of stretches(reading, LONGEST_ALIAS)) {
    if (wordsOf(words[0] ?? '').length === 0 || wordsOf(words.at(-1) ?? '').length === 0) continue;
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

/** A question names its college in its first words; a pasted page should not cost more. */
const MOST_WORDS = 60;

/** The colleges of a question by telling words of their names, typing errors forgiven. One mention for each stretch of such words. */
export function findByWords(reading: Reading, lexicon: Lexicon): Mention[] {
  const mentions: Mention[] = [];
  const { marks, tokens } = reading;
  const names = tokens.map((_, place) => (place < MOST_WORDS ? tellingWord(reading, place, lexicon) : undefined));
  let at = 0;
  while (at < marks.length) {
    if (names[at] === undefined) {
      at += 1;
      continue;
    }
    const [begin, end] = [backOver(reading, at), endOf(reading, at, names)];
    const telling = names.slice(begin, end).filter((word) => word !== undefined);
    const phrase = tokens
      .slice(at, end)
      .map(({ word, said }, offset) => names[at + offset] ?? (word === '' ? said : word));
    const places = bestPlaces(lexicon, telling, wordsOf(phrase.join(' ')));
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
function backOver({ tokens, marks }: Reading, at: number): number {
  let begin = at;
  while (
    begin > 0 &&
    /^(?:[a-hj-z]|st|dr|shri|smt|fr|prof)$/.test(tokens[begin - 1]?.said ?? '') &&
    !marks[begin - 1]?.startsWith('@')
  )
    begin -= 1;
  return begin;
}

const BETWEEN =
  /^(?:of|and|for|the|college|institute|engineering|technology|technological|technical|women|management|research|science|information|computer|university|school|academy)$/;

function endOf(reading: Reading, at: number, names: readonly (string | undefined)[]): number {
  let end = at + 1;
  for (let place = end; place < reading.marks.length; place += 1) {
    if (names[place] !== undefined) end = place + 1;
    else if (!BETWEEN.test(reading.marks[place] ?? '')) break;
    else if (/^(?:college|institute|engineering|technology)$/.test(reading.marks[place] ?? '')) end = place + 1;
  }
  return end;
}

function tellingWord({ tokens, marks }: Reading, at: number, lexicon: Lexicon): string | undefined {
  const token = tokens[at];
  if (token === undefined || token.value !== null || marks[at]?.startsWith('@')) return undefined;
  const { said } = token;
  // A word that was translated or corrected is not a name.
  if (ORDINARY_WORDS.has(said) || token.word !== said || (ALSO_WORDS.has(said) && !token.isUpper)) return undefined;
  if (lexicon.words.has(said)) return said;
  return misspelt(lexicon, said);
}

function misspelt({ words }: Lexicon, said: string): string | undefined {
  const limit = said.length >= 8 ? 2 : said.length >= 4 ? 1 : 0;
  if (limit === 0) return undefined;
  const letters = lettersOf(said);
  let best: { word: string; worth: number } | undefined;
  for (const word of words.keys()) {
    if (word.length < 4 || word[0] !== said[0]) continue;
    const errors = editDistance(said, word, limit);
    // In a short word only swapped letters are an error; anything else is another word.
    if (said.length < SHORTEST_MISPRINT && lettersOf(word) !== letters) continue;
    // Swapped letters are the most frequent error; they do not change the length.
    const worth = errors * 2 + (word.length === said.length ? 0 : 1);
    if (errors <= limit && (best === undefined || worth < best.worth)) best = { word, worth };
  }
  return best?.word;
}

const SHORTEST_MISPRINT = 5;
const lettersOf = (word: string) => [...word].sort().join('');

/** The colleges with the most of these words, rare ones counting more; among equals those that have the phrase as it stands. */
function bestPlaces(
  { words, lines, colleges }: Lexicon,
  telling: readonly string[],
  phrase: readonly string[],
): number[] {
  const scores = new Map<number, number>();
  for (const word of new Set(telling)) {
    const places = words.get(word) ?? [];
    for (const place of places) scores.set(place, (scores.get(place) ?? 0) + 1 / Math.sqrt(places.length));
  }
  const most = Math.max(0, ...scores.values());
  const best = [...scores].flatMap(([place, score]) => (score > most - 1e-9 ? place : []));
  const admitting = best.filter((place) => colleges[place]?.isAdmitting);
  const equal = admitting.length > 0 ? admitting : best;
  const asSaid = equal.filter((place) => lines[place]?.includes(` ${phrase.join(' ')} `));
  return (asSaid.length > 0 ? asSaid : equal).sort((one, other) => one - other);
}
