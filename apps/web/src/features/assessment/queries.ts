import { assessment } from '@dakhila/contract/assessment';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const ALL = 'assessment';

export const overviewQuery = queryOptions({
  queryKey: [ALL, 'overview'],
  queryFn: async ({ signal }) => (await call(assessment.overview, undefined, { signal })).data,
  // The student may buy in another tab or answer on another device.
  staleTime: 0,
});

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

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [ALL, 'report', id],
    queryFn: async ({ signal }) => (await call(assessment.report, { params: { id } }, { signal })).data,
  });
