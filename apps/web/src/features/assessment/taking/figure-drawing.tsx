import type { Figure } from '@dakhila/contract/assessment-items';
import { useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';

type FigureDrawingProps = {
  figure: Figure;
  /** Inside a button whose name already says what is drawn. */
  isDecorative?: boolean;
  className?: string;
};

/** The description says what is drawn, never which answer is right. */
export function FigureDrawing({ figure, isDecorative = false, className }: FigureDrawingProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 100 100"
      role="img"
      aria-label={figure.alt}
      aria-hidden={isDecorative}
      className={classNames('block aspect-square text-text', className)}
    >
      <defs>
        <pattern id={id} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="7" height="7" className="fill-card" />
          <rect width="3" height="7" fill="currentColor" />
        </pattern>
      </defs>
      {figure.kind === 'blank' && <Blank />}
      {figure.kind === 'grid' && <Grid {...figure} />}
      {figure.kind === 'shapes' &&
        figure.shapes.map((shape) => (
          <DrawnShape key={`${shape.form} ${shape.x} ${shape.y} ${shape.turn}`} {...shape} stripes={`url(#${id})`} />
        ))}
    </svg>
  );
}

type Shape = Extract<Figure, { kind: 'shapes' }>['shapes'][number];

type Point = readonly [x: number, y: number];

/** Outlines around the origin, in a square of 1 by 1. */
const OUTLINES: Record<Exclude<Shape['form'], 'circle'>, readonly Point[]> = {
  square: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ],
  triangle: [
    [0, -0.5],
    [0.5, 0.45],
    [-0.5, 0.45],
  ],
  diamond: [
    [0, -0.5],
    [0.5, 0],
    [0, 0.5],
    [-0.5, 0],
  ],
  hexagon: [
    [0, -0.5],
    [0.433, -0.25],
    [0.433, 0.25],
    [0, 0.5],
    [-0.433, 0.25],
    [-0.433, -0.25],
  ],
  arrow: [
    [0, -0.5],
    [0.38, -0.08],
    [0.15, -0.08],
    [0.15, 0.5],
    [-0.15, 0.5],
    [-0.15, -0.08],
    [-0.38, -0.08],
  ],
  bar: [
    [-0.09, -0.5],
    [0.09, -0.5],
    [0.09, 0.5],
    [-0.09, 0.5],
  ],
};

function DrawnShape({ form, x, y, size, turn, fill, stripes }: Shape & { stripes: string }) {
  const look = {
    fill: fill === 'solid' ? 'currentColor' : fill === 'striped' ? stripes : 'none',
    stroke: 'currentColor',
    strokeWidth: 3,
    strokeLinejoin: 'round',
  } as const;
  if (form === 'circle') return <circle cx={x} cy={y} r={size / 2} {...look} />;
  // Turned by arithmetic, not by a transform, so that stripes keep their direction.
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const points = OUTLINES[form].map(([px, py]) =>
    [x + size * (px * cos - py * sin), y + size * (px * sin + py * cos)].map((place) => place.toFixed(2)).join(','),
  );
  return <polygon points={points.join(' ')} {...look} />;
}

type GridFigure = Extract<Figure, { kind: 'grid' }>;

function Grid({ columns, rows, squares, holes, away }: GridFigure) {
  const side = 92 / Math.max(columns, rows);
  const isSheet = holes.length > 0 || away.length > 0 || squares.length === columns * rows;
  // A sheet keeps its position; a shape is centred.
  const { left, top } = isSheet
    ? { left: 50 - (side * columns) / 2, top: 50 - (side * rows) / 2 }
    : centred(squares, side);
  const place = ({ column, row }: { column: number; row: number }) => ({
    x: left + column * side,
    y: top + row * side,
    width: side,
    height: side,
  });
  const keyOf = ({ column, row }: { column: number; row: number }) => `${column} ${row}`;
  return (
    <>
      {away.map((cell) => (
        <rect
          key={keyOf(cell)}
          {...place(cell)}
          fill="none"
          className="stroke-edge"
          strokeWidth="1"
          strokeDasharray="3 3"
        />
      ))}
      {squares.map((cell) => (
        <rect
          key={keyOf(cell)}
          {...place(cell)}
          className={isSheet ? 'fill-card stroke-edge' : 'fill-ink stroke-card'}
          strokeWidth={isSheet ? 1 : 2}
        />
      ))}
      {isSheet && squares.length > 0 && (
        <rect {...around(squares.map(place))} fill="none" stroke="currentColor" strokeWidth="2.5" />
      )}
      {holes.map(({ column, row }) => (
        <circle
          key={keyOf({ column, row })}
          cx={left + (column + 0.5) * side}
          cy={top + (row + 0.5) * side}
          r={side * 0.26}
          fill="currentColor"
        />
      ))}
    </>
  );
}

function centred(squares: GridFigure['squares'], side: number) {
  const middle = (places: number[]) => ((Math.min(...places) + Math.max(...places) + 1) / 2) * side;
  return {
    left: 50 - middle(squares.map(({ column }) => column)),
    top: 50 - middle(squares.map(({ row }) => row)),
  };
}

/** The outer edge of the sheet. */
function around(places: { x: number; y: number; width: number; height: number }[]) {
  const x = Math.min(...places.map((place) => place.x));
  const y = Math.min(...places.map((place) => place.y));
  const right = Math.max(...places.map((place) => place.x + place.width));
  const bottom = Math.max(...places.map((place) => place.y + place.height));
  return { x, y, width: right - x, height: bottom - y };
}

function Blank() {
  return (
    <>
      <rect
        x="6"
        y="6"
        width="88"
        height="88"
        rx="8"
        fill="none"
        className="stroke-marigold"
        strokeWidth="3"
        strokeDasharray="8 6"
      />
      <text x="50" y="64" textAnchor="middle" fontSize="40" fontWeight="600" className="fill-marigold-text">
        ?
      </text>
    </>
  );
}
