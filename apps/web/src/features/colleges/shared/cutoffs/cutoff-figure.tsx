import { indianNumber } from '../../../../lib/format.ts';
import { fill, type LoadedMessages, useMessages } from '../../../../lib/messages.ts';
import { sentences } from '../../../../lib/sentences.ts';
import { ChartFrame } from '../../../../ui/chart-frame.tsx';
import { collegeMessages } from '../messages.ts';
import { closingOf, type RoundChoice } from './choose-pool.ts';
import { CutoffChart } from './cutoff-chart.tsx';
import type { Closing, HistoryView, Pool } from './history-view.ts';
import { RoundsTable } from './rounds-table.tsx';
import { measureOf, RANKS } from './scale.ts';

type CutoffFigureProps = { view: HistoryView; pool: Pool; round: RoundChoice; title: string };

/** One pool's history: chart, table, a summary in one sentence, and the source. */
export function CutoffFigure({ view, pool, round, title }: CutoffFigureProps) {
  const messages = useMessages(collegeMessages).cutoffs;
  const years = pool.years.map(({ year }) => year);
  const [from, to] = [years[0] ?? 0, years.at(-1) ?? 0];
  const compiled = view.compiledYears.filter((year) => years.includes(year));
  const isRank = measureOf(pool) === RANKS;
  const list = !isRank
    ? fill(messages.percentileChart, { exam: pool.facets.exam ?? '' })
    : view.rankList
      ? rankListName(messages, view.rankList, pool.facets.seatType)
      : view.words.exam?.[pool.facets.exam ?? ''];
  return (
    <ChartFrame
      title={title}
      summary={sentences(...(list ? [list] : []), useSummary(pool, round))}
      chart={<CutoffChart pool={pool} round={round} label={title} />}
      table={<CutoffTable pool={pool} caption={title} />}
      source={
        <>
          {fill(messages.source, { source: view.source, years: from === to ? from : `${from}–${to}` })}
          {compiled.length > 0 && ` ${fill(messages.compiled, { years: compiled.join(', ') })}`}
          {` ${messages.noSeatLegend}`}
        </>
      }
    />
  );
}

/** Seats of a category and of PwD candidates are ranked by lists of their own. */
function rankListName(
  messages: LoadedMessages<typeof collegeMessages>['cutoffs'],
  paper: string,
  seatType = '',
): string | undefined {
  const [category = ''] = seatType.split(' ');
  const isOpen = category === 'OPEN';
  if (seatType.includes('PwD'))
    return fill(isOpen ? messages.rankLists.pwd : messages.rankLists.categoryPwd, { paper, category });
  return fill(isOpen ? messages.rankLists.crl : messages.rankLists.category, { paper, category });
}

function useSummary(pool: Pool, round: RoundChoice): string {
  const messages = useMessages(collegeMessages).cutoffs;
  const { numberOf, textOf } = measureOf(pool);
  const closings = pool.years.flatMap((row) => {
    const found = closingOf(row, round);
    return found ? [{ year: row.year, rank: textOf(numberOf(found.closing)) }] : [];
  });
  const [first, last] = [closings[0], closings.at(-1)];
  if (!first || !last) return messages.summaryNone;
  if (first === last) return fill(messages.summaryOne, { rank: first.rank, year: first.year });
  return fill(messages.summary, { from: first.rank, to: last.rank, first: first.year, last: last.year });
}

/** Every closing rank of a pool, newest year first. */
export function CutoffTable({ pool, caption }: { pool: Pool; caption: string }) {
  const years = pool.years.toReversed().map(({ year, rounds }) => ({
    year,
    figures: Array.from(rounds, (closing) => closing && <ClosingFigure closing={closing} />),
  }));
  const hasUnits = pool.years.some(({ rounds }) => rounds.some((closing) => closing && closing.percentile !== null));
  return <RoundsTable caption={caption} years={years} hasUnits={hasUnits} />;
}

/** The percentile where the list has one, and the rank. */
function ClosingFigure({ closing }: { closing: Closing }) {
  const messages = useMessages(collegeMessages).cutoffs;
  return (
    <>
      {closing.percentile !== null && (
        <span className="block">{fill(messages.percentile, { percentile: closing.percentile.toFixed(2) })}</span>
      )}
      <span className={closing.percentile === null ? '' : 'text-xs text-quiet'}>{indianNumber(closing.rank)}</span>
      {closing.isPreparatory && <abbr title={messages.preparatory}>{` ${messages.preparatoryMark}`}</abbr>}
    </>
  );
}
