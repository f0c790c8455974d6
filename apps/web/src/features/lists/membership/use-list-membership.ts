import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { membershipMessages } from './messages.ts';
import { keepHead, listsQuery } from './queries.ts';

type Change = { kind: 'add' | 'take'; list: ListHead } | { kind: 'create'; name: string };

/** On which lists of an exam a choice stands, and how to change that. What happened is told, success and failure. */
export function useListMembership(exam: Exam, choice: string) {
  const client = useQueryClient();
  const words = useMessages(membershipMessages);
  const { data } = useQuery(listsQuery);
  const ownOf = (all: readonly ListHead[]) => all.filter((list) => list.exam === exam);
  const own = ownOf(data ?? []);
  const holding = own.filter((list) => list.choices.includes(choice));

  const tellFailure = (error: Error) =>
    showToast({ title: words.failed, description: serverMessageOf(error, words.tryAgain), variant: 'destructive' });

  const learning = useMutation({
    mutationFn: () => client.ensureQueryData(listsQuery),
    onError: tellFailure,
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
      keepHead(client, head);
      if (change.kind === 'take')
        showToast({ title: words.taken, description: fill(words.takenFrom, { list: head.name }) });
      else {
        const description = fill(words.addedTo, { list: head.name, place: head.choices.indexOf(choice) + 1 });
        showToast({ title: words.added, description, variant: 'success' });
      }
    },
    onError: tellFailure,
    onSettled: () => client.invalidateQueries({ queryKey: listsQuery.queryKey }),
  });
  /** Goes on with the lists of the exam once they are known: before that, a student with lists would seem to have none. */
  const withOwn = (goOn: (own: ListHead[]) => void) =>
    learning.mutate(undefined, { onSuccess: (all) => goOn(ownOf(all)) });
  return { own, holding, withOwn, change: mutate, isPending: isPending || learning.isPending };
}
