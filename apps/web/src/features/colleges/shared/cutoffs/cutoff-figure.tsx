import { indianNumber } from '../../../../lib/format.ts';
import { useMessages } from '../../../../lib/messages.ts';
import { ChartFrame } from '../../../../ui/chart-frame.tsx';
import { CutoffChart } from './cutoff-chart.tsx';
import { CutoffTable } from './cutoff-table.tsx';
import { closingOf, type RoundChoice } from './final-round.ts';
import type { HistoryView, Pool } from './history-view.ts';
import { cutoffMessages } from './messages.ts';

type CutoffFigureProps = { view: HistoryView; pool: Pool; round: RoundChoice; title: string };

/** One pool's history: chart, the same as a table, what it says in a sentence, and where it is from. */
export function CutoffFigure({ view, pool, round, title }: CutoffFigureProps) {
  const words = useMessages(cutoffMessages);
  const years = pool.years.map(({ year }) => year);
  const compiled = view.compiledYears.filter((year) => years.includes(year));
  const list = view.rankList ? words.rankLists[view.rankList] : view.words.exam?.[pool.facets.exam ?? ''];
  return (
    <ChartFrame
      title={title}
      summary={`${list ? `${list}. ` : ''}${useSummary(pool, round)}`}
      chart={<CutoffChart pool={pool} round={round} label={title} />}
      table={<CutoffTable pool={pool} caption={title} />}
      source={
        <>
          {words.source(view.source, years[0] ?? 0, years.at(-1) ?? 0)}
          {compiled.length > 0 && ` ${words.compiled(compiled.join(', '))}`}
          {` ${words.noSeatLegend}`}
        </>
      }
    />
  );
}

function useSummary(pool: Pool, round: RoundChoice): string {
  const words = useMessages(cutoffMessages);
  const closings = pool.years.flatMap((row) => {
    const found = closingOf(row, round);
    return found ? [{ year: row.year, rank: indianNumber(found.closing.rank) }] : [];
  });
  const [first, last] = [closings[0], closings.at(-1)];
  if (!first || !last) return words.summaryNone;
  if (first === last) return words.summaryOne(first.rank, first.year);
  return words.summary(first.rank, last.rank, first.year, last.year);
}
