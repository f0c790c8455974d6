/** A sheet of bytes, written on up to `end`. */
export type Paper = { sheet: Buffer<ArrayBuffer>; end: number };

const FIRST_ROOM_BYTES = 4 * 1024 * 1024;
/** Sheets of answers that have been sent, to be written on again: a fresh megabyte for each answer costs as much as the writing. */
const used: Buffer<ArrayBuffer>[] = [];
const MOST_USED = 8;

/** An empty sheet to write one answer on. */
export const takePaper = (): Paper => ({ sheet: used.pop() ?? Buffer.allocUnsafeSlow(FIRST_ROOM_BYTES), end: 0 });

/** Writes ASCII text. */
export function writeText(paper: Paper, text: string): void {
  makeRoom(paper, text.length);
  paper.end += paper.sheet.write(text, paper.end, 'latin1');
}

/** Writes bytes. */
export function writeBytes(paper: Paper, bytes: Uint8Array): void {
  makeRoom(paper, bytes.length);
  paper.sheet.set(bytes, paper.end);
  paper.end += bytes.length;
}

function makeRoom(paper: Paper, bytes: number): void {
  const { sheet, end } = paper;
  if (end + bytes <= sheet.length) return;
  paper.sheet = Buffer.allocUnsafeSlow(2 * (end + bytes));
  sheet.copy(paper.sheet, 0, 0, end);
}

/** What was written. */
export const bytesOf = ({ sheet, end }: Paper): Buffer<ArrayBuffer> => sheet.subarray(0, end);

/** Takes back the sheet of an answer that nobody reads any more. An answer that never comes back is merely forgotten. */
export function reuseSheet(sheet: ArrayBuffer): void {
  if (used.length < MOST_USED) used.push(Buffer.from(sheet));
}
