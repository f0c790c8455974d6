import { type Booking, counselling } from '@dakhila/contract/counselling';
import { call } from '../../lib/api.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { counsellingMessages } from './messages.ts';
import { whenWords } from './times.ts';
import { useChange } from './use-change.ts';

/** Asks once before a session is cancelled, and says what becomes of it. */
export function CancelDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const words = useMessages(counsellingMessages);
  const { counsellor, startsAt, may } = booking;
  const { change, isPending, failure } = useChange({
    send: async () => {
      const { data } = await call(counselling.cancel, {
        params: { id: booking.id },
        body: { isLateAccepted: !may.cancelFree },
      });
      const isReturned = data.cancelled?.isReturned;
      showToast({
        title: words.cancelledToast,
        ...(isReturned && { description: words.returnedToast }),
        variant: 'success',
      });
    },
    failed: words.cancelFailed,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={words.cancelTitle}
      description={words.sessionName(counsellor.name, whenWords(startsAt))}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.keepButton}
          </Button>
          <Button variant="destructive" isBusy={isPending} onClick={() => change()}>
            {words.cancelButton}
          </Button>
        </>
      }
    >
      <Notice variant={may.cancelFree ? 'good' : 'warning'}>
        {may.cancelFree ? words.cancelFree : words.cancelLate}
      </Notice>
      {failure && (
        <Notice variant="danger" isLive className="mt-3">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
