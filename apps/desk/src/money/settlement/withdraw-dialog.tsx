import { deskSettlements, type SettlementFile } from '@dakhila/contract/desk/settlements';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { indianNumber } from '../../../../web/src/lib/format.ts';
import { ConfirmDialog } from '../../../../web/src/ui/confirm-dialog.tsx';
import { showToast } from '../../../../web/src/ui/toast.tsx';
import { call } from '../../api.ts';
import { withPasskey } from '../../session/passkey.ts';
import { passkeyFailure } from '../../session/sign-in-screen.tsx';
import { ReasonField, useReason } from '../../shell/reason-field.tsx';
import { readSettlementAgain } from './queries.ts';

type DialogProps = { file: SettlementFile; onClose: () => void };

/** Withdraws a wrong file, for a reason and with the passkey. */
export function WithdrawDialog({ file: { id, lines }, onClose }: DialogProps) {
  const client = useQueryClient();
  const why = useReason();
  const withdraw = useMutation({
    mutationFn: () =>
      withPasskey(() => call(deskSettlements.withdraw, { params: { id }, body: { reason: why.reason } })),
    onSuccess: () => {
      showToast({ title: 'The file no longer counts', variant: 'success' });
      onClose();
    },
    onSettled: () => readSettlementAgain(client),
  });
  return (
    <ConfirmDialog
      title="Withdraw this file"
      cancel="Cancel"
      confirm="Withdraw"
      look="destructive"
      isBusy={withdraw.isPending}
      failure={withdraw.error && passkeyFailure(withdraw.error)}
      onConfirm={() => why.require() && withdraw.mutate()}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">
        {lines === 1
          ? 'Its line no longer counts, unless another file has it too.'
          : `Its ${indianNumber(lines)} lines no longer count, unless another file has them too.`}{' '}
        The file stays on this list, and you can upload it again.
      </p>
      <ReasonField {...why.field} />
    </ConfirmDialog>
  );
}
