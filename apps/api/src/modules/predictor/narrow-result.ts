import type { ResultColumns } from './result-bytes.ts';

/** The same results, each with its best pool alone. */
export function bestPools(result: ResultColumns): ResultColumns {
  const { option, poolCount } = result;
  const [pool, percent] = [new Uint8Array(option.length), new Uint8Array(option.length)];
  let at = 0;
  for (let row = 0; row < option.length; row += 1) {
    pool[row] = result.pool[at] ?? 0;
    percent[row] = result.percent[at] ?? 0;
    at += poolCount[row] ?? 0;
  }
  return { ...result, poolCount: new Uint8Array(option.length).fill(1), pool, percent };
}

/** The result of one option with all its pools; null where it is not among them. */
export function onlyOption(result: ResultColumns, wanted: number): ResultColumns | null {
  const row = result.option.indexOf(wanted);
  return row === -1 ? null : { ...onlyRows(result, new Set([row])), resultCount: 1 };
}

/** Some of the results, by their places, with all their pools and in the order of the whole. */
export function onlyRows(result: ResultColumns, places: ReadonlySet<number>): ResultColumns {
  const { rounds, resultCount, option, poolCount, pool, percent, byRound, offered } = result;
  const ofWantedRow = new Uint8Array(pool.length);
  let at = 0;
  for (let row = 0; row < poolCount.length; row += 1) {
    const afterLast = at + (poolCount[row] ?? 0);
    if (places.has(row)) ofWantedRow.fill(1, at, afterLast);
    at = afterLast;
  }
  const isWanted = (_: number, row: number) => places.has(row);
  return {
    rounds,
    resultCount: [...places].filter((row) => row < resultCount).length,
    option: option.filter(isWanted),
    poolCount: poolCount.filter(isWanted),
    pool: pool.filter((_, place) => ofWantedRow[place]),
    percent: percent.filter((_, place) => ofWantedRow[place]),
    byRound: byRound.filter((_, place) => places.has(Math.floor(place / rounds))),
    offered: offered?.filter(isWanted) ?? null,
  };
}
