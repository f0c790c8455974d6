import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useMessages } from '../../lib/messages.ts';
import { showFailure } from '../../ui/toast-store.ts';
import { cacheHead, listsQuery, uncacheHead } from './membership/queries.ts';
import { listsMessages } from './messages.ts';
import { listQuery } from './queries.ts';

/** The mutations of whole lists. A toast reports a failure; the caller handles success. */
export function useListActions() {
  const client = useQueryClient();
  const messages = useMessages(listsMessages).bar;
  const common = {
    onError: (error: unknown) => showFailure(messages.failed, error, messages.tryAgain),
    onSettled: () => client.invalidateQueries({ queryKey: listsQuery.queryKey }),
  };
  const cached = (head: ListHead) => {
    cacheHead(client, head);
    return head;
  };
  const create = useMutation({
    ...common,
    mutationFn: async (body: { exam: Exam; name: string; choices?: string[] }) =>
      cached((await call(lists.create, { body })).data),
  });
  const rename = useMutation({
    ...common,
    mutationFn: async ({ id, version, name }: Pick<ListHead, 'id' | 'version' | 'name'>) =>
      cached((await call(lists.rename, { params: { id }, body: { version, name } })).data),
    onSuccess: ({ id }) => client.invalidateQueries({ queryKey: listQuery(id).queryKey }),
  });
  const duplicate = useMutation({
    ...common,
    mutationFn: async (id: string) => cached((await call(lists.duplicate, { params: { id }, body: {} })).data),
  });
  const remove = useMutation({
    ...common,
    mutationFn: async (id: string) => {
      await call(lists.remove, { params: { id } });
      uncacheHead(client, id);
    },
  });
  return { create, rename, duplicate, remove };
}
