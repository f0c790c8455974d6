/** Longer words than this are compared by their beginning only; no name has one. */
const LONGEST_WORD = 40;

/** Three rows of the table, used again at every call: a search compares thousands of pairs. */
const ROWS = [
  new Uint8Array(LONGEST_WORD + 1),
  new Uint8Array(LONGEST_WORD + 1),
  new Uint8Array(LONGEST_WORD + 1),
] as const;

/**
 * The number of typing errors between two words: insert, delete, replace, or swap of two neighbours (Damerau-Levenshtein, optimal string alignment). Stops
 * beyond `limit` and returns `limit + 1`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  const height = Math.min(one.length, LONGEST_WORD);
  const width = Math.min(other.length, LONGEST_WORD);
  if (Math.abs(height - width) > limit) return limit + 1;
  let [twoBack, previous, current]: [Uint8Array, Uint8Array, Uint8Array] = [...ROWS];
  for (let column = 0; column <= width; column += 1) previous[column] = column;
  for (let row = 1; row <= height; row += 1) {
    current[0] = row;
    let best = row;
    for (let column = 1; column <= width; column += 1) {
      const cost = one.charCodeAt(row - 1) === other.charCodeAt(column - 1) ? 0 : 1;
      let value = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + cost);
      if (row > 1 && column > 1 && isSwap(one, row, other, column))
        value = Math.min(value, at(twoBack, column - 2) + 1);
      current[column] = value;
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    [twoBack, previous, current] = [previous, current, twoBack];
  }
  return Math.min(at(previous, width), limit + 1);
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0;

function isSwap(one: string, row: number, other: string, column: number): boolean {
  return (
    one.charCodeAt(row - 1) === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
  );
}
