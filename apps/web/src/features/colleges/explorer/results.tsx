import { type CollegePage, PAGE_SIZE } from '@dakhila/contract/college-list';
import { useRef } from 'react';
import { ApiError, messageOf } from '../../../lib/api-error.ts';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchedMap } from '../../../ui/illustrations.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { collegesMessages } from '../messages.ts';
import { CollegeCard } from '../shared/college-card.tsx';
import { clampPage, type SearchState, shownSort } from './search-state.ts';

/** Nothing yet, a failure, or a page, which may be the previous one while another loads. */
type Found = { page: CollegePage | undefined; error: Error | null; isLoading: boolean };
type ResultsProps = {
  state: SearchState;
  found: Found;
  /** Whether a text, a filter or an order is set. */
  isClearable: boolean;
  onClear: () => void;
  onPage: (page: number) => void;
};

/** The status, under it the colleges or why there are none, and the pager: 'Showing page X of Y'. */
export function Results({ state, found: { page, error, isLoading }, isClearable, onClear, onPage }: ResultsProps) {
  const messages = useMessages(collegesMessages).explorer;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFailed = error !== null && !isLoading;
  const isEmpty = page?.total === 0 && !isLoading && !isFailed;
  const clear = () => {
    onClear();
    // The pressed button disappears.
    heading.current?.focus({ preventScroll: true });
  };
  const turn = (next: number) => {
    onPage(next);
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <section aria-busy={isLoading}>
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        {messages.results}
      </h2>
      <div className="mb-3 flex items-center justify-between gap-3 sm:mb-4">
        <div role="status" className="min-h-11 text-sm">
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
        {isClearable && (
          <Button variant="quiet" className="-me-3 shrink-0" onClick={clear}>
            {messages.clearAll}
          </Button>
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
          illustration={<SearchedMap />}
          action={<Button onClick={onClear}>{messages.clearFilters}</Button>}
        >
          {messages.emptyText}
        </EmptyState>
      ) : page && page.colleges.length > 0 ? (
        <>
          <ol
            // The previous results stay visible, but inert, until the new ones are loaded.
            inert={isLoading}
            className={classNames('space-y-3 transition-opacity sm:space-y-4', isLoading && 'opacity-50')}
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
    <div aria-hidden="true" className="space-y-3 sm:space-y-4">
      {Array.from({ length: 4 }, (_, place) => (
        <Card key={place} className="max-sm:p-3">
          <div className="flex gap-3 sm:gap-4">
            <Skeleton className="size-7 shrink-0 sm:size-9" />
            <Skeleton className="h-6 w-4/5" />
          </div>
          <Skeleton className="mt-2 h-4 w-1/2" />
          <Skeleton className="mt-2 h-4 w-5/6" />
          <Skeleton className="mt-2 h-4 w-3/4" />
          <div className="mt-2 flex items-center justify-between gap-4 border-t pt-1.5 sm:mt-3 sm:pt-3">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-11 w-2/5 max-w-32" />
          </div>
        </Card>
      ))}
    </div>
  );
}
