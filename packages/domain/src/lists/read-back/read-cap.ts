import { capChoiceKey } from '../choice-key.ts';
import { type NumberedChoice, type OwnChoice, READ_LIMIT } from './form-text.ts';

/**
 * A choice code: ten digits that begin with 0 or 1, so that phone numbers are none, and up to three letters. Nine digits are a code whose leading zero was lost.
 * A preference number may stand before it.
 */
const CODE =
  /(?:(?<!\d)(\d{1,3})[\s.):|,-]{1,9})?(?<![A-Z\d])([01]\d{9}|[1-9]\d{8})(?!\d)([A-Za-z]{1,3}(?![A-Za-z]))?/g;
/** A narrow column breaks a code into two lines. */
const BROKEN = /(?<!\d)(\d{1,9})[ ]{0,9}\n[ ]{0,9}(\d{1,9})(?!\d)/g;
/** The letter that the code of a fee waiver seat has after that of its programme. */
const FEE_WAIVER_LETTER = 'T';

/** The choices of a CAP option form, by their choice codes. Other text is ignored. */
export function readCapForm(text: string, own: readonly OwnChoice[]): NumberedChoice[] {
  const keys = new Map(own.map(({ key, code }) => [code ?? key, key]));
  const digits = new Set([...keys.keys()].map((code) => code.slice(0, 10)));
  const whole = text.replace(BROKEN, (both, first: string, second: string) =>
    digits.has(first + second) ? first + second : both,
  );
  const found = [...whole.matchAll(CODE)].map(([, number, figures = '', letters = '']) => ({
    hasLostZero: figures.length === 9,
    code: figures.padStart(10, '0'),
    letters: letters.toUpperCase(),
    number: number === undefined ? null : Number(number),
  }));
  // Another number of nine digits, such as one of a roll, is no code.
  const mayLoseZeros = found.some(({ hasLostZero, code }) => hasLostZero && digits.has(code));
  return found
    .filter(({ hasLostZero }) => mayLoseZeros || !hasLostZero)
    .slice(0, READ_LIMIT)
    .map(({ code, letters, number }) => {
      const printed = code + letters;
      return { key: keys.get(printed) ?? keyOf(code, letters), printed, number };
    });
}

function keyOf(code: string, letters: string): string {
  const hasWaiver = letters.endsWith(FEE_WAIVER_LETTER);
  return capChoiceKey(code + (hasWaiver ? letters.slice(0, -1) : letters), hasWaiver);
}
