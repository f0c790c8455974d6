import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { resultQuery } from '../queries.ts';
import type { RunFacts } from './result-context.ts';
import { useLastError } from './use-last-error.ts';

export type ShownPools = {
  /** Best first; only the best one until the others have come. */
  pools: PredictionResult['pools'];
  others: 'here' | 'coming' | 'failed';
  isTrying: boolean;
  tryAgain: () => void;
};

/** One result with its pools. The list holds the best of each; the others are asked for here, and the result itself where the list does not hold it. */
export function usePools(choice: string, row: PredictionResult | undefined, { run }: RunFacts) {
  const { data, error, isFetching, refetch } = useQuery({ ...resultQuery(run.id, choice), enabled: choice !== '' });
  const failure = useLastError(error, isFetching);
  const pools: ShownPools = {
    pools: data?.pools ?? row?.pools ?? [],
    others: data ? 'here' : failure ? 'failed' : 'coming',
    isTrying: isFetching,
    tryAgain: () => void refetch(),
  };
  return { ...pools, result: row ?? data, error: failure };
}
