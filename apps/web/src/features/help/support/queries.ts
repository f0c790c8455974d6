import { support } from '@dakhila/contract/support';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

export const ticketsQuery = queryOptions({
  queryKey: ['support', 'tickets'],
  queryFn: async ({ signal }) => (await call(support.list, {}, { signal })).data,
});

export const ticketQuery = (id: string) =>
  queryOptions({
    queryKey: ['support', 'tickets', id],
    queryFn: async ({ signal }) => (await call(support.read, { params: { id } }, { signal })).data,
  });
