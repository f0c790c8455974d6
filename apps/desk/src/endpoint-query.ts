import { makeEndpointQuery } from '../../web/src/lib/make-endpoint-query.ts';
import { call } from './api.ts';

/** The query of one endpoint of the desk, whose `data` it caches. */
export const endpointQuery = makeEndpointQuery(call);
