import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useIsPrinting } from '../../../lib/use-screen.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { predictorMessages } from '../messages.ts';
import { AfterJosaa } from './csab-rounds.tsx';
import { AlsoLeftOut, NothingFits, OutOfReach } from './nothing-fits.tsx';
import { PrintedResults } from './printed-results.tsx';
import { ResultCard } from './result-card.tsx';
import { programmesText, resultKey } from './result-context.ts';
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

export function ProgrammeList({ run, programmes, onClear, onShowBelow, ...card }: ProgrammeListProps) {
  const messages = useMessages(predictorMessages).results;
  const isPrinting = useIsPrinting();
  const { rows, facts, view, total, all, below, isBehind, isEmpty, isOutOfReach, error, isTrying, tryAgain } =
    programmes;
  const failed = error && (
    <FailedLoad
      heading={isEmpty || isBehind ? messages.allFailedTitle : messages.restFailedTitle}
      error={error}
      fallback={messages.failed}
      isTrying={isTrying}
      onTry={tryAgain}
    />
  );
  if (isEmpty || (isBehind && error))
    return failed ?? <Loading label={messages.rowsLoading} className="space-y-3" skeletons={['h-56', 'h-56']} />;
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

type ListHeadProps = {
  shown: number;
  all: number;
  order: ResultView['order'];
  /** Whether all shown programmes lie below 5%. */
  isBelow: boolean;
  /** Null if nothing filters the list. */
  onClear: (() => void) | null;
};

function ListHead({ shown, all, order = USUAL_ORDER, isBelow, onClear }: ListHeadProps) {
  const messages = useMessages(predictorMessages).results;
  const below =
    order === USUAL_ORDER
      ? messages.nearestFirst
      : order === 'chance'
        ? messages.bestFirst
        : messages.orderMeans[order];
  return (
    <div className="mb-3 flex items-center justify-between gap-4">
      <div>
        <p role="status" className="text-sm font-semibold tabular-nums">
          {shown === all
            ? programmesText(messages, all)
            : fill(messages.count, { shown: indianNumber(shown), programmes: programmesText(messages, all) })}
        </p>
        <p className="text-xs text-quiet text-pretty">{isBelow ? below : messages.orderMeans[order]}</p>
      </div>
      {onClear && (
        <Button variant="quiet" size="small" className="shrink-0 print:hidden" onClick={onClear}>
          {messages.clear}
        </Button>
      )}
    </div>
  );
}

type ResultListProps = {
  programmes: Programmes;
  picked: readonly string[];
  onPick: (result: PredictionResult) => void;
  pathTo: (key: string) => string;
};

/** Each row states its position and the total. Printing uses other rows. */
function ResultList({ programmes, picked, onPick, pathTo }: ResultListProps) {
  const messages = useMessages(predictorMessages).results;
  const list = useRef<HTMLOListElement>(null);
  const { rows, total, facts, isBehind, hasMore, isLoadingMore, loadMore } = programmes;
  /** The first row of the next page, which gets the focus. */
  const nextRow = useRef<number | null>(null);
  useLayoutEffect(() => {
    const next = nextRow.current === null ? null : list.current?.children[nextRow.current];
    if (!next || rows.length === 0) return;
    nextRow.current = null;
    next.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [rows.length]);
  const showMore = () => {
    nextRow.current = rows.length;
    void loadMore();
  };
  return (
    <div className="print:hidden">
      <ol
        ref={list}
        aria-label={messages.list}
        aria-busy={isBehind}
        className={classNames('space-y-3 transition-opacity', isBehind && 'opacity-60')}
      >
        {rows.map((result, index) => {
          const key = resultKey(result);
          return (
            <li key={key} aria-setsize={total} aria-posinset={index + 1}>
              <ResultCard
                result={result}
                facts={facts}
                to={pathTo(key)}
                isPicked={picked.includes(key)}
                onPick={onPick}
              />
            </li>
          );
        })}
      </ol>
      {hasMore && (
        <Button variant="secondary" className="mt-4 w-full" isBusy={isLoadingMore} onClick={showMore}>
          {fill(messages.showMore, { left: indianNumber(total - rows.length) })}
        </Button>
      )}
    </div>
  );
}
