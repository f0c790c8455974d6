import type { ComponentProps, ReactNode } from 'react';
import { FailedLoad } from './failed-load.tsx';

/** What a query of the cache and a load of a public page tell of themselves. */
type Query<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

type QueryViewProps<Data> = Omit<ComponentProps<typeof FailedLoad>, 'error' | 'isTrying' | 'onTry'> & {
  query: Query<Data>;
  /** What is shown until the data is there. */
  loading: ReactNode;
  children?: (data: Data) => ReactNode;
};

/** What a query shows: its data, also while newer is fetched or could not be; else its failure with another try; else what is loading. */
export function QueryView<Data>({ query, loading, children, ...failed }: QueryViewProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children?.(data);
  return error ? <FailedLoad {...failed} error={error} isTrying={isFetching} onTry={refetch} /> : loading;
}
