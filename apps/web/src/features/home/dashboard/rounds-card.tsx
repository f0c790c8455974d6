import type { DashboardRounds } from '@dakhila/contract/dashboard';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { dashboardMessages } from './messages.ts';
import { MoreLink } from './more-link.tsx';
import { SectionCard } from './section-card.tsx';
import { seasonPath } from './ways.ts';

/** The official dates that run or are to come; none known is said, not hidden. */
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

function daysOf({ firstDay, lastDay, isRunning }: DashboardRounds['dates'][number], words: Words): string {
  const [first, last] = [indianDate(firstDay) ?? firstDay, indianDate(lastDay) ?? lastDay];
  if (isRunning) return fill(words.openUntil, { day: last });
  return firstDay === lastDay ? fill(words.on, { day: first }) : fill(words.span, { first, last });
}
