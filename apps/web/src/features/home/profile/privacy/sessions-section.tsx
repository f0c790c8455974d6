import { auth, type OpenSession } from '@dakhila/contract/auth';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { serverMessageOf } from '../../../../lib/api-error.ts';
import { indianDateTime } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { showToast } from '../../../../ui/toast-store.ts';
import { profileMessages } from '../messages.ts';
import { Part, ProfileSection } from '../section.tsx';
import { sessionsQuery } from './queries.ts';

export function SessionsSection() {
  const messages = useMessages(profileMessages).privacy;
  const query = useQuery(sessionsQuery);
  const others = useEnd(
    () => call(auth.endOtherSessions),
    ({ data }) => fill(messages.endedOthers, { count: data.ended }),
  );
  return (
    <ProfileSection id="sessions" title={messages.sessions} lead={messages.sessionsLead}>
      <Part query={query} skeleton="h-28">
        {(sessions) => (
          <>
            <Card padding="none" className="px-4 sm:px-5">
              <ul className="divide-y">
                {sessions.map((session) => (
                  <SessionRow key={session.id} session={session} />
                ))}
              </ul>
            </Card>
            {sessions.length > 1 ? (
              <Button variant="secondary" className="mt-3" isBusy={others.isPending} onClick={() => others.mutate()}>
                {messages.endOthers}
              </Button>
            ) : (
              <p className="mt-2 text-sm text-quiet">{messages.onlyHere}</p>
            )}
          </>
        )}
      </Part>
    </ProfileSection>
  );
}

function SessionRow({ session: { id, device, isCurrent, lastSeenAt, signedInAt } }: { session: OpenSession }) {
  const messages = useMessages(profileMessages).privacy;
  const { mutate, isPending } = useEnd(
    () => call(auth.endSession, { params: { id } }),
    () => messages.ended,
  );
  const seen = indianDateTime(lastSeenAt) ?? lastSeenAt;
  return (
    <li className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device} {isCurrent && <Badge variant="good">{messages.thisDevice}</Badge>}
        </p>
        <p className="text-sm text-quiet">{fill(messages.lastSeen, { when: seen })}</p>
        <p className="text-sm text-quiet">
          {fill(messages.signedIn, { when: indianDateTime(signedInAt) ?? signedInAt })}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          aria-label={fill(messages.endNamed, { device, when: seen })}
          isBusy={isPending}
          onClick={() => mutate()}
        >
          {messages.endSession}
        </Button>
      )}
    </li>
  );
}

/** Ends sessions, reports it, and fetches the list again, also when one had ended before. */
function useEnd<T>(end: () => Promise<T>, done: (answer: T) => string) {
  const messages = useMessages(profileMessages).privacy;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: end,
    onSuccess: (answer) => showToast({ title: done(answer), variant: 'success' }),
    onError: (error) => showToast({ title: serverMessageOf(error, messages.endFailed), variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries(sessionsQuery),
  });
}
