import type { Booking, CounsellingOverview } from '@dakhila/contract/counselling';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { type ReactNode, useId } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Avatar } from './avatar.tsx';
import { counsellingMessages } from './messages.ts';
import { dayWords, nearness, spanWords, whenWords } from './times.ts';

type SessionCardProps = {
  booking: Booking;
  today: CounsellingOverview['today'];
  badge?: ReactNode;
  isHighlighted?: boolean;
  children: ReactNode;
};

/** A session: when, with whom, about what. What can be done with it, or what came of it, stands below. */
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
