import { judgeRefund } from '@dakhila/domain/billing/refund';
import { DomainError } from '@dakhila/domain/errors';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/now.ts';
import { orders } from '../../db/schema/index.ts';
import { holdStudent } from '../accounts/index.ts';
import { readBalances } from '../allowance/index.ts';
import { advanceOrder } from './advance-order.ts';
import { findPaidMoney } from './find-paid-money.ts';
import { asGatewayOrder, findOrder, grantsOfOrder, lockOrder, type Order } from './order-store.ts';
import type { SettleNeeds } from './settle-payment.ts';

/**
 * Refunds an order on an operator's word: first the credit is taken back, which fails when any of it was spent, then the
 * gateway gives the money back. Between the two the order is `refund_pending`, and the gateway is asked again until it is done.
 */
export async function refundOrder(deps: SettleNeeds, transactionId: string): Promise<Order> {
  const found = await findOrder(deps.db, transactionId);
  if (!found) throw new DomainError('not-found');
  const pending = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, found.id);
    await demandRefundable(deps, tx, order);
    return advanceOrder(deps, tx, order, { type: 'refund-asked' });
  });
  return payBack(deps, pending);
}

/** Refuses what the terms of refund do not allow. */
export async function demandRefundable({ gateway }: Pick<SettleNeeds, 'gateway'>, tx: Db, order: Order) {
  const refuse = (reason: string) => new DomainError('refund-refused', { message: `Not refundable: ${reason}` });
  if (!['paid', 'review', 'refund_pending'].includes(order.state)) throw refuse(`the order is ${order.state}`);
  if (order.amountPaise === 0) throw refuse('nothing was paid');
  if (order.gateway !== gateway.name) throw refuse(`it was paid through ${order.gateway}, which is not in use`);
  if (!order.gatewayPaymentId)
    throw refuse('the gateway never named the payment, so it cannot be told which to return');
  if (order.state !== 'paid' || !order.studentId || !order.paidAt) return;
  // Held before the balance is read: nothing can be spent between the judgement and the taking back.
  await holdStudent(tx, order.studentId);
  const { purpose, paidAt } = order;
  const balances = await readBalances(tx, order.studentId);
  const verdict = judgeRefund({ purpose, paidAt, grants: grantsOfOrder(order) }, balances, await databaseNow(tx));
  if (!verdict.ok) throw refuse(verdict.reason);
}

/** Asks the gateway for every refund that is not confirmed yet. */
export async function payBackPending(deps: SettleNeeds): Promise<void> {
  const pending = await deps.db.select().from(orders).where(eq(orders.state, 'refund_pending'));
  for (const order of pending) await payBack(deps, order);
}

async function payBack(deps: SettleNeeds, order: Order): Promise<Order> {
  if (order.state !== 'refund_pending') return order;
  if (order.gateway !== deps.gateway.name || !order.gatewayPaymentId) {
    deps.log.error({ order: order.id, gateway: order.gateway }, 'a refund waits that this gateway cannot be asked for');
    return order;
  }
  const money = await findPaidMoney(deps.db, order);
  const answer = await deps.gateway
    .refund({ ...asGatewayOrder(order), ...money, paymentId: order.gatewayPaymentId })
    .catch((error: unknown) => {
      deps.log.warn({ order: order.id, err: error }, 'the gateway did not take the refund, it will be asked again');
      return 'pending' as const;
    });
  if (answer === 'refused')
    deps.log.error({ order: order.id }, 'an order needs a person: the gateway refused its refund');
  if (answer !== 'done') return order;
  return deps.db.transaction(async (tx) =>
    advanceOrder(deps, tx, await lockOrder(tx, order.id), { type: 'refund-done' }),
  );
}
