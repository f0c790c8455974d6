import type { Shape } from '../../figure.ts';
import type { FigureWords, Fold } from './item-words.ts';

const FILLS: Readonly<Record<Shape['fill'], string>> = { none: 'empty', solid: 'filled', striped: 'striped' };
const DIRECTIONS = ['up', 'up right', 'right', 'down right', 'down', 'down left', 'left', 'up left'] as const;
const FOLDS: Readonly<Record<Fold, string>> = {
  left: 'the left half over the right',
  right: 'the right half over the left',
  top: 'the top half over the bottom',
  bottom: 'the bottom half over the top',
};

export const FIGURES_EN: FigureWords = {
  next: 'Which figure comes next?',
  missing: 'Which figure belongs in the empty place?',
  turned: 'Which one is this shape, turned but not flipped over?',
  folded: (folds) =>
    `A sheet is folded: ${folds.map((fold) => FOLDS[fold]).join(', then ')}. Holes are punched. How does it look unfolded?`,
  blank: 'The empty place',
  shapes: (shapes) => capital(shapes.map((shape) => `${wordsOf(shape)} ${placeOf(shape)}`).join('; ')),
  row: (shape, count) => `${count} ${wordsOf(shape).replace(shape.form, `${shape.form}s`)}, side by side`,
  squares: (count, rows) => `A shape of ${count} squares. ${rows}`,
  line: (row, columns) =>
    columns.length === 1
      ? `Row ${row}: column ${columns[0]}.`
      : `Row ${row}: columns ${columns.slice(0, -1).join(', ')} and ${columns.at(-1)}.`,
  wholeSheet: 'The whole sheet.',
  paper: (rows) => `Paper lies on: ${rows}`,
  holes: (rows) => `Holes in: ${rows}`,
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const wordsOf = ({ form, fill, turn }: Shape) => [FILLS[fill], form, turnOf(form, turn)].filter(Boolean).join(' ');

function turnOf(form: Shape['form'], turn: number): string {
  if (form === 'arrow' || form === 'triangle') return `pointing ${DIRECTIONS[Math.round(turn / 45) % 8]}`;
  if (form === 'bar') return turn === 0 ? 'standing' : turn === 90 ? 'lying' : 'leaning';
  return '';
}

function placeOf({ x, y }: Shape): string {
  if (x === 50 && y === 50) return 'in the middle';
  return `at the ${y < 50 ? 'upper' : 'lower'} ${x < 50 ? 'left' : 'right'}`;
}
