import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { ReasonField, useReason } from '../shell/reason-field.tsx';

type DialogProps = {
  /** Sends what was found. */
  send: (found: string) => Promise<unknown>;
  /** Reads again what may have changed, also after a failure: a colleague may have been faster. */
  onSettled: () => unknown;
  onClose: () => void;
  /** What marking it does. */
  children: ReactNode;
};

/** Says what a person found about something that then leaves the work list. */
export function CheckDialog({ send, onSettled, onClose, children }: DialogProps) {
  const why = useReason();
  const check = useMutation({
    mutationFn: () => send(why.reason),
    onSuccess: () => {
      showToast({ title: 'Marked as looked at', variant: 'success' });
      onClose();
    },
    onSettled,
  });
  return (
    <ConfirmDialog
      title="Mark as looked at"
      cancel="Cancel"
      confirm="Mark"
      look="primary"
      isBusy={check.isPending}
      failure={check.error && passkeyFailure(check.error)}
      onConfirm={() => why.require() && check.mutate()}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">{children}</p>
      <ReasonField {...why.field} hint="What you found. It’s saved in the log, so please don’t name anyone." />
    </ConfirmDialog>
  );
}
