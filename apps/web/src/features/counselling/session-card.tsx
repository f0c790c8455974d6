import { type Booking, bookingCalendarPath, type CounsellingOverview } from '@dakhila/contract/counselling';
import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Eye from 'lucide-react/icons/eye';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ExternalLink } from '../../ui/link.tsx';
import { Avatar } from './counsellor-card.tsx';
import { counsellingMessages } from './messages.ts';
import { CancelDialog, MoveDialog, ShareDialog } from './session-dialogs.tsx';
import { SHARED_THINGS } from './sharing-fields.tsx';
import { dayText, momentText, nearness, spanText } from './times.ts';

type SessionCardProps = {
  booking: Booking;
  today: CounsellingOverview['today'];
  badge?: ReactNode;
  isHighlighted?: boolean;
  children: ReactNode;
};

export function SessionCard({ booking, today, badge, isHighlighted = false, children }: SessionCardProps) {
  const messages = useMessages(counsellingMessages);
  const id = useId();
  const { counsellor, startsAt, endsAt, topic, question, phase } = booking;
  const near = phase === 'upcoming' ? nearness(dayOf(new Date(startsAt)), today) : null;
  return (
    <article aria-labelledby={id}>
      <Card variant={isHighlighted ? 'highlight' : 'plain'}>
        <h3 id={id} className="sr-only">
          {fill(messages.sessionName, { name: counsellor.name, when: momentText(startsAt) })}
        </h3>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <Avatar initials={counsellor.initials} />
          <div className="min-w-0 flex-1 basis-44">
            <p className="text-lg leading-snug font-[650]">{dayText(startsAt)}</p>
            <p className="tabular-nums">{spanText(startsAt, endsAt)}</p>
            <p className="text-sm text-quiet">{`${fill(messages.with, { name: counsellor.name })} · ${messages.topics[topic]}`}</p>
          </div>
          {badge ?? (near && <Badge variant="marigold">{messages[near]}</Badge>)}
        </div>
        {question && (
          <div className="mt-4 rounded-control bg-sunken px-4 py-3 text-sm">
            <p className="font-semibold">{messages.yourQuestion}</p>
            <p className="max-w-reading break-words whitespace-pre-line">{question}</p>
          </div>
        )}
        {children}
      </Card>
    </article>
  );
}

type UpcomingSessionProps = { booking: Booking; today: string; isHighlighted: boolean };

export function UpcomingSession({ booking, today, isHighlighted }: UpcomingSessionProps) {
  const messages = useMessages(counsellingMessages);
  const [open, setOpen] = useState<'move' | 'cancel' | 'share' | null>(null);
  const close = () => setOpen(null);
  const { may, joinUrl, sharing, phase } = booking;
  const shared = SHARED_THINGS.filter((thing) => sharing[thing]).map((thing) => messages.share[thing]);
  return (
    <SessionCard
      booking={booking}
      today={today}
      isHighlighted={isHighlighted}
      {...(phase === 'running' && { badge: <Badge variant="good">{messages.running}</Badge> })}
    >
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {joinUrl && (
          <ExternalLink href={joinUrl} look={{ variant: 'primary' }} className="col-span-2">
            {messages.join}
          </ExternalLink>
        )}
        <a
          href={`${API_BASE_PATH}${bookingCalendarPath(booking.id)}`}
          download
          className={classNames(buttonStyles({ variant: 'secondary' }), 'col-span-2')}
        >
          <CalendarPlus aria-hidden="true" />
          {messages.calendar}
        </a>
        {may.reschedule && (
          <Button variant="secondary" onClick={() => setOpen('move')}>
            {messages.move}
          </Button>
        )}
        {may.cancel && (
          <Button
            variant="quiet"
            onClick={() => setOpen('cancel')}
            {...(!may.reschedule && { className: 'col-span-2' })}
          >
            {messages.cancel}
          </Button>
        )}
      </div>
      <div className="mt-4 flex items-start gap-2 border-t pt-3 text-sm">
        <Eye className="mt-0.5 size-4 shrink-0 text-quiet" aria-hidden="true" />
        <p className="min-w-0 flex-1">
          <span className="text-quiet">{`${messages.shared}: `}</span>
          {shared.length > 0 ? shared.join(', ') : messages.sharedNothing}
        </p>
        <Button variant="quiet" size="small" className="-my-2" onClick={() => setOpen('share')}>
          {messages.changeSharing}
        </Button>
      </div>
      {phase === 'upcoming' && (
        <p className="mt-2 text-sm text-quiet">
          {may.cancelFree
            ? fill(messages.freeUntil, { moment: momentText(booking.freeUntil) })
            : fill(messages.lateNow, COUNSELLING)}
        </p>
      )}
      {open === 'move' && <MoveDialog booking={booking} onClose={close} />}
      {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {open === 'share' && <ShareDialog booking={booking} onClose={close} />}
    </SessionCard>
  );
}
