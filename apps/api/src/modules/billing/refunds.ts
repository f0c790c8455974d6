import { ORDER_STATE_WORDS } from '@dakhila/domain/billing/order';
import { evaluateRefund } from '@dakhila/domain/billing/order-checks';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { extraPayments, orders } from '../../db/schema/index.ts';
import { holdStudent } from '../accounts/index.ts';
import { claimEach, withClaim } from './claim-refunds.ts';
import { type ExtraPayment, listExtraPayments, moveExtraPayment, readBalances } from './ledger-store.ts';
import {
  asGatewayOrder,
  findOrder,
  findPaidMoney,
  grantsOfOrder,
  lockOrder,
  type Order,
  readOrder,
  saveRefusal,
} from './order-store.ts';
import { notifyPayer } from './receipts.ts';
import { advanceOrder, type SettleNeeds } from './settle-payment.ts';

/**
 * Refunds an order for an operator: first the credit is removed, which fails when any of it was spent, then the
 * gateway refunds. In between the order is `refund_pending`, and the gateway is queried until it is done.
 */
export async function refundOrder(deps: SettleNeeds, transactionId: string): Promise<Order> {
  const found = await findOrder(deps.db, transactionId);
  if (!found) throw new DomainError('not-found');
  const pending = await deps.db.transaction(async (tx) => beginRefund(deps, tx, await lockOrder(tx, found.id)));
  return finishRefund(deps, pending);
}

/** Begins the refund of an order that the caller has locked. From its commit on the job finishes it, whatever happens here. */
export async function beginRefund(deps: SettleNeeds, tx: Db, order: Order): Promise<Order> {
  await requireRefundable(deps, tx, order);
  return advanceOrder(deps, tx, order, { type: 'refund-asked' });
}

export async function requireRefundable({ gateway }: Pick<SettleNeeds, 'gateway'>, tx: Db, order: Order) {
  const refuse = (reason: string) => new DomainError('refund-refused', { detail: `Not refundable: ${reason}` });
  if (!['paid', 'review', 'refund_pending'].includes(order.state))
    throw refuse(`the order is ${ORDER_STATE_WORDS[order.state]}`);
  if (order.amountPaise === 0) throw refuse('nothing was paid');
  if (order.gateway !== gateway.name) throw refuse(`it was paid through ${order.gateway}, which is not in use`);
  if (!order.gatewayPaymentId)
    throw refuse('the gateway never named the payment, so it cannot be told which to return');
  if (order.state !== 'paid' || !order.studentId || !order.paidAt) return;
  // Locked before the balance is read, so that nothing is spent before the credit is removed.
  await holdStudent(tx, order.studentId);
  const { purpose, paidAt } = order;
  const balances = await readBalances(tx, order.studentId);
  const verdict = evaluateRefund({ purpose, paidAt, grants: grantsOfOrder(order) }, balances, await databaseNow(tx));
  if (!verdict.ok) throw refuse(verdict.reason);
}

/** Retries every refund that is not confirmed, also a refused one, one at a time. Any number of processes may run it. */
export async function payBackPending(deps: SettleNeeds, stopping?: AbortSignal): Promise<void> {
  await claimEach(deps, orders, stopping, (order) => askForRefund(deps, order));
}

/** Refunds a pending order, unless another process is asking for it at this moment. */
export async function finishRefund(deps: SettleNeeds, order: Order): Promise<Order> {
  if (order.state !== 'refund_pending') return order;
  return (await withClaim(deps, orders, order.id, (claimed) => askForRefund(deps, claimed))) ?? order;
}

async function askForRefund(deps: SettleNeeds, order: Order): Promise<Order> {
  if (order.gateway !== deps.gateway.name || !order.gatewayPaymentId) {
    deps.log.error({ order: order.id, gateway: order.gateway }, 'a refund waits that this gateway cannot be asked for');
    return order;
  }
  const money = await findPaidMoney(deps.db, order);
  const answer = await deps.gateway
    .refund({ ...asGatewayOrder(order), ...money, paymentId: order.gatewayPaymentId })
    .catch((error: unknown) => {
      deps.log.warn({ order: order.id, err: error }, 'the gateway did not take the refund, it will be asked again');
      return null;
    });
  // Without an answer an earlier refusal still holds.
  if (answer === null) return order;
  if (answer === 'refused')
    deps.log.error({ order: order.id }, 'an order needs a person: the gateway refused its refund');
  const answered = await saveRefusal(deps.db, order, answer === 'refused');
  if (answer !== 'done') return answered;
  return deps.db.transaction(async (tx) =>
    advanceOrder(deps, tx, await lockOrder(tx, order.id), { type: 'refund-done' }),
  );
}

