/** A piece of text where it stands on the page, in points. `x` and `y` are the start of its baseline; `y` grows downwards. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

/** Pieces of one row may stand a little higher or lower; rows are further apart. In heights of the text. */
const SAME_ROW = 0.5;
/** Letters of one word are closer than this. In heights of the text. */
const WORD_GAP = 0.15;
/** The lines of a wrapped cell are closer than rows of a table. In heights of the text. */
const WRAPPED_LINE = 1.5;

/** The lines of a wrapped cell, as one; the first line says where it stands. */
type Cell = { first: PlacedText; last: PlacedText; text: string };

/** The text of a page, row by row from the top, each from left to right. A PDF may hold its pieces in any order. */
export function joinLines(pieces: readonly PlacedText[]): string {
  const cells = wrappedCells(pieces.filter(({ text }) => text.trim() !== ''));
  const rows: Cell[][] = [];
  for (const cell of cells.toSorted((one, other) => one.first.y - other.first.y)) {
    const row = rows.at(-1);
    const top = row?.[0]?.first;
    if (row && top && cell.first.y - top.y <= top.height * SAME_ROW) row.push(cell);
    else rows.push([cell]);
  }
  return rows.map(joinRow).join('\n');
}

/** Reading a wrapped cell line by line would mix it with the cells beside it. Programs write the lines of a cell one after the other. */
function wrappedCells(pieces: readonly PlacedText[]): Cell[] {
  const cells: Cell[] = [];
  for (const piece of pieces) {
    const cell = cells.at(-1);
    if (cell && isBelow(piece, cell.last)) {
      cell.text += `\n${piece.text}`;
      cell.last = piece;
    } else cells.push({ first: piece, last: piece, text: piece.text });
  }
  return cells;
}

function isBelow(piece: PlacedText, above: PlacedText): boolean {
  const drop = piece.y - above.y;
  const isAligned = Math.abs(piece.x - above.x) <= above.height * SAME_ROW;
  return isAligned && drop > above.height * SAME_ROW && drop <= above.height * WRAPPED_LINE;
}

function joinRow(row: readonly Cell[]): string {
  const [start, ...rest] = row.toSorted((one, other) => one.first.x - other.first.x);
  if (!start) return '';
  let text = start.text;
  let before = start;
  for (const cell of rest) {
    text += isSameWord(before, cell) ? cell.text : ` ${cell.text}`;
    before = cell;
  }
  return text;
}

/** Pieces that lie over each other are no word: some programs print a text twice to make it bold. */
function isSameWord(before: Cell, cell: Cell): boolean {
  const { x, width, height } = before.first;
  const isWrapped = before.first !== before.last || cell.first !== cell.last;
  return !isWrapped && Math.abs(cell.first.x - x - width) <= height * WORD_GAP;
}
