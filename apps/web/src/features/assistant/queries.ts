import { assistant, CONVERSATIONS_A_PAGE } from '@dakhila/contract/assistant';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

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
    queryKey: ['assistant', 'conversation', id],
    queryFn: async ({ signal }) => (await call(assistant.conversation, { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.exchanges.some((exchange) => exchange.state === 'working') ? WORKING_POLL_MS : false,
  });
