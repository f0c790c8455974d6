/** Longer texts are data, not messages. */
const LONGEST_TEXT = 500;
const LONGEST_NAME = 120;

/**
 * Removes from an error's message whatever may be a person's: quoted and non-English text, addresses, e-mail addresses, tokens, phone numbers, one-time
 * codes. It removes too much rather than too little.
 */
export function scrubText(text: string): string {
  return dropQuoted(shorten(text))
    .replace(/[a-z]+:\/\/\S*/gi, '[address]')
    .replace(/\?\S*/g, '?[query]')
    .replace(/[^\s@/]+(?:@|%40)[^\s@/]+/g, '[email]')
    .replace(/[\w+=-]{16,}/g, dropToken)
    .replace(/\p{Nd}[\p{Nd} ().-]*/gu, dropNumber)
    .replace(/[\u0080-\u{10ffff}]+/gu, '[text]');
}

/** Cuts a long text between two words: half an e-mail address would not be recognised as one. */
const shorten = (text: string) => (text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT).replace(/\S*$/, '') : text);

/** The last two of these signs are quotes only at the edge of a word; between two letters they are apostrophes. */
const QUOTE = /["`“”‘«»]|(?<!\p{L})['’]|['’](?!\p{L})/gu;

/** Drops everything from the first quote to the last: a quoted text may hold quotes of its own. A quote without an end counts to the end of the text. */
function dropQuoted(text: string): string {
  const quotes = [...text.matchAll(QUOTE)].map(({ index }) => index);
  const [first] = quotes;
  if (first === undefined) return text;
  const rest = quotes.length % 2 === 0 ? text.slice((quotes.at(-1) ?? 0) + 1) : '';
  return `${text.slice(0, first)}[text]${rest}`;
}

/** Ids and tokens have digits or are long; words of code such as `makeConcurrencyLimit` stay. */
const dropToken = (run: string) => (run.length >= 32 || /\d/.test(run) ? '[token]' : run);

/** Phone numbers and codes have four digits or more, however they are grouped. */
const dropNumber = (run: string) =>
  (run.match(/\p{Nd}/gu)?.length ?? 0) < 4 ? run : `[number]${/ $/.test(run) ? ' ' : ''}`;

export type Frame = { function?: string; filename: string; lineno: number; colno: number; in_app: boolean };

/** `at name (file:1:2)`, `at file:1:2` and `at async name (file:1:2)`. */
const FRAME = /^\s*at (?:async )?(?:([^(]*) \()?([^()]+):(\d+):(\d+)\)?$/;
const MOST_FRAMES = 30;

/** The places of a stack, the innermost last. Its message is left out, and of paths what says where the program is installed. */
export function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .slice(0, MOST_FRAMES)
    .reverse();
}

function frameOf(line: string): Frame | null {
  const [, name, path, lineno, colno] = FRAME.exec(line) ?? [];
  if (path === undefined) return null;
  const filename = ownPath(path);
  return {
    ...(name && { function: scrubName(name) }),
    filename,
    lineno: Number(lineno),
    colno: Number(colno),
    in_app: !/^node:|node_modules/.test(filename),
  };
}

/** `file:///srv/dakhila/current/server/main.js` → `server/main.js` */
function ownPath(path: string): string {
  if (path.startsWith('node:')) return scrubName(path);
  const known = /\/((?:apps|packages|node_modules|server|assets)\/.*)$/.exec(path)?.[1];
  return scrubName((known ?? path.slice(path.lastIndexOf('/') + 1)).replace(/\?.*$/, ''));
}

/** Names of code, such as a function, a file or an error code, have no other characters. */
export const scrubName = (name: string) => name.replace(/[^\w.$<>#@:/ -]+/g, '').slice(0, LONGEST_NAME);
