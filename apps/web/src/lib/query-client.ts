import { QueryClient } from '@tanstack/react-query';

/**
 * The spec's client: queries retry once and do not refetch on focus; mutations never retry. Nothing waits for a line: a query may be
 * answered by what the browser kept, and an act that was not heard says so at once instead of happening later by itself.
 */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always', retry: 1, refetchOnWindowFocus: false, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  });
