/**
 * Figures as data; the screen draws them. Positions and sizes are in a square of 100 by 100, rotation in degrees clockwise; an unrotated arrow or triangle
 * points up, a bar is upright.
 */
export const SHAPE_FORMS = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'arrow', 'bar'] as const;

export const SHAPE_FILLS = ['none', 'solid', 'striped'] as const;

export type Shape = {
  form: (typeof SHAPE_FORMS)[number];
  x: number;
  y: number;
  size: number;
  turn: number;
  fill: (typeof SHAPE_FILLS)[number];
};

export type Cell = { column: number; row: number };

/** Drawn shapes; or squares, holes and folded parts on a grid; or the gap to fill. `alt` describes the drawing, never the right answer. */
export type Figure<Alt> =
  | { kind: 'shapes'; shapes: Shape[]; alt: Alt }
  | { kind: 'grid'; columns: number; rows: number; squares: Cell[]; holes: Cell[]; away: Cell[]; alt: Alt }
  | { kind: 'blank'; alt: Alt };
