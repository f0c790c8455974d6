import { support } from '@dakhila/contract/support';
import type { TicketStatus } from '@dakhila/domain/support/ticket';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { indianDateTime } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';
import { Badge } from '../../../ui/badge.tsx';
import { cardStyles } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { AnsweredLetter } from '../../../ui/illustrations.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { OlderButton } from '../../../ui/older-button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { helpMessages } from '../messages.ts';

/** All tickets of the student, the latest change first. */
export function TicketList() {
  const messages = useMessages(helpMessages).support;
  const query = useInfiniteQuery(ticketsQuery);
  return (
    <QueryView
      query={query}
      heading={messages.failedTitle}
      fallback={messages.failed}
      loading={<Loading label={messages.loading} className="max-w-2xl space-y-3" skeletons={['h-28', 'h-28']} />}
    >
      {(tickets) =>
        tickets.length === 0 ? (
          <EmptyState heading={messages.noTickets} illustration={<AnsweredLetter />}>
            {messages.noTicketsText}
          </EmptyState>
        ) : (
          <>
            <ul className="max-w-2xl space-y-3">
              {tickets.map(({ id, number, topic, status, excerpt, updatedAt }) => (
                <li key={id}>
                  <Link to={`?tab=mine&ticket=${id}`} className={`${cardStyles()} block hover:border-edge`}>
                    <span className="flex flex-wrap items-center justify-between gap-2">
                      <span className="font-semibold">{messages.topics[topic]}</span>
                      <StatusBadge status={status} />
                    </span>
                    <span className="mt-1 line-clamp-2 block break-words text-quiet">{excerpt}</span>
                    <span className="mt-2 block text-sm text-quiet">
                      {fill(messages.ticket, { number })} ·{' '}
                      {fill(messages.latest, { when: indianDateTime(updatedAt) ?? '' })}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <OlderButton query={query} className="max-w-2xl" />
          </>
        )
      }
    </QueryView>
  );
}

const VARIANTS = { open: 'secondary', answered: 'good', closed: 'outline' } as const;

export function StatusBadge({ status }: { status: TicketStatus }) {
  const messages = useMessages(helpMessages).support;
  return <Badge variant={VARIANTS[status]}>{messages.status[status]}</Badge>;
}

export const ticketsQuery = infiniteQueryOptions({
  ...pagedQuery(['support', 'tickets'], (query, options) => call(support.list, { query }, options)),
  select: ({ pages }) => pages.flatMap(({ data }) => data),
});

export const ticketQuery = (id: string) => endpointQuery(['support', 'tickets', id], support.read, { params: { id } });
