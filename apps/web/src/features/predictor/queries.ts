import { examProfile } from '@dakhila/contract/exam-profile';
import { josaaColleges } from '@dakhila/contract/josaa-colleges';
import { predictor } from '@dakhila/contract/predictor';
import { seasons } from '@dakhila/contract/seasons';
import type { JosaaCategory } from '@dakhila/domain/predictor/candidate';
import type { Interest } from '@dakhila/domain/predictor/interests';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { FACTS } from '../colleges/index.ts';

/** The saved runs of both exams, latest first. */
export const runsQuery = queryOptions({
  queryKey: ['predictions'],
  queryFn: async ({ signal }) => (await call(predictor.runs, { query: {} }, { signal })).data,
});

/** The seasons that are planned for now. */
export const seasonsQuery = queryOptions({
  queryKey: ['seasons'],
  queryFn: async ({ signal }) => (await call(seasons.read, undefined, { signal })).data,
});

/** Of each result the best pool, which is what the list shows. */
export const SHORT = { pools: 'best' } as const;

/** A saved run never changes: what was fetched once is good for the visit. */
export const runQuery = (id: string) =>
  queryOptions({
    queryKey: ['prediction', id],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call(predictor.reopen, { params: { id }, query: SHORT }, { signal })).data,
  });

/** The head of a saved run and the rows that stand on top: little, and therefore soon there. An aid that is not tried twice, since the whole run follows. */
export const firstRowsQuery = (id: string) =>
  queryOptions({
    queryKey: ['prediction', id, 'first'],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) =>
      (await call(predictor.reopen, { params: { id }, query: { ...SHORT, rows: 'first' } }, { signal })).data,
  });

/** One result of a saved run, with every pool considered. */
export const resultQuery = (id: string, choice: string) =>
  queryOptions({
    queryKey: ['prediction', id, 'result', choice],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call(predictor.result, { params: { id, choice } }, { signal })).data,
  });

/** How a saved run would look with another number. Asked for once a visit: the slider moves within the answer. */
export const whatIfQuery = (id: string) =>
  queryOptions({
    queryKey: ['prediction', id, 'what-if'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => (await call(predictor.whatIf, { params: { id } }, { signal })).data,
  });

/** Why the colleges that a search means are not among the results of a run. */
export const leftOutQuery = (id: string, text: string) =>
  queryOptions({
    queryKey: ['left-out', id, text],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(predictor.leftOut, { params: { id }, query: { text } }, { signal })).data,
  });

/** What the student has told about both exams. */
export const examProfileQuery = queryOptions({
  queryKey: ['exam-profile'],
  queryFn: async ({ signal }) => (await call(examProfile.read, undefined, { signal })).data.profile,
});

/** What a percentile or a merit number of MHT-CET is worth in the coming year. */
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

/** The ranks of JEE Main that a percentile is worth in the coming year. */
export const rankEstimateQuery = (percentile: number, category: JosaaCategory) =>
  queryOptions({
    queryKey: ['rank-estimate', percentile, category],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(predictor.rankEstimate, { query: { percentile: String(percentile), category } }, { signal })).data,
  });

/** Branches of a run for some interests, best first. */
export const branchesQuery = (runId: string, interests: readonly Interest[]) =>
  queryOptions({
    queryKey: ['branches', runId, interests],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) =>
      (await call(predictor.branches, { params: { id: runId }, body: { interests: [...interests] } }, { signal })).data,
  });

/** How a programme of JoSAA closed in the special rounds of CSAB. */
export const csabQuery = (id: string, programme: string) =>
  queryOptions({
    ...FACTS,
    queryKey: ['csab', id, programme],
    queryFn: async ({ signal }) =>
      (await call(josaaColleges.csab, { params: { id }, query: { programme } }, { signal })).data,
  });
