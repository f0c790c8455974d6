import { type OrderPurpose, payments } from '@dakhila/contract/payments';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { OpenOrderNotice } from './open-order-notice.tsx';

/** The orders of a page that are under review, and the newest one if its payment is not confirmed yet. */
export function OpenOrders({ purpose, className }: { purpose: OrderPurpose; className?: string }) {
  const { data: orders = [] } = useQuery(ordersQuery);
  return orders.map(
    ({ transactionId, state, ...order }, place) =>
      order.purpose === purpose &&
      (state === 'review' || (state === 'processing' && place === 0)) && (
        <OpenOrderNotice key={transactionId} order={{ ...order, state }} {...(className && { className })} />
      ),
  );
}

export const ordersQuery = endpointQuery(['orders'], payments.mine);
