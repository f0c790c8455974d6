import { accuracy } from '@dakhila/contract/accuracy';
import { josaaColleges } from '@dakhila/contract/colleges';
import { seasons } from '@dakhila/contract/notices';
import { predictor } from '@dakhila/contract/predictor';
import type { ResultsPage, Run } from '@dakhila/contract/predictor-results';
import type { Interest } from '@dakhila/domain/predictor/branch-interest';
import type { JosaaCategory } from '@dakhila/domain/predictor/candidate';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { FACTS } from '../colleges/index.ts';
import type { ViewQuery } from './results/view-address.ts';

export const runsQuery = infiniteQueryOptions({
  ...pagedQuery(['predictions'], (query, options) => call(predictor.runs, { query }, options)),
  select: ({ pages }) => pages.flatMap(({ data }) => data),
});

export const seasonsQuery = endpointQuery(['seasons'], seasons.read);

const HALF_HOUR = { staleTime: 30 * 60_000 };
export const accuracyQuery = endpointQuery(['accuracy'], accuracy.read, undefined, HALF_HOUR);
export const toldSeasonsQuery = endpointQuery(['told-seasons'], accuracy.told, undefined, HALF_HOUR);

/** A saved run never changes, so what belongs to it is fetched once per visit. */
const ONCE = { staleTime: Number.POSITIVE_INFINITY };

export const runQuery = (id: string) => endpointQuery(['prediction', id], predictor.reopen, { params: { id } }, ONCE);

/** The first page of the default view comes with the run. */
export const resultsQuery = (run: Run, view: ViewQuery) =>
  infiniteQueryOptions({
    ...ONCE,
    queryKey: ['prediction', run.id, 'results', view],
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
  endpointQuery(['prediction', id, 'result', choice], predictor.result, { params: { id, choice } }, ONCE);

/** The slider moves within the response. */
export const whatIfQuery = (id: string) =>
  endpointQuery(['prediction', id, 'what-if'], predictor.whatIf, { params: { id } }, ONCE);

/** Why the colleges that match a search are not among the results. */
export const leftOutQuery = (id: string, text: string) =>
  endpointQuery(['left-out', id, text], predictor.leftOut, { params: { id }, query: { text } }, ONCE);

export const meritEstimateQuery = (asked: { percentile: number } | { meritNumber: number }) => {
  const query =
    'percentile' in asked ? { percentile: String(asked.percentile) } : { meritNumber: String(asked.meritNumber) };
  return endpointQuery(['merit-estimate', asked], predictor.meritEstimate, { query }, ONCE);
};

export const rankEstimateQuery = (percentile: number, category: JosaaCategory) => {
  const query = { percentile: String(percentile), category };
  return endpointQuery(['rank-estimate', percentile, category], predictor.rankEstimate, { query }, ONCE);
};

export const branchesQuery = (runId: string, interests: readonly Interest[]) => {
  const input = { params: { id: runId }, body: { interests: [...interests] } };
  return endpointQuery(['branches', runId, interests], predictor.branches, input, ONCE);
};

export const csabQuery = (id: string, programme: string) =>
  endpointQuery(['csab', id, programme], josaaColleges.csab, { params: { id }, query: { programme } }, FACTS);
