import { indianNumber } from '../../../../lib/format.ts';
import { fill, textFor, useMessages } from '../../../../lib/messages.ts';
import { ChartFrame } from '../../../../ui/chart-frame.tsx';
import { collegeMessages } from '../messages.ts';
import { CutoffChart } from './cutoff-chart.tsx';
import { CutoffTable } from './cutoff-table.tsx';
import { closingOf, type RoundChoice } from './final-round.ts';
import type { HistoryView, Pool } from './history-view.ts';

type CutoffFigureProps = { view: HistoryView; pool: Pool; round: RoundChoice; title: string };

/** One pool's history: chart, the same as a table, what it says in a sentence, and where it is from. */
export function CutoffFigure({ view, pool, round, title }: CutoffFigureProps) {
  const words = useMessages(collegeMessages).cutoffs;
  const years = pool.years.map(({ year }) => year);
  const [from, to] = [years[0] ?? 0, years.at(-1) ?? 0];
  const compiled = view.compiledYears.filter((year) => years.includes(year));
  const list = view.rankList ? textFor(words.rankLists, view.rankList) : view.words.exam?.[pool.facets.exam ?? ''];
  return (
    <ChartFrame
      title={title}
      summary={`${list ? `${list}. ` : ''}${useSummary(pool, round)}`}
      chart={<CutoffChart pool={pool} round={round} label={title} />}
      table={<CutoffTable pool={pool} caption={title} />}
      source={
        <>
          {fill(words.source, { source: view.source, years: from === to ? from : `${from}–${to}` })}
          {compiled.length > 0 && ` ${fill(words.compiled, { years: compiled.join(', ') })}`}
          {` ${words.noSeatLegend}`}
        </>
      }
    />
  );
}

function useSummary(pool: Pool, round: RoundChoice): string {
  const words = useMessages(collegeMessages).cutoffs;
  const closings = pool.years.flatMap((row) => {
    const found = closingOf(row, round);
    return found ? [{ year: row.year, rank: indianNumber(found.closing.rank) }] : [];
  });
  const [first, last] = [closings[0], closings.at(-1)];
  if (!first || !last) return words.summaryNone;
  if (first === last) return fill(words.summaryOne, { rank: first.rank, year: first.year });
  return fill(words.summary, { from: first.rank, to: last.rank, first: first.year, last: last.year });
}
