import { fill, useMessages } from '../../../../lib/messages.ts';
import { TickLines } from '../../../../ui/chart-frame.tsx';
import { collegeMessages } from '../messages.ts';
import { closingOf, isComparable, type RoundChoice } from './choose-pool.ts';
import type { Pool, YearRow } from './history-view.ts';
import { type Outlook, OutlookMarks, outlookRanks } from './outlook-marks.tsx';
import { type Measure, measureOf, RANKS } from './scale.ts';

const HEIGHT = 260;
const TOP = 24;
const BOTTOM = 32;
/** The width of the axis labels, in percent. */
const LEFT = 14;

type CutoffChartProps = {
  pool: Pool;
  round: RoundChoice;
  label: string;
  /** A forecast for a coming year, with the rank it is compared with. */
  outlook?: Outlook | undefined;
};

/** Closing ranks by year: a dot for the chosen round, a bar for all rounds of the year. Better ranks are higher up. */
export function CutoffChart({ pool, round, label, outlook }: CutoffChartProps) {
  const messages = useMessages(collegeMessages).cutoffs;
  // A forecast is in ranks of its own year.
  const measure = outlook ? RANKS : measureOf(pool);
  const { numberOf, textOf } = measure;
  const known = pool.years.flatMap(({ rounds }) => rounds.filter(isComparable).map(numberOf));
  const scale = measure.scaleOf(outlook ? [...known, ...outlookRanks(outlook)] : known);
  const yOf = (value: number) => TOP + scale.place(value) * (HEIGHT - TOP - BOTTOM);
  const first = pool.years[0]?.year ?? outlook?.year ?? 0;
  const count = (outlook?.year ?? pool.years.at(-1)?.year ?? 0) - first + 1;
  const xOf = (year: number) => LEFT + ((year - first + 0.5) / count) * (100 - LEFT);
  const dots = pool.years.flatMap((row) => {
    const found = closingOf(row, round);
    return found ? [{ ...found, year: row.year }] : [];
  });
  const years = Array.from({ length: count }, (_, place) => first + place);
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="text-xs">
      <TickLines ticks={scale.ticks} yOf={yOf} textOf={textOf} />
      {pool.years.map((row) => (
        <RoundsBar key={row.year} row={row} numberOf={numberOf} x={`${xOf(row.year)}%`} yOf={yOf} />
      ))}
      {dots.slice(1).map(({ year, closing }, place) => {
        const before = dots[place];
        return before ? (
          <line
            key={year}
            x1={`${xOf(before.year)}%`}
            x2={`${xOf(year)}%`}
            y1={yOf(numberOf(before.closing))}
            y2={yOf(numberOf(closing))}
            className="stroke-ink"
            strokeWidth="2"
          />
        ) : null;
      })}
      {outlook && <OutlookMarks outlook={outlook} x={`${xOf(outlook.year)}%`} yOf={yOf} />}
      {dots.map(({ year, closing, round: of }, place) => (
        <g key={year}>
          <circle
            cx={`${xOf(year)}%`}
            cy={yOf(numberOf(closing))}
            r="5"
            className={place === dots.length - 1 ? 'fill-marigold stroke-ink' : 'fill-ink stroke-card'}
            strokeWidth="2"
          >
            <title>{fill(messages.dot, { year, round: of, rank: textOf(numberOf(closing)) })}</title>
          </circle>
          {((place === 0 && !outlook) || place === dots.length - 1) && (
            <text
              x={`${xOf(year)}%`}
              y={yOf(numberOf(closing)) - 11}
              textAnchor="middle"
              className="fill-text stroke-card stroke-4 font-semibold tabular-nums [paint-order:stroke]"
            >
              {textOf(numberOf(closing))}
            </text>
          )}
        </g>
      ))}
      {years.map((year) => (
        <text key={year} x={`${xOf(year)}%`} y={HEIGHT - 8} textAnchor="middle" className="fill-quiet tabular-nums">
          <tspan className="max-sm:hidden">{year}</tspan>
          <tspan className="sm:hidden">{`’${String(year).slice(2)}`}</tspan>
        </text>
      ))}
    </svg>
  );
}

type RoundsBarProps = { row: YearRow; numberOf: Measure['numberOf']; x: string; yOf: (value: number) => number };

/** From the best to the worst closing of the year's rounds. */
function RoundsBar({ row, numberOf, x, yOf }: RoundsBarProps) {
  const values = row.rounds.filter(isComparable).map(numberOf);
  if (values.length < 2) return null;
  return (
    <line
      x1={x}
      x2={x}
      y1={yOf(Math.min(...values))}
      y2={yOf(Math.max(...values))}
      className="stroke-depth-1"
      strokeWidth="10"
      strokeLinecap="round"
    />
  );
}
