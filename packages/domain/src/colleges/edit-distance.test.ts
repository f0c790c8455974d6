import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['vishwakarma', 'vishvakarma', 1],
  ['pune', 'pnue', 1],
  ['walchand', 'walchnad', 1],
  ['engineering', 'enginering', 1],
  ['sardar', 'sardaar', 1],
  ['', 'ab', 2],
  ['same', 'same', 0],
])('%s and %s are %i typing errors apart', (one, other, errors) => {
  expect(editDistance(one, other, 4)).toBe(errors);
});

/** The textbook recurrence, without early stops. */
function plainDistance(one: string, other: string): number {
  const table: number[][] = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_unused, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      let value = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + cost);
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        value = Math.min(value, at(row - 2, column - 2) + 1);
      (table[row] ?? [])[column] = value;
    }
  }
  return at(one.length, other.length);
}

test('the distance is the textbook one, cut off beyond the limit', () => {
  const word = fc.stringMatching(/^[abc]{0,9}$/);
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (one, other, limit) => {
      expect(editDistance(one, other, limit)).toBe(Math.min(plainDistance(one, other), limit + 1));
    }),
    { numRuns: 1000 },
  );
});

test('very long words do not break it', () => {
  expect(editDistance('a'.repeat(500), 'a'.repeat(500), 2)).toBe(0);
});
