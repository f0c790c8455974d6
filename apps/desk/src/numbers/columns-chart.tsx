import type { NumbersChart, NumbersRange } from '@dakhila/contract/desk/numbers';
import { type ChartId, chartOf } from '@dakhila/domain/numbers/measures';
import { figureOf, periodInWords, topOf, totalOf } from './labels.ts';

/** The colours of a chart's parts, from the axis up. What should be small is marigold. */
const COLOURS: Readonly<Record<ChartId, readonly string[]>> = {
  'sign-ups': ['bg-depth-3'],
  activations: ['bg-depth-3'],
  runs: ['bg-depth-3'],
  revenue: ['bg-depth-3', 'bg-marigold'],
  answers: ['bg-depth-4', 'bg-depth-3', 'bg-depth-2', 'bg-marigold'],
  assistant: ['bg-depth-3', 'bg-marigold'],
};
const SYSTEM_COLOUR = 'forced-colors:forced-color-adjust-none forced-colors:bg-[CanvasText]';

/** Columns over time. The table beside it has the same figures for those who cannot see it. */
export function ColumnsChart({ chart: { id, periods }, by }: { chart: NumbersChart; by: NumbersRange['by'] }) {
  const top = topOf(Math.max(...periods.map(({ values }) => totalOf(values))));
  const { parts } = chartOf(id);
  const [first, last] = [periods[0], periods.at(-1)];
  return (
    <div aria-hidden="true">
      {parts.length > 1 && (
        <ul className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-quiet">
          {parts.map(({ name }, place) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className={`size-3 rounded-small ${COLOURS[id][place]} ${SYSTEM_COLOUR}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="flex gap-2">
        <div className="flex h-44 flex-col justify-between text-end text-xs text-quiet tabular-nums">
          <span className="-mt-2">{figureOf(id, top)}</span>
          <span className="-mb-2">0</span>
        </div>
        <div className="min-w-0 flex-1">
          <div className="flex h-44 items-end gap-px border-y bg-[linear-gradient(to_bottom,transparent_49.7%,var(--color-line)_49.7%,var(--color-line)_50.3%,transparent_50.3%)] sm:gap-0.5">
            {periods.map(({ period, values }) => (
              <div
                key={period}
                title={`${periodInWords(period, by)}: ${parts.map(({ name }, place) => `${name} ${figureOf(id, values[place] ?? 'unknown')}`).join(', ')}`}
                className="flex h-full min-w-0 flex-1 flex-col-reverse"
              >
                {values.map((value, place) => (
                  <span
                    key={parts[place]?.name}
                    className={`${value === 'few' ? 'bg-edge' : COLOURS[id][place]} ${SYSTEM_COLOUR} block w-full shrink-0 last:rounded-t-[2px]`}
                    style={{ height: value === 'few' ? '2px' : `${(100 * totalOf([value])) / top}%` }}
                  />
                ))}
              </div>
            ))}
          </div>
          <div className="mt-1.5 flex justify-between gap-4 text-xs text-quiet">
            <span>{first && periodInWords(first.period, by)}</span>
            {last !== first && <span className="text-end">{last && periodInWords(last.period, by)}</span>}
          </div>
        </div>
      </div>
    </div>
  );
}
