import type { ReliabilityBin, Stratum } from '@dakhila/contract/accuracy';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { ChartFrame } from '../../../ui/chart-frame.tsx';
import { FigureTable } from '../../../ui/table.tsx';
import { predictorMessages } from '../messages.ts';
import { percent } from './accuracy-view.ts';

/** The bin that the summary describes. */
const SUMMARY_BIN = 0.7;

export function ReliabilityFigure({ stratum }: { stratum: Stratum }) {
  const messages = useMessages(predictorMessages).accuracy;
  const bins = stratum.bins.filter(({ count }) => count > 0);
  const example = bins.find(({ from }) => from === SUMMARY_BIN) ?? bins[0];
  if (!example) return null;
  return (
    <ChartFrame
      title={messages.reliability}
      summary={fill(messages.reliabilitySummary, { said: percent(example.forecast), seen: percent(example.observed) })}
      chart={<ReliabilityChart bins={bins} label={messages.reliability} />}
      table={
        <FigureTable
          caption={messages.reliability}
          isCaptionHidden
          columns={[messages.binColumn, messages.said, messages.seen, messages.candidates]}
          rows={bins.map(({ from, to, forecast, observed, count }) => [
            fill(messages.bin, { from: Math.round(from * 100), to: percent(to) }),
            percent(forecast),
            percent(observed),
            indianNumber(count),
          ])}
        />
      }
      source={fill(messages.based, {
        cells: indianNumber(stratum.cells),
        candidates: indianNumber(stratum.candidates),
      })}
    />
  );
}

const SIZE = 320;
const LEFT = 48;
const BOTTOM = 40;
const TOP = 30;
const RIGHT = 22;
const TICKS = [0, 0.25, 0.5, 0.75, 1];
const LARGEST_DOT = 9;
const SMALLEST_DOT = 3.5;

const xOf = (share: number) => LEFT + share * (SIZE - LEFT - RIGHT);
const yOf = (share: number) => SIZE - BOTTOM - share * (SIZE - TOP - BOTTOM);

/** Larger dots mean more candidates. */
function ReliabilityChart({ bins, label }: { bins: readonly ReliabilityBin[]; label: string }) {
  const messages = useMessages(predictorMessages).accuracy;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${SIZE} ${SIZE}`} className="mx-auto w-full max-w-md text-xs">
      {TICKS.map((tick) => (
        <g key={tick}>
          <line x1={LEFT} x2={SIZE - RIGHT} y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
          <text x={LEFT - 6} y={yOf(tick) + 4} textAnchor="end" className="fill-quiet tabular-nums">
            {percent(tick)}
          </text>
          <text x={xOf(tick)} y={SIZE - BOTTOM + 16} textAnchor="middle" className="fill-quiet tabular-nums">
            {percent(tick)}
          </text>
        </g>
      ))}
      <line
        x1={xOf(0)}
        y1={yOf(0)}
        x2={xOf(1)}
        y2={yOf(1)}
        className="stroke-marigold"
        strokeWidth="2"
        strokeDasharray="5 4"
      />
      <text x={xOf(0.72)} y={yOf(0.56)} className="fill-marigold-text font-semibold">
        {messages.perfect}
      </text>
      {bins
        .filter(({ count }) => count > 0)
        .map(({ from, forecast, observed, count }) => (
          <circle
            key={from}
            cx={xOf(forecast)}
            cy={yOf(observed)}
            r={SMALLEST_DOT + (LARGEST_DOT - SMALLEST_DOT) * Math.sqrt(count / most)}
            className="fill-ink stroke-card"
            strokeWidth="1.5"
          >
            <title>
              {fill(messages.dot, { said: percent(forecast), seen: percent(observed), count: indianNumber(count) })}
            </title>
          </circle>
        ))}
      <text x={xOf(0.5)} y={SIZE - 4} textAnchor="middle" className="fill-text font-semibold">
        {messages.forecastAxis}
      </text>
      <text x="4" y="14" className="fill-text font-semibold">
        {messages.seenAxis}
      </text>
    </svg>
  );
}
