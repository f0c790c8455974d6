import { fill } from '../../text.ts';
import type { Cell } from '../figure.ts';
import spatial from './data/spatial.json' with { type: 'json' };
import { cellsInWords, FOLDS, type Fold, foldQuestion } from './figure-texts.ts';
import type { SaidFigure, TaskItem } from './item.ts';
import { said } from './item-texts.ts';

/** Shapes to rotate and paper to unfold. Tests rotate and fold them in another way and find exactly one right answer. */
const SIDE = 4;
const times = (count: number, cells: Cell[]) => Array.from({ length: count }).reduce<Cell[]>(quarterTurn, cells);

/** Reads rows of text: `#` is a square. */
const readCells = (rows: readonly string[]): Cell[] =>
  rows.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === '#' ? [{ column, row }] : [])));

/** A quarter turn clockwise, moved back to the corner. */
const quarterTurn = (cells: readonly Cell[]): Cell[] =>
  toCorner(cells.map(({ column, row }) => ({ column: -row, row: column })));

/** As seen in a mirror, moved back to the corner. */
const mirrored = (cells: readonly Cell[]): Cell[] =>
  toCorner(cells.map(({ column, row }) => ({ column: -column, row })));

function toCorner(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(({ column }) => column));
  const top = Math.min(...cells.map(({ row }) => row));
  return inOrder(cells.map(({ column, row }) => ({ column: column - left, row: row - top })));
}

const inOrder = (cells: readonly Cell[]): Cell[] =>
  cells.toSorted((one, other) => one.row - other.row || one.column - other.column);

/** A shape of squares on a grid of its own size. */
const shapeFigure = (squares: Cell[], side: number): SaidFigure => ({
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

type Turning = {
  id: string;
  /** Rows of text: `#` is a square. */
  shape: string[];
  /** Quarter turns of the right answer, and of the mirror image among the wrong ones. */
  turns: number;
  mirrorTurns: number;
  /** Shapes that are nearly the same. */
  others: string[][];
  right: number;
};

function turning({ id, shape, turns, mirrorTurns, others, right }: Turning): TaskItem {
  const cells = readCells(shape);
  const wrong = [times(mirrorTurns, mirrored(cells)), ...others.map(readCells)];
  return {
    kind: 'task',
    id,
    text: said(({ figures }) => figures.turned),
    figures: { columns: 1, list: [shapeFigure(cells, SIDE)] },
    options: wrong.toSpliced(right, 0, times(turns, cells)).map((option) => ({ figure: shapeFigure(option, SIDE) })),
    right,
  };
}

/** Holes are written as `'01 23'`: column 0 of row 1, column 2 of row 3. */
type Folding = { id: string; folds: string[]; punched: string; wrong: string[]; right: number };
const SHEET: Cell[] = Array.from({ length: SIDE * SIDE }, (_, place) => ({
  column: place % SIDE,
  row: Math.floor(place / SIDE),
}));

/** The part of the paper that stays in place after a fold. */
function kept(paper: readonly Cell[], fold: Fold): Cell[] {
  const axis = fold === 'left' || fold === 'right' ? 'column' : 'row';
  const places = paper.map((cell) => cell[axis]);
  const middle = (Math.min(...places) + Math.max(...places)) / 2;
  return paper.filter((cell) => (fold === 'left' || fold === 'top' ? cell[axis] > middle : cell[axis] < middle));
}

/** Holes seen after one fold is opened again: each has its mirror image on the other side of the crease. */
function opened(holes: readonly Cell[], before: readonly Cell[], fold: Fold): Cell[] {
  const axis = fold === 'left' || fold === 'right' ? 'column' : 'row';
  const places = before.map((cell) => cell[axis]);
  const sum = Math.min(...places) + Math.max(...places);
  return inOrder([...holes, ...holes.map((hole) => ({ ...hole, [axis]: sum - hole[axis] }))]);
}

const sheet = (squares: Cell[], holes: Cell[]): SaidFigure => {
  const away = SHEET.filter(({ column, row }) => !squares.some((one) => one.column === column && one.row === row));
  const alt = said(({ figures }) => {
    const rowsOf = (cells: Cell[]) => ({ rows: cellsInWords(figures, inOrder(cells)) });
    const paper = away.length === 0 ? figures.wholeSheet : fill(figures.paper, rowsOf(squares));
    return holes.length === 0 ? paper : `${paper} ${fill(figures.holes, rowsOf(holes))}`;
  });
  return { kind: 'grid', columns: SIDE, rows: SIDE, squares, holes: [...holes], away, alt };
};

function folding({ id, folds: names, punched, wrong, right }: Folding): TaskItem {
  const folds = names.map(foldOf);
  const punchedCells = cellsAt(punched);
  const stages = [SHEET];
  for (const fold of folds) stages.push(kept(stages.at(-1) ?? SHEET, fold));
  const holes = folds.reduceRight<Cell[]>(
    (open, fold, index) => opened(open, stages[index] ?? SHEET, fold),
    punchedCells,
  );
  const last = stages.at(-1) ?? SHEET;
  return {
    kind: 'task',
    id,
    text: said(({ figures }) => foldQuestion(figures, folds)),
    figures: {
      columns: stages.length + 1,
      list: [...stages.map((paper) => sheet(paper, [])), sheet(last, punchedCells)],
    },
    options: wrong
      .map(cellsAt)
      .toSpliced(right, 0, holes)
      .map((option) => ({ figure: sheet(SHEET, inOrder(option)) })),
    right,
  };
}

function foldOf(name: string): Fold {
  const fold = FOLDS.find((known) => known === name);
  if (fold === undefined) throw new Error(`spatial.json: no fold ${name}`);
  return fold;
}

const cellsAt = (places: string): Cell[] =>
  places.split(' ').map((place) => ({ column: Number(place[0]), row: Number(place[1]) }));

export const SPATIAL_ITEMS: readonly TaskItem[] = [...spatial.turnings.map(turning), ...spatial.foldings.map(folding)];
