import { type CutoffListDetails, deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { deskFaq } from '@dakhila/contract/desk/faq';
import { deskNotices, deskReports, deskSchedule } from '@dakhila/contract/desk/season';
import type { OutputOf } from '@dakhila/contract/endpoint';
import type { Exam } from '@dakhila/contract/exam';
import type { ReportState } from '@dakhila/domain/colleges/report-state';
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../api.ts';

export const scheduleKey = (exam: Exam) => ['schedule', exam];
export const useSchedule = (exam: Exam) =>
  useQuery({
    queryKey: scheduleKey(exam),
    queryFn: async ({ signal }) => (await call(deskSchedule.read, { params: { exam } }, signal)).data,
  });

export const useStepHistory = (exam: Exam, step: string) =>
  useQuery({
    queryKey: ['schedule-history', exam, step],
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(deskSchedule.history, { params: { exam, step } }, signal)).data,
  });

export const NOTICES_KEY = ['notices'];
type NoticePage = Pick<OutputOf<typeof deskNotices.list>, 'data' | 'next'>;
/** The notices, newest first, a page at a time. */
export const useNotices = () =>
  useInfiniteQuery({
    queryKey: NOTICES_KEY,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<NoticePage> =>
      call(deskNotices.list, { query: pageParam ? { after: pageParam } : {} }, signal),
    getNextPageParam: ({ next }) => next ?? undefined,
  });
/** Shows the newest notices, as the server returned them after a change. */
export const showNotices = (client: QueryClient, newest: NoticePage) =>
  client.setQueryData<InfiniteData<NoticePage, string>>(NOTICES_KEY, { pages: [newest], pageParams: [''] });

export const REPORTS_KEY = ['fact-reports'];
export const useReports = (state: ReportState) =>
  useInfiniteQuery({
    queryKey: [...REPORTS_KEY, state],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await call(deskReports.list, { query: { state, ...(pageParam && { after: pageParam }) } }, signal)).data,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const useReportHistory = (id: string) =>
  useQuery({
    queryKey: ['report-history', id],
    staleTime: 0,
    queryFn: async ({ signal }) => (await call(deskReports.history, { params: { id } }, signal)).data,
  });

export const FAQ_KEY = ['faq'];
export const useFaqList = () =>
  useQuery({
    queryKey: FAQ_KEY,
    queryFn: async ({ signal }) => (await call(deskFaq.list, undefined, signal)).data,
  });

export const entryKey = (id: string) => ['faq-entry', id];
export const useFaqEntry = (id: string) =>
  useQuery({
    queryKey: entryKey(id),
    retry: false,
    queryFn: async ({ signal }) => (await call(deskFaq.read, { params: { id } }, signal)).data,
  });

export const LISTS_KEY = ['cutoff-lists'];
/** The uploaded lists, newest first, a page at a time. */
export const useLists = () =>
  useInfiniteQuery({
    queryKey: LISTS_KEY,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      (await call(deskCutoffLists.list, { query: pageParam ? { after: pageParam } : {} }, signal)).data,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const listKey = (id: string) => ['cutoff-list', id];
export const useList = (id: string) =>
  useQuery({
    queryKey: listKey(id),
    retry: false,
    queryFn: async ({ signal }): Promise<CutoffListDetails> =>
      (await call(deskCutoffLists.read, { params: { id } }, signal)).data,
    refetchInterval: ({ state: { data } }) => data !== undefined && isUnderWay(data) && UNDER_WAY_MS,
  });

/** A build takes a minute, a restart some seconds. */
const UNDER_WAY_MS = 5_000;
/** Whether workers build the facts with a list, or the servers are about to restart with others. */
const isUnderWay = ({ edition, isServed }: CutoffListDetails) =>
  edition?.state === 'waiting' ||
  (edition?.state === 'published' && !edition.isOutdated && !edition.isUnusable && !isServed) ||
  (edition?.state === 'rolled-back' && isServed);
