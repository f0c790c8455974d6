import type { AssessmentReport } from '@dakhila/contract/assessment-report';

const FRAME = { centre: 150, radius: 104 };
const RINGS = [25, 50, 75, 100];

type HexagonProps = Pick<AssessmentReport['interests'], 'scales' | 'code'> & { label: string; className?: string };

/** Holland's hexagon; the letters of the code are marked. */
export function Hexagon({ scales, code, label, className }: HexagonProps) {
  return (
    <svg viewBox="0 0 300 300" role="img" aria-label={label} className={className}>
      {RINGS.map((ring) => (
        <polygon
          key={ring}
          points={outline(
            Array.from({ length: 6 }, () => ring),
            FRAME,
          )}
          fill="none"
          className="stroke-line"
          strokeWidth={ring === 100 ? 2 : 1}
        />
      ))}
      {scales.map(({ id }, place) => {
        const { x, y } = corner(place, 100, FRAME);
        return <line key={id} x1={FRAME.centre} y1={FRAME.centre} x2={x} y2={y} className="stroke-line" />;
      })}
      <polygon
        points={outline(
          scales.map(({ percent }) => percent),
          FRAME,
        )}
        className="fill-ink stroke-ink"
        fillOpacity="0.16"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      {scales.map((scale, place) => {
        const dot = corner(place, scale.percent, FRAME);
        const name = corner(place, 122, FRAME);
        const isStrong = code.includes(scale.letter);
        return (
          <g key={scale.id}>
            <circle
              cx={dot.x}
              cy={dot.y}
              r="5"
              className={isStrong ? 'fill-marigold stroke-ink' : 'fill-ink stroke-card'}
              strokeWidth="2"
            />
            <text x={name.x} y={name.y + 1} textAnchor="middle" fontSize="17" fontWeight="700" className="fill-text">
              {scale.letter}
            </text>
            <text x={name.x} y={name.y + 16} textAnchor="middle" fontSize="12" className="fill-quiet tabular-nums">
              {Math.round(scale.percent)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The first corner is on top, the others follow clockwise. */
export function corner(place: number, percent: number, { centre, radius }: { centre: number; radius: number }) {
  const angle = (place / 6) * 2 * Math.PI - Math.PI / 2;
  const distance = (radius * percent) / 100;
  return { x: centre + distance * Math.cos(angle), y: centre + distance * Math.sin(angle) };
}

/** As SVG expects them: '150,20 262.6,85 …'. */
export function outline(percents: readonly number[], frame: { centre: number; radius: number }): string {
  return percents
    .map((percent, place) => {
      const { x, y } = corner(place, percent, frame);
      return `${round(x)},${round(y)}`;
    })
    .join(' ');
}

const round = (value: number) => Math.round(value * 10) / 10;
