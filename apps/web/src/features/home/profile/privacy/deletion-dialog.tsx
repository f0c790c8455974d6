import { privacy, type SentTo } from '@dakhila/contract/privacy';
import { UNDO_DAYS } from '@dakhila/domain/privacy/policy';
import { useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { indianDate } from '../../../../lib/format.ts';
import { loadPage } from '../../../../lib/load-page.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { leaveBrowser } from '../../../../lib/tab-owner.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { storeToastForReload } from '../../../../ui/toast-store.ts';
import { profileMessages } from '../messages.ts';
import { CodeForm, SendCode } from './code-form.tsx';

type DeletionDialogProps = { onClose: () => void; onDownload: () => void };

/** Says what deletion means, checks by a code that it is the student, and closes the account. */
export function DeletionDialog({ onClose, onDownload }: DeletionDialogProps) {
  const messages = useMessages(profileMessages).privacy;
  const [sentTo, setSentTo] = useState<SentTo | null>(null);
  const send = async () => setSentTo((await call(privacy.sendDeletionCode)).data);
  const close = async (otp: string) => {
    const { data } = await call(privacy.askDeletion, { body: { otp } });
    leaveBrowser();
    storeToastForReload({
      title: messages.deletion.closed,
      description: fill(messages.deletion.closedText, { when: indianDate(data.eraseAt) ?? data.eraseAt }),
      durationMs: 15_000,
    });
    loadPage(paths.login);
  };
  if (!sentTo)
    return (
      <Dialog isOpen onClose={onClose} title={messages.deletion.title}>
        <DeletionExplanation onDownload={onDownload} />
        <div className="mt-5 space-y-3">
          <SendCode send={send} />
          <Button variant="secondary" isFullWidth onClick={onClose}>
            {messages.deletion.keep}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog isOpen onClose={onClose} size="small" title={messages.deletion.codeTitle}>
      <CodeForm
        lead={fill(messages.code.sentToBoth, { email: sentTo.email, phone: sentTo.phone })}
        submit={messages.deletion.confirm}
        isDestructive
        onSubmit={close}
        onResend={send}
      />
      <Button variant="secondary" isFullWidth className="mt-3" onClick={onClose}>
        {messages.deletion.keep}
      </Button>
    </Dialog>
  );
}

function DeletionExplanation({ onDownload }: { onDownload: () => void }) {
  const messages = useMessages(profileMessages).privacy;
  const { now, nowPoints, later, laterPoints, mind, downloadFirst } = messages.deletion;
  const parts = [
    { heading: now, points: nowPoints },
    { heading: fill(later, { days: UNDO_DAYS }), points: laterPoints },
  ];
  return (
    <div className="space-y-4">
      <Notice>{fill(mind, { days: UNDO_DAYS })}</Notice>
      {parts.map(({ heading, points }) => (
        <div key={heading}>
          <h3 className="text-base">{heading}</h3>
          <ul className="mt-1 list-disc space-y-1 ps-5 marker:text-quiet">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
      <p>
        {downloadFirst}{' '}
        <Button variant="quiet" size="small" onClick={onDownload}>
          {messages.downloadTitle}
        </Button>
      </p>
    </div>
  );
}
