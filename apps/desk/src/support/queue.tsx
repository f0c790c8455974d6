import type { QueuedTicket } from '@dakhila/contract/desk/tickets';
import { DESK_VIEWS, type DeskView, TICKET_STATUS_NAMES } from '@dakhila/domain/support/desk';
import { TICKET_TOPIC_NAMES } from '@dakhila/domain/support/ticket';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { classNames } from '../../../web/src/lib/class-names.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SearchInput } from '../../../web/src/ui/search-input.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { MoreButton } from '../shell/more-button.tsx';
import { useSearchWords, withWords } from '../use-search-words.ts';
import { ageInWords, isOverdue } from './age.ts';
import { type Asked, countFilters } from './asked.ts';
import type { useQueue } from './queries.ts';
import { QueueFilters, useClearFilters } from './queue-filters.tsx';
import { StatusBadge } from './status-badge.tsx';

const VIEW_NAMES: Readonly<Record<DeskView, string>> = {
  ...TICKET_STATUS_NAMES,
  mine: 'Mine',
};
const EMPTY: Readonly<Record<DeskView, string>> = {
  open: 'No one is waiting for us.',
  answered: 'No student has an answer to read.',
  mine: 'You have no tickets. Take one from the open queue.',
  closed: 'No ticket has been closed yet.',
};
const TYPING_PAUSE_MS = 300;

type QueueProps = {
  asked: Asked;
  queue: ReturnType<typeof useQueue>;
  tickets: QueuedTicket[];
  marked: string | null;
  opened: string | undefined;
  addressOf: (number: string) => string;
};

export function Queue({ asked, queue, tickets, marked, opened, addressOf }: QueueProps) {
  const open = queue.data?.pages[0]?.open;
  const [parameters] = useSearchParams();
  const addressOfView = (view: DeskView) =>
    `/tickets?${withWords(parameters, { view, search: '', ...(view === 'mine' && { owner: '' }) })}`;
  return (
    <div className="flex h-full flex-col">
      <div className="border-b p-3">
        <QueueSearch search={asked.search ?? ''} />
        <nav aria-label="Which tickets" className="mt-2 flex gap-1">
          {DESK_VIEWS.map((view) => (
            <Link
              key={view}
              to={addressOfView(view)}
              aria-current={view === asked.view && !asked.search ? 'page' : undefined}
              className="flex min-h-11 grow items-center justify-center gap-1.5 rounded-control px-1 text-sm font-semibold text-quiet no-underline hover:bg-ink-soft hover:text-ink aria-[current]:bg-ink-soft aria-[current]:text-ink"
            >
              {VIEW_NAMES[view]}
              {view === 'open' && open !== undefined && open > 0 && <Badge variant="marigold">{open}</Badge>}
            </Link>
          ))}
        </nav>
        {/* A search looks at all tickets. */}
        {!asked.search && <QueueFilters asked={asked} />}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <QueryView query={queue} loading={<LoadingQueue />} fallback="The queue couldn’t be loaded.">
          {() =>
            tickets.length === 0 ? (
              <EmptyQueue asked={asked} />
            ) : (
              <ul>
                {tickets.map((ticket) => (
                  <QueueLine
                    key={ticket.number}
                    ticket={ticket}
                    to={addressOf(String(ticket.number))}
                    isMarked={marked === String(ticket.number)}
                    isOpen={opened === String(ticket.number)}
                  />
                ))}
              </ul>
            )
          }
        </QueryView>
        <div className="px-4 pb-4 text-center">
          <MoreButton query={queue} />
        </div>
      </div>
    </div>
  );
}

function EmptyQueue({ asked }: { asked: Asked }) {
  const clear = useClearFilters();
  if (asked.search)
    return (
      <EmptyState heading="Nothing found">
        Search for a ticket number, a whole email or phone number, or the beginning of a first or last name.
      </EmptyState>
    );
  if (countFilters(asked) > 0)
    return (
      <EmptyState
        heading="No ticket fits these filters"
        action={
          <Button variant="secondary" onClick={clear}>
            Clear the filters
          </Button>
        }
      />
    );
  return <EmptyState heading="All done">{EMPTY[asked.view]}</EmptyState>;
}

/** Changes the address once typing pauses; an empty field brings the view back. */
function QueueSearch({ search }: { search: string }) {
  const [, change] = useSearchWords();
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => change({ search: typed.trim() }, { replace: true }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, change]);
  return (
    <SearchInput
      label="Search all tickets by number, name, whole email or phone"
      placeholder="Number, name, email or phone"
      typed={typed}
      onType={setTyped}
    />
  );
}

const SHORT = 90;
/** Two lines of the queue. */
const shortened = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text);

type LineProps = { ticket: QueuedTicket; to: string; isMarked: boolean; isOpen: boolean };

function QueueLine({ ticket, to, isMarked, isOpen }: LineProps) {
  const line = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isMarked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  const now = Date.now();
  const since = ticket.waitingSince ?? ticket.updatedAt;
  const isLate = ticket.status === 'open' && isOverdue(since, now);
  return (
    <li className="border-b">
      <Link
        ref={line}
        to={to}
        aria-current={isOpen ? 'true' : undefined}
        data-marked={isMarked || undefined}
        className={classNames(
          'relative block px-4 py-3 text-text no-underline hover:bg-sunken',
          isOpen && 'bg-ink-soft',
          isMarked &&
            'before:absolute before:inset-y-2 before:start-0 before:w-1 before:rounded-full before:bg-marigold',
        )}
      >
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-semibold">{ticket.student || 'Deleted account'}</span>
          <span
            className={classNames('shrink-0 text-xs tabular-nums', isLate ? 'font-semibold text-danger' : 'text-quiet')}
          >
            {ageInWords(since, now)}
            {isLate && <span className="sr-only"> (waiting longer than a day)</span>}
          </span>
        </span>
        <span className="mt-0.5 block break-words text-sm text-quiet">{shortened(ticket.excerpt)}</span>
        <span className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-quiet">
          <span className="tabular-nums">{ticket.number}</span>
          <span>{TICKET_TOPIC_NAMES[ticket.topic]}</span>
          <StatusBadge status={ticket.status} />
          {ticket.assignedTo && <Badge variant="outline">{ticket.assignedTo.name}</Badge>}
        </span>
      </Link>
    </li>
  );
}

const LoadingQueue = () => (
  <div className="space-y-3 p-3">
    {['one', 'two', 'three'].map((name) => (
      <SkeletonCard key={name} className="h-24" />
    ))}
  </div>
);
