import type { Cell } from '../figure.ts';
import { inOrder, mirrored, quarterTurn, readCells, shapeFigure } from './grid.ts';
import type { SaidFigure, TaskItem } from './item.ts';
import { type Fold, linesOf } from './words/item-words.ts';
import { said } from './words/said.ts';

/** Shapes to turn and paper to unfold. Tests turn and fold them in another way and find exactly one right answer. */
const SIDE = 4;
const times = (count: number, cells: Cell[]) => Array.from({ length: count }).reduce<Cell[]>(quarterTurn, cells);

type Turning = {
  shape: string[];
  /** Quarter turns of the right answer, and of the mirror image among the wrong ones. */
  turns: number;
  mirrorTurns: number;
  /** Shapes that are nearly the same. */
  others: [string[], string[]];
  right: number;
};

function turning(id: string, { shape, turns, mirrorTurns, others, right }: Turning): TaskItem {
  const cells = readCells(shape);
  const wrong = [times(mirrorTurns, mirrored(cells)), ...others.map(readCells)];
  return {
    kind: 'task',
    id,
    text: said(({ turned }) => turned),
    figures: { columns: 1, list: [shapeFigure(cells, SIDE)] },
    options: wrong.toSpliced(right, 0, times(turns, cells)).map((option) => ({ figure: shapeFigure(option, SIDE) })),
    right,
  };
}

type Folding = { folds: Fold[]; punched: Cell[]; wrong: Cell[][]; right: number };
const SHEET: Cell[] = Array.from({ length: SIDE * SIDE }, (_, place) => ({
  column: place % SIDE,
  row: Math.floor(place / SIDE),
}));

/** What of the paper stays on the table after a fold. */
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
  const alt = said((words) => {
    const paper = away.length === 0 ? words.wholeSheet : words.paper(linesOf(words, inOrder(squares)));
    return holes.length === 0 ? paper : `${paper} ${words.holes(linesOf(words, inOrder(holes)))}`;
  });
  return { kind: 'grid', columns: SIDE, rows: SIDE, squares, holes: [...holes], away, alt };
};

function folding(id: string, { folds, punched, wrong, right }: Folding): TaskItem {
  const stages = [SHEET];
  for (const fold of folds) stages.push(kept(stages.at(-1) ?? SHEET, fold));
  const holes = folds.reduceRight<Cell[]>((open, fold, index) => opened(open, stages[index] ?? SHEET, fold), punched);
  const last = stages.at(-1) ?? SHEET;
  return {
    kind: 'task',
    id,
    text: said((words) => words.folded(folds)),
    figures: { columns: stages.length + 1, list: [...stages.map((paper) => sheet(paper, [])), sheet(last, punched)] },
    options: wrong.toSpliced(right, 0, holes).map((option) => ({ figure: sheet(SHEET, inOrder(option)) })),
    right,
  };
}

/** `'01 23'`: column 0 of row 1, column 2 of row 3. */
const at = (places: string): Cell[] =>
  places.split(' ').map((place) => ({ column: Number(place[0]), row: Number(place[1]) }));

export const SPATIAL_ITEMS: readonly TaskItem[] = [
  turning('s1', {
    shape: ['#.', '#.', '##'],
    turns: 1,
    mirrorTurns: 2,
    others: [
      ['##', '##'],
      ['###', '.#.'],
    ],
    right: 2,
  }),
  turning('s2', {
    shape: ['##.', '.##'],
    turns: 1,
    mirrorTurns: 0,
    others: [
      ['##', '#.', '#.'],
      ['#.', '##', '#.'],
    ],
    right: 0,
  }),
  turning('s3', {
    shape: ['.##', '##.', '.#.'],
    turns: 2,
    mirrorTurns: 1,
    others: [
      ['.#.', '###', '.#.'],
      ['#..', '##.', '.##'],
    ],
    right: 1,
  }),
  turning('s4', {
    shape: ['#...', '####', '..#.'],
    turns: 3,
    mirrorTurns: 2,
    others: [
      ['##..', '.#..', '.#..', '.##.'],
      ['.#..', '####', '..#.'],
    ],
    right: 3,
  }),
  turning('s5', {
    shape: ['##..', '.##.', '.#..', '.#..'],
    turns: 1,
    mirrorTurns: 3,
    others: [
      ['..#.', '####', '.#..'],
      ['#...', '####', '...#'],
    ],
    right: 0,
  }),
  folding('s6', {
    folds: ['left'],
    punched: at('20 31'),
    wrong: [at('20 31 00 11'), at('20 31 10 11'), at('20 31 22 33')],
    right: 2,
  }),
  folding('s7', {
    folds: ['left', 'top'],
    punched: at('33'),
    wrong: [at('33 30 23 20'), at('33 03'), at('33 00 11 22')],
    right: 1,
  }),
  folding('s8', {
    folds: ['bottom', 'right'],
    punched: at('00 11'),
    wrong: [at('00 11 30 21'), at('00 11 22 33'), at('00 11 10 01 32 23 22 33')],
    right: 3,
  }),
];
