import type { PredictionResult, ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { needsMoney } from '@dakhila/domain/predictor/result-view';
import { keepPreviousData, useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { resultQuery, resultsQuery } from '../queries.ts';
import { type RunFacts, resultKey, twinsAmong } from './result-context.ts';
import { readView, viewQuery } from './view-address.ts';

export type Programmes = ReturnType<typeof useProgrammes>;

export function useProgrammes(run: Run, address: URLSearchParams) {
  const search = String(address);
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  // A tapped filter is shown at once; the rows, which take longer to render, follow.
  const shownSearch = useDeferredValue(search);
  const shownView = useMemo(() => readView(new URLSearchParams(shownSearch)), [shownSearch]);
  const query = useInfiniteQuery({
    ...resultsQuery(run, viewQuery(shownView)),
    // The old rows stay until the new ones are loaded.
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const error = useLastError(query.error, isFetching);
  const pages: readonly ResultsPage[] = useMemo(() => data?.pages ?? [], [data]);
  const rows = useMemo(() => pages.flatMap(({ results }) => results), [pages]);
  const isBehind = isPlaceholderData || shownSearch !== search;
  const [first] = pages;
  const picks = first?.picks;
  const picked = useMemo(() => Object.values(picks ?? {}).flat(), [picks]);
  const isByMoney = needsMoney(shownView);
  const facts = useMemo((): RunFacts => {
    const colleges = [run.first, ...pages].flatMap((page) => page.colleges);
    return {
      run,
      isByMoney,
      places: new Map(colleges.map((college) => [college.id, college])),
      lists: new Map(run.lists.map((list) => [list.id, list])),
      twins: twinsAmong([...rows, ...picked]),
    };
  }, [run, pages, rows, picked, isByMoney]);
  const byKey = useMemo(() => {
    const known = [...rows, ...picked];
    return new Map(known.map((row) => [resultKey(row), row]));
  }, [rows, picked]);
  const last = pages.at(-1);
  return {
    facts,
    byKey,
    view,
    /** The query of the address that the rows belong to, or will once they are loaded. */
    shownSearch,
    rows,
    /** Undefined where the list itself was asked for, and in older cached responses. */
    picks,
    bands: first?.bands ?? bandsOf(run),
    groups: first?.groups,
    /** Near home comes first among alike programmes, because no city is named. */
    isNearHome: first?.nearHome === true,
    ranges: first?.ranges,
    /** How many the limits on money leave out only because a figure is not known. */
    unknownMoney: first?.unknownMoney ?? 0,
    /** The same by what is missing. Older cached responses have none. */
    missingMoney: first?.missingMoney,
    total: last?.total ?? 0,
    all: last?.all ?? 0,
    /** How many matches lie below 5% if no others are shown. */
    below: last?.below ?? 0,
    /** Without results within reach the nearest ones are shown. */
    isOutOfReach: run.resultCount === 0,
    /** The rows still belong to the previous view. */
    isBehind,
    /** Nothing was loaded yet. */
    isEmpty: data === undefined,
    error,
    isTrying: isFetching,
    tryAgain: () => void (isPlaceholderData || data === undefined ? refetch() : fetchNextPage()),
    hasMore: hasNextPage && !isBehind,
    isLoadingMore: isFetchingNextPage,
    loadMore: fetchNextPage,
  };
}

/** The counts of the whole run, for responses that were cached before pages had their own. */
const bandsOf = ({ counts: { tiny, ...bands }, unlikelyCount }: Run) => ({
  ...bands,
  range: tiny,
  Unlikely: unlikelyCount,
});

type Picked = {
  /** Keys that are known to be wrong are left out. */
  keys: readonly string[];
  results: readonly PredictionResult[];
  /** Includes the colleges of picked programmes outside the rows. */
  facts: RunFacts;
  /** For a year, by college. */
  fees: ReadonlyMap<string, { rupees: number; year: string }>;
};

/** Each picked programme is fetched with what a comparison shows beside the row; what the list holds is there at once. */
export function usePicked(run: Run, { byKey, facts }: Programmes, keys: readonly string[]): Picked {
  const fetched = useQueries({ queries: keys.map((key) => resultQuery(run.id, key)) });
  const details = fetched.flatMap(({ data }) => data ?? []);
  const isWrong = (key: string, at: number) => !byKey.has(key) && fetched[at]?.isError;
  return {
    // A key that the run does not have is ignored.
    keys: keys.filter((key, at) => !isWrong(key, at)),
    results: keys.flatMap((key, at) => byKey.get(key) ?? fetched[at]?.data ?? []),
    facts: {
      ...facts,
      places: new Map([...facts.places, ...details.map(({ college }) => [college.id, college] as const)]),
    },
    fees: new Map(details.flatMap(({ college }) => (college.fee ? [[college.id, college.fee]] : []))),
  };
}

/** Keeps the error while a call is retried: TanStack Query clears it, and the pressed button would disappear with its focus. */
export function useLastError(error: Error | null, isTrying: boolean): Error | null {
  const [last, setLast] = useState(error);
  const shown = error ?? (isTrying ? last : null);
  if (shown !== last) setLast(shown);
  return shown;
}
