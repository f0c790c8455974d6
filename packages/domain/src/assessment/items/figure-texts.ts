import { fill } from '../../text.ts';
import type { Cell, Shape } from '../figure.ts';

/** `left`: the left half of the paper is folded over to the right. */
export const FOLDS = ['left', 'right', 'top', 'bottom'] as const;
export type Fold = (typeof FOLDS)[number];

/** The texts of questions with figures, and descriptions of the figures for students who cannot see them. */
export type FigureTexts = {
  next: string;
  missing: string;
  turned: string;
  folded: string;
  /** Between one fold and the next. */
  then: string;
  folds: Readonly<Record<Fold, string>>;
  blank: string;
  fills: Readonly<Record<Shape['fill'], string>>;
  forms: Readonly<Record<Shape['form'], string>>;
  /** The plural of a shape; only English has another word for it. */
  formsInRow: Readonly<Record<Shape['form'], string>>;
  /** Where an arrow or a triangle points, clockwise from above in eighths of a turn. */
  directions: readonly string[];
  bars: { upright: string; lying: string; leaning: string };
  places: { middle: string; upperLeft: string; upperRight: string; lowerLeft: string; lowerRight: string };
  /** Marathi names the filling last, so that it fits a word of any gender. */
  shape: string;
  placed: string;
  row: string;
  squares: string;
  oneColumn: string;
  columns: string;
  wholeSheet: string;
  paper: string;
  holes: string;
};

const MIDDLE = 50;

export const foldQuestion = ({ folded, folds, then }: FigureTexts, own: readonly Fold[]): string =>
  fill(folded, { folds: own.map((fold) => folds[fold]).join(then) });

/** Describes shapes part by part: as a row where they form one, else each with its position. */
export function shapesInWords(texts: FigureTexts, shapes: readonly Shape[]): string {
  const [first] = shapes;
  const isRow = shapes.length > 1 && (shapes.every(({ x }) => x === MIDDLE) || shapes.every(({ y }) => y === MIDDLE));
  if (isRow && first !== undefined)
    return fill(texts.row, { count: shapes.length, shape: shapeInWords(texts, first, texts.formsInRow) });
  const parts = shapes.map((shape) =>
    fill(texts.placed, { shape: shapeInWords(texts, shape, texts.forms), place: placeInWords(texts, shape) }),
  );
  const whole = parts.join('; ');
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

function shapeInWords(texts: FigureTexts, shape: Shape, forms: FigureTexts['forms']): string {
  const parts = { fill: texts.fills[shape.fill], form: forms[shape.form], turn: turnInWords(texts, shape) };
  // A shape without a turn leaves a space behind.
  return fill(texts.shape, parts).replace('  ', ' ').trim();
}

function turnInWords({ directions, bars }: FigureTexts, { form, turn }: Shape): string {
  if (form === 'arrow' || form === 'triangle') return directions[Math.round(turn / 45) % 8] ?? '';
  if (form === 'bar') return turn === 0 ? bars.upright : turn === 90 ? bars.lying : bars.leaning;
  return '';
}

function placeInWords({ places }: FigureTexts, { x, y }: Shape): string {
  if (x === MIDDLE && y === MIDDLE) return places.middle;
  if (y < MIDDLE) return x < MIDDLE ? places.upperLeft : places.upperRight;
  return x < MIDDLE ? places.lowerLeft : places.lowerRight;
}

/** Squares of a grid, row by row; rows and columns count from 1. */
export const cellsInWords = (texts: FigureTexts, cells: readonly Cell[]): string =>
  [...Map.groupBy(cells, ({ row }) => row)]
    .map(([row, own]) => {
      const columns = own.map(({ column }) => column + 1);
      const last = columns.at(-1) ?? 0;
      if (columns.length === 1) return fill(texts.oneColumn, { row: row + 1, column: last });
      return fill(texts.columns, { row: row + 1, columns: columns.slice(0, -1).join(', '), last });
    })
    .join(' ');
