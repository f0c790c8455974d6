import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

type ConfirmDialogProps = {
  title: string;
  description?: string;
  /** What will happen. */
  children: ReactNode;
  /** The labels of the two buttons. */
  cancel: string;
  confirm: string;
  look?: 'destructive' | 'primary';
  isBusy: boolean;
  /** Why it failed. */
  failure?: string | false | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation of an action that is hard to undo. Mount it while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, cancel, confirm, look = 'destructive', isBusy, failure, onConfirm, onClose, ...head } = props;
  return (
    <Dialog
      {...head}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          {/* The second press of a double click confirms nothing. */}
          <Button variant={look} isBusy={isBusy} onClick={({ detail }) => detail < 2 && onConfirm()}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {failure && (
        <Notice variant="danger" isLive className="mt-4">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
