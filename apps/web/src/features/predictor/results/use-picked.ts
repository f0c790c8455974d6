import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { useQueries } from '@tanstack/react-query';
import { resultQuery } from '../queries.ts';
import type { RunFacts } from './result-context.ts';
import type { Programmes } from './use-programmes.ts';

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
