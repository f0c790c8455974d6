import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import type { Exam } from '@dakhila/contract/exam';
import { calendarFilePath, type Schedule, type ScheduleEvent } from '@dakhila/contract/rounds';
import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { locale } from '../../../lib/locale.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyles } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ExternalLink } from '../../../ui/link.tsx';
import { SeasonPart } from '../list-states.tsx';
import { listsMessages } from '../messages.ts';
import { scheduleQuery } from '../queries.ts';
import { RoundRules } from './round-rules.tsx';

/** The official schedule with its sources; an unknown day is shown as such. */
export function ScheduleCard({ exam }: { exam: Exam }) {
  return (
    <SeasonPart query={useQuery(scheduleQuery(exam))}>{(schedule) => <ShownSchedule schedule={schedule} />}</SeasonPart>
  );
}

function ShownSchedule({ schedule }: { schedule: Schedule }) {
  const { schedule: messages } = useMessages(listsMessages).season;
  const { title, authority, year, rounds, roundsOf, asOf, events, rules, exam } = schedule;
  return (
    <Card>
      <CardHeader title={messages.title} lead={fill(messages.lead, { title, authority: authority.name })} />
      <p className="mb-4 max-w-reading text-sm text-quiet">
        {asOf ? fill(messages.asOf, { day: indianDay(asOf) }) : messages.noneKnown}
      </p>
      {roundsOf !== year && (
        <p className="mb-4 max-w-reading text-sm text-quiet">
          {fill(messages.roundsAsBefore, { year, before: roundsOf, rounds })}
        </p>
      )}
      <ScheduleSteps events={events} />
      <div className="mt-5 flex flex-wrap gap-3">
        {asOf && (
          <a
            href={`${API_BASE_PATH}${calendarFilePath(exam)}`}
            download
            className={buttonStyles({ variant: 'secondary' })}
          >
            <CalendarPlus aria-hidden="true" />
            {messages.calendar}
          </a>
        )}
        {authority.website && (
          <ExternalLink href={authority.website} look={{ variant: 'quiet' }}>
            {messages.website}
          </ExternalLink>
        )}
      </div>
      <RoundRules rules={rules} className="mt-4 border-t border-b-0" />
    </Card>
  );
}

/** Whether a step is over, runs today or is to come; a step without days is to come. */
function timeOf({ firstDay, lastDay }: Pick<ScheduleEvent, 'firstDay' | 'lastDay'>, today: string) {
  const end = lastDay ?? firstDay;
  if (end !== null && end < today) return 'past';
  return firstDay !== null && firstDay <= today ? 'now' : 'coming';
}

function ScheduleSteps({ events }: { events: readonly ScheduleEvent[] }) {
  const { schedule: messages } = useMessages(listsMessages).season;
  const [today] = useState(() => todayInIndia(Date.now()));
  return (
    <ol className="space-y-4">
      {events.map((event, index) => {
        const time = timeOf(event, today);
        // A detail that repeats in every round is shown once.
        const isRepeated = events.findIndex(({ detail }) => detail === event.detail) < index;
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
                {time === 'now' && <Badge variant="marigold">{messages.today}</Badge>}
                {time === 'past' && <span className="sr-only">{`(${messages.past})`}</span>}
              </p>
              <p className={classNames('text-sm tabular-nums', event.firstDay ? 'font-semibold' : 'text-quiet')}>
                {daysOf(event, messages)}
              </p>
              {event.yearBefore && (
                <p className="text-sm text-quiet tabular-nums">
                  {fill(messages.yearBefore, { days: daysOf(event.yearBefore, messages) })}
                </p>
              )}
              {!isRepeated && <p className="text-sm text-quiet">{event.detail}</p>}
              {event.source && event.asOf && (
                <p className="text-xs text-quiet">
                  {fill(messages.source, { source: event.source, asOf: indianDay(event.asOf) })}
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
  messages: LoadedMessages<typeof listsMessages>['season']['schedule'],
): string {
  if (firstDay === null) return messages.notAnnounced;
  return lastDay === null || lastDay === firstDay
    ? indianDay(firstDay)
    : fill(messages.days, { first: indianDay(firstDay), last: indianDay(lastDay) });
}

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat(FORMAT_TAGS[locale], {
      timeZone: 'UTC',
      day: 'numeric',
      // Shortened months are clear in English only.
      month: locale === 'en' ? 'short' : 'long',
      year: 'numeric',
    }),
);
const inFigures = once(() => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }));

/** A calendar day as text. '2026-06-14' → '14 Jun 2026' */
const indianDay = (day: string): string => dayFormat().format(new Date(`${day}T00:00:00Z`));

/** The day it is in India, as '2026-06-14'. */
const todayInIndia = (now: number): string => inFigures().format(now);
