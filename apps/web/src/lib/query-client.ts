import { QueryClient } from '@tanstack/react-query';

/**
 * The spec's client: queries retry once and do not refetch on focus; mutations never retry. Nothing waits for a connection: queries may be
 * answered from the cache, and a mutation fails at once instead of being sent later.
 */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: 1, refetchOnWindowFocus: false, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
