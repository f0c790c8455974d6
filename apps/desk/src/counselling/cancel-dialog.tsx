import { type DeskSession, deskCalendar } from '@dakhila/contract/desk/calendar';
import { LONGEST_CANCEL_REASON } from '@dakhila/domain/counselling/booking';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverMessageOf } from '../../../web/src/lib/api-error.ts';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { sessionKey } from './queries.ts';

/** Asks for the reason that the student reads, then cancels. */
export function CancelDialog({ session: { id }, onClose }: { session: DeskSession; onClose: () => void }) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isMissing = reason.trim() === '';
  const cancel = useMutation({
    mutationFn: () => call(deskCalendar.cancel, { params: { id }, body: { reason } }),
    onSuccess: ({ data }) => {
      client.setQueryData(sessionKey(id), data);
      showToast({ title: 'Session cancelled', variant: 'success' });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['calendar'] }),
  });
  return (
    <ConfirmDialog
      title="Cancel the session"
      cancel="Keep it"
      confirm="Cancel the session"
      isBusy={cancel.isPending}
      failure={cancel.error && serverMessageOf(cancel.error, 'That couldn’t be cancelled. Please try again.')}
      onConfirm={() => {
        setIsTried(true);
        if (!isMissing) cancel.mutate();
      }}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">The student is told at once and gets the session back. That can’t be undone.</p>
      <Field label="Why" hint="The student reads this." error={isTried && isMissing && 'Please tell the student why'}>
        <Input value={reason} maxLength={LONGEST_CANCEL_REASON} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
