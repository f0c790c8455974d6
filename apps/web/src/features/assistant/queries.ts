import { assistant, CONVERSATIONS_A_PAGE } from '@dakhila/contract/assistant';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

const WORKING_POLL_MS = 2_000;

export const conversationsQuery = infiniteQueryOptions({
  queryKey: ['assistant', 'conversations'],
  initialPageParam: '',
  queryFn: async ({ signal, pageParam }) =>
    (await call(assistant.conversations, { query: pageParam === '' ? {} : { before: pageParam } }, { signal })).data,
  getNextPageParam: (page) => (page.length < CONVERSATIONS_A_PAGE ? undefined : page.at(-1)?.updatedAt),
});

/** Polled while another window waits for an answer in it. */
export const conversationQuery = (id: string) =>
  queryOptions({
    ...endpointQuery(['assistant', 'conversation', id], assistant.conversation, { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data?.exchanges.some((exchange) => exchange.state === 'working') ? WORKING_POLL_MS : false,
  });
