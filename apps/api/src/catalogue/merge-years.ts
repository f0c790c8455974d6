import { startsFromCounts } from './columns.ts';
import type { CutoffFile } from './format/cutoff-file.ts';

export type YearFile = { year: number; file: CutoffFile };

/** All years of one exam as columns. Pools are sorted by key; the cells of a pool are those from `firstCell[pool]` to `firstCell[pool + 1]`, oldest first. */
export type MergedYears = {
  keys: Float64Array;
  firstCell: Uint32Array;
  year: Uint16Array;
  round: Uint8Array;
  first: Float64Array;
  second: Float64Array;
  marks: Uint8Array;
  /** The result of `PoolKey.tag` for each cell. */
  tag: Uint8Array;
};

/** Identifies a pool across the years: its key is the sum of the numbers that `group` and `kind` return for their lines of the file. */
export type PoolKey = {
  group: (line: string) => number;
  kind: (line: string) => number;
  /** A number from the kind's line that is stored with each cell, because it may differ between the years of one pool. */
  tag?: (line: string) => number;
};

type PoolsOfFile = { index: Uint32Array; tag: Uint8Array };

/** Joins the years by pool key, so that each pool has one history. Files must be sorted oldest first. */
export function mergeYears(years: readonly YearFile[], key: PoolKey): MergedYears {
  const keysOfFiles = years.map(({ file }) => poolKeys(file, key));
  const keys = sortedUnique(keysOfFiles);
  const poolsOfFiles = years.map(({ file }, fileIndex): PoolsOfFile => {
    const fileKeys = keysOfFiles[fileIndex] ?? new Float64Array(0);
    const index = new Uint32Array(fileKeys.length);
    const tag = new Uint8Array(fileKeys.length);
    const tags = file.kinds.map((line) => key.tag?.(line) ?? 0);
    for (let pool = 0; pool < fileKeys.length; pool += 1) {
      index[pool] = indexInSorted(keys, fileKeys[pool] ?? 0);
      tag[pool] = tags[file.pools.kind[pool] ?? 0] ?? 0;
    }
    return { index, tag };
  });
  const firstCell = countCells(years, poolsOfFiles, keys.length);
  return { keys, firstCell, ...copyCells(years, poolsOfFiles, firstCell) };
}

/** Evaluates each distinct line once; the key of a pool is then two array reads. */
function poolKeys({ groups, kinds, pools }: CutoffFile, key: PoolKey): Float64Array {
  const groupKeys = groups.map(key.group);
  const kindKeys = kinds.map(key.kind);
  const keys = new Float64Array(pools.group.length);
  for (let pool = 0; pool < keys.length; pool += 1) {
    keys[pool] = (groupKeys[pools.group[pool] ?? 0] ?? 0) + (kindKeys[pools.kind[pool] ?? 0] ?? 0);
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
  for (let position = 0; position < all.length; position += 1) {
    const value = all[position] ?? 0;
    if (position > 0 && value === all[count - 1]) continue;
    all[count] = value;
    count += 1;
  }
  return all.slice(0, count);
}

/** The index of a key in the sorted keys. Binary search is faster here than a map of a hundred thousand entries. */
function indexInSorted(keys: Float64Array, key: number): number {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? 0) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function countCells(years: readonly YearFile[], poolsOfFiles: readonly PoolsOfFile[], poolCount: number): Uint32Array {
  const firstCell = new Uint32Array(poolCount + 1);
  years.forEach(({ file }, fileIndex) => {
    const indexes = poolsOfFiles[fileIndex]?.index ?? new Uint32Array(0);
    const poolOfCell = file.cells.pool;
    for (let cell = 0; cell < poolOfCell.length; cell += 1) {
      const after = (indexes[poolOfCell[cell] ?? 0] ?? 0) + 1;
      firstCell[after] = (firstCell[after] ?? 0) + 1;
    }
  });
  startsFromCounts(firstCell);
  return firstCell;
}

function copyCells(years: readonly YearFile[], poolsOfFiles: readonly PoolsOfFile[], firstCell: Uint32Array) {
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
  years.forEach(({ year, file }, fileIndex) => {
    const { pool, round, first, second, marks } = file.cells;
    const { index, tag } = poolsOfFiles[fileIndex] ?? { index: new Uint32Array(0), tag: new Uint8Array(0) };
    for (let cell = 0; cell < pool.length; cell += 1) {
      const localPool = pool[cell] ?? 0;
      const mergedPool = index[localPool] ?? 0;
      const position = next[mergedPool] ?? 0;
      next[mergedPool] = position + 1;
      merged.year[position] = year;
      merged.round[position] = round[cell] ?? 0;
      merged.first[position] = first[cell] ?? 0;
      merged.second[position] = second[cell] ?? 0;
      merged.marks[position] = marks[cell] ?? 0;
      merged.tag[position] = tag[localPool] ?? 0;
    }
  });
  return merged;
}
