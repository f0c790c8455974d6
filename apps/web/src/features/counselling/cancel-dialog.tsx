import { type Booking, counselling } from '@dakhila/contract/counselling';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { call } from '../../lib/api.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
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
    <ConfirmDialog
      title={words.cancelTitle}
      description={fill(words.sessionName, { name: counsellor.name, when: whenWords(startsAt) })}
      keep={words.keepButton}
      confirm={words.cancelButton}
      isBusy={isPending}
      failure={failure}
      onConfirm={() => change()}
      onClose={onClose}
    >
      <Notice variant={may.cancelFree ? 'good' : 'warning'}>
        {may.cancelFree ? fill(words.cancelFree, COUNSELLING) : fill(words.cancelLate, COUNSELLING)}
      </Notice>
    </ConfirmDialog>
  );
}
