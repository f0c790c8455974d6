import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import { cardStyles } from './card.tsx';

type ChartFrameProps = {
  title: ReactNode;
  /** What the chart shows, in one sentence. */
  summary: ReactNode;
  chart: ReactNode;
  /** The same figures as a `Table`. */
  table: ReactNode;
  /** Year, round and source of the figures. */
  source?: ReactNode;
  /** Inside a card, without a border of its own. */
  isBare?: boolean;
  className?: string;
};

const VIEWS = ['chart', 'table'] as const;

/** A chart with its title, a one-sentence summary, and a button that shows the same figures as a table. */
export function ChartFrame({ title, summary, chart, table, source, isBare = false, className }: ChartFrameProps) {
  const id = useId();
  const messages = useMessages(commonMessages).ui;
  const [view, setView] = useState<(typeof VIEWS)[number]>('chart');
  return (
    <figure aria-labelledby={id} className={classNames(!isBare && cardStyles(), className)}>
      <figcaption className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <p id={id} className="font-semibold">
            {title}
          </p>
          <p className="mt-1 max-w-reading text-sm text-quiet">{summary}</p>
        </div>
        <div className="flex rounded-control bg-sunken p-0.5 print:hidden">
          {VIEWS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => setView(name)}
              className="min-h-11 rounded-[0.4rem] px-3 text-sm font-semibold text-quiet aria-pressed:bg-card aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-edge aria-pressed:ring-inset forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
            >
              {messages[name]}
            </button>
          ))}
        </div>
      </figcaption>
      {view === 'chart' ? chart : table}
      {source && <p className="mt-3 text-xs text-quiet">{source}</p>}
    </figure>
  );
}

type TickLinesProps = { ticks: readonly number[]; yOf: (tick: number) => number; textOf: (tick: number) => string };

/** The horizontal lines of a chart, each with its figure. */
export const TickLines = ({ ticks, yOf, textOf }: TickLinesProps) =>
  ticks.map((tick) => (
    <g key={tick}>
      <line x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} className="stroke-line" />
      <text x="0" y={yOf(tick) - 4} className="fill-quiet tabular-nums">
        {textOf(tick)}
      </text>
    </g>
  ));
