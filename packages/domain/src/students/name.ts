/** Real names have at most six words; a longer text is a sentence. */
const MAX_WORDS = 6;
/** "Mohd." and "Prof." are the longest usual abbreviations. */
const MAX_ABBREVIATION_LETTERS = 4;
/** Messages to others show at most this many words of a name that today's rules would refuse. */
const SHOWN_WORDS = 2;

/** Zero-width joiners of Indian scripts: allowed only after a letter or vowel sign. */
const JOINER = /(?<=[\p{L}\p{M}])[\u200c\u200d]/gu;
/** Invisible characters, such as blank letters and marks that change the text direction. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
const WORD = /^\p{L}[\p{L}\p{M}]*(?:['’‘‐‑–-]\p{L}[\p{L}\p{M}]*)*['’]?$/u;
/** Ends with a dot, or with the abbreviation sign of Devanagari. */
const ABBREVIATED = /[.\u0970]$/u;
/** An initial, in Devanagari of up to two letters, directly followed by the next word. */
const INITIAL_WITHOUT_SPACE = /(?<![\p{L}\p{M}])((?:\p{L}\p{M}*){1,2}\.)(?=\p{L})/gu;
/** An abbreviation before a capital, a script without capitals, or an initial: `Mohd.Asif`, but not `evil.example`. */
const ABBREVIATION_WITHOUT_SPACE =
  /(?<![\p{L}\p{M}])((?:\p{L}\p{M}*){1,4}\.)(?=[\p{Lu}\p{Lo}]|\p{L}\p{M}*(?![\p{L}\p{M}]))/gu;
/** The dot after a word too long for an abbreviation, before initials, as South Indian certificates print it: `Priya.M`. */
const DOT_BEFORE_INITIAL =
  /(?<=(?:\p{L}\p{M}*){5})\. *(?=(?:\p{L}\p{M}*|(?:[\p{Lu}\p{Lo}]\p{M}*){2})(?![\p{L}\p{M}]))/gu;

/** The same name with one space between words and after an initial: `A.R.Rahman` → `A. R. Rahman`, `Priya.M` → `Priya M`. */
export const tidyName = (text: string): string =>
  text
    .replace(DOT_BEFORE_INITIAL, ' ')
    .replace(INITIAL_WITHOUT_SPACE, '$1 ')
    .replace(ABBREVIATION_WITHOUT_SPACE, '$1 ')
    .replace(/ +/g, ' ')
    .trim();

/**
 * Whether a text can be a name. Names appear in mails to others and in documents, so only letters of any script, hyphens, apostrophes and initials are
 * allowed, and nothing that could be a phone number or an address.
 */
export function isName(text: string): boolean {
  const plain = tidyName(text).replace(JOINER, '');
  const words = plain.split(' ');
  return !INVISIBLE.test(plain) && words.length <= MAX_WORDS && words.every(isNameWord);
}

function isNameWord(word: string): boolean {
  if (!ABBREVIATED.test(word)) return WORD.test(word);
  const short = word.slice(0, -1);
  return WORD.test(short) && (short.match(/\p{L}/gu) ?? []).length <= MAX_ABBREVIATION_LETTERS;
}

/** A name for a message to another person. If an old name breaks these rules, only its first words are used, without punctuation. */
export const nameForOthers = (...parts: string[]): string => parts.map(partForOthers).join(' ');

function partForOthers(part: string): string {
  if (isName(part)) return tidyName(part);
  const words = part.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.slice(0, SHOWN_WORDS).join(' ') || '–';
}
