import { type DeskTicket, deskTickets } from '@dakhila/contract/desk/tickets';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';
import type { Asked } from './asked.ts';

/** How often the desk looks for news. */
const NEWS_MS = 15_000;

/** The queue, a page at a time; news arrive without a reload. */
export const useQueue = (asked: Asked) =>
  useInfiniteQuery({
    queryKey: ['queue', asked],
    initialPageParam: '',
    // A search for a person is logged each time, so it is not repeated for news.
    refetchInterval: asked.search ? false : NEWS_MS,
    queryFn: async ({ pageParam, signal }) =>
      (await call(deskTickets.queue, { query: { ...asked, ...(pageParam && { after: pageParam }) } }, signal)).data,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

const ticketKey = (number: string) => ['ticket', number];

export const useTicket = (number: string) =>
  useQuery({
    queryKey: ticketKey(number),
    refetchInterval: NEWS_MS,
    retry: false,
    queryFn: async ({ signal }) => (await call(deskTickets.read, { params: { number } }, signal)).data,
  });

export const useColleagues = () =>
  useQuery({
    queryKey: ['colleagues'],
    queryFn: async ({ signal }) => (await call(deskTickets.colleagues, undefined, signal)).data,
  });

/** Changes a ticket and shows it as the server now has it, also when somebody else was faster. */
export function useChange<Input>(number: string, change: (input: Input) => Promise<{ data: DeskTicket }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => client.setQueryData(ticketKey(number), data),
    onError: () => client.invalidateQueries({ queryKey: ticketKey(number) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['queue'] }),
  });
}
