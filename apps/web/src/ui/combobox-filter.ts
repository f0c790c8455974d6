import { foldDevanagari } from '@dakhila/domain/language/fold-devanagari';

export type ComboboxOption = {
  value: string;
  label: string;
  hint?: string;
  /** Other names that find it; they are not shown. */
  also?: string;
  /** Of equal matches it comes before those that begin with the text: it stands for several of them. */
  isGroup?: boolean;
};

/**
 * The options in which every typed word is found, in any order and any case. Whole words count more than the beginning of a word; the inside of a word counts
 * only where nothing else matches. Of equal ones, those that begin with the text come first.
 */
export function matchingOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const words = plain(text).split(BETWEEN_WORDS).filter(Boolean);
  const [first] = words;
  if (first === undefined) return options;
  const ranked = options.map((option) => ({ option, rank: rankOf(option, words, first) }));
  const isFound = ranked.some(({ rank }) => rank < RANKS.inside);
  return ranked
    .filter(({ rank }) => rank < (isFound ? RANKS.inside : RANKS.none))
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/** Half a step is for what does not begin with the text. */
const RANKS = { exact: -1, whole: 0, start: 1, inside: 2, none: 3 };

function rankOf(
  { label, hint = '', also = '', isGroup = false }: ComboboxOption,
  words: readonly string[],
  first: string,
): number {
  const names = plain(`${label} ${hint} ${also}`);
  const folded = foldDevanagari(names);
  const known = [names, folded].flatMap((name) => name.split(BETWEEN_WORDS));
  const rankOfWord = (word: string) => {
    // A word that is half typed may fold to other letters than the whole.
    const spellings = [word, foldDevanagari(word)];
    if (known.some((name) => spellings.includes(name))) return RANKS.whole;
    if (known.some((name) => spellings.some((spelling) => name.startsWith(spelling)))) return RANKS.start;
    return names.includes(word) || folded.includes(foldDevanagari(word)) ? RANKS.inside : RANKS.none;
  };
  const rank = Math.max(...words.map(rankOfWord));
  if (rank === RANKS.none) return rank;
  // Somebody who typed the whole name means this one.
  if (plain(label).split(BETWEEN_WORDS).join(' ') === words.join(' ')) return RANKS.exact;
  return isGroup || [label, also].some((name) => plain(name).startsWith(first)) ? rank : rank + 0.5;
}

const BETWEEN_WORDS = /[\s\-,;:/()&]+/;

/** Full stops and '&' stand inside abbreviations: 'E&TC', 'D.Y. Patil'. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=\p{L})[.&](?=\p{L}|\s|$)/gu, '');
