import type { Run } from '@dakhila/contract/predictor-results';
import { USUAL_ORDER } from '@dakhila/domain/predictor/result-order';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { useLayoutEffect, useRef } from 'react';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { predictorMessages } from '../messages.ts';
import { AlsoLeftOut, NothingFits, OutOfReach } from './nothing-fits.tsx';
import { OrderChoice } from './order-choice.tsx';
import { programmesText } from './result-context.ts';
import { ResultRows, type RowsProps } from './result-rows.tsx';
import type { Programmes } from './use-programmes.ts';
import { type AddressParts, isNarrowed } from './view-address.ts';

type ProgrammeListProps = {
  run: Run;
  programmes: Programmes;
  onClear: () => void;
  onChange: (parts: AddressParts) => void;
} & Beside;
type Beside = Pick<RowsProps, 'pathTo' | 'shownKey' | 'isBeside'>;

export function ProgrammeList({ run, programmes, onClear, onChange, ...beside }: ProgrammeListProps) {
  const messages = useMessages(predictorMessages).results;
  const { view, total, all, below, isBehind, isEmpty, isOutOfReach, error, isTrying, tryAgain } = programmes;
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
    return (
      failed ?? (
        <Loading label={messages.rowsLoading} className="space-y-3" skeletons={['h-20', 'h-20', 'h-20', 'h-20']} />
      )
    );
  return (
    <>
      <ListHead
        shown={total}
        all={all}
        order={view.order}
        isNearHome={programmes.isNearHome}
        exam={run.exam}
        isBelow={isOutOfReach || view.band === 'Unlikely'}
        onChange={onChange}
        onClear={isNarrowed(view) ? onClear : null}
      />
      {total === 0 && isNarrowed(view) && !isBehind ? (
        <NothingFits
          run={run}
          view={view}
          below={below}
          onShowBelow={() => onChange({ unlikely: '1' })}
          onClear={onClear}
        />
      ) : (
        isOutOfReach && <OutOfReach run={run} />
      )}
      <PagedRows programmes={programmes} {...beside} />
      {failed}
      {total > 0 && view.text !== undefined && !isOutOfReach && !isBehind && (
        <AlsoLeftOut
          run={run}
          text={view.text}
          rows={programmes.rows}
          withUnlikely={view.withUnlikely === true || view.band === 'Unlikely'}
        />
      )}
    </>
  );
}

type ListHeadProps = {
  shown: number;
  all: number;
  order: ResultView['order'];
  isNearHome: boolean;
  exam: Run['exam'];
  /** Whether all shown programmes lie below 5%. */
  isBelow: boolean;
  onChange: (parts: AddressParts) => void;
  /** Null if nothing filters the list. */
  onClear: (() => void) | null;
};

function ListHead({ shown, all, order = USUAL_ORDER, isNearHome, exam, isBelow, onChange, onClear }: ListHeadProps) {
  const messages = useMessages(predictorMessages).results;
  const below =
    order === USUAL_ORDER
      ? messages.nearestFirst
      : order === 'chance'
        ? messages.bestFirst
        : messages.orderMeans[order];
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <p role="status" className="me-auto text-sm font-semibold tabular-nums">
        {shown === all
          ? programmesText(messages, all)
          : fill(messages.count, { shown: indianNumber(shown), programmes: programmesText(messages, all) })}
      </p>
      {onClear && (
        <Button variant="quiet" size="small" className="shrink-0 print:hidden" onClick={onClear}>
          {messages.clear}
        </Button>
      )}
      <OrderChoice order={order} exam={exam} onChange={onChange} />
      <p className="basis-full text-xs text-quiet text-pretty">
        {isBelow ? below : messages.orderMeans[order]}
        {isNearHome && order === USUAL_ORDER && !isBelow && ` ${messages.nearHomeOrder}`}
      </p>
    </div>
  );
}

type PagedRowsProps = Beside & { programmes: Programmes };

/** The rows that are loaded, and the button for the next page. Printing uses other rows. */
function PagedRows({ programmes, ...beside }: PagedRowsProps) {
  const messages = useMessages(predictorMessages).results;
  const holder = useRef<HTMLDivElement>(null);
  const { rows, total, facts, isBehind, hasMore, isLoadingMore, loadMore } = programmes;
  /** The first row of the next page, which gets the focus. */
  const nextRow = useRef<number | null>(null);
  useLayoutEffect(() => {
    const next = nextRow.current === null ? null : holder.current?.querySelectorAll('li')[nextRow.current];
    if (!next || rows.length === 0) return;
    nextRow.current = null;
    next.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [rows.length]);
  const showMore = () => {
    nextRow.current = rows.length;
    void loadMore();
  };
  return (
    <div ref={holder} className="print:hidden">
      {rows.length > 0 && (
        <ResultRows rows={rows} label={messages.list} facts={facts} total={total} isBusy={isBehind} {...beside} />
      )}
      {hasMore && (
        <Button variant="secondary" className="mt-4 w-full" isBusy={isLoadingMore} onClick={showMore}>
          {fill(messages.showMore, { left: indianNumber(total - rows.length) })}
        </Button>
      )}
    </div>
  );
}
