import type { Dashboard, DashboardRounds } from '@dakhila/contract/dashboard';
import { indianDate, indianDateTime } from '../../../lib/format.ts';
import { fill, type LoadedMessages, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ExternalLink } from '../../../ui/link.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { dashboardMessages } from './messages.ts';
import { MoreLink, SectionCard } from './section-card.tsx';
import { reportPath, seasonPath, sittingPath } from './steps.ts';

export function AssessmentCard({ assessment: { state, id, answered, of } }: { assessment: Dashboard['assessment'] }) {
  const messages = useMessages(dashboardMessages);
  const link = {
    none: <MoreLink to={paths.topUpPsychometric}>{messages.get}</MoreLink>,
    ready: <MoreLink to={paths.psychometric}>{messages.start}</MoreLink>,
    retake: <MoreLink to={paths.psychometric}>{messages.start}</MoreLink>,
    'under-way': <MoreLink to={id ? sittingPath(id) : paths.psychometric}>{messages.resume}</MoreLink>,
    done: (
      <MoreLink to={id ? reportPath(id) : paths.psychometric}>
        {id ? messages.assessment.report : messages.open}
      </MoreLink>
    ),
  }[state];
  return (
    <SectionCard title={messages.assessment.title} footer={link}>
      <p className="text-sm text-quiet">
        {state === 'done' && id === null ? messages.assessment.doneNoReport : messages.assessment[state]}
      </p>
      {state === 'under-way' && (
        <Progress
          className="mt-3"
          label={messages.assessment.progress}
          value={answered}
          max={of}
          valueText={fill(messages.assessment.progressText, { answered, of })}
        />
      )}
    </SectionCard>
  );
}

export function SessionCard({ data: { session, allowance } }: { data: Dashboard }) {
  const messages = useMessages(dashboardMessages).session;
  const left = allowance.availableCounsellingSessions;
  if (!session)
    return (
      <SectionCard
        title={messages.none}
        footer={<MoreLink to={paths.counselling}>{left > 0 ? messages.book : messages.get}</MoreLink>}
      >
        <p className="text-sm text-quiet">{left > 0 ? fill(messages.canBook, { count: left }) : messages.noneLeft}</p>
      </SectionCard>
    );
  return (
    <SectionCard
      title={messages.title}
      footer={
        <>
          {session.isNow && session.joinUrl && (
            <ExternalLink href={session.joinUrl} look={{ size: 'small' }}>
              {messages.join}
            </ExternalLink>
          )}
          <MoreLink to={`${paths.counselling}?view=sessions`}>{messages.details}</MoreLink>
        </>
      }
    >
      <p className="font-semibold tabular-nums">{indianDateTime(session.startsAt)}</p>
      <p className="mt-1 text-sm text-quiet">
        {fill(messages.with, { counsellor: session.counsellor, topic: messages.topics[session.topic] })}
      </p>
    </SectionCard>
  );
}

/** The current and coming official dates, or a note that none is announced. */
export function RoundsCard({ rounds }: { rounds: readonly DashboardRounds[] }) {
  const messages = useMessages(dashboardMessages).rounds;
  const [only, ...others] = rounds;
  return (
    <SectionCard
      title={messages.title}
      footer={
        <MoreLink to={only && others.length === 0 ? seasonPath(only.exam) : paths.rounds}>{messages.open}</MoreLink>
      }
    >
      <div className="space-y-4">
        {rounds.map(({ exam, title, authority, dates }) => (
          <div key={exam}>
            <h3 className="text-base">{title}</h3>
            {dates.length === 0 ? (
              <p className="mt-0.5 text-sm text-quiet">{fill(messages.notAnnounced, { authority })}</p>
            ) : (
              <ul className="mt-1 space-y-2">
                {dates.map((date) => (
                  <li key={date.id} className="border-s-2 border-marigold ps-3">
                    <p className="text-sm font-medium">{date.title}</p>
                    <p className="text-sm text-quiet tabular-nums">{daysOf(date, messages)}</p>
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </SectionCard>
  );
}

type Messages = LoadedMessages<typeof dashboardMessages>['rounds'];

export function daysOf({ firstDay, lastDay, isRunning }: DashboardRounds['dates'][number], messages: Messages): string {
  const [first, last] = [indianDate(firstDay) ?? firstDay, indianDate(lastDay) ?? lastDay];
  if (isRunning) return fill(messages.openUntil, { day: last });
  return firstDay === lastDay ? fill(messages.on, { day: first }) : fill(messages.span, { first, last });
}
