import type { InputOf } from '@dakhila/contract/endpoint';
import { support, type Ticket } from '@dakhila/contract/support';
import { searchFaq } from '@dakhila/domain/faq/search-faq';
import { LONGEST_TICKET_TEXT, TICKET_TOPICS } from '@dakhila/domain/support/ticket';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFaq } from '../faq/use-faq.ts';
import { helpMessages } from '../messages.ts';
import { ScreenshotField } from './screenshot-field.tsx';
import { ticketQuery, ticketsQuery } from './ticket-list.tsx';

type AskFormProps = {
  /** The conversation with the assistant that led here. */
  conversationId: string | null;
  onSent: (ticket: Ticket) => void;
};

/** A new question to support. The text stays in the form until it is sent. */
export function AskForm({ conversationId, onSent }: AskFormProps) {
  const messages = useMessages(helpMessages).support;
  const queries = useQueryClient();
  const [chosenTopic, setTopic] = useDraft('support-topic');
  const topic = TICKET_TOPICS.find((one) => one === chosenTopic);
  const [text, setText] = useDraft('support-draft');
  const [screenshot, setScreenshot] = useState<string>();
  const [isEnclosed, setIsEnclosed] = useState(true);
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: NonNullable<InputOf<typeof support.open>['body']>) => call(support.open, { body }),
    onSuccess: ({ data: ticket }) => {
      queries.setQueryData(ticketQuery(ticket.id).queryKey, ticket);
      void queries.invalidateQueries(ticketsQuery);
      setTopic('');
      setText('');
      showToast({
        title: messages.sent,
        description: fill(messages.sentText, { number: ticket.number }),
        variant: 'success',
      });
      onSent(ticket);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!topic || text.trim() === '' || isPending) return;
    const enclosed = isEnclosed && conversationId ? { conversationId } : {};
    mutate({ topic, text, ...(screenshot && { screenshot }), ...enclosed });
  };
  return (
    <Card padding="roomy" className="max-w-2xl">
      <form noValidate onSubmit={send} className="space-y-5">
        <FailureNotice error={error} fallback={messages.sendFailed} />
        <Field label={messages.topic} error={isChecked && !topic ? messages.needTopic : undefined}>
          <Select
            value={topic ?? ''}
            options={TICKET_TOPICS.map((one) => ({ value: one, label: messages.topics[one] }))}
            onChange={(event) => setTopic(event.target.value)}
          >
            <option value="">{messages.chooseTopic}</option>
          </Select>
        </Field>
        <Field
          label={messages.text}
          hint={messages.textHint}
          error={isChecked && text.trim() === '' ? messages.needText : undefined}
        >
          <Textarea
            required
            rows={6}
            maxLength={LONGEST_TICKET_TEXT}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <FaqSuggestions text={text} />
        {conversationId && (
          <Checkbox checked={isEnclosed} onChange={({ target }) => setIsEnclosed(target.checked)}>
            <span className="block font-medium">{messages.enclose}</span>
            <span className="block text-sm text-quiet">{messages.encloseHint}</span>
          </Checkbox>
        )}
        <ScreenshotField picture={screenshot} onChange={setScreenshot} />
        <Button type="submit" isBusy={isPending} className="w-full sm:w-auto">
          {messages.send}
        </Button>
      </form>
    </Card>
  );
}

/** Shorter texts match too many questions. */
const SHORTEST = 8;
const MOST_SHOWN = 3;

/** Questions of the FAQ that may answer what is being typed. */
function FaqSuggestions({ text }: { text: string }) {
  const messages = useMessages(helpMessages).support;
  const { index } = useFaq();
  const asked = useDeferredValue(text.trim());
  const found = asked.length < SHORTEST ? [] : searchFaq(index, asked).slice(0, MOST_SHOWN);
  if (found.length === 0) return null;
  return (
    <Card variant="sunken" padding="none" className="px-4 pt-3">
      <h2 className="text-sm">{messages.suggestions}</h2>
      {found.map(({ id, question, answer }) => (
        <Disclosure key={id} summary={<span className="text-sm">{question}</span>} className="last:border-b-0">
          <div className="space-y-2 text-sm">
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Disclosure>
      ))}
    </Card>
  );
}
