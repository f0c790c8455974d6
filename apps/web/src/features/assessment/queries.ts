import { assessment } from '@dakhila/contract/assessment';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';

const ALL = 'assessment';

/** Always fetched again: the student may buy in another tab or answer on another device. */
export const overviewQuery = endpointQuery([ALL, 'overview'], assessment.overview, undefined, { staleTime: 0 });

/** Never cached: another device may have continued. `clockAheadMs` is this device's clock minus the server's. */
export const sittingQuery = (id: string) =>
  queryOptions({
    queryKey: [ALL, 'sitting', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(assessment.read, { params: { id } }, { signal });
      return { sitting: data, clockAheadMs: Date.now() - Date.parse(data.serverTime) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const reportQuery = (id: string) => endpointQuery([ALL, 'report', id], assessment.report, { params: { id } });
