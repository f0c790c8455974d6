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
import { dayWords, nearness, spanWords, whenWords } from './times.ts';

type SessionCardProps = {
  booking: Booking;
  today: CounsellingOverview['today'];
  badge?: ReactNode;
  isHighlighted?: boolean;
  children: ReactNode;
};

export function SessionCard({ booking, today, badge, isHighlighted = false, children }: SessionCardProps) {
  const words = useMessages(counsellingMessages);
  const id = useId();
  const { counsellor, startsAt, endsAt, topic, question, phase } = booking;
  const near = phase === 'upcoming' ? nearness(dayOf(new Date(startsAt)), today) : null;
  return (
    <article aria-labelledby={id}>
      <Card variant={isHighlighted ? 'highlight' : 'plain'}>
        <h3 id={id} className="sr-only">
          {fill(words.sessionName, { name: counsellor.name, when: whenWords(startsAt) })}
        </h3>
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
          <Avatar initials={counsellor.initials} />
          <div className="min-w-0 flex-1 basis-44">
            <p className="text-lg leading-snug font-[650]">{dayWords(startsAt)}</p>
            <p className="tabular-nums">{spanWords(startsAt, endsAt)}</p>
            <p className="text-sm text-quiet">{`${fill(words.with, { name: counsellor.name })} · ${words.topics[topic]}`}</p>
          </div>
          {badge ?? (near && <Badge variant="marigold">{words[near]}</Badge>)}
        </div>
        {question && (
          <div className="mt-4 rounded-control bg-sunken px-4 py-3 text-sm">
            <p className="font-semibold">{words.yourQuestion}</p>
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
  const words = useMessages(counsellingMessages);
  const [open, setOpen] = useState<'move' | 'cancel' | 'share' | null>(null);
  const close = () => setOpen(null);
  const { may, joinUrl, sharing, phase } = booking;
  const shared = SHARED_THINGS.filter((thing) => sharing[thing]).map((thing) => words.share[thing]);
  return (
    <SessionCard
      booking={booking}
      today={today}
      isHighlighted={isHighlighted}
      {...(phase === 'running' && { badge: <Badge variant="good">{words.running}</Badge> })}
    >
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {joinUrl && (
          <ExternalLink href={joinUrl} look={{ variant: 'primary' }} className="col-span-2">
            {words.join}
          </ExternalLink>
        )}
        <a
          href={`${API_BASE_PATH}${bookingCalendarPath(booking.id)}`}
          download
          className={classNames(buttonStyles({ variant: 'secondary' }), 'col-span-2')}
        >
          <CalendarPlus aria-hidden="true" />
          {words.calendar}
        </a>
        {may.reschedule && (
          <Button variant="secondary" onClick={() => setOpen('move')}>
            {words.move}
          </Button>
        )}
        {may.cancel && (
          <Button
            variant="quiet"
            onClick={() => setOpen('cancel')}
            {...(!may.reschedule && { className: 'col-span-2' })}
          >
            {words.cancel}
          </Button>
        )}
      </div>
      <div className="mt-4 flex items-start gap-2 border-t pt-3 text-sm">
        <Eye className="mt-0.5 size-4 shrink-0 text-quiet" aria-hidden="true" />
        <p className="min-w-0 flex-1">
          <span className="text-quiet">{`${words.shared}: `}</span>
          {shared.length > 0 ? shared.join(', ') : words.sharedNothing}
        </p>
        <Button variant="quiet" size="small" className="-my-2" onClick={() => setOpen('share')}>
          {words.changeSharing}
        </Button>
      </div>
      {phase === 'upcoming' && (
        <p className="mt-2 text-sm text-quiet">
          {may.cancelFree
            ? fill(words.freeUntil, { moment: whenWords(booking.freeUntil) })
            : fill(words.lateNow, COUNSELLING)}
        </p>
      )}
      {open === 'move' && <MoveDialog booking={booking} onClose={close} />}
      {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
      {open === 'share' && <ShareDialog booking={booking} onClose={close} />}
    </SessionCard>
  );
}
