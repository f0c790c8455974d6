import { assistant, type ConversationSummary } from '@dakhila/contract/assistant';
import { LONGEST_TITLE } from '@dakhila/domain/conversations/conversation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/api.ts';
import { serverMessageOf } from '../../lib/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { assistantMessages } from './messages.ts';
import { conversationQuery, conversationsQuery } from './queries.ts';

type ConversationMenuProps = { conversation: ConversationSummary; onClose: () => void; onRemoved: () => void };

/** Mount it while it is open. */
export function ConversationMenu({ conversation, onClose, onRemoved }: ConversationMenuProps) {
  const messages = useMessages(assistantMessages);
  const { rename, remove } = useConversationActions();
  const [title, setTitle] = useState(conversation.title);
  const [isMissing, setIsMissing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = title.trim();
    setIsMissing(name === '');
    if (name !== '') rename.mutate({ id: conversation.id, title: name }, { onSuccess: onClose });
  };
  const confirmRemoval = () =>
    remove.mutate(conversation.id, {
      onSuccess: () => {
        onClose();
        onRemoved();
      },
    });
  if (isRemoving)
    return (
      <ConfirmDialog
        title={messages.removeTitle}
        description={conversation.title}
        cancel={messages.keep}
        confirm={messages.remove}
        isBusy={remove.isPending}
        onConfirm={confirmRemoval}
        onClose={onClose}
      >
        <p>{messages.removeText}</p>
      </ConfirmDialog>
    );
  return (
    <Dialog isOpen onClose={onClose} size="small" title={messages.moreTitle}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field label={messages.name} error={isMissing ? messages.nameMissing : undefined}>
          <Input
            autoComplete="off"
            maxLength={LONGEST_TITLE}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </Field>
        <Button type="submit" isFullWidth isBusy={rename.isPending}>
          {messages.rename}
        </Button>
      </form>
      <Button variant="quiet" isFullWidth className="mt-3 text-danger!" onClick={() => setIsRemoving(true)}>
        {messages.remove}
      </Button>
    </Dialog>
  );
}

function useConversationActions() {
  const client = useQueryClient();
  const messages = useMessages(assistantMessages);
  const common = {
    onError: (error: unknown) =>
      showToast({ title: serverMessageOf(error, messages.changeFailed), variant: 'destructive' as const }),
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
      showToast({ title: messages.removed, variant: 'success' });
    },
  });
  return { rename, remove };
}
