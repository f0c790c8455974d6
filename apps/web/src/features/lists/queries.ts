import type { Exam } from '@dakhila/contract/exam';
import { lists } from '@dakhila/contract/lists';
import { predictor } from '@dakhila/contract/predictor';
import { rounds } from '@dakhila/contract/rounds';
import { keepPreviousData } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/endpoint-query.ts';
import { LISTS_KEY } from './membership/queries.ts';

/** Estimates depend on the exam profile, which may have changed on another page: each visit fetches them again. */
const ESTIMATED = { staleTime: 0, refetchOnMount: 'always' } as const;

export const listQuery = (id: string) =>
  endpointQuery([...LISTS_KEY, 'one', id], lists.read, { params: { id } }, ESTIMATED);

/** The simulated outcome of a version of a list. */
export const outcomeQuery = (id: string, version: number) =>
  endpointQuery([...LISTS_KEY, 'outcome', id, version], lists.outcome, { params: { id } }, ESTIMATED);

export const mockQuery = (id: string, version: number, year: number) =>
  endpointQuery(
    [...LISTS_KEY, 'mock', id, version, year],
    lists.mock,
    { params: { id }, query: { year: String(year) } },
    { ...ESTIMATED, placeholderData: keepPreviousData },
  );

export const optionsQuery = (exam: Exam, search: string) =>
  endpointQuery(
    ['list-options', exam, 'search', search],
    lists.options,
    { query: { exam, search } },
    // The chances follow the exam profile, which may change on another page.
    { staleTime: 60_000, placeholderData: keepPreviousData },
  );

/** The saved predictions of an exam, latest first. */
export const examRunsQuery = (exam: Exam) =>
  endpointQuery(['predictions', 'of', exam], predictor.runs, { query: { exam } });

export const scheduleQuery = (exam: Exam) =>
  endpointQuery(['rounds', exam, 'schedule'], rounds.schedule, { params: { exam } });

export const documentsQuery = (exam: Exam) =>
  endpointQuery(['rounds', exam, 'documents'], rounds.documents, { params: { exam } }, ESTIMATED);

export const remindersQuery = (exam: Exam) =>
  endpointQuery(['rounds', exam, 'reminders'], rounds.reminders, { params: { exam } });

export const allotmentsQuery = (exam: Exam) =>
  endpointQuery(['rounds', exam, 'allotments'], rounds.allotments, { params: { exam } });

export const adviceQuery = (exam: Exam) =>
  endpointQuery(['rounds', exam, 'advice'], rounds.advice, { params: { exam } }, ESTIMATED);
