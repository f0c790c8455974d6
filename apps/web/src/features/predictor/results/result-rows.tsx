import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useMemo } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { SectionBoundary } from '../../../ui/section-boundary.tsx';
import { listsQuery } from '../../lists/index.ts';
import { ResultCard } from './result-card.tsx';
import { type RunFacts, resultKey } from './result-context.ts';

export type RowsProps = {
  rows: readonly PredictionResult[];
  label?: string;
  facts: RunFacts;
  pathTo: (key: string) => string;
  /** The key of the result whose details are shown beside the list. */
  shownKey: string;
  isBeside: boolean;
  /** How many there are with those that are not loaded; unknown rows are not counted. */
  total?: number;
  isBusy?: boolean;
  /** Each row says what the family pays, beside its other figures. */
  isWithCost?: boolean;
};

/** Rows of results. Arrow keys move between them, Enter opens one. */
export function ResultRows(props: RowsProps) {
  const { rows, label, facts, pathTo, shownKey, isBeside, total = rows.length, isBusy, isWithCost = false } = props;
  const { data: lists } = useQuery(listsQuery);
  const listed = useMemo(() => new Set(lists?.flatMap(({ choices }) => choices)), [lists]);
  return (
    <ol
      aria-label={label}
      aria-busy={isBusy}
      onKeyDown={moveAlong}
      className={classNames(
        'divide-y overflow-hidden rounded-card border bg-card shadow-soft transition-opacity',
        isBusy && 'opacity-60',
      )}
    >
      {rows.map((result, index) => {
        const key = resultKey(result);
        return (
          <li key={key} aria-setsize={total} aria-posinset={index + 1}>
            <SectionBoundary>
              <ResultCard
                result={result}
                facts={facts}
                to={pathTo(key)}
                isShown={isBeside && key === shownKey}
                isBeside={isBeside}
                isWithCost={isWithCost}
                isOnList={listed.has(choiceKeyOf(result) ?? '')}
              />
            </SectionBoundary>
          </li>
        );
      })}
    </ol>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function moveAlong(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const row = (event.target as HTMLElement).closest('li');
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling;
  const link = next?.querySelector<HTMLElement>('a[href]');
  if (!link) return;
  event.preventDefault();
  link.focus();
}
