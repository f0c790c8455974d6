import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { membershipMessages } from './messages.ts';
import { cacheHead, listsQuery } from './queries.ts';

type Change = { kind: 'add' | 'take'; list: ListHead } | { kind: 'create'; name: string };

/** The lists of an exam that hold a choice, and how to change that. A toast reports success and failure. */
export function useListMembership(exam: Exam, choice: string) {
  const client = useQueryClient();
  const messages = useMessages(membershipMessages);
  const { data } = useQuery(listsQuery);
  const ownOf = (all: readonly ListHead[]) => all.filter((list) => list.exam === exam);
  const own = ownOf(data ?? []);
  const holding = own.filter((list) => list.choices.includes(choice));

  const reportFailure = (error: Error) => showFailure(messages.failed, error, messages.tryAgain);

  const loading = useMutation({
    mutationFn: () => client.ensureQueryData(listsQuery),
    onError: reportFailure,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async (change: Change) => {
      if (change.kind === 'create') {
        return (await call(lists.create, { body: { exam, name: change.name, choices: [choice] } })).data;
      }
      const { id } = change.list;
      return change.kind === 'add'
        ? (await call(lists.add, { params: { id }, body: { choices: [choice] } })).data
        : (await call(lists.take, { params: { id, choice } })).data;
    },
    onSuccess: (head, change) => {
      cacheHead(client, head);
      if (change.kind === 'take')
        showToast({ title: messages.taken, description: fill(messages.takenFrom, { list: head.name }) });
      else {
        const description = fill(messages.addedTo, { list: head.name });
        showToast({ title: messages.added, description, variant: 'success' });
      }
    },
    onError: reportFailure,
    onSettled: () => client.invalidateQueries({ queryKey: listsQuery.queryKey }),
  });
  /** Waits for the lists of the exam: before they are loaded, a student with lists would seem to have none. */
  const withOwn = (act: (own: ListHead[]) => void) =>
    loading.mutate(undefined, { onSuccess: (all) => act(ownOf(all)) });
  return { own, holding, withOwn, change: mutate, isPending: isPending || loading.isPending };
}
