import type { ReportShare } from '@dakhila/contract/assessment';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { GuardianDialog } from '../guardian/guardian-dialog.tsx';
import { assessmentMessages } from '../messages.ts';
import { NewLink } from './new-link.tsx';
import { useSharing } from './use-sharing.ts';

type ShareDialogProps = { id: string; share: ReportShare | null; onClose: () => void };

/** Makes a link to the report, shows it once, and takes it back. */
export function ShareDialog({ id, share, onClose }: ShareDialogProps) {
  const words = useMessages(assessmentMessages).report.share;
  const { make, stop, isGuardianNeeded } = useSharing(id);
  if (isGuardianNeeded) return <GuardianDialog onClose={onClose} onSatisfied={() => make.mutate()} />;
  const url = make.data?.data.url;
  const problem = make.error
    ? serverMessageOf(make.error, words.failed)
    : stop.error && serverMessageOf(stop.error, words.stopFailed);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={words.title}
      description={words.lead}
      footer={
        <>
          {share && (
            <Button variant="quiet" isBusy={stop.isPending} onClick={() => stop.mutate()}>
              {words.stop}
            </Button>
          )}
          {url ? (
            <Button onClick={onClose}>{words.close}</Button>
          ) : (
            <Button isBusy={make.isPending} onClick={() => make.mutate()}>
              {share ? words.makeNew : words.make}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        {url && <NewLink url={url} />}
        {share && (
          <Notice variant={url ? 'good' : 'info'} title={words.exists}>
            <p>
              {fill(words.until, { date: indianDate(share.expiresAt) ?? '' })}{' '}
              {share.views === 0 ? words.notViewed : fill(words.views, { count: share.views })}{' '}
              {share.lastViewedAt && fill(words.lastView, { date: indianDate(share.lastViewedAt) ?? '' })}
            </p>
            {!url && <p className="mt-1">{words.replaces}</p>}
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
