import { useQuery } from '@tanstack/react-query';
import { runQuery } from '../queries.ts';
import { useLastError } from './use-last-error.ts';

/** A saved prediction with the first page of its results, or why it is not there. */
export function useSavedRun(id: string) {
  const { data: run, error, isFetching, refetch } = useQuery(runQuery(id));
  return {
    run,
    error: useLastError(error, isFetching),
    isTrying: isFetching,
    tryAgain: () => void refetch(),
  };
}
