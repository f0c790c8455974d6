import { type CounsellorLoad, deskCounsellors } from '@dakhila/contract/desk/counsellors';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { Field } from '../../../web/src/ui/field.tsx';
import { Select } from '../../../web/src/ui/select.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { withPasskey } from '../session/passkey.ts';
import { passkeyFailure } from '../session/sign-in-screen.tsx';

type DialogProps = {
  counsellor: CounsellorLoad;
  members: readonly { id: string; name: string }[];
  onClose: () => void;
};

/** Says which member of the staff a counsellor is; asks for the passkey, because it opens what students share. */
export function LinkMemberDialog({ counsellor: { id, name, staffId }, members, onClose }: DialogProps) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState(staffId ?? '');
  const link = useMutation({
    mutationFn: () =>
      withPasskey(() => call(deskCounsellors.link, { params: { id }, body: { staffId: chosen || null } })),
    onSuccess: () => {
      showToast({ title: 'Saved', variant: 'success' });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['counsellors'] }),
  });
  return (
    <ConfirmDialog
      title={`Who signs in as ${name}`}
      cancel="Cancel"
      confirm="Save"
      look="primary"
      isBusy={link.isPending}
      failure={link.error && passkeyFailure(link.error)}
      onConfirm={() => link.mutate()}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">
        That person sees the calendar of {name}, and what students share for its sessions. It holds at once.
      </p>
      <Field label="Staff member" hint="People with the role Counsellor.">
        <Select
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          options={members.map((member) => ({ value: member.id, label: member.name }))}
        >
          <option value="">No one</option>
        </Select>
      </Field>
    </ConfirmDialog>
  );
}
