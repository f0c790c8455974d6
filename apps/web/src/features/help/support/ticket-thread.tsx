import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { support, type Ticket } from '@dakhila/contract/support';
import { LONGEST_TICKET_TEXT } from '@dakhila/domain/support/ticket';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { classNames } from '../../../lib/class-names.ts';
import { indianDateTime } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { helpMessages } from '../messages.ts';
import { StatusBadge, ticketQuery, ticketsQuery } from './ticket-list.tsx';

export function TicketThread({ id }: { id: string }) {
  const messages = useMessages(helpMessages).support;
  return (
    <div className="max-w-2xl">
      <BackLink to="?tab=mine" className="mb-2">
        {messages.back}
      </BackLink>
      <QueryView
        query={useQuery(ticketQuery(id))}
        heading={messages.missingTitle}
        fallback={messages.missingText}
        loading={<Loading label={messages.loading} skeletons={['h-64']} />}
      >
        {(ticket) => <Thread ticket={ticket} />}
      </QueryView>
    </div>
  );
}

function Thread({ ticket }: { ticket: Ticket }) {
  const messages = useMessages(helpMessages).support;
  const queries = useQueryClient();
  const cache = (changed: Ticket) => {
    queries.setQueryData(ticketQuery(ticket.id).queryKey, changed);
    void queries.invalidateQueries({ ...ticketsQuery, exact: true });
  };
  const { mutate: close, isPending } = useMutation({
    mutationFn: () => call(support.close, { params: { id: ticket.id } }),
    onSuccess: ({ data }) => {
      cache(data);
      showToast({ title: messages.closed, description: messages.closedText, variant: 'success' });
    },
    onError: (error) => showFailure(fill(messages.ticket, { number: ticket.number }), error, messages.replyFailed),
  });
  return (
    <>
      <header className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg">
          {fill(messages.ticket, { number: ticket.number })}: {messages.topics[ticket.topic]}
        </h2>
        <StatusBadge status={ticket.status} />
      </header>
      <ol aria-label={messages.thread} className="space-y-3">
        {ticket.messages.map(({ id, author, text, at }) => (
          <li
            key={id}
            className={classNames(
              'rounded-card border p-4',
              author === 'support' ? 'me-6 border-transparent bg-ink-soft' : 'ms-6 bg-card',
            )}
          >
            <p className="mb-1 text-sm text-quiet">
              <strong className="text-text">{author === 'support' ? messages.us : messages.you}</strong> ·{' '}
              {indianDateTime(at)}
            </p>
            <p className="whitespace-pre-wrap break-words">{text}</p>
          </li>
        ))}
      </ol>
      {ticket.screenshot && (
        <img
          src={`${API_BASE_PATH}${ticket.screenshot}`}
          alt={messages.screenshotOf}
          loading="lazy"
          className="ms-6 mt-3 max-h-80 rounded-card border"
        />
      )}
      {ticket.transcript && (
        <Disclosure summary={messages.enclosed} className="ms-6 mt-3">
          <p className="whitespace-pre-wrap break-words text-sm">{ticket.transcript}</p>
        </Disclosure>
      )}
      <ReplyForm ticket={ticket} onSent={cache} />
      {ticket.status !== 'closed' && (
        <Button variant="quiet" className="-ms-3 mt-2" isBusy={isPending} onClick={() => close()}>
          {messages.close}
        </Button>
      )}
    </>
  );
}

function ReplyForm({ ticket, onSent }: { ticket: Ticket; onSent: (ticket: Ticket) => void }) {
  const messages = useMessages(helpMessages).support;
  const [text, setText] = useDraft(`reply-draft:${ticket.id}`);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(support.reply, { params: { id: ticket.id }, body: { text } }),
    onSuccess: ({ data }) => {
      setText('');
      onSent(data);
    },
    onError: (error) => setProblem(serverMessageOf(error, messages.replyFailed)),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setProblem(text.trim() === '' ? messages.needText : undefined);
    if (text.trim() !== '' && !isPending) mutate();
  };
  return (
    <form noValidate onSubmit={send} className="mt-6 space-y-3">
      <Field
        label={messages.writeOn}
        hint={ticket.status === 'closed' ? messages.reopenHint : undefined}
        error={problem}
      >
        <Textarea
          required
          maxLength={LONGEST_TICKET_TEXT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isPending}>
        {messages.send}
      </Button>
    </form>
  );
}
