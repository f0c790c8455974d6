import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

type ConfirmDialogProps = {
  title: string;
  description?: string;
  /** What it means. */
  children: ReactNode;
  /** The words of the way out and of the deed. */
  keep: string;
  confirm: string;
  look?: 'destructive' | 'primary';
  isBusy: boolean;
  /** Why it did not happen. */
  failure?: string | false | null | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks once before something happens that is not easily undone. Mount it while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, keep, confirm, look = 'destructive', isBusy, failure, onConfirm, onClose, ...head } = props;
  return (
    <Dialog
      {...head}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {keep}
          </Button>
          <Button variant={look} isBusy={isBusy} onClick={onConfirm}>
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
