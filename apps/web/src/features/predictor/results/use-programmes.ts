import type { PredictionResult, ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { resultQuery, resultsQuery } from '../queries.ts';
import { type RunFacts, resultKey } from './result-context.ts';
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

type Picked = {
  /** The keys that name a programme, as far as is known. */
  keys: readonly string[];
  results: readonly PredictionResult[];
  /** With the colleges of those that are not among the rows. */
  facts: RunFacts;
};

/** The picked programmes: from the rows that are there, and fetched one by one where a link or another filter hides them. */
export function usePicked(run: Run, { byKey, facts }: Programmes, keys: readonly string[]): Picked {
  const hidden = keys.filter((key) => !byKey.has(key));
  const fetched = useQueries({ queries: hidden.map((key) => resultQuery(run.id, key)) });
  const details = new Map(hidden.flatMap((key, at) => (fetched[at]?.data ? [[key, fetched[at].data]] : [])));
  const places = new Map([...details.values()].map(({ college }) => [college.id, college]));
  return {
    // What the address names and the run does not have takes no place.
    keys: keys.filter((key) => byKey.has(key) || !fetched[hidden.indexOf(key)]?.isError),
    results: keys.flatMap((key) => byKey.get(key) ?? details.get(key) ?? []),
    facts: details.size === 0 ? facts : { ...facts, places: new Map([...places, ...facts.places]) },
  };
}

/** The error of a call, also while it is tried again: TanStack Query forgets it then, and the button that was pressed would go from under the finger, with the focus. */
export function useLastError(error: Error | null, isTrying: boolean): Error | null {
  const [last, setLast] = useState(error);
  const shown = error ?? (isTrying ? last : null);
  if (shown !== last) setLast(shown);
  return shown;
}
