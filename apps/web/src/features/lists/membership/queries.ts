import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';

/** Everything about lists begins with this word: a changed profile makes all of it old. */
export const LISTS_KEY = ['lists'] as const;

/** The student's lists of both exams, without judgements, latest change first. */
export const listsQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'heads'],
  queryFn: async ({ signal }) => (await call(lists.all, { query: {} }, { signal })).data,
});

/** All lines of the option form that one college has. */
export const collegeOptionsQuery = (exam: Exam, collegeId: string) =>
  queryOptions({
    queryKey: ['list-options', exam, 'college', collegeId],
    queryFn: async ({ signal }) => (await call(lists.options, { query: { exam, collegeId } }, { signal })).data,
    staleTime: 30 * 60_000,
  });

/** Puts what an edit answered in the place of what was known of that list; a new list comes first. */
export function keepHead(client: QueryClient, head: ListHead): void {
  client.setQueryData(listsQuery.queryKey, (before: ListHead[] | undefined) =>
    before === undefined
      ? undefined
      : before.some(({ id }) => id === head.id)
        ? before.map((one) => (one.id === head.id ? head : one))
        : [head, ...before],
  );
}

/** Forgets a list that was deleted. */
export function dropHead(client: QueryClient, id: string): void {
  client.setQueryData(listsQuery.queryKey, (before: ListHead[] | undefined) => before?.filter((one) => one.id !== id));
}
