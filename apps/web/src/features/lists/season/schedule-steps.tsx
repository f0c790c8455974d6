import type { ScheduleEvent } from '@dakhila/contract/rounds';
import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { listsMessages } from '../messages.ts';
import { indianDay, todayInIndia } from './indian-day.ts';

/** Whether a step lies behind us, runs today or is to come; a step without days is to come. */
export function timeOf({ firstDay, lastDay }: Pick<ScheduleEvent, 'firstDay' | 'lastDay'>, today: string) {
  const end = lastDay ?? firstDay;
  if (end !== null && end < today) return 'past';
  return firstDay !== null && firstDay <= today ? 'now' : 'coming';
}

/** The steps of the season in order, today's in marigold. */
export function ScheduleSteps({ events }: { events: readonly ScheduleEvent[] }) {
  const { schedule: words } = useMessages(listsMessages).season;
  const [today] = useState(() => todayInIndia(Date.now()));
  return (
    <ol className="space-y-4">
      {events.map((event, index) => {
        const time = timeOf(event, today);
        // What repeats in every round is said once.
        const isTold = events.findIndex(({ detail }) => detail === event.detail) < index;
        return (
          <li key={event.id} className="flex gap-3" {...(time === 'now' && { 'aria-current': 'step' })}>
            <span
              aria-hidden="true"
              className={classNames(
                'mt-1.5 size-3 shrink-0 rounded-full border-2',
                time === 'past' && 'border-edge bg-edge',
                time === 'now' && 'border-marigold bg-marigold',
                time === 'coming' && 'border-edge',
              )}
            />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 font-medium">
                {event.title}
                {time === 'now' && <Badge variant="marigold">{words.today}</Badge>}
                {time === 'past' && <span className="sr-only">{`(${words.past})`}</span>}
              </p>
              <p className={classNames('text-sm tabular-nums', event.firstDay ? 'font-semibold' : 'text-quiet')}>
                {daysOf(event, words)}
              </p>
              {event.yearBefore && (
                <p className="text-sm text-quiet tabular-nums">
                  {fill(words.yearBefore, { days: daysOf(event.yearBefore, words) })}
                </p>
              )}
              {!isTold && <p className="text-sm text-quiet">{event.detail}</p>}
              {event.source && event.asOf && (
                <p className="text-xs text-quiet">
                  {fill(words.source, { source: event.source, asOf: indianDay(event.asOf) })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function daysOf(
  { firstDay, lastDay }: Pick<ScheduleEvent, 'firstDay' | 'lastDay'>,
  words: typeof listsMessages.en.season.schedule,
): string {
  if (firstDay === null) return words.notAnnounced;
  return lastDay === null || lastDay === firstDay
    ? indianDay(firstDay)
    : fill(words.days, { first: indianDay(firstDay), last: indianDay(lastDay) });
}
