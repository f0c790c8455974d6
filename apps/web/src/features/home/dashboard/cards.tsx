import type { Dashboard, DashboardRounds } from '@dakhila/contract/dashboard';
import { indianDate, indianDateTime } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ExternalLink } from '../../../ui/link.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { dashboardMessages } from './messages.ts';
import { MoreLink, SectionCard } from './section-card.tsx';
import { reportPath, seasonPath, sittingPath } from './steps.ts';

export function AssessmentCard({ assessment: { state, id, answered, of } }: { assessment: Dashboard['assessment'] }) {
  const words = useMessages(dashboardMessages);
  const way = {
    none: <MoreLink to={paths.topUpPsychometric}>{words.get}</MoreLink>,
    ready: <MoreLink to={paths.psychometric}>{words.start}</MoreLink>,
    retake: <MoreLink to={paths.psychometric}>{words.start}</MoreLink>,
    'under-way': <MoreLink to={id ? sittingPath(id) : paths.psychometric}>{words.goOn}</MoreLink>,
    done: (
      <MoreLink to={id ? reportPath(id) : paths.psychometric}>{id ? words.assessment.report : words.open}</MoreLink>
    ),
  }[state];
  return (
    <SectionCard title={words.assessment.title} footer={way}>
      <p className="text-sm text-quiet">
        {state === 'done' && id === null ? words.assessment.doneNoReport : words.assessment[state]}
      </p>
      {state === 'under-way' && (
        <Progress
          className="mt-3"
          label={words.assessment.progress}
          value={answered}
          max={of}
          valueText={fill(words.assessment.progressText, { answered, of })}
        />
      )}
    </SectionCard>
  );
}

export function SessionCard({ data: { session, allowance } }: { data: Dashboard }) {
  const words = useMessages(dashboardMessages).session;
  const left = allowance.availableCounsellingSessions;
  if (!session)
    return (
      <SectionCard
        title={words.none}
        footer={<MoreLink to={paths.counselling}>{left > 0 ? words.book : words.get}</MoreLink>}
      >
        <p className="text-sm text-quiet">{left > 0 ? fill(words.canBook, { count: left }) : words.noneLeft}</p>
      </SectionCard>
    );
  return (
    <SectionCard
      title={words.title}
      footer={
        <>
          {session.isNow && session.joinUrl && (
            <ExternalLink href={session.joinUrl} look={{ size: 'small' }}>
              {words.join}
            </ExternalLink>
          )}
          <MoreLink to={`${paths.counselling}?view=sessions`}>{words.details}</MoreLink>
        </>
      }
    >
      <p className="font-semibold tabular-nums">{indianDateTime(session.startsAt)}</p>
      <p className="mt-1 text-sm text-quiet">
        {fill(words.with, { counsellor: session.counsellor, topic: words.topics[session.topic] })}
      </p>
    </SectionCard>
  );
}

/** The official dates that run or are to come; it says so when none is announced. */
export function RoundsCard({ rounds }: { rounds: readonly DashboardRounds[] }) {
  const words = useMessages(dashboardMessages).rounds;
  const [only, ...others] = rounds;
  return (
    <SectionCard
      title={words.title}
      footer={<MoreLink to={only && others.length === 0 ? seasonPath(only.exam) : paths.rounds}>{words.open}</MoreLink>}
    >
      <div className="space-y-4">
        {rounds.map(({ exam, title, authority, dates }) => (
          <div key={exam}>
            <h3 className="text-base">{title}</h3>
            {dates.length === 0 ? (
              <p className="mt-0.5 text-sm text-quiet">{fill(words.notAnnounced, { authority })}</p>
            ) : (
              <ul className="mt-1 space-y-2">
                {dates.map((date) => (
                  <li key={date.id} className="border-s-2 border-marigold ps-3">
                    <p className="text-sm font-medium">{date.title}</p>
                    <p className="text-sm text-quiet tabular-nums">{daysOf(date, words)}</p>
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

type Words = (typeof dashboardMessages)['en']['rounds'];

export function daysOf({ firstDay, lastDay, isRunning }: DashboardRounds['dates'][number], words: Words): string {
  const [first, last] = [indianDate(firstDay) ?? firstDay, indianDate(lastDay) ?? lastDay];
  if (isRunning) return fill(words.openUntil, { day: last });
  return firstDay === lastDay ? fill(words.on, { day: first }) : fill(words.span, { first, last });
}
