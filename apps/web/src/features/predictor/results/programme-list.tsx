import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { useMessages } from '../../../lib/messages.ts';
import { useIsPrinting } from '../../../lib/use-is-printing.ts';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { predictorMessages } from '../messages.ts';
import { AfterJosaa } from './after-josaa.tsx';
import { AlsoLeftOut } from './also-left-out.tsx';
import { ListHead } from './list-head.tsx';
import { NothingFits } from './nothing-fits.tsx';
import { OutOfReach } from './out-of-reach.tsx';
import { PrintedResults } from './printed-results.tsx';
import { ResultList } from './result-list.tsx';
import type { Programmes } from './use-programmes.ts';
import { isNarrowed } from './view-address.ts';

type ProgrammeListProps = {
  run: Run;
  programmes: Programmes;
  picked: readonly string[];
  onPick: (result: PredictionResult) => void;
  onClear: () => void;
  onShowBelow: () => void;
  pathTo: (key: string) => string;
};

/** The list with its head: its rows, or why there are none, and what could not be loaded. */
export function ProgrammeList({ run, programmes, onClear, onShowBelow, ...card }: ProgrammeListProps) {
  const words = useMessages(predictorMessages).results;
  const isPrinting = useIsPrinting();
  const { rows, facts, view, total, all, below, isBehind, isEmpty, isOutOfReach, error, isTrying, tryAgain } =
    programmes;
  const failed = error && (
    <FailedLoad
      heading={isEmpty || isBehind ? words.allFailedTitle : words.restFailedTitle}
      error={error}
      fallback={words.failed}
      isTrying={isTrying}
      onTry={tryAgain}
    />
  );
  if (isEmpty || (isBehind && error))
    return (
      failed ?? (
        <div role="status" className="space-y-3">
          <span className="sr-only">{words.rowsLoading}</span>
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      )
    );
  return (
    <>
      <ListHead
        shown={total}
        all={all}
        order={view.order}
        isBelow={isOutOfReach || view.band === 'Unlikely'}
        onClear={isNarrowed(view) ? onClear : null}
      />
      {total === 0 && isNarrowed(view) && !isBehind ? (
        <NothingFits run={run} text={view.text} below={below} onShowBelow={onShowBelow} onClear={onClear} />
      ) : (
        isOutOfReach && <OutOfReach run={run} />
      )}
      {isPrinting && <PrintedResults run={run} rows={rows} all={total} facts={facts} />}
      <ResultList programmes={programmes} {...card} />
      {failed}
      {total > 0 && view.text !== undefined && !isOutOfReach && <AlsoLeftOut run={run} text={view.text} />}
      {run.exam === 'josaa' && <AfterJosaa />}
    </>
  );
}
