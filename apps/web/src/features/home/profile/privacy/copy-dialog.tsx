import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { type DataCopies, privacy, type SentTo } from '@dakhila/contract/privacy';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { call } from '../../../../lib/api.ts';
import { indianDateTime } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Button, buttonStyles } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { profileMessages } from '../messages.ts';
import { CodeForm, SendCode } from './code-form.tsx';

/** Checks by a code that it is the student, then offers both copies of the data. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const messages = useMessages(profileMessages).privacy;
  const [sentTo, setSentTo] = useState<SentTo | null>(null);
  const [copies, setCopies] = useState<DataCopies | null>(null);
  const send = async () => setSentTo((await call(privacy.sendCopyCode)).data);
  if (copies) return <Ready copies={copies} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} size="small" title={messages.downloadTitle}>
      {sentTo ? (
        <CodeForm
          lead={fill(messages.code.sentToBoth, { email: sentTo.email, phone: sentTo.phone })}
          submit={messages.copy.confirm}
          onSubmit={async (otp) => setCopies((await call(privacy.openCopies, { body: { otp } })).data)}
          onResend={send}
        />
      ) : (
        <div className="space-y-4">
          <p>{messages.copy.lead}</p>
          <SendCode send={send} />
        </div>
      )}
    </Dialog>
  );
}

function Ready({ copies: { readable, json, until }, onClose }: { copies: DataCopies; onClose: () => void }) {
  const messages = useMessages(profileMessages).privacy;
  const files = [
    { path: readable, name: messages.copy.readable, look: 'primary' },
    { path: json, name: messages.copy.json, look: 'secondary' },
  ] as const;
  return (
    <Dialog isOpen onClose={onClose} size="small" title={messages.copy.ready}>
      <p role="status">{fill(messages.copy.readyText, { until: indianDateTime(until) ?? until })}</p>
      <div className="mt-4 space-y-3">
        {files.map(({ path, name, look }) => (
          <a
            key={path}
            href={`${API_BASE_PATH}${path}`}
            download
            className={buttonStyles({ variant: look, isFullWidth: true })}
          >
            <Download aria-hidden="true" />
            {name}
          </a>
        ))}
        <Button variant="quiet" isFullWidth onClick={onClose}>
          {messages.copy.done}
        </Button>
      </div>
    </Dialog>
  );
}
