import type { DeskPasskey } from '@dakhila/contract/desk/passkeys';
import { mayRemovePasskey, PASSKEYS_PER_MEMBER } from '@dakhila/domain/staff/access';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { indianDateTime } from '../../../web/src/lib/format.ts';
import { Button } from '../../../web/src/ui/button.tsx';
import { PageHeader } from '../../../web/src/ui/page-header.tsx';
import { QueryView } from '../../../web/src/ui/query-view.tsx';
import { SkeletonCard } from '../../../web/src/ui/skeleton.tsx';
import { DeskPage } from '../shell/desk-page.tsx';
import { AddDeviceDialog, RemoveDeviceDialog } from './device-dialogs.tsx';
import { useDevices } from './queries.ts';

/** The member's own devices with a passkey. With a second one they can still sign in when the first is lost. */
export function DevicesScreen() {
  const query = useDevices();
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<DeskPasskey | null>(null);
  const isFull = (query.data?.length ?? 0) >= PASSKEYS_PER_MEMBER;
  return (
    <DeskPage title="Your devices">
      <PageHeader
        title="Your devices"
        lead="Each has a passkey that signs you in. Add a second one now, and a lost phone won’t lock you out."
        actions={
          <Button disabled={isFull} onClick={() => setIsAdding(true)}>
            Add a device
          </Button>
        }
      />
      <QueryView query={query} loading={<SkeletonCard className="h-40" />} fallback="Your devices couldn’t be loaded.">
        {(devices) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {devices.map((device) => (
              <li key={device.id} className="flex items-start gap-4 rounded-card border bg-card p-4 shadow-soft">
                <KeyRound className="mt-1 size-5 shrink-0 text-ink" aria-hidden="true" />
                <div className="min-w-0 flex-1">
                  <h2 className="text-base break-words">{device.name}</h2>
                  <p className="mt-1 text-sm text-quiet">Last used {indianDateTime(device.lastUsedAt)}</p>
                  <p className="text-sm text-quiet">Added {indianDateTime(device.addedAt)}</p>
                </div>
                {mayRemovePasskey(devices.length) && (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`Remove ${device.name}`}
                    onClick={() => setRemoved(device)}
                  >
                    Remove
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      {isFull && <p className="mt-4 text-sm text-quiet">You can have {PASSKEYS_PER_MEMBER} devices.</p>}
      {isAdding && <AddDeviceDialog onClose={() => setIsAdding(false)} />}
      {removed && <RemoveDeviceDialog device={removed} onClose={() => setRemoved(null)} />}
    </DeskPage>
  );
}
