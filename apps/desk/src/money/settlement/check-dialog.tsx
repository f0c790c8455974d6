import { deskSettlements, type SettlementDifference } from '@dakhila/contract/desk/settlements';
import { DIFFERENCE_WORDS } from '@dakhila/domain/billing/settlement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../../web/src/ui/confirm-dialog.tsx';
import { showToast } from '../../../../web/src/ui/toast.tsx';
import { call } from '../../api.ts';
import { passkeyFailure } from '../../session/sign-in-screen.tsx';
import { ReasonField, useReason } from '../../shell/reason-field.tsx';
import { amountOf } from '../labels.ts';
import { readSettlementAgain } from './queries.ts';

type DialogProps = { day: string; difference: SettlementDifference; onClose: () => void };

/** Says what was found about a difference. It leaves the work list, and stays on its day. */
export function CheckDialog({ day, difference: shown, onClose }: DialogProps) {
  const client = useQueryClient();
  const why = useReason();
  const { difference, paymentId, inFile, withUs } = shown;
  const check = useMutation({
    mutationFn: () =>
      call(deskSettlements.check, {
        params: { day },
        body: { difference, paymentId, inFile, withUs, reason: why.reason },
      }),
    onSuccess: () => {
      showToast({ title: 'Marked as looked at', variant: 'success' });
      onClose();
    },
    onSettled: () => readSettlementAgain(client),
  });
  return (
    <ConfirmDialog
      title="Mark as looked at"
      cancel="Cancel"
      confirm="Mark"
      look="primary"
      isBusy={check.isPending}
      failure={check.error && passkeyFailure(check.error)}
      onConfirm={() => why.require() && check.mutate()}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">
        {DIFFERENCE_WORDS[difference]}: {inFile ? amountOf(inFile) : 'nothing'} in the file,{' '}
        {withUs ? amountOf(withUs) : 'nothing'} with us. It leaves the work list and stays on this page. If the amounts
        change, it comes back.
      </p>
      <ReasonField {...why.field} hint="What you found. It’s saved in the log, so please don’t name anyone." />
    </ConfirmDialog>
  );
}
