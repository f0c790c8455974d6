import type { DeskPasskey } from '@dakhila/contract/desk/passkeys';
import { LONGEST_PASSKEY_NAME } from '@dakhila/domain/staff/access';
import { useState } from 'react';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Input } from '../../../web/src/ui/input.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { useAddDevice, useRemoveDevice } from './queries.ts';

/** Asks for a name, then lets the browser make the passkey. */
export function AddDeviceDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isNamed = name.trim() !== '';
  const add = useAddDevice(() => {
    showToast({ title: `${name.trim()} added`, variant: 'success' });
    onClose();
  });
  return (
    <ConfirmDialog
      title="Add a device"
      cancel="Cancel"
      confirm="Make a passkey"
      look="primary"
      isBusy={add.isPending}
      failure={add.error && passkeyFailure(add.error)}
      onConfirm={() => {
        setIsChecked(true);
        if (isNamed) add.mutate(name.trim());
      }}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">
        First confirm with the passkey you have. Then your browser offers where to save the new one: this device, a
        phone nearby, or a security key.
      </p>
      <Field
        label="Name of the device"
        hint="So that you recognise it, such as Work phone."
        error={isChecked && !isNamed && 'Please give it a name.'}
      >
        <Input value={name} maxLength={LONGEST_PASSKEY_NAME} onChange={(event) => setName(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}

/** Removes a device that is lost or given away. */
export function RemoveDeviceDialog({ device, onClose }: { device: DeskPasskey; onClose: () => void }) {
  const remove = useRemoveDevice(() => {
    showToast({ title: `${device.name} removed`, variant: 'success' });
    onClose();
  });
  return (
    <ConfirmDialog
      title={`Remove ${device.name}`}
      cancel="Cancel"
      confirm="Remove"
      isBusy={remove.isPending}
      failure={remove.error && passkeyFailure(remove.error)}
      onConfirm={() => remove.mutate(device.id)}
      onClose={onClose}
    >
      <p className="text-quiet">
        Its passkey won’t open the desk any more, and every other browser where you’re signed in is signed out.
      </p>
    </ConfirmDialog>
  );
}
