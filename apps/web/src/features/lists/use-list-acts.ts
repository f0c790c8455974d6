import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { serverMessageOf } from '../../lib/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { dropHead, keepHead, listsQuery } from './membership/queries.ts';
import { listsMessages } from './messages.ts';
import { listQuery } from './queries.ts';

/** What can be done with whole lists. A failure is told; a success is handed on. */
export function useListActs() {
  const client = useQueryClient();
  const words = useMessages(listsMessages).bar;
  const common = {
    onError: (error: unknown) =>
      showToast({
        title: words.failed,
        description: serverMessageOf(error, words.tryAgain),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: listsQuery.queryKey }),
  };
  const kept = (head: ListHead) => {
    keepHead(client, head);
    return head;
  };
  const create = useMutation({
    ...common,
    mutationFn: async (body: { exam: Exam; name: string; choices?: string[] }) =>
      kept((await call(lists.create, { body })).data),
  });
  const rename = useMutation({
    ...common,
    mutationFn: async ({ id, version, name }: Pick<ListHead, 'id' | 'version' | 'name'>) =>
      kept((await call(lists.rename, { params: { id }, body: { version, name } })).data),
    onSuccess: ({ id }) => client.invalidateQueries({ queryKey: listQuery(id).queryKey }),
  });
  const duplicate = useMutation({
    ...common,
    mutationFn: async (id: string) => kept((await call(lists.duplicate, { params: { id }, body: {} })).data),
  });
  const remove = useMutation({
    ...common,
    mutationFn: async (id: string) => {
      await call(lists.remove, { params: { id } });
      dropHead(client, id);
    },
  });
  return { create, rename, duplicate, remove };
}
