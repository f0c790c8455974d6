/** A read-only column of numbers. The catalogue never changes while it runs. */
export interface Column extends Iterable<number> {
  readonly length: number;
  readonly [index: number]: number;
}

/** Prefix sums in place: with the count of key k position index k + 1, index k becomes the start of key k. */
export function startsFromCounts(counts: Uint32Array): void {
  for (let key = 1; key < counts.length; key += 1) counts[key] = (counts[key] ?? 0) + (counts[key - 1] ?? 0);
}

/** For each key, the indexes of the rows that have it. */
export type Postings = { of: (key: number) => Uint32Array };

const NO_ROWS = new Uint32Array(0);

/** Groups row indexes by key in their original order (a counting sort). */
export function postings(keys: Column, keyCount: number): Postings {
  const start = new Uint32Array(keyCount + 1);
  for (let row = 0; row < keys.length; row += 1) {
    const after = (keys[row] ?? 0) + 1;
    start[after] = (start[after] ?? 0) + 1;
  }
  startsFromCounts(start);
  const next = start.slice();
  const rows = new Uint32Array(keys.length);
  for (let row = 0; row < keys.length; row += 1) {
    const key = keys[row] ?? 0;
    const position = next[key] ?? 0;
    rows[position] = row;
    next[key] = position + 1;
  }
  // A copy for each caller, so that sorting it does not change the index.
  return { of: (key) => (key < 0 || key >= keyCount ? NO_ROWS : rows.slice(start[key] ?? 0, start[key + 1] ?? 0)) };
}
