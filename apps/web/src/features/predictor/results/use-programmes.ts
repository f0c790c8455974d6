import type { ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { resultsQuery } from '../queries.ts';
import type { RunFacts } from './result-context.ts';
import { resultKey } from './result-key.ts';
import { useLastError } from './use-last-error.ts';
import { readView, viewQuery } from './view-address.ts';

export type Programmes = ReturnType<typeof useProgrammes>;

/** What of a run the address asks for: the pages of that view that were loaded, and how many programmes there are. */
export function useProgrammes(run: Run, address: URLSearchParams) {
  const search = String(address);
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const query = useInfiniteQuery({
    ...resultsQuery(run, viewQuery(view)),
    // Rows stay where they are until others come for them.
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const error = useLastError(query.error, isFetching);
  const pages: readonly ResultsPage[] = useMemo(() => data?.pages ?? [], [data]);
  const rows = useMemo(() => pages.flatMap(({ results }) => results), [pages]);
  const facts = useMemo((): RunFacts => {
    const colleges = [run.first, ...pages].flatMap((page) => page.colleges);
    return {
      run,
      places: new Map(colleges.map((college) => [college.id, college])),
      lists: new Map(run.lists.map((list) => [list.id, list])),
    };
  }, [run, pages]);
  const byKey = useMemo(() => new Map(rows.map((row) => [resultKey(row), row])), [rows]);
  const last = pages.at(-1);
  return {
    facts,
    byKey,
    view,
    rows,
    total: last?.total ?? 0,
    all: last?.all ?? 0,
    /** How many lie below 5% of what was asked for, where nothing else is shown. */
    below: last?.below ?? 0,
    /** Where nothing is within reach, the nearest are shown without being asked for. */
    isOutOfReach: run.resultCount === 0,
    /** The rows are still those of the view before. */
    isBehind: isPlaceholderData,
    /** Nothing was ever shown. */
    isEmpty: data === undefined,
    error,
    isTrying: isFetching,
    tryAgain: () => void (isPlaceholderData || data === undefined ? refetch() : fetchNextPage()),
    hasMore: hasNextPage && !isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    loadMore: fetchNextPage,
  };
}
