import { type DeskOrderDetails, deskOrders } from '@dakhila/contract/desk/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../web/src/ui/confirm-dialog.tsx';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { withPasskey } from '../session/passkey.ts';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { ReasonField, useReason } from '../shell/reason-field.tsx';
import { CheckDialog } from './check-dialog.tsx';
import { amountOf } from './labels.ts';
import { orderKey } from './queries.ts';

/** Credits an order under review, for a reason and with the passkey. */
export function CreditDialog({ order, onClose }: { order: DeskOrderDetails; onClose: () => void }) {
  const client = useQueryClient();
  const why = useReason();
  const params = { transactionId: order.transactionId };
  const credit = useMutation({
    mutationFn: () => withPasskey(() => call(deskOrders.credit, { params, body: { reason: why.reason } })),
    onSuccess: ({ data }) => {
      client.setQueryData(orderKey(order.transactionId), data);
      showToast({ title: 'Credited', variant: 'success' });
      onClose();
    },
    // A colleague may have been faster, or only the answer was lost.
    onError: () => client.invalidateQueries({ queryKey: orderKey(order.transactionId) }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
  return (
    <ConfirmDialog
      title="Credit this order"
      cancel="Cancel"
      confirm="Credit"
      look="primary"
      isBusy={credit.isPending}
      failure={credit.error && passkeyFailure(credit.error)}
      onConfirm={() => why.require() && credit.mutate()}
      onClose={onClose}
    >
      <p className="mb-4 text-quiet">
        The student gets {order.plan} as if it had been paid as agreed, with an invoice for the price and an email.
        {order.paid && ` ${amountOf(order.paid)} was paid.`}
      </p>
      <ReasonField {...why.field} />
    </ConfirmDialog>
  );
}

/** Says what was found about an order whose end the gateway never told. */
export function CheckOrderDialog({ order, onClose }: { order: DeskOrderDetails; onClose: () => void }) {
  const client = useQueryClient();
  const queryKey = orderKey(order.transactionId);
  const send = (reason: string) =>
    call(deskOrders.markChecked, { params: { transactionId: order.transactionId }, body: { reason } }).then(
      ({ data }) => client.setQueryData(queryKey, data),
      (error: unknown) => {
        void client.invalidateQueries({ queryKey });
        throw error;
      },
    );
  return (
    <CheckDialog send={send} onSettled={() => client.invalidateQueries({ queryKey: ['orders'] })} onClose={onClose}>
      The order leaves the work list. Nothing is credited or refunded. If the gateway reports a payment later, it still
      counts.
    </CheckDialog>
  );
}

/** Asks the gateway what became of an order. */
export function useAskGateway(transactionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deskOrders.reconcile, { params: { transactionId }, body: {} }),
    onSuccess: ({ data }) => {
      client.setQueryData(orderKey(transactionId), data);
      showToast({ title: data.isAskable ? 'The gateway has nothing new' : 'The gateway answered', variant: 'success' });
    },
    onError: (error) => showToast({ title: passkeyFailure(error), variant: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}
