import { deskSettlements, type SettlementFile } from '@dakhila/contract/desk/settlements';
import { LONGEST_REASON, SHORTEST_REASON } from '@dakhila/domain/staff/access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { indianNumber } from '../../../../web/src/lib/format.ts';
import { ConfirmDialog } from '../../../../web/src/ui/confirm-dialog.tsx';
import { Field } from '../../../../web/src/ui/field.tsx';
import { Input } from '../../../../web/src/ui/input.tsx';
import { showToast } from '../../../../web/src/ui/toast.tsx';
import { call } from '../../api.ts';
import { withPasskey } from '../../session/passkey.ts';
import { passkeyFailure } from '../../session/sign-in-screen.tsx';
import { SETTLEMENT_KEY } from './queries.ts';

type DialogProps = { file: SettlementFile; onClose: () => void };

/** Withdraws a wrong file, for a reason and with the passkey. */
export function WithdrawDialog({ file: { id, lines }, onClose }: DialogProps) {
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const withdraw = useMutation({
    mutationFn: () => withPasskey(() => call(deskSettlements.withdraw, { params: { id }, body: { reason } })),
    onSuccess: () => {
      showToast({ title: 'The file no longer counts', variant: 'success' });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: SETTLEMENT_KEY }),
  });
  return (
    <ConfirmDialog
      title="Withdraw this file"
      cancel="Cancel"
      confirm="Withdraw"
      look="destructive"
      isBusy={withdraw.isPending}
      failure={withdraw.error && passkeyFailure(withdraw.error)}
      onConfirm={() => reason.trim().length >= SHORTEST_REASON && withdraw.mutate()}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">
        {lines === 1
          ? 'Its line no longer counts, unless another file has it too.'
          : `Its ${indianNumber(lines)} lines no longer count, unless another file has them too.`}{' '}
        The file stays on this list, and you can upload it again.
      </p>
      <Field label="Why" hint="It’s saved in the log, so please don’t name anyone.">
        <Input value={reason} maxLength={LONGEST_REASON} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
