import { accuracy } from '@dakhila/contract/accuracy';
import { josaaColleges } from '@dakhila/contract/colleges';
import { seasons } from '@dakhila/contract/notices';
import { predictor } from '@dakhila/contract/predictor';
import type { ResultsPage, Run } from '@dakhila/contract/predictor-results';
import type { Interest } from '@dakhila/domain/predictor/branch-interest';
import type { JosaaCategory } from '@dakhila/domain/predictor/candidate';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FACTS } from '../colleges/index.ts';
import type { ViewQuery } from './results/view-address.ts';

export const runsQuery = infiniteQueryOptions({
  queryKey: ['predictions'],
  initialPageParam: '',
  queryFn: ({ signal, pageParam }) =>
    call(predictor.runs, { query: pageParam ? { after: pageParam } : {} }, { signal }),
  getNextPageParam: ({ next }) => next,
  select: ({ pages }) => pages.flatMap(({ data }) => data),
});

export const seasonsQuery = queryOptions({
  queryKey: ['seasons'],
  queryFn: async ({ signal }) => (await call(seasons.read, undefined, { signal })).data,
});

export const accuracyQuery = queryOptions({
  queryKey: ['accuracy'],
  staleTime: 30 * 60_000,
  queryFn: async ({ signal }) => (await call(accuracy.read, undefined, { signal })).data,
});

export const toldSeasonsQuery = queryOptions({
  queryKey: ['told-seasons'],
  staleTime: 30 * 60_000,
  queryFn: async ({ signal }) => (await call(accuracy.told, undefined, { signal })).data,
});

/** A saved run never changes, so it is fetched once per visit. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['prediction', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call(predictor.reopen, { params: { id } }, { signal })).data,
  });

/** The first page of the default view comes with the run. */
export const resultsQuery = (run: Run, view: ViewQuery) =>
  infiniteQueryOptions({
    queryKey: ['prediction', run.id, 'results', view],
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: 1,
    queryFn: async ({ pageParam, signal }): Promise<ResultsPage> => {
      if (pageParam === 1 && Object.keys(view).length === 0) return run.first;
      const query = { ...view, ...(pageParam > 1 && { page: String(pageParam) }) };
      return (await call(predictor.results, { params: { id: run.id }, query }, { signal })).data;
    },
    getNextPageParam: ({ page, total }, pages) =>
      pages.reduce((sum, { results }) => sum + results.length, 0) < total ? page + 1 : undefined,
  });

export const resultQuery = (id: string, choice: string) =>
  queryOptions({
    queryKey: ['prediction', id, 'result', choice],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call(predictor.result, { params: { id, choice } }, { signal })).data,
  });

/** Fetched once per visit: the slider moves within the response. */
export const whatIfQuery = (id: string) =>
  queryOptions({
    queryKey: ['prediction', id, 'what-if'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call(predictor.whatIf, { params: { id } }, { signal })).data,
  });

/** Why the colleges that match a search are not among the results. */
export const leftOutQuery = (id: string, text: string) =>
  queryOptions({
    queryKey: ['left-out', id, text],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(predictor.leftOut, { params: { id }, query: { text } }, { signal })).data,
  });

export const meritEstimateQuery = (asked: { percentile: number } | { meritNumber: number }) =>
  queryOptions({
    queryKey: ['merit-estimate', asked],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const query =
        'percentile' in asked ? { percentile: String(asked.percentile) } : { meritNumber: String(asked.meritNumber) };
      return (await call(predictor.meritEstimate, { query }, { signal })).data;
    },
  });

export const rankEstimateQuery = (percentile: number, category: JosaaCategory) =>
  queryOptions({
    queryKey: ['rank-estimate', percentile, category],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(predictor.rankEstimate, { query: { percentile: String(percentile), category } }, { signal })).data,
  });

export const branchesQuery = (runId: string, interests: readonly Interest[]) =>
  queryOptions({
    queryKey: ['branches', runId, interests],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(predictor.branches, { params: { id: runId }, body: { interests: [...interests] } }, { signal })).data,
  });

export const csabQuery = (id: string, programme: string) =>
  queryOptions({
    ...FACTS,
    queryKey: ['csab', id, programme],
    queryFn: async ({ signal }) =>
      (await call(josaaColleges.csab, { params: { id }, query: { programme } }, { signal })).data,
  });
