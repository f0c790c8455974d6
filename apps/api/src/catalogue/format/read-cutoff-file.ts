import { type CutoffFile, MARK } from './cutoff-file.ts';

const NEWLINE = 10;
const SPACE = 32;
const DASH = 45;
const DOT = 46;
const ZERO = 48;
const LETTER_P = 80;

/** No admission had more rounds; it bounds the memory that is allocated before a file is read. */
const MAX_ROUNDS = 12;

/** Reads a file written by `writeCutoffFile`. Throws with a reason when it is not one. */
export function readCutoffFile(file: Uint8Array): CutoffFile {
  // A plain view: a Buffer's own methods and reads are slower.
  const bytes = new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
  const text = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const roundsAt = startOfRounds(text);
  const dictionary = readPools(text.toString('latin1', 0, roundsAt));
  const poolCount = dictionary.pools.group.length;
  const cells = allocateCells(poolCount * MAX_ROUNDS);
  const used = readRounds(bytes, roundsAt, poolCount, cells);
  return {
    ...dictionary,
    cells: {
      pool: cells.pool.slice(0, used),
      round: cells.round.slice(0, used),
      first: cells.first.slice(0, used),
      second: cells.second.slice(0, used),
      marks: cells.marks.slice(0, used),
    },
  };
}

function allocateCells(count: number): CutoffFile['cells'] {
  return {
    pool: new Uint32Array(count),
    round: new Uint8Array(count),
    first: new Float64Array(count),
    second: new Float64Array(count),
    marks: new Uint8Array(count),
  };
}

function startOfRounds(text: Buffer): number {
  const at = text.indexOf('\nround ');
  return at === -1 ? text.length : at + 1;
}

function readPools(text: string): Pick<CutoffFile, 'groups' | 'kinds' | 'pools'> {
  const lines = text.split('\n');
  const start = lines.indexOf('pools');
  if (start === -1) throw new Error('not a cut-off file: no line says "pools"');
  const groups = new Dictionary();
  const kinds = new Dictionary();
  const group = new Uint32Array(lines.length);
  const kind = new Uint16Array(lines.length);
  let count = 0;
  let current = 0;
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.startsWith('=')) current = groups.placeOf(line.slice(1));
    else if (line !== '') {
      group[count] = current;
      kind[count] = kinds.placeOf(line);
      count += 1;
    }
  }
  return {
    groups: groups.lines,
    kinds: kinds.lines,
    pools: { group: group.slice(0, count), kind: kind.slice(0, count) },
  };
}

/** Distinct lines, each with its index. */
class Dictionary {
  readonly lines: string[] = [];
  readonly #places = new Map<string, number>();

  placeOf(line: string): number {
    const known = this.#places.get(line);
    if (known !== undefined) return known;
    this.#places.set(line, this.lines.length);
    return this.lines.push(line) - 1;
  }
}

type Cursor = { at: number; value: number; isDecimal: boolean; isPreparatory: boolean };

function readRounds(bytes: Uint8Array, from: number, poolCount: number, cells: CutoffFile['cells']): number {
  const cursor: Cursor = { at: from, value: 0, isDecimal: false, isPreparatory: false };
  let used = 0;
  let round = 0;
  let pool = 0;
  while (cursor.at < bytes.length) {
    const byte = bytes[cursor.at] ?? 0;
    if (byte === NEWLINE) {
      pool += 1;
      cursor.at += 1;
    } else if (byte > 96) {
      const next = readRoundHeading(bytes, cursor);
      if (next <= round) throw new Error(`round ${next} comes twice or out of order`);
      round = next;
      pool = 0;
    } else {
      if (pool >= poolCount) throw new Error(`round ${round} has more lines than there are pools`);
      used = readCell(bytes, cursor, cells, used, round, pool);
      pool += 1;
    }
  }
  return used;
}

function readRoundHeading(bytes: Uint8Array, cursor: Cursor): number {
  const end = bytes.indexOf(NEWLINE, cursor.at);
  const line = new TextDecoder().decode(bytes.subarray(cursor.at, end));
  const round = Number(/^round (\d{1,2})$/.exec(line)?.[1]);
  if (!(round > 0 && round <= MAX_ROUNDS)) throw new Error(`not a round: "${line}"`);
  cursor.at = end + 1;
  return round;
}

function readCell(
  bytes: Uint8Array,
  cursor: Cursor,
  cells: CutoffFile['cells'],
  at: number,
  round: number,
  pool: number,
) {
  cells.pool[at] = pool;
  cells.round[at] = round;
  readNumber(bytes, cursor, SPACE);
  cells.first[at] = cursor.value;
  let marks = (cursor.isPreparatory ? MARK.firstPreparatory : 0) + (cursor.isDecimal ? MARK.firstDecimal : 0);
  readNumber(bytes, cursor, NEWLINE);
  cells.second[at] = cursor.value;
  marks += (cursor.isPreparatory ? MARK.secondPreparatory : 0) + (cursor.isDecimal ? MARK.secondDecimal : 0);
  cells.marks[at] = marks;
  return at + 1;
}

/** Reads a number and the `end` character after it. Digits are gathered as one integer and divided once, which is exact to the last printed digit. */
function readNumber(bytes: Uint8Array, cursor: Cursor, end: number): void {
  let digits = 0;
  let scale = 0;
  let count = 0;
  cursor.isPreparatory = false;
  for (let byte = bytes[cursor.at] ?? end; byte !== end; byte = bytes[++cursor.at] ?? end) {
    const digit = byte - ZERO;
    if (digit >= 0 && digit <= 9) {
      digits = digits * 10 + digit;
      scale *= 10;
      count += 1;
    } else if (byte === DOT) scale = 1;
    else if (byte === LETTER_P) cursor.isPreparatory = true;
    else if (byte !== DASH) throw new Error(`not a number at byte ${cursor.at}`);
  }
  cursor.at += 1;
  cursor.isDecimal = scale > 0;
  cursor.value = count === 0 ? Number.NaN : scale > 0 ? digits / scale : digits;
}
