import type { Block } from '@dakhila/contract/assistant';
import { indianNumber } from '../../lib/format.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { sentences } from '../../lib/sentences.ts';
import { ChartFrame, TickLines } from '../../ui/chart-frame.tsx';
import { FigureTable } from '../../ui/table.tsx';
import { rankScale } from '../colleges/index.ts';
import { assistantMessages } from './messages.ts';

type Chart = Extract<Block, { kind: 'chart' }>;

const HEIGHT = 220;
const TOP = 22;
const BOTTOM = 30;
/** Space for the axis labels, in per cent of the width. */
const LEFT = 14;
/** Distinguished by lightness and by their marks, not by hue. */
const SERIES_STYLES = [
  { line: 'stroke-ink', mark: 'fill-ink', dash: undefined },
  { line: 'stroke-depth-3', mark: 'fill-marigold', dash: '6 4' },
  { line: 'stroke-quiet', mark: 'fill-card', dash: '2 4' },
] as const;
const styleOf = (place: number) => SERIES_STYLES[place % SERIES_STYLES.length] ?? SERIES_STYLES[0];

export function HistoryChart(chart: Chart) {
  const messages = useMessages(assistantMessages);
  const years = yearsOf(chart);
  const [first, last] = [years[0], years.at(-1)];
  if (first === undefined || last === undefined) return null;
  const summary =
    first === last
      ? fill(messages.chartOneYear[chart.unit], { year: first })
      : fill(messages.chartSummary[chart.unit], { first, last });
  return (
    <ChartFrame
      title={chart.title}
      summary={summary}
      chart={
        <>
          <Drawing chart={chart} first={first} count={last - first + 1} label={sentences(chart.title, summary)} />
          {chart.series.length > 1 && <Legend chart={chart} />}
        </>
      }
      table={<Figures chart={chart} years={years} />}
    />
  );
}

const yearsOf = ({ series }: Chart) =>
  [...new Set(series.flatMap(({ points }) => points.map(({ year }) => year)))].toSorted((a, b) => a - b);

const figureOf = (unit: Chart['unit'], value: number) => (unit === 'rank' ? indianNumber(value) : String(value));

/** Ranks on a logarithmic axis with better ones on top, percentiles on a linear one. */
function scaleOf({ unit, series }: Chart) {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  if (unit === 'rank') return rankScale(values);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max((high - low) * 0.15, 0.1);
  const place = (value: number) => (high + margin - value) / (high - low + 2 * margin);
  return { place, ticks: [...new Set([low, high])] };
}

type DrawingProps = { chart: Chart; first: number; count: number; label: string };

function Drawing({ chart, first, count, label }: DrawingProps) {
  const scale = scaleOf(chart);
  const yOf = (value: number) => TOP + scale.place(value) * (HEIGHT - TOP - BOTTOM);
  const xOf = (year: number) => `${LEFT + ((year - first + 0.5) / count) * (100 - LEFT)}%`;
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="text-xs">
      <TickLines ticks={scale.ticks} yOf={yOf} textOf={(tick) => figureOf(chart.unit, tick)} />
      {chart.series.map(({ label: name, points }, place) => {
        const style = styleOf(place);
        return (
          <g key={name}>
            {points.slice(1).map(({ year, value }, before) => {
              const from = points[before];
              return from ? (
                <line
                  key={year}
                  x1={xOf(from.year)}
                  x2={xOf(year)}
                  y1={yOf(from.value)}
                  y2={yOf(value)}
                  className={style.line}
                  strokeWidth="2"
                  strokeDasharray={style.dash}
                />
              ) : null;
            })}
            {points.map(({ year, value }) => (
              <circle
                key={year}
                cx={xOf(year)}
                cy={yOf(value)}
                r="4.5"
                className={`${style.mark} ${style.line}`}
                strokeWidth="2"
              >
                <title>{`${name}, ${year}: ${figureOf(chart.unit, value)}`}</title>
              </circle>
            ))}
          </g>
        );
      })}
      {Array.from({ length: count }, (_, place) => first + place).map((year) => (
        <text key={year} x={xOf(year)} y={HEIGHT - 8} textAnchor="middle" className="fill-quiet tabular-nums">
          {count > 6 ? `’${String(year).slice(2)}` : year}
        </text>
      ))}
    </svg>
  );
}

function Legend({ chart }: { chart: Chart }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {chart.series.map(({ label }, place) => {
        const style = styleOf(place);
        return (
          <li key={label} className="flex items-center gap-2">
            <svg width="28" height="12" aria-hidden="true" className="shrink-0">
              <line x1="0" x2="28" y1="6" y2="6" className={style.line} strokeWidth="2" strokeDasharray={style.dash} />
              <circle cx="14" cy="6" r="4" className={`${style.mark} ${style.line}`} strokeWidth="2" />
            </svg>
            {label}
          </li>
        );
      })}
    </ul>
  );
}

function Figures({ chart, years }: { chart: Chart; years: number[] }) {
  const messages = useMessages(assistantMessages);
  return (
    <FigureTable
      caption={chart.title}
      isCaptionHidden
      columns={[messages.year, ...chart.series.map(({ label }) => label)]}
      rows={years.map((year) => [
        year,
        ...chart.series.map(({ points }) => {
          const point = points.find((one) => one.year === year);
          return point ? figureOf(chart.unit, point.value) : '–';
        }),
      ])}
    />
  );
}
