import { type Booking, counselling } from '@dakhila/contract/counselling';
import { COUNSELLING } from '@dakhila/domain/counselling/booking';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { counsellingMessages } from './messages.ts';
import { SlotsSection } from './slots-section.tsx';
import { isLate, whenWords } from './times.ts';
import { useChange } from './use-change.ts';

/** Another time for a session, with the same counsellor. */
export function MoveDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const words = useMessages(counsellingMessages);
  const [time, setTime] = useState<string | null>(null);
  const { counsellor, id } = booking;
  const { change, isPending, failure, forgetFailure } = useChange({
    send: async (startsAt: string) => {
      // A time that was taken meanwhile is no choice any more.
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
