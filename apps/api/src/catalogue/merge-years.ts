import { startsFromCounts } from './columns.ts';
import type { CutoffFile } from './format/cutoff-file.ts';

export type YearFile = { year: number; file: CutoffFile };

/** All years of one exam as columns: pools sorted by key, each with its cells from `firstCell[pool]` to `firstCell[pool + 1]`, oldest first. */
export type MergedYears = {
  keys: Float64Array;
  firstCell: Uint32Array;
  year: Uint16Array;
  round: Uint8Array;
  first: Float64Array;
  second: Float64Array;
  marks: Uint8Array;
  /** What `tag` returned for the line of the cell's pool. */
  tag: Uint8Array;
};

/** How a pool is identified across the years: `group` and `kind` turn the two halves of its line into numbers whose sum is the key. */
export type PoolKey = {
  group: (line: string) => number;
  kind: (line: string) => number;
  /** What may differ between the cells of one pool, from the same line. */
  tag?: (line: string) => number;
};

type LocalPools = { place: Uint32Array; tag: Uint8Array };

/** Joins the years on the key of a pool, so that one pool has one history. Files must come oldest first. */
export function mergeYears(years: readonly YearFile[], key: PoolKey): MergedYears {
  const keysOfFiles = years.map(({ file }) => poolKeys(file, key));
  const keys = sortedUnique(keysOfFiles);
  const local = years.map(({ file }, which): LocalPools => {
    const ofFile = keysOfFiles[which] ?? new Float64Array(0);
    const place = new Uint32Array(ofFile.length);
    const tag = new Uint8Array(ofFile.length);
    const tags = file.kinds.map((line) => key.tag?.(line) ?? 0);
    for (let pool = 0; pool < ofFile.length; pool += 1) {
      place[pool] = placeOf(keys, ofFile[pool] ?? 0);
      tag[pool] = tags[file.pools.kind[pool] ?? 0] ?? 0;
    }
    return { place, tag };
  });
  const firstCell = countCells(years, local, keys.length);
  return { keys, firstCell, ...placeCells(years, local, firstCell) };
}

/** Each different line is worked out once; a pool's key is then two look-ups. */
function poolKeys({ groups, kinds, pools }: CutoffFile, key: PoolKey): Float64Array {
  const ofGroup = groups.map(key.group);
  const ofKind = kinds.map(key.kind);
  const keys = new Float64Array(pools.group.length);
  for (let pool = 0; pool < keys.length; pool += 1) {
    keys[pool] = (ofGroup[pools.group[pool] ?? 0] ?? 0) + (ofKind[pools.kind[pool] ?? 0] ?? 0);
  }
  return keys;
}

function sortedUnique(lists: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(lists.reduce((sum, list) => sum + list.length, 0));
  let used = 0;
  for (const list of lists) {
    all.set(list, used);
    used += list.length;
  }
  all.sort();
  let count = 0;
  for (let at = 0; at < all.length; at += 1) {
    const value = all[at] ?? 0;
    if (at > 0 && value === all[count - 1]) continue;
    all[count] = value;
    count += 1;
  }
  return all.slice(0, count);
}

/** The index of a key in the sorted keys. Binary search is faster here than a map of a hundred thousand entries. */
function placeOf(keys: Float64Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countCells(years: readonly YearFile[], local: readonly LocalPools[], poolCount: number): Uint32Array {
  const firstCell = new Uint32Array(poolCount + 1);
  years.forEach(({ file }, which) => {
    const places = local[which]?.place ?? new Uint32Array(0);
    const owners = file.cells.pool;
    for (let cell = 0; cell < owners.length; cell += 1) {
      const after = (places[owners[cell] ?? 0] ?? 0) + 1;
      firstCell[after] = (firstCell[after] ?? 0) + 1;
    }
  });
  startsFromCounts(firstCell);
  return firstCell;
}

function placeCells(years: readonly YearFile[], local: readonly LocalPools[], firstCell: Uint32Array) {
  const size = firstCell.at(-1) ?? 0;
  const merged = {
    year: new Uint16Array(size),
    round: new Uint8Array(size),
    first: new Float64Array(size),
    second: new Float64Array(size),
    marks: new Uint8Array(size),
    tag: new Uint8Array(size),
  };
  const next = firstCell.slice();
  years.forEach(({ year, file }, which) => {
    const { pool, round, first, second, marks } = file.cells;
    const { place, tag } = local[which] ?? { place: new Uint32Array(0), tag: new Uint8Array(0) };
    for (let cell = 0; cell < pool.length; cell += 1) {
      const own = pool[cell] ?? 0;
      const owner = place[own] ?? 0;
      const at = next[owner] ?? 0;
      next[owner] = at + 1;
      merged.year[at] = year;
      merged.round[at] = round[cell] ?? 0;
      merged.first[at] = first[cell] ?? 0;
      merged.second[at] = second[cell] ?? 0;
      merged.marks[at] = marks[cell] ?? 0;
      merged.tag[at] = tag[own] ?? 0;
    }
  });
  return merged;
}
