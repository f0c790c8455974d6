import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/endpoint-query.ts';

/** The first part of every key about lists: a changed profile invalidates all of them. */
export const LISTS_KEY = ['lists'] as const;

/** The student's lists of both exams, without estimates, latest change first. */
export const listsQuery = endpointQuery([...LISTS_KEY, 'heads'], lists.all, { query: {} });

export const collegeOptionsQuery = (exam: Exam, collegeId: string) =>
  endpointQuery(
    ['list-options', exam, 'college', collegeId],
    lists.options,
    { query: { exam, collegeId } },
    { staleTime: 30 * 60_000 },
  );

/** Replaces a list in the cache by the answer of an edit; a new list comes first. */
export function cacheHead(client: QueryClient, head: ListHead): void {
  client.setQueryData(listsQuery.queryKey, (before: ListHead[] | undefined) =>
    before === undefined
      ? undefined
      : before.some(({ id }) => id === head.id)
        ? before.map((one) => (one.id === head.id ? head : one))
        : [head, ...before],
  );
}

export function uncacheHead(client: QueryClient, id: string): void {
  client.setQueryData(listsQuery.queryKey, (before: ListHead[] | undefined) => before?.filter((one) => one.id !== id));
}
