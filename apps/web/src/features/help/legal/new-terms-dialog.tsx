import { agreements } from '@dakhila/contract/students';
import { LEGAL_VERSION } from '@dakhila/domain/privacy/policy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { helpMessages } from '../messages.ts';
import { LegalDialog } from './legal-dialog.tsx';
import type { LegalText } from './messages.ts';

/** Asks a student to agree to changed legal texts. It can be postponed, so that it blocks nothing. */
export function NewTermsDialog({ onDone, onLater }: { onDone: () => void; onLater: () => void }) {
  const messages = useMessages(helpMessages).newTerms;
  const client = useQueryClient();
  const [reading, setReading] = useState<LegalText | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(agreements.accept, { body: { version: LEGAL_VERSION } }),
    onSuccess: async () => {
      showToast({ title: messages.thanks, variant: 'success' });
      await client.invalidateQueries();
      onDone();
    },
  });
  return (
    <>
      <Dialog
        isOpen
        onClose={onLater}
        size="small"
        title={messages.title}
        description={fill(messages.version, { version: LEGAL_VERSION })}
      >
        <div className="space-y-4">
          <p>{messages.text}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" size="small" onClick={() => setReading('terms')}>
              {messages.readTerms}
            </Button>
            <Button variant="secondary" size="small" onClick={() => setReading('privacy')}>
              {messages.readPrivacy}
            </Button>
          </div>
          <p className="text-sm text-quiet">{messages.otherwise}</p>
          <FailureNotice error={error} fallback={messages.failed} />
          <div className="flex justify-end gap-3">
            <Button variant="quiet" onClick={onLater}>
              {messages.later}
            </Button>
            <Button isBusy={isPending} onClick={() => mutate()}>
              {messages.agree}
            </Button>
          </div>
        </div>
      </Dialog>
      <LegalDialog text={reading} onClose={() => setReading(null)} />
    </>
  );
}
