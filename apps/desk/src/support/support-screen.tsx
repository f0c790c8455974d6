import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { classNames } from '../../../web/src/lib/class-names.ts';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { SectionBoundary } from '../../../web/src/ui/section-boundary.tsx';
import { useTabTitle } from '../shell/desk-page.tsx';
import { useKeys } from '../shell/use-keys.ts';
import { readAsked } from './asked.ts';
import { useQueue } from './queries.ts';
import { Queue } from './queue.tsx';
import { TicketPanel } from './ticket-panel.tsx';

/** The queue beside the thread; on a phone one of them. */
export function SupportScreen() {
  const { number } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const asked = readAsked(parameters);
  const queue = useQueue(asked);
  const tickets = queue.data?.pages.flatMap((page) => page.tickets) ?? [];
  const numbers = tickets.map((ticket) => String(ticket.number));
  const [marked, setMarked] = useState<string | null>(number ?? null);
  const reply = useRef<HTMLTextAreaElement>(null);
  const addressOf = (target: string) => `/tickets${target && `/${target}`}?${parameters}`;

  const step = (by: 1 | -1) => {
    const at = marked === null ? -1 : numbers.indexOf(marked);
    const next = numbers[Math.max(0, Math.min(numbers.length - 1, at + by))];
    if (next) setMarked(next);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    Enter: () => marked && void navigate(addressOf(marked)),
    r: () => reply.current?.focus(),
    Escape: () => number && void navigate(addressOf('')),
  });
  useTabTitle(number ? `Ticket ${number}` : 'Support');
  useEffect(() => {
    if (number) setMarked(number);
  }, [number]);

  return (
    <div className="flex h-full">
      <h1 className="sr-only">Support</h1>
      <div className={classNames('h-full w-full shrink-0 border-e bg-card lg:w-96', number && 'max-lg:hidden')}>
        <SectionBoundary>
          <Queue asked={asked} queue={queue} tickets={tickets} marked={marked} opened={number} addressOf={addressOf} />
        </SectionBoundary>
      </div>
      <div className={classNames('h-full min-w-0 flex-1', !number && 'max-lg:hidden')}>
        {number ? (
          <TicketPanel key={number} number={number} backTo={addressOf('')} replyRef={reply} />
        ) : (
          <div className="grid h-full place-items-center">
            <EmptyState heading="Choose a ticket">
              Press j and k to move through the queue, and Enter to open one. Press ? for all shortcuts.
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
