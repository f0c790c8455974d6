/** Takes ASCII text piece by piece and gives it back as bytes. */
export type Paper = { write: (text: string) => void; bytes: () => Buffer };

const FIRST_ROOM_BYTES = 4 * 1024 * 1024;
/** Sheets of answers that have been sent, to be written on again: a fresh megabyte for each answer costs as much as the writing. */
const used: Buffer[] = [];
const MOST_USED = 8;

/** A sheet to write one answer on. */
export function paper(): Paper {
  let sheet = used.pop() ?? Buffer.allocUnsafeSlow(FIRST_ROOM_BYTES);
  let end = 0;
  return {
    write: (text) => {
      if (end + text.length > sheet.length) {
        const larger = Buffer.allocUnsafeSlow(2 * (end + text.length));
        sheet.copy(larger, 0, 0, end);
        sheet = larger;
      }
      end += sheet.write(text, end, 'latin1');
    },
    bytes: () => sheet.subarray(0, end),
  };
}

/** Gives back the sheet of an answer that nobody reads any more. An answer that never comes back is merely forgotten. */
export function reusePaper(bytes: Buffer): void {
  if (used.length < MOST_USED) used.push(Buffer.from(bytes.buffer));
}
