import { call } from './api.ts';
import { makeEndpointQuery } from './make-endpoint-query.ts';

/** The query of one endpoint, whose `data` it caches: `endpointQuery(['tickets', id], support.read, { params: { id } })`. */
export const endpointQuery = makeEndpointQuery(call);
