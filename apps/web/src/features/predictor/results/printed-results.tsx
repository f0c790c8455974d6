import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { roundOfLastYear } from '@dakhila/domain/predictor/bands';
import { commonMessages } from '../../../lib/common-messages.ts';
import { indianDateTime, indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { OfferTag } from '../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { usePhrase } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { ListEndNote } from './result-card.tsx';
import { ownRank, type RunFacts, resultKey, splitProgramme, withSeatCode } from './result-context.ts';
import { forecastText, poolFigures } from './result-figures.ts';
import { WhyUnsure } from './why-unsure.tsx';

/** About five sheets; the exported file holds all rows. */
const MOST_PRINTED = 60;

type PrintedResultsProps = {
  run: Run;
  rows: readonly PredictionResult[];
  /** Including rows that are not loaded. */
  all: number;
  facts: RunFacts;
};

export function PrintedResults({ run, rows, all, facts }: PrintedResultsProps) {
  const messages = useMessages(predictorMessages).results;
  const details = useMessages(predictorMessages).detail;
  const printed = rows.slice(0, MOST_PRINTED);
  return (
    <div className="hidden print:block">
      <p className="mb-3 text-sm">
        {fill(messages.madeFrom, {
          moment: indianDateTime(run.createdAt) ?? '',
          first: run.dataYears.first,
          last: run.dataYears.last,
        })}
      </p>
      <table className="w-full border-collapse text-sm [&_:is(td,th)]:border-b [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_:is(td,th):first-child]:ps-0">
        <caption className="sr-only">{messages.list}</caption>
        <thead className="text-xs">
          <tr>
            <th scope="col" className="w-20">
              {details.chance}
            </th>
            <th scope="col">{messages.tabs.programmes}</th>
            <th scope="col" className="w-28">
              {fill(messages.forecast, { year: run.year })}
            </th>
            <th scope="col" className="w-28">
              {fill(messages.lastYear, { year: run.dataYears.last })}
            </th>
            <th scope="col" className="w-28">
              {details.you}
            </th>
          </tr>
        </thead>
        <tbody>
          {printed.map((result) => (
            <PrintedRow key={resultKey(result)} result={result} facts={facts} />
          ))}
        </tbody>
      </table>
      {all > printed.length && (
        <p className="mt-3 text-sm">
          {fill(messages.printedFirst, { shown: indianNumber(printed.length), all: indianNumber(all) })}
        </p>
      )}
    </div>
  );
}

function PrintedRow({ result, facts }: { result: PredictionResult; facts: RunFacts }) {
  const messages = useMessages(predictorMessages).results;
  const pools = useMessages(predictorMessages).pool;
  const phrase = usePhrase();
  const { bands } = useMessages(commonMessages).chance;
  const shown = useShownChance();
  const { chance, band, forecast } = result;
  const { name, degree } = splitProgramme(result.programme);
  const own = ownRank(result, facts);
  const round = roundOfLastYear(facts.run, result.pools[0]);
  const figures = poolFigures(result.pools[0], own, facts.run, messages);
  return (
    <tr>
      <td>
        <span className="block font-bold whitespace-nowrap tabular-nums">
          {chance === null ? messages.rangeOnly : shown(chance)}
        </span>
        {band !== null && bands[band]}
      </td>
      <td>
        <span className="block font-semibold">{[name, degree].filter(Boolean).join(', ')}</span>
        <span className="block">{result.collegeName}</span>
        <span className="block text-xs text-quiet">{withSeatCode(phrase(result.pool.label), result.pool)}</span>
        <OfferTag offered={result.offered} record={result.pools[0]?.offer} />
        <ListEndNote pool={result.pools[0]} facts={facts} />
        <WhyUnsure result={result} facts={facts} isShort />
        {result.note && <span className="block text-xs">{pools.feeWaiver}</span>}
      </td>
      <Figure
        value={forecastText(figures, result.pools[0], messages)}
        note={
          !figures.isPercentile &&
          forecast &&
          fill(messages.range, { low: indianNumber(forecast.q10), high: indianNumber(forecast.q90) })
        }
      />
      <Figure value={figures.closed} note={round !== null && fill(messages.inRound, { round })} />
      <Figure
        value={figures.own}
        note={
          !figures.isPercentile &&
          own?.low !== undefined &&
          own.high !== undefined &&
          fill(messages.range, { low: indianNumber(own.low), high: indianNumber(own.high) })
        }
      />
    </tr>
  );
}

function Figure({ value, note }: { value: string | null; note: string | false | null }) {
  const messages = useMessages(predictorMessages).results;
  return (
    <td className="tabular-nums">
      <span className="block font-semibold">{value ?? messages.unknown}</span>
      {note && <span className="block text-xs text-quiet">{note}</span>}
    </td>
  );
}
