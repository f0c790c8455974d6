import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { indianDateTime } from '../../../lib/format.ts';
import { useMessages } from '../../../lib/messages.ts';
import { resultMessages } from './messages.ts';
import { ResultCard } from './result-card.tsx';
import type { RunFacts } from './result-context.ts';
import { resultKey } from './result-key.ts';

/** About ten sheets. Whoever wants all of them takes the file, which is set more closely. */
const MOST_PRINTED = 60;

type PrintedResultsProps = {
  run: Run;
  rows: readonly PredictionResult[];
  facts: RunFacts;
  pathTo: (key: string) => string;
};

/** The first results on paper, one below the other, with what they were made from and where the rest is. */
export function PrintedResults({ run, rows, facts, pathTo }: PrintedResultsProps) {
  const words = useMessages(resultMessages);
  return (
    <>
      <p className="mb-3 text-sm">
        {words.madeFrom(indianDateTime(run.createdAt) ?? '', run.dataYears.first, run.dataYears.last)}
      </p>
      <ol className="space-y-3">
        {rows.slice(0, MOST_PRINTED).map((result) => (
          <li key={resultKey(result)} className="break-inside-avoid">
            <ResultCard
              result={result}
              facts={facts}
              to={pathTo(resultKey(result))}
              isPicked={false}
              onPick={() => undefined}
            />
          </li>
        ))}
      </ol>
      {rows.length > MOST_PRINTED && <p className="mt-3 text-sm">{words.printedFirst(MOST_PRINTED, rows.length)}</p>}
    </>
  );
}
