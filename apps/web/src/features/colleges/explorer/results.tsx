import { type CollegePage, PAGE_SIZE } from '@dakhila/contract/college-list';
import { useRef } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { CampusGate } from '../../../ui/illustrations.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { collegesMessages } from '../messages.ts';
import { CollegeCard } from '../shared/college-card.tsx';
import { clampPage, type SearchState, shownSort } from './search-state.ts';

/** Nothing yet, a failure, or a page, which may be the previous one while another loads. */
type Found = { page: CollegePage | undefined; error: Error | null; isLoading: boolean };
type ResultsProps = { state: SearchState; found: Found; onClear: () => void; onPage: (page: number) => void };

/** The status, under it the colleges or why there are none, and the pager: 'Showing page X of Y'. */
export function Results({ state, found: { page, error, isLoading }, onClear, onPage }: ResultsProps) {
  const messages = useMessages(collegesMessages).explorer;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFailed = error !== null && !isLoading;
  const isEmpty = page?.total === 0 && !isLoading && !isFailed;
  const turn = (next: number) => {
    onPage(next);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-busy={isLoading}>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {messages.results}
      </h2>
      <div role="status" className="mb-4 min-h-11 text-sm">
        {isLoading ? (
          <>
            <p className="font-semibold">{messages.searching}</p>
            <p className="text-quiet">{messages.findingMatches}</p>
          </>
        ) : (
          page &&
          !isFailed && (
            <>
              <p className="font-semibold tabular-nums">{fill(messages.found, { count: page.total })}</p>
              {!isEmpty && <p className="text-quiet">{messages.sorts[shownSort(state)]}</p>}
            </>
          )
        )}
      </div>
      {isFailed ? (
        <ErrorState
          heading={messages.errorTitle}
          level={3}
          action={<Button onClick={onClear}>{messages.clearAndRetry}</Button>}
        >
          {error instanceof ApiError ? error.message || messages.listFailed : messageOf(error)}
        </ErrorState>
      ) : isEmpty ? (
        <EmptyState
          heading={messages.emptyTitle}
          level={3}
          illustration={<CampusGate />}
          action={<Button onClick={onClear}>{messages.clearFilters}</Button>}
        >
          {messages.emptyText}
        </EmptyState>
      ) : page && page.colleges.length > 0 ? (
        <>
          <ol
            // The previous results stay visible, but inert, until the new ones are loaded.
            inert={isLoading}
            className={classNames('space-y-4 transition-opacity', isLoading && 'opacity-50')}
          >
            {page.colleges.map((college, place) => (
              <li key={college.id}>
                <CollegeCard exam={state.exam} college={college} place={(page.page - 1) * PAGE_SIZE + place + 1} />
              </li>
            ))}
          </ol>
          <Pager
            page={clampPage(state.page, page.totalPages)}
            totalPages={page.totalPages}
            onPageChange={turn}
            className="mt-6"
          />
        </>
      ) : (
        <CardSkeletons />
      )}
    </section>
  );
}

function CardSkeletons() {
  return (
    <div aria-hidden="true" className="space-y-4">
      {Array.from({ length: 4 }, (_, place) => (
        <Card key={place} className="flex gap-4">
          <Skeleton className="size-9 shrink-0" />
          <div className="min-w-0 flex-1">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="mt-2 h-4 w-1/2" />
            <Skeleton className="mt-4 h-5 w-3/4" />
            <div className="mt-6 flex items-center justify-between gap-4 border-t pt-3">
              <Skeleton className="h-5 w-2/5" />
              <Skeleton className="h-11 w-2/5 max-w-32" />
            </div>
          </div>
        </Card>
      ))}
    </div>
  );
}
