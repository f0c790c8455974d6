/** The longest real names have five or six words; more is a sentence. */
const MOST_WORDS = 6;
/** "Mohd." and "Prof." are the longest usual short forms. */
const SHORT_FORM_LETTERS = 4;
/** Of an older name that would be refused today others read no more than this. */
const SHOWN_WORDS = 2;

/** Joiners that shape letters in Indian scripts; they follow a letter or its sign, never alone. */
const SHAPING = /(?<=[\p{L}\p{M}])[\u200c\u200d]/gu;
/** Invisible characters: spaces of other scripts, and marks that change the text direction. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;
const WORD = /^\p{L}[\p{L}\p{M}]*(?:['’‘‐‑–-]\p{L}[\p{L}\p{M}]*)*['’]?$/u;
/** A dot, or the sign that Devanagari shortens with. */
const SHORTENED = /[.\u0970]$/u;
/** An initial, in Devanagari of up to two letters, directly followed by the next word. */
const TIGHT_INITIAL = /(?<![\p{L}\p{M}])((?:\p{L}\p{M}*){1,2}\.)(?=\p{L})/gu;
/** A short form before a capital, a script without capitals, or an initial: `Mohd.Asif`, but not `evil.example`. */
const TIGHT_SHORT_FORM = /(?<![\p{L}\p{M}])((?:\p{L}\p{M}*){1,4}\.)(?=[\p{Lu}\p{Lo}]|\p{L}\p{M}*(?![\p{L}\p{M}]))/gu;
/** The dot after a word too long for an abbreviation, before initials, as South Indian certificates print it: `Priya.M`. */
const DOT_BEFORE_INITIAL =
  /(?<=(?:\p{L}\p{M}*){5})\. *(?=(?:\p{L}\p{M}*|(?:[\p{Lu}\p{Lo}]\p{M}*){2})(?![\p{L}\p{M}]))/gu;

/** The same name with one space between words and after an initial: `A.R.Rahman` → `A. R. Rahman`, `Priya.M` → `Priya M`. */
export const tidyName = (text: string): string =>
  text
    .replace(DOT_BEFORE_INITIAL, ' ')
    .replace(TIGHT_INITIAL, '$1 ')
    .replace(TIGHT_SHORT_FORM, '$1 ')
    .replace(/ +/g, ' ')
    .trim();

/**
 * Whether a text can be a name. It appears in mails to others and in documents, so it holds letters of any script, hyphens, apostrophes and initials, and
 * nothing that could be a phone number or an address.
 */
export function isName(text: string): boolean {
  const plain = tidyName(text).replace(SHAPING, '');
  const words = plain.split(' ');
  return !UNSEEN.test(plain) && words.length <= MOST_WORDS && words.every(isNameWord);
}

function isNameWord(word: string): boolean {
  if (!SHORTENED.test(word)) return WORD.test(word);
  const short = word.slice(0, -1);
  return WORD.test(short) && (short.match(/\p{L}/gu) ?? []).length <= SHORT_FORM_LETTERS;
}

/** A name for a message to another person. Of a name from before these rules only the first words are used, without signs. */
export const nameForOthers = (...parts: string[]): string => parts.map(partForOthers).join(' ');

function partForOthers(part: string): string {
  if (isName(part)) return tidyName(part);
  const words = part.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.slice(0, SHOWN_WORDS).join(' ') || '–';
}
