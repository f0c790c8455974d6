import type { Counsellor } from '@dakhila/contract/counselling';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Languages from 'lucide-react/icons/languages';
import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Avatar } from './avatar.tsx';
import { counsellingMessages } from './messages.ts';
import { Rating } from './rating.tsx';
import { whenWords } from './times.ts';

/** A counsellor with what they know, and the way to their times. */
export function CounsellorCard({ counsellor, to }: { counsellor: Counsellor; to: string }) {
  const words = useMessages(counsellingMessages);
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
        <ul aria-label={words.helpsWith} className="flex flex-wrap gap-1.5">
          {exams.map((exam) => (
            <li key={exam}>
              <Badge variant="outline">{words.exams[exam]}</Badge>
            </li>
          ))}
          {topics.map((topic) => (
            <li key={topic}>
              <Badge variant="secondary">{words.topics[topic]}</Badge>
            </li>
          ))}
        </ul>
        <dl className="mt-auto space-y-2 border-t pt-4 text-sm">
          <div className="flex items-start gap-2">
            <dt>
              <Star className="mt-0.5 size-4 text-quiet" aria-hidden="true" />
              <span className="sr-only">{words.rating}</span>
            </dt>
            <dd>
              <Rating rating={rating} />
            </dd>
          </div>
          <div className="flex items-start gap-2">
            <dt>
              <Languages className="mt-0.5 size-4 text-quiet" aria-hidden="true" />
              <span className="sr-only">{words.speaks}</span>
            </dt>
            <dd>{languages.map((language) => words.languages[language]).join(', ')}</dd>
          </div>
          <div className="flex items-start gap-2">
            <dt>
              <CalendarClock className="mt-0.5 size-4 text-quiet" aria-hidden="true" />
              <span className="sr-only">{words.nextTime}</span>
            </dt>
            <dd className="font-medium tabular-nums">
              {nextSlotAt ? whenWords(nextSlotAt) : fill(words.noTimes, COUNSELLING)}
            </dd>
          </div>
        </dl>
        {nextSlotAt && (
          <ButtonLink to={to} isFullWidth aria-label={fill(words.seeTimes, { name })}>
            {words.seeTimesShort}
          </ButtonLink>
        )}
      </Card>
    </article>
  );
}
