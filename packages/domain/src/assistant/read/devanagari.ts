import { foldDevanagari, hasDevanagari, plainSigns } from '../../language/fold-devanagari.ts';
import type { Lexicon } from '../lexicon.ts';
import { SCRIPT_ENDINGS, SCRIPT_NUMBERS, SCRIPT_WORDS } from '../words/vocabulary.ts';
import { joinNumbers } from './join-numbers.ts';
import { soundsLike } from './sound.ts';
import { spelledLetters } from './spelled-letters.ts';

const WORDS: ReadonlyMap<string, string> = new Map([
  ...[...SCRIPT_NUMBERS].map(([word, value]): [string, string] => [foldDevanagari(word), String(value)]),
  ...SCRIPT_WORDS.map(([word, latin]): [string, string] => [foldDevanagari(word.replaceAll('_', ' ')), latin]),
]);
/** Words that folding would take for others: 'मैं' is I and 'में' is in, 'जाती' goes and 'जाति' is a caste. */
const EXACT: ReadonlyMap<string, string> = new Map([
  ['मैं', 'i'],
  ['जाती', ''],
]);
/** Whether a folded word has no meaning in a question. */
export const isSilent = (folded: string): boolean => WORDS.get(folded) === '';

/** Whether a word is one of those that questions are made of. */
export const isKnownInScript = (word: string): boolean => WORDS.has(foldDevanagari(word));

const LONGEST_PHRASE = 4;
const FOLDED_ENDINGS = SCRIPT_ENDINGS.map(([ending, latin]) => [foldDevanagari(ending), latin] as const);
const PIECE = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;
/** Read by its beginning, as every question is. */
const LONGEST_TEXT = 2000;
/** Words and the signs between them. A question has fewer; each unknown word costs a search through all names. */
const MAX_PIECES = 600;

/** A question in Latin letters as the engine reads it: what is in Devanagari becomes the words, names and figures that it stands for. Other text stays as it is. */
export function inLatin(text: string, lexicon: Pick<Lexicon, 'sounds'>): string {
  if (!hasDevanagari(text)) return text;
  const pieces = (plainSigns(text.slice(0, LONGEST_TEXT).normalize('NFKC')).match(PIECE) ?? []).slice(0, MAX_PIECES);
  const said: string[] = [];
  let at = 0;
  while (at < pieces.length) {
    const phrase = phraseAt(pieces, at);
    if (phrase !== undefined) {
      said.push(phrase.latin);
      at += phrase.length;
      continue;
    }
    const piece = pieces[at] ?? '';
    if (isTo(pieces, at)) said.push('to');
    else said.push(hasDevanagari(piece) ? (lettersInRow(pieces, at) ?? wordOf(piece, lexicon)) : piece);
    at += 1;
  }
  return joinNumbers(said.join(' ').split(/\s+/)).join(' ').trim();
}

/** The longest known phrase that starts at an index. Between its words is only a space or a hyphen. */
function phraseAt(pieces: readonly string[], at: number): { latin: string; length: number } | undefined {
  for (let words = LONGEST_PHRASE; words > 1; words -= 1) {
    const length = words * 2 - 1;
    const own = pieces.slice(at, at + length);
    if (own.length < length || own.some((piece, place) => place % 2 === 1 && !/^[ -]+$/.test(piece))) continue;
    const latin = WORDS.get(
      own
        .filter((_, place) => place % 2 === 0)
        .map(foldDevanagari)
        .join(' '),
    );
    if (latin !== undefined) return { latin, length };
  }
  return undefined;
}

/** Between two figures these are 'to': '90 से 95', '९० ते ९५'. */
const isTo = (pieces: readonly string[], at: number) =>
  /^(?:से|ते)$/.test(pieces[at] ?? '') && /\d ?$/.test(pieces[at - 1] ?? '') && /^ ?\d/.test(pieces[at + 1] ?? '');

/** Names of letters with spaces between them: 'के के वाघ', 'डी वाय पाटील'. Alone such a word is an ordinary one. */
function lettersInRow(pieces: readonly string[], at: number): string | undefined {
  const letterAt = (place: number) => {
    const letters = spelledLetters(foldDevanagari(pieces[place] ?? ''));
    return letters?.length === 1 ? letters : undefined;
  };
  const own = letterAt(at);
  if (own === undefined) return undefined;
  const isBeside = [at - 2, at + 2].some((place) => letterAt(place) !== undefined);
  return isBeside ? own : undefined;
}

function wordOf(piece: string, lexicon: Pick<Lexicon, 'sounds'>): string {
  const whole = meaningOf(piece, lexicon);
  if (whole !== undefined) return whole;
  const folded = foldDevanagari(piece);
  for (const [ending, latin] of FOLDED_ENDINGS) {
    if (!folded.endsWith(ending) || folded.length - ending.length < SHORTEST_STEM) continue;
    const stem = stemsOf(folded.slice(0, -ending.length))
      .map((one) => meaningOf(one, WEAK.has(ending) ? NO_NAMES : lexicon))
      .find((one) => one !== undefined);
    if (stem !== undefined) return `${stem} ${latin}`;
  }
  return '';
}
const SHORTEST_STEM = 2;
/** Endings that many ordinary words have too: what precedes them is no name. */
const WEAK: ReadonlySet<string> = new Set(['च', 'ा', 'ें', 'ों', 'ने', 'ना', 'नी', 'ही', 'शी'].map(foldDevanagari));
const NO_NAMES = { sounds: new Map() };

/** A word before an ending may have changed its last sound: 'साताऱ्या(त)' is 'सातारा'. */
const stemsOf = (stem: string): string[] =>
  /्या?$/.test(stem) ? [stem, stem.replace(/्या?$/, 'ा'), stem.replace(/्या?$/, 'े')] : [stem];

/** What one word says: a known word, letters spelled out, or a name by its sound; undefined when it is none. */
function meaningOf(word: string, { sounds }: Pick<Lexicon, 'sounds'>): string | undefined {
  const known = EXACT.get(word) ?? WORDS.get(foldDevanagari(word));
  if (known !== undefined) return known;
  const letters = spelledLetters(foldDevanagari(word));
  // 'IT' among other capitals could be a shouted pronoun.
  if (letters !== undefined && letters.length > 1) return letters === 'IT' ? 'infotech' : letters;
  return soundsLike(sounds, word);
}
