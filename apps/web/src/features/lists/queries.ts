import type { Exam } from '@dakhila/contract/exam';
import { lists } from '@dakhila/contract/lists';
import { rounds } from '@dakhila/contract/rounds';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { LISTS_KEY } from './membership/queries.ts';

/** Estimates depend on the exam profile, which may have changed on another page: each visit fetches them again. */
const ESTIMATED = { staleTime: 0, refetchOnMount: 'always' } as const;

export const listQuery = (id: string) =>
  queryOptions({
    ...ESTIMATED,
    queryKey: [...LISTS_KEY, 'one', id],
    queryFn: async ({ signal }) => (await call(lists.read, { params: { id } }, { signal })).data,
  });

/** The simulated outcome of a version of a list; the previous one stays visible until it is loaded. */
export const outcomeQuery = (id: string, version: number) =>
  queryOptions({
    ...ESTIMATED,
    queryKey: [...LISTS_KEY, 'outcome', id, version],
    queryFn: async ({ signal }) => (await call(lists.outcome, { params: { id } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

export const mockQuery = (id: string, version: number, year: number) =>
  queryOptions({
    ...ESTIMATED,
    queryKey: [...LISTS_KEY, 'mock', id, version, year],
    queryFn: async ({ signal }) =>
      (await call(lists.mock, { params: { id }, query: { year: String(year) } }, { signal })).data,
    placeholderData: keepPreviousData,
  });

export const optionsQuery = (exam: Exam, search: string) =>
  queryOptions({
    queryKey: ['list-options', exam, 'search', search],
    queryFn: async ({ signal }) => (await call(lists.options, { query: { exam, search } }, { signal })).data,
    staleTime: 30 * 60_000,
    placeholderData: keepPreviousData,
  });

export const scheduleQuery = (exam: Exam) =>
  queryOptions({
    queryKey: ['rounds', exam, 'schedule'],
    queryFn: async ({ signal }) => (await call(rounds.schedule, { params: { exam } }, { signal })).data,
  });

export const documentsQuery = (exam: Exam) =>
  queryOptions({
    ...ESTIMATED,
    queryKey: ['rounds', exam, 'documents'],
    queryFn: async ({ signal }) => (await call(rounds.documents, { params: { exam } }, { signal })).data,
  });

export const remindersQuery = (exam: Exam) =>
  queryOptions({
    queryKey: ['rounds', exam, 'reminders'],
    queryFn: async ({ signal }) => (await call(rounds.reminders, { params: { exam } }, { signal })).data,
  });

export const allotmentsQuery = (exam: Exam) =>
  queryOptions({
    queryKey: ['rounds', exam, 'allotments'],
    queryFn: async ({ signal }) => (await call(rounds.allotments, { params: { exam } }, { signal })).data,
  });

export const adviceQuery = (exam: Exam) =>
  queryOptions({
    ...ESTIMATED,
    queryKey: ['rounds', exam, 'advice'],
    queryFn: async ({ signal }) => (await call(rounds.advice, { params: { exam } }, { signal })).data,
  });
