import { type DeskTicket, deskTickets } from '@dakhila/contract/desk/tickets';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { pagedQuery } from '../../../web/src/lib/paged-query.ts';
import { call } from '../api.ts';
import { endpointQuery } from '../endpoint-query.ts';
import type { Asked } from './asked.ts';

/** How often the desk looks for news. */
const NEWS_MS = 15_000;

/** The queue, a page at a time; news arrive without a reload. */
export const useQueue = (asked: Asked) =>
  useInfiniteQuery({
    ...pagedQuery(
      ['queue', asked],
      async (from, options) => (await call(deskTickets.queue, { query: { ...asked, ...from } }, options)).data,
    ),
    // A search for a person is logged each time, so it is not repeated for news.
    refetchInterval: asked.search ? false : NEWS_MS,
  });

const ticketKey = (number: string) => ['ticket', number];

export const useTicket = (number: string) =>
  useQuery(
    endpointQuery(
      ticketKey(number),
      deskTickets.read,
      { params: { number } },
      { refetchInterval: NEWS_MS, retry: false },
    ),
  );

export const useColleagues = () => useQuery(endpointQuery(['colleagues'], deskTickets.colleagues));

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
