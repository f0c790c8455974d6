import { deskSettlements, type SettlementFile } from '@dakhila/contract/desk/settlements';
import { useQueryClient } from '@tanstack/react-query';
import { indianNumber } from '../../../../web/src/lib/format.ts';
import { call } from '../../api.ts';
import { withPasskey } from '../../session/passkey.ts';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { readSettlementAgain } from './queries.ts';

type DialogProps = { file: SettlementFile; onClose: () => void };

/** Withdraws a wrong file, for a reason and with the passkey. */
export function WithdrawDialog({ file: { id, lines }, onClose }: DialogProps) {
  const client = useQueryClient();
  return (
    <ReasonDialog
      title="Withdraw this file"
      confirm="Withdraw"
      look="destructive"
      done="The file no longer counts"
      send={(reason) => withPasskey(() => call(deskSettlements.withdraw, { params: { id }, body: { reason } }))}
      onSettled={() => readSettlementAgain(client)}
      onClose={onClose}
    >
      {lines === 1
        ? 'Its line no longer counts, unless another file has it too.'
        : `Its ${indianNumber(lines)} lines no longer count, unless another file has them too.`}{' '}
      The file stays on this list, and you can upload it again.
    </ReasonDialog>
  );
}
