import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { helpMessages } from '../messages.ts';
import { AskForm } from './ask-form.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { ticketsQuery } from './queries.ts';
import { TicketList } from './ticket-list.tsx';
import { TicketThread } from './ticket-thread.tsx';

const TABS = ['ask', 'mine', 'feedback'] as const;

/** Asking support, the answers, and feedback. The tab and the open ticket stand in the address: mails link to them. */
export function SupportScreen() {
  const words = useMessages(helpMessages).support;
  const [params, setParams] = useSearchParams();
  const { data: tickets } = useQuery(ticketsQuery);
  const ticket = params.get('ticket');
  const tab = TABS.find((name) => name === params.get('tab')) ?? (ticket ? 'mine' : 'ask');
  const openCount = tickets?.filter(({ status }) => status !== 'closed').length ?? 0;
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <PageHeader title={words.title} lead={words.lead} />
      <Tabs value={tab} onValueChange={(name) => setParams({ tab: name })}>
        <TabList aria-label={words.tabs}>
          <Tab value="ask">{words.ask}</Tab>
          <Tab value="mine">{openCount > 0 ? fill(words.mineOpen, { open: openCount }) : words.mine}</Tab>
          <Tab value="feedback">{words.feedback}</Tab>
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