/** Refunds, for an operator, what was paid more than once for an order. Unconfirmed refunds are retried. */
export async function returnExtraPayments(deps: SettleNeeds, transactionId: string): Promise<ExtraPayment[]> {
  const order = await findOrder(deps.db, transactionId);
  if (!order) throw new DomainError('not-found');
  const begun = await deps.db.transaction(async (tx) => beginReturns(deps, tx, await lockOrder(tx, order.id)));
  return finishReturns(deps, begun);
}

/** Begins to return the extra payments of an order that the caller has locked. The job finishes what is not finished here. */
export async function beginReturns(deps: SettleNeeds, tx: Db, order: Order): Promise<ExtraPayment[]> {
  const begun: ExtraPayment[] = [];
  for (const extra of await requireReturnable(deps, tx, order)) begun.push(await beginReturn(deps, tx, order, extra));
  return begun;
}

/** Returns the pending extra payments, one at a time. */
export async function finishReturns(deps: SettleNeeds, pending: ExtraPayment[]): Promise<ExtraPayment[]> {
  const returned: ExtraPayment[] = [];
  for (const extra of pending) returned.push(await payBackExtra(deps, extra));
  return returned;
}

/** The extra payments of an order that can be refunded now; refuses when there are none. */
export async function requireReturnable(
  { gateway }: Pick<SettleNeeds, 'gateway'>,
  db: Db,
  order: Order,
): Promise<ExtraPayment[]> {
  const refuse = (reason: string) => new DomainError('refund-refused', { detail: `Not refundable: ${reason}` });
  const waiting = (await listExtraPayments(db, [order.id])).filter(({ state }) => state !== 'refunded');
  if (waiting.length === 0) throw refuse('nothing was paid twice for this order, or it has gone back');
  if (order.gateway !== gateway.name) throw refuse(`it was paid through ${order.gateway}, which is not in use`);
  return waiting;
}

/** Retries every refund of an extra payment that is not confirmed, one at a time. Any number of processes may run it. */
export async function returnPendingExtras(deps: SettleNeeds, stopping?: AbortSignal): Promise<void> {
  await claimEach(deps, extraPayments, stopping, async (extra) => {
    if (extra.gateway === deps.gateway.name) return askForReturn(deps, extra);
    deps.log.error({ order: extra.orderId }, 'a second payment waits that this gateway cannot be asked to return');
  });
}

async function beginReturn(deps: SettleNeeds, tx: Db, order: Order, extra: ExtraPayment): Promise<ExtraPayment> {
  const begun = await moveExtraPayment(tx, extra, 'refund_due', 'refund_pending');
  if (begun) await notifyPayer(deps, tx, order, begun);
  // The payer was informed already, when the refund that was refused began.
  return begun ?? (await moveExtraPayment(tx, extra, 'refund_refused', 'refund_pending')) ?? extra;
}

/** Returns a pending extra payment, unless another process is asking for it at this moment. */
const payBackExtra = async (deps: SettleNeeds, extra: ExtraPayment): Promise<ExtraPayment> =>
  (await withClaim(deps, extraPayments, extra.id, (claimed) => askForReturn(deps, claimed))) ?? extra;

async function askForReturn(deps: SettleNeeds, extra: ExtraPayment): Promise<ExtraPayment> {
  const { orderId, paymentId, amountPaise, currency } = extra;
  const order = await readOrder(deps.db, orderId);
  const answer = await deps.gateway
    .refund({ ...asGatewayOrder(order), paymentId, amountPaise, currency })
    .catch((error: unknown) => {
      deps.log.warn({ order: orderId, err: error }, 'the gateway did not take the refund, it will be asked again');
      return 'pending' as const;
    });
  if (answer === 'refused') {
    deps.log.error({ order: orderId }, 'an order needs a person: the gateway refused to return a second payment');
    return (await moveExtraPayment(deps.db, extra, 'refund_pending', 'refund_refused')) ?? extra;
  }
  if (answer !== 'done') return extra;
  return deps.db.transaction(async (tx) => {
    const held = await lockOrder(tx, orderId);
    const done = await moveExtraPayment(tx, extra, 'refund_pending', 'refunded');
    if (done) await notifyPayer(deps, tx, held, done);
    return done ?? { ...extra, state: 'refunded' };
  });
}
