/** A read-only column of numbers. The catalogue never changes while it runs. */
export interface Column extends Iterable<number> {
  readonly length: number;
  readonly [place: number]: number;
}

/** Turns counts, each stored at the next index, into the start of each key. */
export function startsFromCounts(counts: Uint32Array): void {
  for (let key = 1; key < counts.length; key += 1) counts[key] = (counts[key] ?? 0) + (counts[key - 1] ?? 0);
}

/** For each key the places that have it. */
export type Postings = { of: (key: number) => Uint32Array };

const NOTHING = new Uint32Array(0);

/** Groups places by their key, keeping their order: two passes, two arrays. */
export function postings(keys: Uint8Array | Uint16Array | Uint32Array, keyCount: number): Postings {
  const start = new Uint32Array(keyCount + 1);
  for (let place = 0; place < keys.length; place += 1) {
    const after = (keys[place] ?? 0) + 1;
    start[after] = (start[after] ?? 0) + 1;
  }
  startsFromCounts(start);
  const next = start.slice();
  const places = new Uint32Array(keys.length);
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place] ?? 0;
    const at = next[key] ?? 0;
    places[at] = place;
    next[key] = at + 1;
  }
  // A copy for each caller, so that sorting it does not change the index.
  return { of: (key) => (key < 0 || key >= keyCount ? NOTHING : places.slice(start[key] ?? 0, start[key + 1] ?? 0)) };
}
