import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import {
  type ExtraPayment,
  listExtraPayments,
  listExtraPaymentsToReturn,
  moveExtraPayment,
} from './extra-payment-store.ts';
import { notifyPayer } from './notify-payer.ts';
import { asGatewayOrder, findOrder, lockOrder, type Order } from './order-store.ts';
import type { SettleNeeds } from './settle-payment.ts';

/** Gives back, when an operator asks for it, what was paid beyond the one payment of an order. What the gateway does not confirm at once is asked for again. */
export async function returnExtraPayments(deps: SettleNeeds, transactionId: string): Promise<ExtraPayment[]> {
  const order = await findOrder(deps.db, transactionId);
  if (!order) throw new DomainError('not-found');
  const waiting = await demandReturnable(deps, deps.db, order);
  const returned: ExtraPayment[] = [];
  for (const extra of waiting) returned.push(await payBack(deps, order, await begin(deps, order, extra)));
  return returned;
}

/** What of an order can be given back now; refuses when there is nothing, or not through this gateway. */
export async function demandReturnable(
  { gateway }: Pick<SettleNeeds, 'gateway'>,
  db: Db,
  order: Order,
): Promise<ExtraPayment[]> {
  const refuse = (reason: string) => new DomainError('refund-refused', { message: `Not refundable: ${reason}` });
  const waiting = (await listExtraPayments(db, [order.id])).filter(({ state }) => state !== 'refunded');
  if (waiting.length === 0) throw refuse('nothing was paid twice for this order, or it has gone back');
  if (order.gateway !== gateway.name) throw refuse(`it was paid through ${order.gateway}, which is not in use`);
  return waiting;
}

/** Asks the gateway for every return that it has not confirmed yet. */
export async function returnPendingExtras(deps: SettleNeeds): Promise<void> {
  for (const { extra, order } of await listExtraPaymentsToReturn(deps.db)) {
    if (extra.state !== 'refund_pending') continue;
    if (order.gateway === deps.gateway.name) await payBack(deps, order, extra);
    else deps.log.error({ order: order.id }, 'a second payment waits that this gateway cannot be asked to return');
  }
}

const begin = (deps: SettleNeeds, order: Order, extra: ExtraPayment): Promise<ExtraPayment> =>
  deps.db.transaction(async (tx) => {
    const held = await lockOrder(tx, order.id);
    const begun = await moveExtraPayment(tx, extra, 'refund_due', 'refund_pending');
    if (begun) await notifyPayer(deps, tx, held, begun);
    // The payer knows already that a refused one is being returned.
    return begun ?? (await moveExtraPayment(tx, extra, 'refund_refused', 'refund_pending')) ?? extra;
  });

async function payBack(deps: SettleNeeds, order: Order, extra: ExtraPayment): Promise<ExtraPayment> {
  const { paymentId, amountPaise, currency } = extra;
  const answer = await deps.gateway
    .refund({ ...asGatewayOrder(order), paymentId, amountPaise, currency })
    .catch((error: unknown) => {
      deps.log.warn({ order: order.id, err: error }, 'the gateway did not take the refund, it will be asked again');
      return 'pending' as const;
    });
  if (answer === 'refused') {
    deps.log.error({ order: order.id }, 'an order needs a person: the gateway refused to return a second payment');
    return (await moveExtraPayment(deps.db, extra, 'refund_pending', 'refund_refused')) ?? extra;
  }
  if (answer !== 'done') return extra;
  return deps.db.transaction(async (tx) => {
    const held = await lockOrder(tx, order.id);
    const done = await moveExtraPayment(tx, extra, 'refund_pending', 'refunded');
    if (done) await notifyPayer(deps, tx, held, done);
    return done ?? { ...extra, state: 'refunded' };
  });
}
