import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { indianDateTime, indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { predictorMessages } from '../messages.ts';
import { PrintedRow } from './printed-row.tsx';
import type { RunFacts } from './result-context.ts';
import { resultKey } from './result-key.ts';

/** About five sheets. Whoever wants all of them takes the file, which is set more closely. */
const MOST_PRINTED = 60;

type PrintedResultsProps = {
  run: Run;
  rows: readonly PredictionResult[];
  /** How many there are with those that have not come yet. */
  all: number;
  facts: RunFacts;
};

/** The first results on paper, a row each, with what they were made from and where the rest is. */
export function PrintedResults({ run, rows, all, facts }: PrintedResultsProps) {
  const words = useMessages(predictorMessages).results;
  const details = useMessages(predictorMessages).detail;
  const printed = rows.slice(0, MOST_PRINTED);
  return (
    <div className="hidden print:block">
      <p className="mb-3 text-sm">
        {fill(words.madeFrom, {
          moment: indianDateTime(run.createdAt) ?? '',
          first: run.dataYears.first,
          last: run.dataYears.last,
        })}
      </p>
      <table className="w-full border-collapse text-sm [&_:is(td,th)]:border-b [&_:is(td,th)]:px-2 [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_:is(td,th):first-child]:ps-0">
        <caption className="sr-only">{words.list}</caption>
        <thead className="text-xs">
          <tr>
            <th scope="col" className="w-20">
              {details.chance}
            </th>
            <th scope="col">{words.tabs.programmes}</th>
            <th scope="col" className="w-28">
              {fill(words.forecast, { year: run.year })}
            </th>
            <th scope="col" className="w-28">
              {fill(words.lastYear, { year: run.dataYears.last })}
            </th>
            <th scope="col" className="w-28">
              {words.yourRank}
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
          {fill(words.printedFirst, { shown: indianNumber(printed.length), all: indianNumber(all) })}
        </p>
      )}
    </div>
  );
}
