import { support, type Ticket } from '@dakhila/contract/support';
import { LONGEST_TICKET_TEXT } from '@dakhila/domain/support/ticket';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { helpMessages } from '../messages.ts';

/** Writes on in a thread. */
export function ReplyForm({ ticket, onSent }: { ticket: Ticket; onSent: (ticket: Ticket) => void }) {
  const words = useMessages(helpMessages).support;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(support.reply, { params: { id: ticket.id }, body: { text } }),
    onSuccess: ({ data }) => {
      setText('');
      onSent(data);
    },
    onError: (error) => setProblem(serverMessageOf(error, words.replyFailed)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setProblem(text.trim() === '' ? words.needText : undefined);
    if (text.trim() !== '' && !isPending) mutate();
  };
  return (
    <form noValidate onSubmit={send} className="mt-6 space-y-3">
      <Field label={words.writeOn} hint={ticket.status === 'closed' ? words.reopenHint : undefined} error={problem}>
        <Textarea
          required
          maxLength={LONGEST_TICKET_TEXT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isPending}>
        {words.send}
      </Button>
    </form>
  );
}
