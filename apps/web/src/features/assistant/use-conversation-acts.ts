import { assistant } from '@dakhila/contract/assistant';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { serverMessageOf } from '../../lib/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { showToast } from '../../ui/toast-store.ts';
import { assistantMessages } from './messages.ts';
import { conversationQuery, conversationsQuery } from './queries.ts';

/** What can be done with whole conversations. A failure is told. */
export function useConversationActs() {
  const client = useQueryClient();
  const words = useMessages(assistantMessages);
  const common = {
    onError: (error: unknown) =>
      showToast({ title: serverMessageOf(error, words.changeFailed), variant: 'destructive' as const }),
    onSettled: () => client.invalidateQueries({ queryKey: conversationsQuery.queryKey }),
  };
  const rename = useMutation({
    ...common,
    mutationFn: async ({ id, title }: { id: string; title: string }) => {
      await call(assistant.rename, { params: { id }, body: { title } });
      client.setQueryData(conversationQuery(id).queryKey, (before) => before && { ...before, title });
    },
  });
  const remove = useMutation({
    ...common,
    mutationFn: async (id: string) => {
      await call(assistant.remove, { params: { id } });
      client.removeQueries(conversationQuery(id));
      showToast({ title: words.removed, variant: 'success' });
    },
  });
  return { rename, remove };
}
