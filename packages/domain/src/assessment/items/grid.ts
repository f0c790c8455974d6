import type { Cell, Figure } from '../figure.ts';

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
export const shapeFigure = (squares: Cell[], side: number): Figure => ({
  kind: 'grid',
  columns: side,
  rows: side,
  squares,
  holes: [],
  away: [],
  alt: `A shape of ${squares.length} squares. ${rowWords(squares)}`,
});

/** `Row 1: columns 1 and 2. Row 2: column 2.` */
export function rowWords(cells: readonly Cell[]): string {
  const rows = Map.groupBy(inOrder(cells), ({ row }) => row);
  return [...rows]
    .map(([row, own]) => {
      const columns = own.map(({ column }) => column + 1);
      const last = columns.pop();
      return `Row ${row + 1}: ${columns.length === 0 ? `column ${last}` : `columns ${columns.join(', ')} and ${last}`}.`;
    })
    .join(' ');
}
