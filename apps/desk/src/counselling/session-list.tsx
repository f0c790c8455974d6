import type { SessionInList } from '@dakhila/contract/desk/calendar';
import { TOPIC_NAMES } from '@dakhila/domain/counselling/topics';
import { Link } from 'react-router';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { EmptyState } from '../../../web/src/ui/empty-state.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { dateOf, spanOf, stateOf } from './labels.ts';
import { useSessions } from './queries.ts';

const isAhead = ({ phase }: SessionInList) => phase === 'upcoming' || phase === 'running';
const needsNotes = ({ phase, attendance, hasNotes }: SessionInList) =>
  phase === 'over' && attendance === null && !hasNotes;

/** The counsellor's own sessions: first those without notes, then coming ones, then those of the last month. */
export function SessionList() {
  const sessions = useSessions();
  return (
    <QueryView
      query={sessions}
      loading={<SkeletonCard className="h-60" />}
      fallback="Your sessions couldn’t be loaded."
    >
      {(all) => {
        const over = all.filter((session) => !isAhead(session)).toReversed();
        const groups: [string, SessionInList[]][] = [
          ['Needs notes', over.filter(needsNotes)],
          ['Ahead', all.filter(isAhead)],
          ['Last 30 days', over.filter((session) => !needsNotes(session))],
        ];
        if (all.length === 0)
          return (
            <EmptyState heading="No sessions">When a student books one of your open times, it appears here.</EmptyState>
          );
        return groups
          .filter(([, ofGroup]) => ofGroup.length > 0)
          .map(([name, ofGroup]) => (
            <section key={name} aria-label={name} className="mb-6">
              <h2 className="mb-2 text-lg">{name}</h2>
              <ul className="divide-y rounded-card border bg-card">
                {ofGroup.map((session) => (
                  <SessionLine key={session.id} session={session} />
                ))}
              </ul>
            </section>
          ));
      }}
    </QueryView>
  );
}

function SessionLine({ session }: { session: SessionInList }) {
  const { name, variant } = stateOf(session);
  return (
    <li data-row>
      <Link
        to={`/calendar/${session.id}`}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-text no-underline hover:bg-sunken"
      >
        <span className="w-full tabular-nums sm:w-72">
          <span className="font-semibold">{dateOf(session.startsAt)}</span>
          <span className="block text-sm text-quiet">{spanOf(session)}</span>
        </span>
        <span className="min-w-0 flex-1">
          {session.student}
          <span className="block text-sm text-quiet">{TOPIC_NAMES[session.topic]}</span>
        </span>
        <Badge variant={variant}>{name}</Badge>
      </Link>
    </li>
  );
}
