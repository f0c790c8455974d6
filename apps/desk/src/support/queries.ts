import { type DeskTicket, deskTickets } from '@dakhila/contract/desk/tickets';
import type { DeskView } from '@dakhila/domain/support/desk';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api.ts';

/** How often the desk looks for news. */
const NEWS_MS = 15_000;

export type Asked = { view: DeskView; search: string };

/** The queue, a page at a time; news arrive without a reload. */
export const useQueue = ({ view, search }: Asked) =>
  useInfiniteQuery({
    queryKey: ['queue', view, search],
    initialPageParam: '',
    // A search for a person is logged each time, so it is not repeated for news.
    refetchInterval: search ? false : NEWS_MS,
    queryFn: async ({ pageParam, signal }) =>
      (
        await call(
          deskTickets.queue,
          { query: { view, ...(search && { search }), ...(pageParam && { after: pageParam }) } },
          signal,
        )
      ).data,
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
