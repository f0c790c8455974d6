import { type DeskSession, deskCalendar } from '@dakhila/contract/desk/calendar';
import { TOPIC_NAMES } from '@dakhila/domain/counselling/topics';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { messageOf } from '../../../web/src/lib/api-error.ts';
import { Badge } from '../../../web/src/ui/badge.tsx';
import { Button } from '../../../web/src/ui/button.tsx';
import { Card, CardHeader } from '../../../web/src/ui/card.tsx';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { ExternalLink } from '../../../web/src/ui/link.tsx';
import { Notice } from '../../../web/src/ui/notice.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { SectionBoundary, Sections } from '../../../web/src/ui/section-boundary.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { RecordPage } from '../shell/record-page.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { dateOf, spanOf, stateOf, timeOf } from './labels.ts';
import { NotesForm } from './notes-form.tsx';
import { sessionKey, useSessionDetails } from './queries.ts';
import { SharedCard } from './shared-card.tsx';

/** One session: join, what the student shares, notes. */
export function SessionScreen() {
  const { id = '' } = useParams();
  const query = useSessionDetails(id);
  return (
    <RecordPage
      title="Session"
      back={{ to: '/calendar', name: 'Calendar' }}
      query={query}
      heading="This session couldn’t be opened"
    >
      {(session) => <OpenSession key={session.id} session={session} />}
    </RecordPage>
  );
}

function OpenSession({ session }: { session: DeskSession }) {
  const { name, variant } = stateOf(session);
  const { cancelled, joinUrl } = session;
  return (
    <>
      <PageHeader
        title={session.student || 'Deleted account'}
        lead={`${dateOf(session.startsAt)}, ${spanOf(session)} IST. ${TOPIC_NAMES[session.topic]}.`}
        badges={<Badge variant={variant}>{name}</Badge>}
        actions={
          joinUrl && (
            <ExternalLink href={joinUrl} look={{ variant: 'primary' }}>
              Join the meeting
            </ExternalLink>
          )
        }
      />
      {cancelled && (
        <Notice variant="warning" className="mb-4" title={`Cancelled by the ${cancelled.by}`}>
          {cancelled.reason}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-4">
          <Card>
            <CardHeader title="What the student asks" className="mb-2" />
            <p className="break-words whitespace-pre-wrap">{session.question || 'No question was written.'}</p>
          </Card>
          <SectionBoundary>{session.may.writeNotes && <NotesForm session={session} />}</SectionBoundary>
        </div>
        <div className="space-y-4">
          <Sections>
            <SharedCard session={session} />
            <Attendance session={session} />
          </Sections>
        </div>
      </div>
    </>
  );
}

/** Marks a no-show, or cancels. */
function Attendance({ session }: { session: DeskSession }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<'no-show' | 'cancel' | null>(null);
  const { id, may, phase, attendance, noShowFrom } = session;
  const noShow = useMutation({
    mutationFn: () => call(deskCalendar.markNoShow, { params: { id }, body: {} }),
    onSuccess: ({ data }) => {
      client.setQueryData(sessionKey(id), data);
      showToast({ title: 'Noted that the student didn’t come', variant: 'success' });
      setAsked(null);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar'] }),
  });
  if (!may.markNoShow && !may.cancel) return null;
  const waits = phase === 'running' && attendance === null && !may.markNoShow;
  return (
    <Card variant="sunken">
      <CardHeader title="If it doesn’t happen" className="mb-2" />
      <p className="mb-3 text-sm text-quiet">
        If the student didn’t come, the session counts as used. If it’s our fault, cancel it. The student is told why
        and gets it back.
        {waits && ` Please wait for the student until ${timeOf(noShowFrom)}.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {may.markNoShow && (
          <Button variant="secondary" onClick={() => setAsked('no-show')}>
            The student didn’t come
          </Button>
        )}
        {may.cancel && (
          <Button variant="secondary" onClick={() => setAsked('cancel')}>
            Cancel the session
          </Button>
        )}
      </div>
      {asked === 'cancel' && <CancelDialog session={session} onClose={() => setAsked(null)} />}
      {asked === 'no-show' && (
        <ConfirmDialog
          title="The student didn’t come"
          cancel="Cancel"
          confirm="The student didn’t come"
          isBusy={noShow.isPending}
          failure={noShow.error && messageOf(noShow.error)}
          onConfirm={() => noShow.mutate()}
          onClose={() => setAsked(null)}
        >
          <p className="text-quiet">
            The session counts as used. If the student comes after all, save your notes: it then counts as held.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
