import type { PredictionResult } from '@dakhila/contract/predictor-results';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { predictorMessages } from '../messages.ts';
import { CompareTable } from './compare-table.tsx';
import { type RunFacts, splitProgramme } from './result-context.ts';
import { resultKey } from './result-key.ts';
import { MOST_COMPARED } from './view-address.ts';

type CompareTrayProps = {
  results: readonly PredictionResult[];
  /** How many more are picked that have not come yet. */
  coming: number;
  facts: RunFacts;
  onTakeOut: (result: PredictionResult) => void;
  onClear: () => void;
};

/** The picked programmes at the foot of the window, and their comparison. Nothing while none is picked. */
export function CompareTray({ results, coming, facts, onTakeOut, onClear }: CompareTrayProps) {
  const words = useMessages(predictorMessages).detail;
  const [isOpen, setIsOpen] = useState(false);
  const count = results.length + coming;
  if (count === 0) return null;
  return (
    <section
      aria-label={words.tray}
      className="sticky bottom-3 z-20 mt-6 rounded-card border border-edge bg-card p-3 shadow-soft print:hidden"
    >
      <p role="status" className="sr-only">
        {fill(words.trayCount, { count, most: MOST_COMPARED })}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ul className="flex min-w-0 flex-1 basis-full gap-2 overflow-x-auto sm:basis-0">
          {results.map((result) => {
            const { name } = splitProgramme(result.programme);
            return (
              <li
                key={resultKey(result)}
                className="flex max-w-60 min-w-36 flex-1 items-center rounded-control bg-ink-soft ps-3 text-xs leading-tight"
              >
                <span className="min-w-0 flex-1">
                  <span className="line-clamp-1 font-semibold">{name}</span>
                  <span className="line-clamp-1">{result.collegeName}</span>
                </span>
                <button
                  type="button"
                  onClick={() => onTakeOut(result)}
                  className="grid size-11 shrink-0 place-items-center rounded-control text-quiet hover:text-ink"
                >
                  <X className="size-4" aria-hidden="true" />
                  <span className="sr-only">{fill(words.takeOut, { name: `${name}, ${result.collegeName}` })}</span>
                </button>
              </li>
            );
          })}
        </ul>
        {coming > 0 && <p className="text-sm text-quiet">{fill(words.trayComing, { count: coming })}</p>}
        <div className="flex flex-1 items-center justify-end gap-2 sm:flex-none">
          <Button variant="quiet" onClick={onClear}>
            {words.clear}
          </Button>
          {results.length > 1 ? (
            <Button onClick={() => setIsOpen(true)}>{words.compareNow}</Button>
          ) : (
            count < 2 && <p className="text-sm text-quiet">{words.needTwo}</p>
          )}
        </div>
      </div>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        size="large"
        title={words.compareTitle}
        footer={<Button onClick={() => setIsOpen(false)}>{words.close}</Button>}
      >
        <CompareTable results={results} facts={facts} />
      </Dialog>
    </section>
  );
}
