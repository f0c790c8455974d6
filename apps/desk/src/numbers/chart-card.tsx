import { type NumbersChart, type NumbersRange, numbersFilePath } from '@dakhila/contract/desk/numbers';
import { chartOf } from '@dakhila/domain/numbers/measures';
import Download from 'lucide-react/icons/download';
import { buttonStyles } from '../../../web/src/ui/button.tsx';
import { ChartFrame } from '../../../web/src/ui/chart-frame.tsx';
import { FigureTable } from '../../../web/src/ui/table.tsx';
import { addressOf } from '../api.ts';
import { ColumnsChart } from './columns-chart.tsx';
import { figureOf, periodInWords, summaryOf } from './labels.ts';

/** One chart with its sentence, the same figures as a table, and as a file. */
export function ChartCard({ chart, range }: { chart: NumbersChart; range: NumbersRange }) {
  const { name, meaning, parts } = chartOf(chart.id);
  return (
    <ChartFrame
      title={name}
      summary={summaryOf(chart, range.by)}
      chart={<ColumnsChart chart={chart} by={range.by} />}
      table={
        <div className="max-h-96 overflow-y-auto">
          <FigureTable
            caption={name}
            isCaptionHidden
            columns={[range.by === 'day' ? 'Day' : 'Week', ...parts.map((part) => part.name)]}
            rows={chart.periods
              .toReversed()
              .map(({ period, values }) => [
                periodInWords(period, range.by),
                ...values.map((value) => figureOf(chart.id, value)),
              ])}
            nameClassName="whitespace-nowrap"
          />
        </div>
      }
      source={
        <span className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 flex-1 basis-60">{meaning}</span>
          <a
            href={addressOf(numbersFilePath(chart.id), { query: range })}
            download
            className={buttonStyles({ variant: 'secondary', size: 'small' })}
          >
            <Download aria-hidden="true" />
            CSV
            <span className="sr-only"> of {name}</span>
          </a>
        </span>
      }
    />
  );
}
