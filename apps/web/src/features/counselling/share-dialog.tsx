import { type Booking, counselling } from '@dakhila/contract/counselling';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { counsellingMessages } from './messages.ts';
import { SharingFields } from './sharing-fields.tsx';
import { useChange } from './use-change.ts';

/** Another choice of what the counsellor may see. */
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
