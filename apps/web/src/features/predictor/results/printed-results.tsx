import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useMessages } from '../../../lib/messages.ts';
import { resultMessages } from './messages.ts';
import { ResultCard } from './result-card.tsx';
import type { RunFacts } from './result-context.ts';
import { resultKey } from './result-key.ts';

/** About ten sheets. Whoever wants all of them takes the file, which is set more closely. */
const MOST_PRINTED = 60;

type PrintedResultsProps = {
  rows: readonly PredictionResult[];
  facts: RunFacts;
  pathTo: (key: string) => string;
};

/** The first results on paper, one below the other, and where the rest is. */
export function PrintedResults({ rows, facts, pathTo }: PrintedResultsProps) {
  const words = useMessages(resultMessages);
  return (
    <>
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
