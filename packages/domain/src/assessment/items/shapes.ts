import type { Figure, Shape } from '../figure.ts';

const FILL_WORDS: Readonly<Record<Shape['fill'], string>> = { none: 'empty', solid: 'filled', striped: 'striped' };
const DIRECTIONS = ['up', 'up right', 'right', 'down right', 'down', 'down left', 'left', 'up left'] as const;
const MIDDLE = 50;

/** A figure of shapes with its description in words. */
export const shapesFigure = (shapes: Shape[]): Figure => ({ kind: 'shapes', shapes, alt: describe(shapes) });

export const BLANK: Figure = { kind: 'blank', alt: 'The empty place' };

/** `Empty arrow pointing right in the middle; filled circle at the upper left`: what is drawn, part by part. */
function describe(shapes: readonly Shape[]): string {
  const [first] = shapes;
  const isRow = shapes.length > 1 && (shapes.every(({ x }) => x === MIDDLE) || shapes.every(({ y }) => y === MIDDLE));
  const words =
    isRow && first !== undefined
      ? `${shapes.length} ${wordsOf(first).replace(first.form, `${first.form}s`)}, side by side`
      : shapes.map((shape) => `${wordsOf(shape)} ${placeWords(shape)}`).join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordsOf = ({ form, fill, turn }: Shape) =>
  [FILL_WORDS[fill], form, turnWords(form, turn)].filter(Boolean).join(' ');

function turnWords(form: Shape['form'], turn: number): string {
  if (form === 'arrow' || form === 'triangle') return `pointing ${DIRECTIONS[Math.round(turn / 45) % 8]}`;
  if (form === 'bar') return turn === 0 ? 'standing' : turn === 90 ? 'lying' : 'leaning';
  return '';
}

function placeWords({ x, y }: Shape): string {
  const across = x < MIDDLE ? 'left' : 'right';
  const down = y < MIDDLE ? 'upper' : 'lower';
  return x === MIDDLE && y === MIDDLE ? 'in the middle' : `at the ${down} ${across}`;
}
