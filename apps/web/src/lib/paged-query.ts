import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

type Page = { next?: string | null | undefined };
type Read<P> = (query: { after?: string }, options: { signal: AbortSignal }) => Promise<P>;

/** The query of a list that comes a page at a time: each page names where the next one begins. */
export const pagedQuery = <P extends Page>(queryKey: QueryKey, read: Read<P>) =>
  infiniteQueryOptions({
    queryKey,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => read(pageParam ? { after: pageParam } : {}, { signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
