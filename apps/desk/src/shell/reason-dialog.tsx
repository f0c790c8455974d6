import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { ReasonField, useReason } from './reason-field.tsx';

type DialogProps = {
  title: string;
  confirm: string;
  look: 'destructive' | 'primary';
  /** Help under the field of the reason. */
  hint?: string;
  /** What is said when it is done. */
  done: string;
  send: (reason: string) => Promise<unknown>;
  /** Reads again what may have changed, also after a failure: a colleague may have been faster. */
  onSettled: () => unknown;
  onClose: () => void;
  /** What will happen. */
  children: ReactNode;
};

/** Does something after a reason was given for it. */
export function ReasonDialog({ title, confirm, look, hint, done, send, onSettled, onClose, children }: DialogProps) {
  const why = useReason();
  const work = useMutation({
    mutationFn: () => send(why.reason),
    onSuccess: () => {
      showToast({ title: done, variant: 'success' });
      onClose();
    },
    onSettled,
  });
  return (
    <ConfirmDialog
      title={title}
      cancel="Cancel"
      confirm={confirm}
      look={look}
      isBusy={work.isPending}
      failure={work.error && passkeyFailure(work.error)}
      onConfirm={() => why.require() && work.mutate()}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">{children}</p>
      <ReasonField {...why.field} {...(hint && { hint })} />
    </ConfirmDialog>
  );
}
