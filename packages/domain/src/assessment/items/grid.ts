import { fill } from '../../language/fill.ts';
import type { Cell } from '../figure.ts';
import { cellsInWords } from './figure-texts.ts';
import type { SaidFigure } from './item.ts';
import { said } from './item-texts.ts';

/** Reads rows of text: `#` is a square. */
export const readCells = (rows: readonly string[]): Cell[] =>
  rows.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === '#' ? [{ column, row }] : [])));

/** A quarter turn clockwise, moved back to the corner. */
export const quarterTurn = (cells: readonly Cell[]): Cell[] =>
  toCorner(cells.map(({ column, row }) => ({ column: -row, row: column })));

/** As seen in a mirror, moved back to the corner. */
export const mirrored = (cells: readonly Cell[]): Cell[] =>
  toCorner(cells.map(({ column, row }) => ({ column: -column, row })));

function toCorner(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.min(...cells.map(({ row }) => row));
  return inOrder(cells.map(({ column, row }) => ({ column: column - left, row: row - top })));
}

export const inOrder = (cells: readonly Cell[]): Cell[] =>
  cells.toSorted((one, other) => one.row - other.row || one.column - other.column);

/** A shape of squares on a grid of its own size. */
export const shapeFigure = (squares: Cell[], side: number): SaidFigure => ({
  kind: 'grid',
  columns: side,
  rows: side,
  squares,
  holes: [],
  away: [],
  alt: said(({ figures }) =>
    fill(figures.squares, { count: squares.length, rows: cellsInWords(figures, inOrder(squares)) }),
  ),
});
