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
import { isLate, momentText } from './times.ts';

export function MoveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const messages = useMessages(counsellingMessages);
  const [time, setTime] = useState<string | null>(null);
  const { counsellor, id } = booking;
  const { change, isPending, failure, forgetFailure } = useChange({
    send: async (startsAt: string) => {
      // If the time was taken meanwhile, it must not stay selected.
      setTime(null);
      await call(counselling.reschedule, { params: { id }, body: { startsAt } });
      showToast({ title: messages.moved, description: momentText(startsAt), variant: 'success' });
    },
    failed: messages.moveFailed,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.moveTitle}
      description={fill(messages.moveLead, { name: counsellor.name, when: momentText(booking.startsAt) })}
      footer={
        <>
          <p aria-live="polite" className="me-auto self-center text-sm font-semibold tabular-nums">
            {time ? momentText(time) : ''}
          </p>
          <Button disabled={!time && !isPending} isBusy={isPending} onClick={() => time && change(time)}>
            {messages.moveButton}
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
          {fill(messages.lateRule, COUNSELLING)}
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
  const messages = useMessages(counsellingMessages);
  const { counsellor, startsAt, may } = booking;
  const { change, isPending, failure } = useChange({
    send: async () => {
      const { data } = await call(counselling.cancel, {
        params: { id: booking.id },
        body: { isLateAccepted: !may.cancelFree },
      });
      const isReturned = data.cancelled?.isReturned;
      showToast({
        title: messages.cancelledToast,
        ...(isReturned && { description: messages.returnedToast }),
        variant: 'success',
      });
    },
    failed: messages.cancelFailed,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={messages.cancelTitle}
      description={fill(messages.sessionName, { name: counsellor.name, when: momentText(startsAt) })}
      cancel={messages.keepButton}
      confirm={messages.cancelButton}
      isBusy={isPending}
      failure={failure}
      onConfirm={() => change()}
      onClose={onClose}
    >
      <Notice variant={may.cancelFree ? 'good' : 'warning'}>
        {may.cancelFree ? fill(messages.cancelFree, COUNSELLING) : fill(messages.cancelLate, COUNSELLING)}
      </Notice>
    </ConfirmDialog>
  );
}

export function ShareDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const messages = useMessages(counsellingMessages);
  const { isOpen: _until, ...shared } = booking.sharing;
  const [sharing, setSharing] = useState(shared);
  const { change, isPending, failure } = useChange({
    send: async () => {
      await call(counselling.share, { params: { id: booking.id }, body: sharing });
      showToast({ title: messages.shareSaved, variant: 'success' });
    },
    failed: messages.shareFailed,
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={messages.shareTitle}
      footer={
        <Button isBusy={isPending} onClick={() => change()}>
          {messages.shareButton}
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
