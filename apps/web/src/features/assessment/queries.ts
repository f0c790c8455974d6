import { assessment } from '@dakhila/contract/assessment';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

const ALL = 'assessment';

/** What is left, what stands in the way of a start, and earlier sittings. */
export const overviewQuery = queryOptions({
  queryKey: [ALL, 'overview'],
  queryFn: async ({ signal }) => (await call(assessment.overview, undefined, { signal })).data,
  // Bought in another tab, answered on another device: always worth asking.
  staleTime: 0,
});

/** A sitting as the server has it, and how far this device's clock is from the server's. Never from memory: another device may have gone on. */
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

/** The report of a finished sitting. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [ALL, 'report', id],
    queryFn: async ({ signal }) => (await call(assessment.report, { params: { id } }, { signal })).data,
  });
