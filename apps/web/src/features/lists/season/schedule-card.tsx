import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import type { Exam } from '@dakhila/contract/exam';
import { calendarFilePath, type Schedule } from '@dakhila/contract/rounds';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { fill, useMessages } from '../../../lib/messages.ts';
import { buttonStyles } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ExternalLink } from '../../../ui/link.tsx';
import { listsMessages } from '../messages.ts';
import { scheduleQuery } from '../queries.ts';
import { indianDay } from './indian-day.ts';
import { ScheduleSteps } from './schedule-steps.tsx';
import { SeasonPart } from './season-part.tsx';

/** The official schedule with its sources; a day that is not known says so. */
export function ScheduleCard({ exam }: { exam: Exam }) {
  return (
    <SeasonPart query={useQuery(scheduleQuery(exam))}>{(schedule) => <ShownSchedule schedule={schedule} />}</SeasonPart>
  );
}

function ShownSchedule({ schedule }: { schedule: Schedule }) {
  const { schedule: words } = useMessages(listsMessages).season;
  const { title, authority, year, rounds, roundsOf, asOf, events, rules, exam } = schedule;
  return (
    <Card>
      <CardHeader title={words.title} lead={fill(words.lead, { title, authority: authority.name })} />
      <p className="mb-4 max-w-reading text-sm text-quiet">
        {asOf ? fill(words.asOf, { day: indianDay(asOf) }) : words.noneKnown}
      </p>
      {roundsOf !== year && (
        <p className="mb-4 max-w-reading text-sm text-quiet">
          {fill(words.roundsAsBefore, { year, before: roundsOf, rounds })}
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
            {words.calendar}
          </a>
        )}
        {authority.website && (
          <ExternalLink href={authority.website} look={{ variant: 'quiet' }}>
            {words.website}
          </ExternalLink>
        )}
      </div>
      <Disclosure summary={words.rules} className="mt-4 border-t border-b-0">
        <ul className="space-y-3 text-sm">
          {rules.map(({ text, source, isUnconfirmed }) => (
            <li key={text}>
              <p className="text-text">{text}</p>
              <p>{isUnconfirmed ? `${source}. ${words.unconfirmed}` : source}</p>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Card>
  );
}
