import { hasDevanagari } from './read/devanagari.ts';
import { plainSigns } from './read/fold-devanagari.ts';
import { maySpell } from './read/sound.ts';
import { DEVANAGARI_NUMBERS } from './words/devanagari/numbers.ts';

/** What is known of the student and must not leave: the names, contact data and addresses of the account. */
export type Personal = {
  names: readonly string[];
  emails?: readonly string[];
  phones?: readonly string[];
  addresses?: readonly string[];
};

const EMAIL = /[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64})+/giu;
/** Ten digits of an Indian phone with any spacing, with or without +91 or 0; longer runs (Aadhaar, cards) too. No rank or merit number is that long. */
const LONG_NUMBER = /(?<![\d.])\+?(?:\d[\s().-]{0,2}){9,18}\d(?![\d])/g;
const DIGIT_WORDS =
  /\b(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple|ek|do|teen|char|paanch|chhe|saat|aath|nau|shunya)[\s,-]+){7,}(?:zero|one|two|three|four|five|six|seven|eight|nine|ek|do|teen|char|paanch|chhe|saat|aath|nau|shunya)\b/gi;
const SCRIPT_DIGIT = [...DEVANAGARI_NUMBERS].flatMap(([word, value]) => (value < 10 ? word : [])).join('|');
const DIGIT_WORDS_IN_SCRIPT = new RegExp(
  `(?:(?:${SCRIPT_DIGIT}|एक|दो|डबल|ट्रिपल)[\\s,-]+){7,}(?:${SCRIPT_DIGIT}|एक|दो)(?![\\p{L}\\p{M}])`,
  'gu',
);
const BIRTH_DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d\b/g;
const PIN_CODE = /\b(?:pin(?:\s?code)?|zip)\s*(?:is|:|-|no\.?)?\s*\d{3}\s?\d{3}\b|(?<=\p{L}\s?[-–]\s?)\d{6}\b/giu;
const HOUSE =
  /\b(?:flat|house|plot|room|h\.?\s?no|door|block|wing|gala|survey)\s*(?:no\.?|number|#)?\s*[-:]?\s*[\p{L}]?[-/]?\d[\p{L}\p{N}/-]*[^.\n;?!]{0,80}/giu;
const STREET =
  /\b(?:\p{Lu}[\p{L}'’]{1,40}\s+){1,3}(?:Road|Rd|Street|Lane|Marg|Colony|Society|Chowk|Nagar|Apartments?|Residency|Heights|Galli|Wadi|Peth)\b/gu;
const PLACE_IN_SCRIPT =
  /(?:पिन(?:\s?कोड)?)\s*[:-]?\s*\d{3}\s?\d{3}|(?:फ्लैट|फ्लॅट|घर|मकान|प्लॉट|खोली|रूम|विंग)\s*(?:नंबर|नं\.?|क्रमांक|क्र\.?)?\s*[:-]?\s*[\p{L}]?[-/]?\d[^.\n;?!।]{0,80}|(?:[\u0900-\u097f]+\s+){1,2}(?:रोड|मार्ग|गली|सोसायटी|सोसाइटी|कॉलनी|कॉलोनी|अपार्टमेंट|पेठ|वाडी|चौक|नगर)(?![\p{L}\p{M}])/gu;
const HANDLE = /(?:https?:\/\/|www\.)\S+/gi;
const ID_NUMBER = /\b[A-Z]{5}\d{4}[A-Z]\b/g;

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [EMAIL, '[e-mail]'],
  [HANDLE, '[link]'],
  [BIRTH_DATE, '[date]'],
  [LONG_NUMBER, '[number]'],
  [DIGIT_WORDS, '[number]'],
  [DIGIT_WORDS_IN_SCRIPT, '[number]'],
  [PLACE_IN_SCRIPT, '[address]'],
  [PIN_CODE, '[address]'],
  [HOUSE, '[address]'],
  [STREET, '[address]'],
  [ID_NUMBER, '[number]'],
];
/** Shorter parts of names are initials and particles, which are also ordinary words. A whole name counts even so: 'Om'. */
const SHORTEST_PART = 3;
const SHORTEST_NAME = 2;

/** A text without what tells who wrote it: names of the student, phone numbers, e-mails and addresses become words in brackets. Ranks and percentiles stay. */
export function redact(text: string, personal: Personal = { names: [] }): string {
  const masked = PATTERNS.reduce(
    (left, [pattern, mask]) => left.replace(pattern, mask),
    withoutContacts(text, personal),
  );
  return withoutNames(masked, personal);
}

/** A text of our own without the names and contacts of the student. Names of colleges, which often hold a road or a number, stay. */
export const redactOwn = (text: string, personal: Personal): string =>
  withoutNames(withoutContacts(text, personal), personal);

function withoutContacts(text: string, personal: Personal): string {
  const own = [...(personal.emails ?? []), ...(personal.phones ?? []), ...(personal.addresses ?? [])].filter(
    (one) => one.trim().length > 3,
  );
  return own.reduce(
    (left, secret) => left.replaceAll(new RegExp(escaped(secret), 'giu'), '[private]'),
    plainSigns(text.normalize('NFKC')),
  );
}

function withoutNames(text: string, { names }: Personal): string {
  const parts = nameParts(names);
  return parts.reduce(
    (left, name) =>
      left.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?:['’]s)?(?![\\p{L}\\p{N}])`, 'giu'), '[name]'),
    withoutNamesInScript(text, parts),
  );
}

/** The same names in Devanagari, by their sound, with what Marathi joins to them. */
function withoutNamesInScript(text: string, parts: readonly string[]): string {
  if (!hasDevanagari(text)) return text;
  const latin = parts.map((part) => part.toLowerCase()).filter((part) => /^[a-z]+$/.test(part));
  const isName = (word: string) =>
    [word, word.replace(JOINED, '')].some((own) => own.length > 1 && latin.some((part) => maySpell(own, part)));
  return text.replace(/[\u0900-\u097f\u200c\u200d]+/g, (word) => (isName(word) ? '[name]' : word));
}
const JOINED = /(?:च्या|चा|ची|चे|ला|ने|साठी)$/;

/** Whole names first, then their parts, longest first. */
function nameParts(names: readonly string[]): string[] {
  const whole = names.map((name) => name.normalize('NFKC').trim());
  const parts = whole.flatMap((name) => name.split(/[\s.,-]+/)).filter((part) => part.length >= SHORTEST_PART);
  return [...new Set([...whole.filter((name) => name.length >= SHORTEST_NAME), ...parts])].sort(
    (one, other) => other.length - one.length,
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
