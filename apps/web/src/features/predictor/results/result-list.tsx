import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useLayoutEffect, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { predictorMessages } from '../messages.ts';
import { ResultCard } from './result-card.tsx';
import { resultKey } from './result-key.ts';
import type { Programmes } from './use-programmes.ts';

type ResultListProps = {
  programmes: Programmes;
  picked: readonly string[];
  onPick: (result: PredictionResult) => void;
  pathTo: (key: string) => string;
};

/** The results that were loaded, and the button for more. Each row says which of how many it is. On paper stand other rows. */
export function ResultList({ programmes, picked, onPick, pathTo }: ResultListProps) {
  const words = useMessages(predictorMessages).results;
  const list = useRef<HTMLOListElement>(null);
  const { rows, total, facts, isBehind, hasMore, isLoadingMore, loadMore } = programmes;
  /** Where whoever asked for more goes on: at the first new row. */
  const goOnAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    const next = goOnAt.current === null ? null : list.current?.children[goOnAt.current];
    if (!next || rows.length === 0) return;
    goOnAt.current = null;
    next.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
  }, [rows.length]);
  const showMore = () => {
    goOnAt.current = rows.length;
    void loadMore();
  };
  return (
    <div className="print:hidden">
      <ol
        ref={list}
        aria-label={words.list}
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
          {fill(words.showMore, { left: indianNumber(total - rows.length) })}
        </Button>
      )}
    </div>
  );
}
