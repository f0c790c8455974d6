import { SHAPE_FILLS, type Shape } from '../figure.ts';
import { shapesInWords } from './figure-texts.ts';
import type { SaidFigure, TaskItem } from './item.ts';
import { said } from './item-texts.ts';

/** Patterns: a series of five or a square of nine, with one place empty. A test finds the rule in the drawn figures and works the answer out again. */
const MIDDLE = { x: 50, y: 50, size: 56, turn: 0, fill: 'none' } as const;
const CORNERS = [
  { x: 22, y: 22 },
  { x: 78, y: 22 },
  { x: 78, y: 78 },
  { x: 22, y: 78 },
] as const;

const one = (shape: Partial<Shape> & Pick<Shape, 'form'>): Shape => ({ ...MIDDLE, ...shape });
const fillAt = (step: number) => SHAPE_FILLS[step % SHAPE_FILLS.length] ?? 'none';
const turned = (degrees: number) => ((degrees % 360) + 360) % 360;

/** So many small circles in a row. */
const dots = (count: number, fill: Shape['fill']): Shape[] =>
  Array.from({ length: count }, (_, index) => ({
    form: 'circle',
    x: 50 + (index - (count - 1) / 2) * 18,
    y: 50,
    size: 13,
    turn: 0,
    fill,
  }));
/** So many upright bars, turned together. */
const bars = (count: number, turn: number): Shape[] =>
  Array.from({ length: count }, (_, index) => {
    const away = (index - (count - 1) / 2) * 22;
    const isLying = turn === 90;
    return { form: 'bar', x: 50 + (isLying ? 0 : away), y: 50 + (isLying ? away : 0), size: 60, turn, fill: 'solid' };
  });
const corner = (step: number): Shape => {
  const { x, y } = CORNERS[((step % 4) + 4) % 4] ?? CORNERS[0];
  return { form: 'circle', x, y, size: 16, turn: 0, fill: 'solid' };
};

const shapesFigure = (shapes: Shape[]): SaidFigure => ({
  kind: 'shapes',
  shapes,
  alt: said(({ figures }) => shapesInWords(figures, shapes)),
});
const BLANK: SaidFigure = { kind: 'blank', alt: said(({ figures }) => figures.blank) };

const task = (id: string, columns: number, shown: Shape[][], options: Shape[][], right: number): TaskItem => {
  const list: SaidFigure[] = [...shown.map(shapesFigure), BLANK];
  return {
    kind: 'task',
    id,
    text: said(({ figures }) => (columns === 5 ? figures.next : figures.missing)),
    figures: { columns, list },
    options: options.map((shapes) => ({ figure: shapesFigure(shapes) })),
    right,
  };
};
const series = (id: string, at: (step: number) => Shape[], wrong: Shape[][], right: number) =>
  task(id, 5, [0, 1, 2, 3].map(at), wrong.toSpliced(right, 0, at(4)), right);
const square = (id: string, at: (row: number, column: number) => Shape[], wrong: Shape[][], right: number) => {
  const places = Array.from({ length: 8 }, (_, place) => at(Math.floor(place / 3), place % 3));
  return task(id, 3, places, wrong.toSpliced(right, 0, at(2, 2)), right);
};

const FORMS = ['circle', 'square', 'triangle'] as const;
const formAt = (step: number) => FORMS[step % 3] ?? 'circle';

/** Corners with a dot: the third of each row overlays the first two, and removes the dots that both have. */
const OVERLAID: readonly (readonly (readonly number[])[])[] = [
  [[0], [1], [0, 1]],
  [
    [0, 1],
    [1, 2],
    [0, 2],
  ],
  [
    [0, 2, 3],
    [0, 1, 2],
    [1, 3],
  ],
];

export const ABSTRACT_ITEMS: readonly TaskItem[] = [
  series(
    'a1',
    (step) => [one({ form: 'arrow', turn: turned(step * 45) })],
    [[one({ form: 'arrow', turn: 135 })], [one({ form: 'arrow', turn: 225 })], [one({ form: 'arrow', turn: 0 })]],
    2,
  ),
  series(
    'a2',
    (step) => dots(step + 1, step % 2 === 0 ? 'solid' : 'none'),
    [dots(5, 'none'), dots(4, 'solid'), dots(4, 'none')],
    0,
  ),
  square(
    'a3',
    (row, column) => [one({ form: formAt(row), fill: fillAt(column) })],
    [
      [one({ form: 'triangle', fill: 'none' })],
      [one({ form: 'square', fill: 'striped' })],
      [one({ form: 'triangle', fill: 'solid' })],
    ],
    3,
  ),
  series(
    'a4',
    (step) => [one({ form: 'triangle', turn: turned(step * 90), fill: fillAt(step) })],
    [
      [one({ form: 'triangle', turn: 0, fill: 'none' })],
      [one({ form: 'triangle', turn: 90, fill: 'solid' })],
      [one({ form: 'triangle', turn: 180, fill: 'striped' })],
    ],
    1,
  ),
  square('a5', (row, column) => bars(column + 1, row * 45), [bars(3, 45), bars(2, 90), bars(3, 0)], 0),
  series(
    'a6',
    (step) => [one({ form: 'arrow', size: 34, turn: turned(-step * 45) }), corner(step)],
    [
      [one({ form: 'arrow', size: 34, turn: 225 }), corner(0)],
      [one({ form: 'arrow', size: 34, turn: 180 }), corner(1)],
      [one({ form: 'arrow', size: 34, turn: 135 }), corner(3)],
    ],
    3,
  ),
  square(
    'a7',
    (row, column) => [one({ form: formAt(row + column), fill: fillAt(2 * row + column) })],
    [
      [one({ form: 'square', fill: 'solid' })],
      [one({ form: 'circle', fill: 'none' })],
      [one({ form: 'triangle', fill: 'striped' })],
    ],
    2,
  ),
  square(
    'a8',
    (row, column) => OVERLAID[row]?.[column]?.map(corner) ?? [],
    [[0, 1, 2, 3].map(corner), [0, 2].map(corner), [1, 2, 3].map(corner)],
    1,
  ),
];
