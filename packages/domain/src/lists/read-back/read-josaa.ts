import { type NumberedChoice, type OwnChoice, READ_LIMIT } from './form-text.ts';

/** Every programme of JoSAA ends with its degree: '(4 Years, Bachelor of Technology)', '(5 Years, … (Dual Degree))'. */
const DEGREE = /\( ?\d Years? ?, ?[^()]{0,90}(?:\([^()]{0,60}\)[^()]{0,60})?\)/gi;
/** Enough for the longest institute and programme. */
const LONGEST_CHOICE = 400;
const LONGEST_SHOWN = 160;

/** Lower-case words and figures; signs and breaks do not count. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The choices of a JoSAA choice list: the institute and then the programme, as printed. Other text is ignored. */
export function readJosaaForm(text: string, own: readonly OwnChoice[]): NumberedChoice[] {
  const known = own.map((choice) => ({
    ...choice,
    institute: plain(choice.institute),
    programme: plain(choice.programme),
  }));
  const flat = text.replace(/\s+/g, ' ');
  let from = 0;
  return [...flat.matchAll(DEGREE)].slice(0, READ_LIMIT).map((degree) => {
    const end = degree.index + degree[0].length;
    const printed = flat.slice(Math.max(from, end - LONGEST_CHOICE), end).trim();
    from = end;
    return readChoice(printed, known);
  });
}

function readChoice(printed: string, known: readonly OwnChoice[]): NumberedChoice {
  const words = plain(printed);
  for (const choice of known) {
    const number = numberBefore(words, choice);
    if (number !== undefined) return { key: choice.key, printed, number };
  }
  const [, number, rest = printed] = /^(\d{1,3})[ .):|,-]+(.+)$/.exec(printed) ?? [];
  return { key: null, printed: rest.slice(-LONGEST_SHOWN), number: number === undefined ? null : Number(number) };
}

/** The preference number of a choice, null where none is printed; undefined where these words are not this choice. */
function numberBefore(words: string, { institute, programme, code }: OwnChoice): number | null | undefined {
  if (!words.endsWith(` ${programme}`)) return undefined;
  const head = words.slice(0, -programme.length - 1);
  // A code of the programme may stand between the two.
  for (const part of [head, head.replace(/ [a-z]?\d{1,6}$/, '')]) {
    if (part === institute) return null;
    if (part.endsWith(` ${institute}`)) return lastNumber(part.slice(0, -institute.length - 1), code);
    // The institute by its code alone: a preference number must stand before it, or the number could be that itself.
    const [, number] = code === null ? [] : (/(?:^| )(\d{1,3}) (\d{1,6})$/.exec(part) ?? []);
    if (number !== undefined && part.endsWith(` ${code}`)) return Number(number);
  }
  return undefined;
}

/** The number at the end of the words before an institute, or before its code there. */
function lastNumber(words: string, code: string | null): number | null {
  const before = code !== null && words.endsWith(` ${code}`) ? words.slice(0, -code.length - 1) : words;
  const [, number] = /(?:^| )(\d{1,3})$/.exec(before) ?? [];
  return number === undefined ? null : Number(number);
}
