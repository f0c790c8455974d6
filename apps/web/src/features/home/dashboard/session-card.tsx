import type { Dashboard } from '@dakhila/contract/dashboard';
import { indianDateTime } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { ExternalLink } from '../../../ui/link.tsx';
import { dashboardMessages } from './messages.ts';
import { MoreLink } from './more-link.tsx';
import { SectionCard } from './section-card.tsx';

/** The next session; without one, what counselling is good for. */
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
