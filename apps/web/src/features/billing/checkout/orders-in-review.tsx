import { type OrderPurpose, payments } from '@dakhila/contract/payments';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { ReviewNotice } from './review-notice.tsx';

export function OrdersInReview({ purpose, className }: { purpose: OrderPurpose; className?: string }) {
  const { data: orders = [] } = useQuery(ordersQuery);
  return orders
    .filter((order) => order.purpose === purpose && order.state === 'review')
    .map(({ transactionId, plan, amount }) => (
      <ReviewNotice key={transactionId} plan={plan} amount={amount} {...(className && { className })} />
    ));
}

export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: async ({ signal }) => (await call(payments.mine, undefined, { signal })).data,
});
