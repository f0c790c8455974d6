import { type DeskOrderDetails, deskOrders, type Money } from '@dakhila/contract/desk/orders';
import type { RefundKind } from '@dakhila/domain/staff/refunds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { withPasskey } from '../session/passkey.ts';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { ReasonField, useReason } from '../shell/reason-field.tsx';
import { amountOf, REFUND_NAMES } from './labels.ts';
import { orderKey } from './queries.ts';

export type RefundTask = Money & { act: 'refund' | 'confirm' | 'withdraw'; kind: RefundKind; needsSecond?: boolean };

type DialogProps = { task: RefundTask; order: DeskOrderDetails; onClose: () => void };

/** Asks for the reason and the passkey before money moves. */
export function RefundDialog({ task, order, onClose }: DialogProps) {
  const { act, kind, amountPaise } = task;
  const client = useQueryClient();
  const why = useReason();
  const params = { transactionId: order.transactionId };
  const words = wordsOf(task);
  const work = useMutation({
    mutationFn: () =>
      withPasskey(() => {
        if (act === 'confirm') return call(deskOrders.confirm, { params, body: { kind, amountPaise } });
        return call(act === 'refund' ? deskOrders.refund : deskOrders.withdraw, {
          params,
          body: { kind, reason: why.reason },
        });
      }),
    onSuccess: ({ data }) => {
      client.setQueryData(orderKey(order.transactionId), data);
      if (act !== 'withdraw' && isRefused(data, kind))
        showToast({ title: 'The gateway refused the refund', variant: 'destructive' });
      else showToast({ title: words.done, variant: 'success' });
      onClose();
    },
    // A colleague may have been faster, or only the answer was lost.
    onError: () => client.invalidateQueries({ queryKey: orderKey(order.transactionId) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
  return (
    <ConfirmDialog
      title={words.title}
      cancel="Cancel"
      confirm={words.confirm}
      look={act === 'withdraw' ? 'primary' : 'destructive'}
      isBusy={work.isPending}
      failure={work.error && passkeyFailure(work.error)}
      onConfirm={() => (act === 'confirm' || why.require()) && work.mutate()}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">{words.effect}</p>
      {act !== 'confirm' && <ReasonField {...why.field} />}
    </ConfirmDialog>
  );
}

/** Whether the gateway was asked and refused. While a colleague must confirm, it was not asked. */
function isRefused({ requests, refundRefusedAt, extras }: DeskOrderDetails, kind: RefundKind): boolean {
  if (requests.some((request) => request.kind === kind)) return false;
  return kind === 'order' ? refundRefusedAt !== null : extras.some(({ state }) => state === 'refund_refused');
}

function wordsOf({ act, kind, needsSecond, ...money }: RefundTask) {
  const amount = amountOf(money);
  const credit = kind === 'order' ? 'The credit is removed.' : 'The order and its credit stay.';
  const moves = `${amount} goes back to the account it came from. ${credit} That can’t be undone.`;
  if (act === 'withdraw')
    return {
      title: 'No refund',
      confirm: 'No refund',
      effect: 'The request is removed. No money moves.',
      done: 'Request removed',
    };
  const name = REFUND_NAMES[kind];
  if (act === 'confirm')
    return { title: `Confirm: ${name.toLowerCase()}`, confirm: name, effect: moves, done: 'Refund started' };
  if (needsSecond)
    return {
      title: 'Ask for a refund',
      confirm: 'Ask',
      effect: `${amount} would go back. It’s above the limit for one person: a colleague must confirm it before money moves.`,
      done: 'A colleague must confirm',
    };
  return { title: name, confirm: name, effect: moves, done: 'Refund started' };
}
