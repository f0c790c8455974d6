import { assessment, type ReportShare } from '@dakhila/contract/assessment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { ApiError, serverMessageOf } from '../../../lib/api-error.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LinkField } from '../../../ui/link-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { GuardianDialog } from '../guardian/guardian-dialog.tsx';
import { assessmentMessages } from '../messages.ts';
import { reportQuery } from '../queries.ts';

type ShareDialogProps = { id: string; share: ReportShare | null; onClose: () => void };

export function ShareDialog({ id, share, onClose }: ShareDialogProps) {
  const messages = useMessages(assessmentMessages).report.share;
  const { make, stop, isGuardianNeeded } = useSharing(id);
  if (isGuardianNeeded) return <GuardianDialog onClose={onClose} onSatisfied={() => make.mutate()} />;
  const url = make.data?.data.url;
  const problem = make.error
    ? serverMessageOf(make.error, messages.failed)
    : stop.error && serverMessageOf(stop.error, messages.stopFailed);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={messages.title}
      description={messages.lead}
      footer={
        <>
          {share && (
            <Button variant="quiet" isBusy={stop.isPending} onClick={() => stop.mutate()}>
              {messages.stop}
            </Button>
          )}
          {url ? (
            <Button onClick={onClose}>{messages.close}</Button>
          ) : (
            <Button isBusy={make.isPending} onClick={() => make.mutate()}>
              {share ? messages.makeNew : messages.make}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {url && (
          <LinkField
            url={url}
            label={messages.link}
            hint={messages.once}
            copy={messages.copy}
            copied={messages.copied}
            copyFailed={messages.copyFailed}
          />
        )}
        {share && (
          <Notice variant={url ? 'good' : 'info'} title={messages.exists}>
            <p>
              {fill(messages.until, { date: indianDate(share.expiresAt) ?? '' })}{' '}
              {share.views === 0 ? messages.notViewed : fill(messages.views, { count: share.views })}{' '}
              {share.lastViewedAt && fill(messages.lastView, { date: indianDate(share.lastViewedAt) ?? '' })}
            </p>
            {!url && <p className="mt-1">{messages.replaces}</p>}
          </Notice>
        )}
        {problem && (
          <Notice variant="danger" isLive>
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function useSharing(id: string) {
  const messages = useMessages(assessmentMessages).report.share;
  const client = useQueryClient();
  const remember = (share: ReportShare | null) =>
    client.setQueryData(reportQuery(id).queryKey, (before) => before && { ...before, share });
  const make = useMutation({
    mutationFn: () => call(assessment.share, { params: { id } }),
    onSuccess: ({ data }) => remember(data.share),
  });
  const stop = useMutation({
    mutationFn: () => call(assessment.stopSharing, { params: { id } }),
    onSuccess: () => {
      make.reset();
      remember(null);
      showToast({ title: messages.stopped, description: messages.stoppedText, variant: 'success' });
    },
  });
  return { make, stop, isGuardianNeeded: needsGuardian(make.error) };
}

const needsGuardian = (error: unknown) =>
  error instanceof ApiError && ['birth-date-needed', 'guardian-consent-needed'].includes(error.code);
