import type { ComponentProps, ReactNode } from 'react';
import { FailedLoad } from './failed-load.tsx';
import { SectionBoundary } from './section-boundary.tsx';

/** The part of `useQuery` and `useLoad` that is needed here. */
type Query<Data> = { data: Data | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

type QueryViewProps<Data> = Omit<ComponentProps<typeof FailedLoad>, 'error' | 'isTrying' | 'onTry'> & {
  query: Query<Data>;
  /** Shown until the data has loaded. */
  loading: ReactNode;
  children?: (data: Data) => ReactNode;
};

/** Shows the data of a query, also while or after a refetch fails; without data the failure with a retry button, or the loading state. */
export function QueryView<Data>({ query, loading, children, ...failed }: QueryViewProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return <SectionBoundary>{children?.(data)}</SectionBoundary>;
  return error ? <FailedLoad {...failed} error={error} isTrying={isFetching} onTry={refetch} /> : loading;
}
