import { support } from '@dakhila/contract/support';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

export const ticketsQuery = endpointQuery(['support', 'tickets'], support.list);

export const ticketQuery = (id: string) => endpointQuery(['support', 'tickets', id], support.read, { params: { id } });
