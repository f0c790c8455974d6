import { type CutoffListDetails, deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { deskFaq } from '@dakhila/contract/desk/faq';
import { deskNotices, deskReports, deskSchedule } from '@dakhila/contract/desk/season';
import type { OutputOf } from '@dakhila/contract/endpoint';
import type { Exam } from '@dakhila/contract/exam';
import type { ReportState } from '@dakhila/domain/colleges/report-state';
import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../../web/src/lib/paged-query.ts';
import { call } from '../api.ts';
import { endpointQuery } from '../endpoint-query.ts';

export const scheduleKey = (exam: Exam) => ['schedule', exam];
export const useSchedule = (exam: Exam) =>
  useQuery(endpointQuery(scheduleKey(exam), deskSchedule.read, { params: { exam } }));

export const useStepHistory = (exam: Exam, step: string) =>
  useQuery(
    endpointQuery(['schedule-history', exam, step], deskSchedule.history, { params: { exam, step } }, { staleTime: 0 }),
  );

export const NOTICES_KEY = ['notices'];
type NoticePage = Pick<OutputOf<typeof deskNotices.list>, 'data' | 'next'>;
/** The notices, newest first. */
export const useNotices = () =>
  useInfiniteQuery(pagedQuery<NoticePage>(NOTICES_KEY, (query, options) => call(deskNotices.list, { query }, options)));
/** Shows the newest notices, as the server returned them after a change. */
export const showNotices = (client: QueryClient, newest: NoticePage) =>
  client.setQueryData<InfiniteData<NoticePage, string>>(NOTICES_KEY, { pages: [newest], pageParams: [''] });

export const REPORTS_KEY = ['fact-reports'];
export const useReports = (state: ReportState) =>
  useInfiniteQuery(
    pagedQuery(
      [...REPORTS_KEY, state],
      async (from, options) => (await call(deskReports.list, { query: { state, ...from } }, options)).data,
    ),
  );

export const useReportHistory = (id: string) =>
  useQuery(endpointQuery(['report-history', id], deskReports.history, { params: { id } }, { staleTime: 0 }));

export const FAQ_KEY = ['faq'];
export const useFaqList = () => useQuery(endpointQuery(FAQ_KEY, deskFaq.list));

export const entryKey = (id: string) => ['faq-entry', id];
export const useFaqEntry = (id: string) =>
  useQuery(endpointQuery(entryKey(id), deskFaq.read, { params: { id } }, { retry: false }));

export const LISTS_KEY = ['cutoff-lists'];
/** The uploaded lists, newest first. */
export const useLists = () =>
  useInfiniteQuery(
    pagedQuery(LISTS_KEY, async (query, options) => (await call(deskCutoffLists.list, { query }, options)).data),
  );

export const listKey = (id: string) => ['cutoff-list', id];
export const useList = (id: string) =>
  useQuery({
    ...endpointQuery(listKey(id), deskCutoffLists.read, { params: { id } }, { retry: false }),
    refetchInterval: ({ state: { data } }) => data !== undefined && isUnderWay(data) && UNDER_WAY_MS,
  });

/** A build takes a minute, a restart some seconds. */
const UNDER_WAY_MS = 5_000;
/** Whether workers build the facts with a list, or the servers are about to restart with others. */
const isUnderWay = ({ edition, isServed }: CutoffListDetails) =>
  edition?.state === 'waiting' ||
  (edition?.state === 'published' && !edition.isOutdated && !edition.isUnusable && !isServed) ||
  (edition?.state === 'rolled-back' && isServed);
