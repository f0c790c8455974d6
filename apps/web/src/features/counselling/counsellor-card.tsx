import type { Counsellor } from '@dakhila/contract/counselling';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Languages from 'lucide-react/icons/languages';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { counsellingMessages } from './messages.ts';
import { momentText } from './times.ts';

export function CounsellorCard({ counsellor, to }: { counsellor: Counsellor; to: string }) {
  const messages = useMessages(counsellingMessages);
  const id = useId();
  const { name, initials, headline, about, languages, topics, exams, rating, nextSlotAt } = counsellor;
  return (
    <article aria-labelledby={id} className="h-full">
      <Card className="flex h-full flex-col gap-4">
        <div className="flex items-start gap-4">
          <Avatar initials={initials} />
          <div className="min-w-0 flex-1">
            <h3 id={id} className="text-lg">
              {name}
            </h3>
            <p className="text-sm text-quiet">{headline}</p>
          </div>
        </div>
        <p className="text-sm">{about}</p>
        <ul aria-label={messages.helpsWith} className="flex flex-wrap gap-1.5">
          {exams.map((exam) => (
            <li key={exam}>
              <Badge variant="outline">{messages.exams[exam]}</Badge>
            </li>
          ))}
          {topics.map((topic) => (
            <li key={topic}>
              <Badge variant="secondary">{messages.topics[topic]}</Badge>
            </li>
          ))}
        </ul>
        <dl className="mt-auto space-y-2 border-t pt-4 text-sm">
          <div className="flex items-start gap-2">
            <dt>
              <Star className="mt-0.5 size-4 text-quiet" aria-hidden="true" />
              <span className="sr-only">{messages.rating}</span>
            </dt>
            <dd>
              <Rating rating={rating} />
            </dd>
          </div>
          <div className="flex items-start gap-2">
            <dt>
              <Languages className="mt-0.5 size-4 text-quiet" aria-hidden="true" />
              <span className="sr-only">{messages.speaks}</span>
            </dt>
            <dd>{languages.map((language) => messages.languages[language]).join(', ')}</dd>
          </div>
          <div className="flex items-start gap-2">
            <dt>
              <CalendarClock className="mt-0.5 size-4 text-quiet" aria-hidden="true" />
              <span className="sr-only">{messages.nextTime}</span>
            </dt>
            <dd className="font-medium tabular-nums">
              {nextSlotAt ? momentText(nextSlotAt) : fill(messages.noTimes, COUNSELLING)}
            </dd>
          </div>
        </dl>
        {nextSlotAt && (
          <ButtonLink to={to} isFullWidth aria-label={fill(messages.seeTimes, { name })}>
            {messages.seeTimesShort}
          </ButtonLink>
        )}
      </Card>
    </article>
  );
}

export function Rating({ rating }: { rating: Counsellor['rating'] }) {
  const messages = useMessages(counsellingMessages);
  if (!rating) return messages.newHere;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Stars count={rating.average} />
      {fill(messages.rated, { average: rating.average, count: rating.count })}
    </span>
  );
}

/** Decorative: the text beside it says the same. */
export function Stars({ count, className }: { count: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('inline-flex gap-0.5', className)}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star
          key={place}
          className={classNames('size-4', place <= Math.round(count) ? 'fill-marigold text-marigold' : 'text-edge')}
        />
      ))}
    </span>
  );
}

const SIZES = { small: 'size-11 text-base', large: 'size-12 text-lg sm:size-16 sm:text-xl' } as const;

/** Decorative: the name is next to it. */
export function Avatar({ initials, size = 'small' }: { initials: string; size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-ink-soft font-[650] tracking-wide text-ink select-none forced-colors:border',
        SIZES[size],
      )}
    >
      {initials}
    </span>
  );
}
