import { plainSigns } from '../language/fold-devanagari.ts';
import { inLatinLetters } from './look-alikes.ts';
import { saidNames, withoutNames } from './redact-names.ts';
import { SCRIPT_NUMBERS } from './words/vocabulary.ts';

/** What is known of the student and must not leave: the names, contact data and addresses of the account. */
export type Personal = {
  names: readonly string[];
  emails?: readonly string[];
  phones?: readonly string[];
  addresses?: readonly string[];
};

const EMAIL =
  /[\p{L}\p{M}\p{N}._%+-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{M}\p{N}-]{1,64}(?:\.[\p{L}\p{M}\p{N}-]{1,64})+/giu;
const SPOKEN_EMAIL =
  /[\p{L}\p{M}\p{N}._%+-]{1,64}\s+(?:at|ऍट|ॲट|एट|अॅट)\s+[\p{L}\p{M}\p{N}-]{1,64}\s+(?:dot|डॉट)\s+(?:com|co|in|org|net|कॉम|इन)(?![\p{L}\p{M}])/giu;
/** Ten digits of an Indian phone with any spacing, with or without +91 or 0; longer runs (Aadhaar, cards) too. No rank or merit number is that long. */
const LONG_NUMBER = /(?<![\d.])\+?(?:\d[\s().-]{0,2}){9,18}\d(?![\d])/g;
const DIGIT_WORDS =
  /\b(?:(?:zero|one|two|three|four|five|six|seven|eight|nine|double|triple|ek|do|teen|char|paanch|chhe|saat|aath|nau|shunya)[\s,-]+){7,}(?:zero|one|two|three|four|five|six|seven|eight|nine|ek|do|teen|char|paanch|chhe|saat|aath|nau|shunya)\b/gi;
const SCRIPT_DIGIT = [...SCRIPT_NUMBERS].flatMap(([word, value]) => (value < 10 ? word : [])).join('|');
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
  /(?:पिन(?:\s?कोड)?)\s*[:-]?\s*\d{3}\s?\d{3}|(?:फ्लैट|फ्लॅट|घर|मकान|प्लॉट|खोली|रूम|विंग)\s*(?:नंबर|नं\.?|क्रमांक|क्र\.?)?\s*[:-]?\s*[\p{L}]?[-/]?\d[^.\n;?!।]{0,80}|(?<![\u0900-\u097f])(?:[\u0900-\u097f]{1,40}\s+){1,2}(?:रोड|मार्ग|गली|सोसायटी|सोसाइटी|कॉलनी|कॉलोनी|अपार्टमेंट|पेठ|वाडी|चौक|नगर)(?![\p{L}\p{M}])/gu;
const HANDLE = /(?:https?:\/\/|www\.)\S+/gi;
const ID_NUMBER = /\b[A-Z]{5}\d{4}[A-Z]\b/g;

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [EMAIL, '[e-mail]'],
  [SPOKEN_EMAIL, '[e-mail]'],
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

/** A text without personal data: names of the student, phone numbers, e-mails and addresses become words in brackets. Ranks and percentiles stay. */
export function redact(text: string, personal: Personal = { names: [] }): string {
  const seen = visible(text);
  const masked = PATTERNS.reduce(
    (left, [pattern, mask]) => left.replace(pattern, mask),
    withoutContacts(seen, personal),
  );
  return withoutNames(withoutPhones(masked, personal), [...personal.names, ...saidNames(seen)]);
}

/** A text of our own without the names and contacts of the student. Names of colleges, which often hold a road or a number, stay. */
export const redactOwn = (text: string, personal: Personal): string =>
  withoutNames(withoutPhones(withoutContacts(visible(text), personal), personal), personal.names);

/** Signs that are not seen, and frames around others. The joiners belong to Devanagari; elsewhere they only part what belongs together. */
const UNSEEN =
  /(?!\u200c|\u200d)\p{Cf}|\p{Me}|\u034f|[\ufe00-\ufe0f]|(?<![\u0900-\u097f])(?:\u200c|\u200d)+|(?:\u200c|\u200d)+(?![\u0900-\u097f\u200c\u200d])/gu;

/** A text as it is seen, with the usual digits and letters. */
const visible = (text: string) =>
  plainSigns(inLatinLetters(text.normalize('NFKC').replace(UNSEEN, '')).replace(/\p{Nd}/gu, digitOf));

/** The value of a digit of any script. Rows of ten begin at a code that ends in 0 or in 6. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const place = code % 16;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - place)) ? place : place - 6);
}

function withoutContacts(text: string, personal: Personal): string {
  const own = [...(personal.emails ?? []), ...(personal.phones ?? []), ...(personal.addresses ?? [])].filter(
    (one) => one.trim().length > 3,
  );
  return own.reduce(
    (left, secret) => left.replaceAll(new RegExp(escaped(inLatinLetters(secret)), 'giu'), '[private]'),
    text,
  );
}

const SHORTEST_PHONE = 7;
const WIDEST_GAP = 3;
/** The student's own phone number, with any signs except letters between its digits. */
function withoutPhones(text: string, { phones = [] }: Personal): string {
  const own = phones.map((phone) => phone.replace(/\D/g, '')).filter((digits) => digits.length >= SHORTEST_PHONE);
  return own.reduce(withoutPhone, text);
}

function withoutPhone(text: string, phone: string): string {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const digits = places.map((place) => text[place]).join('');
  const isNear = (at: number) => {
    const gap = text.slice((places[at - 1] ?? 0) + 1, places[at]);
    return gap.length <= WIDEST_GAP && !/\p{L}/u.test(gap);
  };
  let left = '';
  let done = 0;
  for (let at = digits.indexOf(phone); at >= 0; at = digits.indexOf(phone, at + 1)) {
    const start = places[at] ?? 0;
    const last = at + phone.length - 1;
    const isTogether = [...phone].every((_, step) => step === 0 || isNear(at + step));
    if (start < done || !isTogether) continue;
    left += `${text.slice(done, start)}[number]`;
    done = (places[last] ?? start) + 1;
  }
  return left + text.slice(done);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
