/** A pasted form of 300 choices has about 60,000 characters. */
export const FORM_TEXT_LIMIT = 400_000;
/** More choices than any form takes: the rest of a text is not read. */
export const READ_LIMIT = 1_000;

/** A choice of the list, as the official form names it. */
export type OwnChoice = {
  key: string;
  /** CAP: the choice code. JoSAA: the institute's code, if it is known. */
  code: string | null;
  institute: string;
  programme: string;
};

/** A choice that the form has. `key` is null where it could not be recognised; `printed` is the text of the form. */
export type FormChoice = { key: string | null; printed: string };
/** The same with the preference number printed before it, if there is one. */
export type NumberedChoice = FormChoice & { number: number | null };

const DEVANAGARI_ZERO = 0x0966;

/** The text with Latin digits and ordinary letters; invisible signs are removed, other control characters are blanks. */
export function cleanText(text: string): string {
  return text
    .slice(0, FORM_TEXT_LIMIT)
    .normalize('NFKC')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .replace(/[\u00AD\p{Cf}]/gu, '')
    .replace(/[^\P{Cc}\n]/gu, ' ');
}

/**
 * The choices in their order of preference. Copied columns can be out of order: where the printed numbers are exactly 1, 2, 3 and so on, they decide.
 * A choice that stands there twice counts where it stands first, because no form takes it twice.
 */
export function inPreferenceOrder(found: readonly NumberedChoice[]): FormChoice[] {
  const seen = new Set<string>();
  const once = found.filter(({ key, printed }) => {
    const name = key ?? printed;
    return !seen.has(name) && seen.add(name);
  });
  const numbers = new Set(once.map(({ number }) => number));
  const isNumbered = once.every((_, at) => numbers.has(at + 1));
  const ordered = isNumbered ? once.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0)) : once;
  return ordered.map(({ key, printed }) => ({ key, printed }));
}
