import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useMemo } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { resultMessages } from './messages.ts';
import { ResultCard } from './result-card.tsx';
import type { RunFacts } from './result-context.ts';
import { resultKey } from './result-key.ts';
import { useWindowRows } from './use-window-rows.ts';

/** Before any row was measured: a card on a phone. */
const GUESSED_HEIGHT_PX = 350;

type ResultListProps = {
  rows: readonly PredictionResult[];
  /** How many there are with those that have not come yet. */
  all: number;
  facts: RunFacts;
  picked: readonly string[];
  onPick: (result: PredictionResult) => void;
  pathTo: (key: string) => string;
};

/** The results, however many: only what is near the window exists. Each row says which of how many it is. On paper stand other rows: these only wait there, so that the place is not lost. */
export function ResultList({ rows, all, facts, picked, onPick, pathTo }: ResultListProps) {
  const words = useMessages(resultMessages);
  const keys = useMemo(() => rows.map(resultKey), [rows]);
  const { list, measure, rows: placed, heightPx, onFocusRow } = useWindowRows(keys, GUESSED_HEIGHT_PX);
  return (
    <ol ref={list} aria-label={words.list} className="relative print:hidden" style={{ height: `${heightPx}px` }}>
      {placed.map(({ index, top }) => {
        const result = rows[index];
        const key = keys[index];
        if (!result || key === undefined) return null;
        return (
          <li
            key={key}
            ref={measure}
            data-key={key}
            aria-setsize={all}
            aria-posinset={index + 1}
            onFocus={() => onFocusRow(index)}
            className="absolute inset-x-0 top-0 pb-3"
            style={{ transform: `translateY(${top}px)` }}
          >
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
  );
}
