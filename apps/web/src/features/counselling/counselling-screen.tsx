import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { brand } from '../../lib/brand.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs.tsx';
import { BookView } from './booking-view.tsx';
import { counsellingMessages } from './messages.ts';
import { overviewQuery } from './queries.ts';
import { SessionsView } from './sessions-view.tsx';
import { useAddress } from './use-address.ts';
import { preselectConversation } from './use-booking.ts';

export function CounsellingScreen() {
  const messages = useMessages(counsellingMessages);
  const { address, go } = useAddress();
  const conversationId = useSearchParams()[0].get('conversation');
  useEffect(() => {
    if (conversationId) preselectConversation(conversationId);
  }, [conversationId]);
  const query = useQuery(overviewQuery);
  const { data: overview, error } = query;
  return (
    <>
      <title>{`${messages.title} · ${brand.name}`}</title>
      <PageHeader
        title={messages.title}
        lead={fill(messages.lead, COUNSELLING)}
        actions={
          <div className="flex items-center gap-3">
            {overview ? (
              <p className="rounded-full bg-marigold-soft px-4 py-2 text-sm font-semibold text-marigold-text tabular-nums">
                {fill(messages.left, { count: overview.left })}
              </p>
            ) : (
              !error && <Skeleton className="h-9 w-32" />
            )}
            <ButtonLink to={paths.topUpCounselling} variant="secondary" size="small">
              {messages.topUp}
            </ButtonLink>
          </div>
        }
      />
      <Tabs
        value={address.view}
        onValueChange={(view) => go({ view: view === 'sessions' ? 'sessions' : 'book' }, { isScrolling: false })}
      >
        <TabList aria-label={messages.views}>
          <Tab value="book">{messages.bookView}</Tab>
          <Tab value="sessions">{messages.sessionsView}</Tab>
        </TabList>
        <TabPanel value="book">
          <BookView overview={overview} />
        </TabPanel>
        <TabPanel value="sessions">
          <QueryView
            query={query}
            heading={messages.sessionsFailedTitle}
            fallback={messages.sessionsFailed}
            loading={
              <Loading
                label={messages.loadingSessions}
                className="grid gap-4 xl:grid-cols-2"
                skeletons={['h-64', 'h-64']}
              />
            }
          >
            {(loaded) => <SessionsView overview={loaded} />}
          </QueryView>
        </TabPanel>
      </Tabs>
      <Rules />
    </>
  );
}

function Rules() {
  const messages = useMessages(counsellingMessages);
  return (
    <Disclosure summary={messages.rulesTitle} className="mt-8 border-t">
      <ul className="list-disc space-y-2 ps-5">
        {messages.rules.map((rule) => (
          <li key={rule}>{fill(rule, COUNSELLING)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
