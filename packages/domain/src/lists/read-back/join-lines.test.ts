import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinLines, type PlacedText } from './join-lines.ts';
import { readBack } from './read-back.ts';

const HEIGHT = 10;
const ROW = 24;
const COLUMN = 200;
const LETTER = 5;
const at = (text: string, x: number, y: number): PlacedText => ({
  text,
  x,
  y,
  width: text.length * LETTER,
  height: HEIGHT,
});
const aWord = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
const aTable = fc
  .integer({ min: 1, max: 4 })
  .chain((columns) =>
    fc.array(fc.array(aWord, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 12 }),
  );
const placed = (table: readonly string[][]) =>
  table.flatMap((cells, row) => cells.map((cell, column) => at(cell, column * COLUMN, row * ROW)));

describe('the text of a page', () => {
  test('reads row by row from left to right, in whatever order the file holds it, also where rows are not quite level', () => {
    fc.assert(
      fc.property(
        aTable.chain((table) => {
          const pieces = placed(table);
          return fc.record({
            table: fc.constant(table),
            pieces: fc.shuffledSubarray(pieces, { minLength: pieces.length }),
            uneven: fc.array(fc.double({ min: 0, max: HEIGHT / 3, noNaN: true }), { minLength: 48, maxLength: 48 }),
          });
        }),
        ({ table, pieces, uneven }) => {
          const moved = pieces.map((piece, index) => ({ ...piece, y: piece.y + (uneven[index] ?? 0) }));
          expect(joinLines(moved)).toBe(table.map((cells) => cells.join(' ')).join('\n'));
        },
      ),
    );
  });

  test('letters of one word stay together, and a text printed twice to look bold is no longer word', () => {
    expect(joinLines([at('0600', 0, 0), at('624510', 4 * LETTER, 0), at('Civil', 100, 0)])).toBe('0600624510 Civil');
    expect(joinLines([at('0600624510', 0, 0), at('0600624510', 0.3, 0)])).toBe('0600624510 0600624510');
  });

  test('blank pieces count for nothing', () => {
    expect(joinLines([])).toBe('');
    expect(joinLines([at(' ', 0, 0), at('', 5, 40), at('Form', 0, 80)])).toBe('Form');
  });

  test('a wrapped cell is not mixed with the cell beside it', () => {
    const programme = 'Physics (4 Years, Bachelor of Science)';
    const own = { key: 'a', code: null, institute: 'Indian Institute of Technology Bombay', programme };
    const pieces = [
      at('1', 0, 0),
      at('Indian Institute of', 40, 0),
      at('Technology Bombay', 40, 12),
      at('Physics (4 Years,', 200, 0),
      at('Bachelor of Science)', 200, 12),
    ];
    expect(readBack('josaa', joinLines(pieces), [own])?.differences).toEqual([]);
    const code = [at('1', 0, 0), at('06006', 40, 0), at('24510', 40, 12), at('Civil', 200, 0)];
    const cap = { key: '0600624510', code: '0600624510', institute: 'x', programme: 'y' };
    expect(readBack('mht-cet', joinLines(code), [cap])?.differences).toEqual([]);
  });

  test('any places are read without a fault, and no text is lost', () => {
    const aNumber = fc.oneof(fc.double(), fc.constantFrom(0, Number.NaN, Number.POSITIVE_INFINITY));
    const aPiece = fc.record({ text: aWord, x: aNumber, y: aNumber, width: aNumber, height: aNumber });
    fc.assert(
      fc.property(fc.array(aPiece, { maxLength: 30 }), (pieces) => {
        const letters = (text: string) => [...text.replace(/\s/g, '')].sort().join('');
        expect(letters(joinLines(pieces))).toBe(letters(pieces.map(({ text }) => text).join('')));
      }),
    );
  });
});
