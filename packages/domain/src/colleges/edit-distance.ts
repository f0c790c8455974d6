/**
 * How many typing errors part two words: insert, delete, replace, or swap two neighbours (Damerau-Levenshtein, optimal string alignment).
 * Gives up beyond `limit` and answers `limit + 1`.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let twoBack: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one.charCodeAt(row - 1) === other.charCodeAt(column - 1) ? 0 : 1;
      let value = Math.min(at(previous, column) + 1, at(current, column - 1) + 1, at(previous, column - 1) + cost);
      if (row > 1 && column > 1 && isSwap(one, row, other, column))
        value = Math.min(value, at(twoBack, column - 2) + 1);
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    twoBack = previous;
    previous = current;
  }
  return Math.min(at(previous, other.length), limit + 1);
}

const at = (row: readonly number[], column: number): number => row[column] ?? 0;

function isSwap(one: string, row: number, other: string, column: number): boolean {
  return (
    one.charCodeAt(row - 1) === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
  );
}
