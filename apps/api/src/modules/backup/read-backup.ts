import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { BadBackup, End, Header, RowLine, TableLine } from './backup-format.ts';

const ROWS_AT_ONCE = 500;
/** A screenshot of 2 MB is the largest thing in a row; as text it has twice the length. */
const LONGEST_LINE = 64 * 1024 * 1024;

type Part =
  | { type: 'header'; header: Header }
  | { type: 'rows'; table: string; rows: string[] }
  | { type: 'end'; end: End };

/** The parts of a backup in their order. One that is damaged, cut short or something else is refused where it shows. */
export async function* readBackup(path: string): AsyncGenerator<Part> {
  const contents = contentsOf(path);
  const first = await contents.next();
  yield { type: 'header', header: parsed(Header, first.value) };
  let table = '';
  let rows: string[] = [];
  let isEnded = false;
  for await (const content of contents) {
    if (isEnded) throw new BadBackup('There is more after its end.');
    const isRow = typeof content === 'string';
    if (rows.length > 0 && (!isRow || rows.length === ROWS_AT_ONCE)) {
      yield { type: 'rows', table, rows };
      rows = [];
    }
    if (isRow) rows.push(parsed(RowLine, content));
    else if (TableLine.safeParse(content).success) table = parsed(TableLine, content).table;
    else {
      yield { type: 'end', end: parsed(End, content) };
      isEnded = true;
    }
  }
  if (!isEnded) throw new BadBackup('It was cut short.');
}

async function* contentsOf(path: string): AsyncGenerator<unknown, undefined> {
  const plain = createGunzip();
  pipeline(createReadStream(path), plain, () => {});
  try {
    for await (const line of linesOf(plain.setEncoding('utf8'))) yield JSON.parse(line);
  } catch (error) {
    throw new BadBackup(`It cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return undefined;
}

/** By line feeds alone: a name may hold the other characters that readers of lines take for an end. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  let length = 0;
  for await (const piece of pieces) {
    const [first = '', ...more] = piece.split('\n');
    begun.push(first);
    length += first.length;
    if (length > LONGEST_LINE) throw new Error('a line is too long');
    const last = more.pop();
    if (last === undefined) continue;
    yield begun.join('');
    yield* more;
    begun = [last];
    length = last.length;
  }
  if (length > 0) yield begun.join('');
}

type Schema<T> = { safeParse(content: unknown): { success: true; data: T } | { success: false } };

function parsed<T>(schema: Schema<T>, content: unknown): T {
  const result = schema.safeParse(content);
  if (!result.success) throw new BadBackup('It is not a backup of this product, or of another format.');
  return result.data;
}
