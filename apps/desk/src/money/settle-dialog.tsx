import { type DeskOrderDetails, deskOrders } from '@dakhila/contract/desk/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../../web/src/ui/toast.tsx';
import { call } from '../api.ts';
import { withPasskey } from '../session/passkey.ts';
import { passkeyFailure } from '../session/sign-in-screen.tsx';
import { ReasonDialog } from '../shell/reason-dialog.tsx';
import { CheckDialog } from './check-dialog.tsx';
import { amountOf } from './labels.ts';
import { orderKey } from './queries.ts';

type DialogProps = { order: DeskOrderDetails; onClose: () => void };

/** Credits an order under review, for a reason and with the passkey. */
export function CreditDialog({ order, onClose }: DialogProps) {
  const { params, show, readOrdersAgain } = useOrderChange(order.transactionId);
  return (
    <ReasonDialog
      title="Credit this order"
      confirm="Credit"
      look="primary"
      done="Credited"
      send={(reason) => show(withPasskey(() => call(deskOrders.credit, { params, body: { reason } })))}
      onSettled={readOrdersAgain}
      onClose={onClose}
    >
      The student gets {order.plan} as if it had been paid as agreed, with an invoice for the price and an email.
      {order.paid && ` ${amountOf(order.paid)} was paid.`}
    </ReasonDialog>
  );
}

/** Says what was found about an order whose outcome the gateway never reported. */
export function CheckOrderDialog({ order, onClose }: DialogProps) {
  const { params, show, readOrdersAgain } = useOrderChange(order.transactionId);
  return (
    <CheckDialog
      send={(reason) => show(call(deskOrders.markChecked, { params, body: { reason } }))}
      onSettled={readOrdersAgain}
      onClose={onClose}
    >
      The order leaves the work list. Nothing is credited or refunded. If the gateway reports a payment later, it still
      counts.
    </CheckDialog>
  );
}

/** Shows an order as a call returned it; after a failure reads it again, because a colleague may have been faster. */
function useOrderChange(transactionId: string) {
  const client = useQueryClient();
  const queryKey = orderKey(transactionId);
  const show = async (changed: Promise<{ data: DeskOrderDetails }>) => {
    try {
      client.setQueryData(queryKey, (await changed).data);
    } catch (error) {
      void client.invalidateQueries({ queryKey });
      throw error;
    }
  };
  const readOrdersAgain = () => client.invalidateQueries({ queryKey: ['orders'] });
  return { params: { transactionId }, show, readOrdersAgain };
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
