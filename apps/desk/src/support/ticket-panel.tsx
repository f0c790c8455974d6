import type { DeskTicket } from '@dakhila/contract/desk/tickets';
import { TICKET_TOPIC_NAMES } from '@dakhila/domain/support/ticket';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type Ref, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SectionBoundary, Sections } from '../../../web/src/ui/section-boundary.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { useMay } from '../session/use-member.ts';
import { Composer } from './composer.tsx';
import { useTicket } from './queries.ts';
import { StatusBadge } from './status-badge.tsx';
import { StudentCard } from './student-card.tsx';
import { Thread } from './thread.tsx';
import { TicketActions } from './ticket-actions.tsx';

type PanelProps = { number: string; backTo: string; replyRef: Ref<HTMLTextAreaElement> };

/** One ticket: what was said, who the student is, and what can be done. */
export function TicketPanel({ number, backTo, replyRef }: PanelProps) {
  const query = useTicket(number);
  return (
    <QueryView
      query={query}
      loading={<SkeletonCard className="m-4 h-80" />}
      heading="This ticket couldn’t be opened"
      fallback="Please try again."
    >
      {(ticket) => <OpenTicket ticket={ticket} backTo={backTo} replyRef={replyRef} />}
    </QueryView>
  );
}

function OpenTicket({ ticket, backTo, replyRef }: Omit<PanelProps, 'number'> & { ticket: DeskTicket }) {
  const mayAnswer = useMay('tickets.answer');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className="flex h-full flex-col">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b bg-card px-4 py-3">
        <Link
          to={backTo}
          aria-label="Back to the queue"
          className="grid size-11 place-items-center rounded-control text-quiet hover:bg-ink-soft hover:text-ink lg:hidden"
        >
          <ArrowLeft className="size-5" aria-hidden="true" />
        </Link>
        <div className="min-w-0 flex-1 basis-60">
          <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
            Ticket {ticket.number}: {TICKET_TOPIC_NAMES[ticket.topic]}
          </h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-sm text-quiet">
            <StatusBadge status={ticket.status} />
            Opened {indianDateTime(ticket.createdAt)}
          </p>
        </div>
        {mayAnswer && <TicketActions ticket={ticket} />}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto xl:flex">
        <div className="flex min-w-0 flex-1 flex-col gap-5 p-4 sm:p-6">
          <Sections>
            <Thread ticket={ticket} />
            {mayAnswer && <Composer ticket={ticket} replyRef={replyRef} />}
          </Sections>
        </div>
        <aside aria-label="Student" className="shrink-0 p-4 sm:p-6 xl:w-80 xl:ps-0">
          <SectionBoundary>
            <StudentCard ticket={ticket} />
          </SectionBoundary>
        </aside>
      </div>
    </article>
  );
}
