import { numbersInWords, SCALE_AFTER_DIGITS, scaleOf } from './number-words.ts';
import type { ToolResult } from './tool-types.ts';

/**
 * Lets no number through that no tool returned. A number of a text is known when a tool returned it, or when it is in the question;
 * it may be written in another way (1,20,000 as 1.2 lakh, 99.9641545 as 99.96) but not rounded to whole numbers. Besides, only the numbers that count
 * the points of a list, at the beginning of a line, are allowed, and 'one' where it counts nothing.
 */
export type KnownNumbers = { values: ReadonlySet<number>; decimals: readonly number[]; tokens: ReadonlySet<string> };

type Found = { said: string; value: number; decimals: number };

const DIGITS = /(?<![\d.])(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?/g;
/** Words that hold digits: NT1, GNT2S, I2IT, 06271. */
const WORD = /[\p{L}\p{N}_]+/gu;
const isMixed = (word: string) => /\p{N}/u.test(word);
/** A question says its numbers early; a pasted page should not cost more. */
const LONGEST_QUESTION = 4000;
const ACADEMIC_YEAR = /\b((?:19|20)\d\d)\s?[-–/]\s?(\d\d)\b(?!\d)/g;
const LIST_POINT = /^\s*(\d{1,2})[.)](?=\s)/gm;
const PLAIN_ONE =
  /\bone\b(?!\s+(?:seats?|ranks?|per\s?cent|percentile|lakhs?|crores?|thousand|hundred|million|years?|rounds?|rupees?|point|third)\b)/gi;

const LONGEST_SCALE = 12;
/** Signs that are numbers by themselves, such as Ⅻ. Made plain they would be letters. */
const NUMBER_SIGN = /\p{Nl}/gu;

/** Hindi and Marathi bend the words for great numbers: लाखांपर्यंत, हज़ारों. */
const BENT_SCALE = new RegExp(
  `(${'लाख हज़ार हजार करोड़ करोड कोटी'.normalize('NFKC').replaceAll(' ', '|')})[\\p{L}\\p{M}]+`,
  'gu',
);

/** Digits of every script as the usual ones, and great numbers by their plain words. */
const plainDigits = (text: string) =>
  text
    .normalize('NFKC')
    .replace(BENT_SCALE, '$1 ')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : '0'));

/** The numbers of a text, in figures and in words. */
function numbersIn(text: string): Found[] {
  const found: Found[] = [];
  let rest = '';
  let read = 0;
  for (const { 0: said, index } of text.matchAll(DIGITS)) {
    const end = index + said.length;
    const written = SCALE_AFTER_DIGITS.exec(text.slice(end, end + LONGEST_SCALE))?.[0];
    const scale = written?.replace(/^[ -]/, '');
    const value = Number(said.replaceAll(',', ''));
    const decimals = said.split('.')[1]?.length ?? 0;
    found.push({
      said,
      value: scale === undefined ? value : Math.round(value * scaleOf(scale) * 1e6) / 1e6,
      decimals: scale === undefined ? decimals : 0,
    });
    // The words on both sides of a figure are not one number; a scale after it was read with it.
    rest += `${text.slice(read, index)} ; `;
    read = end + (written?.length ?? 0);
  }
  rest += text.slice(read);
  for (const { said, value } of numbersInWords(rest))
    found.push({ said, value, decimals: String(value).split('.')[1]?.length ?? 0 });
  return found;
}

/** What may be said: the numbers of a question and of what tools returned. What a tool was asked with is no fact. */
export function knownNumbers(question: string, results: readonly ToolResult[]): KnownNumbers {
  const texts: string[] = [question.slice(0, LONGEST_QUESTION)];
  const values = new Set<number>();
  for (const { outcome } of results) gather(outcome, texts, values);
  const plain = texts.map(plainDigits);
  for (const { value } of plain.flatMap(numbersIn)) if (!Number.isNaN(value)) values.add(value);
  return {
    values,
    decimals: [...values].filter((value) => !Number.isInteger(value)),
    tokens: new Set(
      plain
        .flatMap((text) => text.match(WORD) ?? [])
        .filter(isMixed)
        .map((word) => word.toLowerCase()),
    ),
  };
}

function gather(value: unknown, texts: string[], values: Set<number>): void {
  if (typeof value === 'number') values.add(value);
  else if (typeof value === 'string') texts.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) gather(part, texts, values);
}

/** The numbers of a text that nothing vouches for, as they are written there. None: the text may be shown. */
export function strayNumbers(text: string, known: KnownNumbers): string[] {
  const plain = withoutListPoints(plainDigits(text))
    .replace(PLAIN_ONE, (word) => ' '.repeat(word.length))
    .replace(ACADEMIC_YEAR, (said, year: string, short: string) =>
      Number(year.slice(2)) + 1 === Number(short) ? `${year}   ` : said,
    )
    .replace(WORD, (word) =>
      isMixed(word) && /\p{L}/u.test(word) && known.tokens.has(word.toLowerCase()) ? ' '.repeat(word.length) : word,
    );
  const signs = text.match(NUMBER_SIGN) ?? [];
  return [...signs, ...numbersIn(plain).flatMap((number) => (isKnown(number, known) ? [] : number.said))];
}

/** Points of a list count up from 1; any other figure at the beginning of a line is checked. */
function withoutListPoints(text: string): string {
  let next = 1;
  return text.replace(LIST_POINT, (said, point: string) => {
    if (Number(point) !== next && Number(point) !== 1) return said;
    next = Number(point) + 1;
    return ' '.repeat(said.length);
  });
}

function isKnown({ value, decimals }: Found, known: KnownNumbers): boolean {
  if (known.values.has(value)) return true;
  const half = 0.5 * 10 ** -Math.min(decimals, 15) + 1e-9;
  return decimals > 0 && known.decimals.some((one) => Math.abs(one - value) <= half);
}
