import { type Booking, counselling } from '@dakhila/contract/counselling';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { counsellingMessages } from './messages.ts';
import { useChange } from './queries.ts';
import { SharingFields } from './sharing-fields.tsx';
import { SlotsSection } from './slot-picker.tsx';
import { isLate, whenWords } from './times.ts';

export function MoveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const words = useMessages(counsellingMessages);
  const [time, setTime] = useState<string | null>(null);
  const { counsellor, id } = booking;
  const { change, isPending, failure, forgetFailure } = useChange({
    send: async (startsAt: string) => {
      // If the time was taken meanwhile, it must not stay selected.
      setTime(null);
      await call(counselling.reschedule, { params: { id }, body: { startsAt } });
      showToast({ title: words.moved, description: whenWords(startsAt), variant: 'success' });
    },
    failed: words.moveFailed,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.moveTitle}
      description={fill(words.moveLead, { name: counsellor.name, when: whenWords(booking.startsAt) })}
      footer={
        <>
          <p aria-live="polite" className="me-auto self-center text-sm font-semibold tabular-nums">
            {time ? whenWords(time) : ''}
          </p>
          <Button disabled={!time && !isPending} isBusy={isPending} onClick={() => time && change(time)}>
            {words.moveButton}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice variant="danger" isLive className="mb-4">
          {failure}
        </Notice>
      )}
      {time && isLate(time) && (
        <Notice variant="warning" isLive className="mb-4">
          {fill(words.lateRule, COUNSELLING)}
        </Notice>
      )}
      <SlotsSection
        counsellorId={counsellor.id}
        time={time}
        onChoose={(next) => {
          if (next) forgetFailure();
          setTime(next);
        }}
      />
    </Dialog>
  );
}

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

export function ShareDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const words = useMessages(counsellingMessages);
  const { isOpen: _until, ...shared } = booking.sharing;
  const [sharing, setSharing] = useState(shared);
  const { change, isPending, failure } = useChange({
    send: async () => {
      await call(counselling.share, { params: { id: booking.id }, body: sharing });
      showToast({ title: words.shareSaved, variant: 'success' });
    },
    failed: words.shareFailed,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={words.shareTitle}
      footer={
        <Button isBusy={isPending} onClick={() => change()}>
          {words.shareButton}
        </Button>
      }
    >
      <SharingFields sharing={sharing} onChange={setSharing} isLegendHidden />
      {failure && (
        <Notice variant="danger" isLive className="mt-3">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
