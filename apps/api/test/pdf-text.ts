import { inflateSync } from 'node:zlib';

/**
 * The words of a PDF that pdfkit wrote with embedded fonts, in the order in which they were drawn. Runs are joined without blanks of their own. Where the text
 * stands beside its drawing, as with Devanagari, it is taken as a reader would copy it.
 */
export function pdfText(file: Buffer): string {
  const streams = [...streamsOf(file)];
  const fonts = fontsOf(file, streams);
  return streams
    .filter(({ text }) => text.includes(' Tf'))
    .map(({ text }) => wordsIn(text, fonts))
    .join('\n');
}

type Stream = { id: string; text: string };

function* streamsOf(file: Buffer): Generator<Stream> {
  const raw = file.toString('latin1');
  for (const match of raw.matchAll(/(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?>>\nstream\n/g)) {
    const first = match.index + match[0].length;
    const last = raw.indexOf('\nendstream', first);
    const bytes = file.subarray(first, last);
    const text = match[0].includes('FlateDecode') ? inflated(bytes) : bytes.toString('latin1');
    yield { id: match[1] ?? '', text };
  }
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

/** Glyph number → letters, for each font by the name that pages use. */
function fontsOf(file: Buffer, streams: readonly Stream[]): Map<string, Map<string, string>> {
  const raw = file.toString('latin1');
  const tables = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?\/ToUnicode (\d+) 0 R/g)].map(([, font, table]) => [
      font,
      table,
    ]),
  );
  const named = [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)];
  return new Map(
    named.map(([, name = '', font]) => {
      const table = streams.find(({ id }) => id === tables.get(font))?.text ?? '';
      return [name, lettersIn(table)];
    }),
  );
}

function lettersIn(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, range = ''] of table.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, start = '', list = ''] of range.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
      // A glyph that stands for no letter of its own has an empty entry, which counts.
      [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], step) => {
        const glyph = (Number.parseInt(start, 16) + step).toString(16).padStart(4, '0');
        letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
      });
    }
  }
  return letters;
}

function wordsIn(page: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>();
  const lines: string[] = [];
  const parts = /\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[-\d. ])*)\] TJ|\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)|(EMC)/g;
  let isCopied = false;
  for (const [, font, drawn, copied, end] of page.matchAll(parts)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map();
    if (copied !== undefined) lines.push(copiedText(copied));
    if (copied !== undefined || end !== undefined) isCopied = end === undefined;
    if (drawn === undefined || isCopied) continue;
    lines.push(
      glyphsOf(drawn)
        .map((glyph) => letters.get(glyph) ?? '')
        .join(''),
    );
  }
  return lines.join('\n');
}

const glyphsOf = (drawn: string) =>
  [...drawn.matchAll(/<([\da-f]*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
/** A text of two bytes a letter, after its mark. */
const copiedText = (written: string) =>
  Buffer.from(
    written.replace(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign),
    'latin1',
  )
    .subarray(2)
    .swap16()
    .toString('utf16le');

/** How many letters were drawn for which the fonts have no picture. */
export const emptyBoxes = (file: Buffer): number =>
  [...streamsOf(file)]
    .flatMap(({ text }) => [...text.matchAll(/\[((?:<[\da-f]*>|[-\d. ])*)\] TJ/g)])
    .flatMap(([, drawn = '']) => glyphsOf(drawn))
    .filter((glyph) => glyph === '0000').length;
