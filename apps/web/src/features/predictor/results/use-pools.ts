import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { useQuery } from '@tanstack/react-query';
import { resultQuery } from '../queries.ts';
import type { RunFacts } from './result-context.ts';
import { resultKey } from './result-key.ts';
import { useLastError } from './use-last-error.ts';

export type ShownPools = {
  /** Best first; only the best one until the others have come. */
  pools: PredictionResult['pools'];
  others: 'here' | 'coming' | 'failed';
  isTrying: boolean;
  tryAgain: () => void;
};

/** The pools of a result. The list of a prediction holds the best of each, and the others are asked for here, unless the prediction has them all. */
export function usePools(result: PredictionResult, { run }: RunFacts): ShownPools {
  const isWhole = run.pools === undefined;
  const { data, error, isFetching, refetch } = useQuery({
    ...resultQuery(run.id, resultKey(result)),
    enabled: !isWhole,
  });
  const failure = useLastError(error, isFetching);
  return {
    pools: data?.pools ?? result.pools,
    others: isWhole || data ? 'here' : failure ? 'failed' : 'coming',
    isTrying: isFetching,
    tryAgain: () => void refetch(),
  };
}
