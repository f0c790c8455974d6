import { support } from '@dakhila/contract/support';
import { LONGEST_TICKET_TEXT } from '@dakhila/domain/support/ticket';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../lib/api.ts';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { helpMessages } from '../messages.ts';
import { AskForm } from './ask-form.tsx';
import { StarChoice } from './star-choice.tsx';
import { TicketList, ticketsQuery } from './ticket-list.tsx';
import { TicketThread } from './ticket-thread.tsx';

const TABS = ['ask', 'mine', 'feedback'] as const;

/** Asking support, the answers, and feedback. The tab and the open ticket are in the address, because mails link to them. */
export function SupportScreen() {
  const messages = useMessages(helpMessages).support;
  const [params, setParams] = useSearchParams();
  const { data: tickets } = useInfiniteQuery(ticketsQuery);
  const ticket = params.get('ticket');
  const tab = TABS.find((name) => name === params.get('tab')) ?? (ticket ? 'mine' : 'ask');
  const openCount = tickets?.filter(({ status }) => status !== 'closed').length ?? 0;
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader title={messages.title} lead={messages.lead} />
      <Tabs value={tab} onValueChange={(name) => setParams({ tab: name })}>
        <TabList aria-label={messages.tabs}>
          <Tab value="ask">{messages.ask}</Tab>
          <Tab value="mine">{openCount > 0 ? fill(messages.mineOpen, { open: openCount }) : messages.mine}</Tab>
          <Tab value="feedback">{messages.feedback}</Tab>
        </TabList>
        <TabPanel value="ask">
          <AskForm
            conversationId={params.get('conversation')}
            onSent={({ id }) => setParams({ tab: 'mine', ticket: id })}
          />
        </TabPanel>
        <TabPanel value="mine">{ticket ? <TicketThread key={ticket} id={ticket} /> : <TicketList />}</TabPanel>
        <TabPanel value="feedback">
          <FeedbackForm />
        </TabPanel>
      </Tabs>
    </>
  );
}

function FeedbackForm() {
  const messages = useMessages(helpMessages).support;
  const [rating, setRating] = useState(0);
  const [text, setText] = useDraft('feedback-draft');
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (stars: number) => call(support.feedback, { body: { rating: stars, text } }),
    onSuccess: () => {
      showToast({ title: messages.thanks, description: messages.thanksText, variant: 'success' });
      setRating(0);
      setText('');
      setIsChecked(false);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (rating > 0 && !isPending) mutate(rating);
  };
  return (
    <Card padding="roomy" className="max-w-2xl">
      <form noValidate onSubmit={send} className="space-y-5">
        <FailureNotice error={error} fallback={messages.feedbackFailed} />
        <StarChoice value={rating} onChange={setRating} error={isChecked && rating === 0 ? messages.needStars : null} />
        <Field label={messages.feedbackText}>
          <Textarea maxLength={LONGEST_TICKET_TEXT} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Button type="submit" isBusy={isPending} className="w-full sm:w-auto">
          {messages.sendFeedback}
        </Button>
      </form>
    </Card>
  );
}
