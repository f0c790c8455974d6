import type { Shape } from '../figure.ts';
import type { SaidFigure } from './item.ts';
import { said } from './words/said.ts';

const MIDDLE = 50;

/** A figure of shapes with its description in words: what is drawn, part by part. */
export function shapesFigure(shapes: Shape[]): SaidFigure {
  const [first] = shapes;
  const isRow = shapes.length > 1 && (shapes.every(({ x }) => x === MIDDLE) || shapes.every(({ y }) => y === MIDDLE));
  const alt = said((words) => (isRow && first !== undefined ? words.row(first, shapes.length) : words.shapes(shapes)));
  return { kind: 'shapes', shapes, alt };
}

export const BLANK: SaidFigure = { kind: 'blank', alt: said(({ blank }) => blank) };
