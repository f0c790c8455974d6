import { QueryClient } from '@tanstack/react-query';

/** The spec's client: queries retry once and do not refetch on focus; mutations never retry. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });
