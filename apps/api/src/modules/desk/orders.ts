import type { DeskOrder, DeskOrderDetails } from '@dakhila/contract/desk/orders';
import { PAYABLE } from '@dakhila/domain/billing/order';
import { DomainError } from '@dakhila/domain/errors';
import { mayConfirmRefund, needsFourEyes } from '@dakhila/domain/staff/refunds';
import { eq } from 'drizzle-orm';
import type { Database, Db } from '../../db/client.ts';
import { refundRequests, staffMembers } from '../../db/schema/index.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import { findInvoiceOfOrder, lockOrder, type Order, refusalOf, searchOrders } from '../billing/index.ts';
import { readPayments, sumOf } from './payments.ts';
import { readRefundHistory } from './refund-history.ts';

/** The order of a transaction id; throws when there is none. */
export async function requireOrder(db: Db, transactionId: string): Promise<Order> {
  const [order] = await searchOrders(db, { who: transactionId });
  if (!order || order.transactionId !== transactionId) throw new DomainError('not-found');
  return order;
}

/** Does something with an order in one transaction, in which nothing else changes it. */
export const withOrder = <Result>(
  db: Database,
  transactionId: string,
  act: (tx: Db, order: Order) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    const { id } = await requireOrder(tx, transactionId);
    return act(tx, await lockOrder(tx, id));
  });

/** Whether the gateway may know something new about an order. Only the one in use can be asked. */
export const isAskable = ({ state, amountPaise, gateway }: Order, inUse: string): boolean =>
  PAYABLE.includes(state) && amountPaise > 0 && gateway === inUse;

/** Whether the gateway never reported the outcome of an order, and nobody has looked at it since. */
export const isGivenUp = ({ state, reconcileFailure }: Order): boolean =>
  state === 'expired' && reconcileFailure === 'given-up';

/** Whether the questions about an order failed, and it is never asked about again: its gateway is no longer in use. */
export const isLeftBehind = (order: Order, inUse: string): boolean =>
  order.gateway !== inUse &&
  (isGivenUp(order) || (order.reconcileFailure === 'not-saved' && PAYABLE.includes(order.state)));

export const describeOrder = (order: Order): DeskOrder => ({
  transactionId: order.transactionId,
  state: order.state,
  reviewReason: order.reviewReason,
  refundRefusedAt: refusalOf(order)?.toISOString() ?? null,
  plan: order.tierName,
  amountPaise: order.amountPaise,
  couponCode: order.couponCode,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
});

const REFUNDABLE: readonly Order['state'][] = ['paid', 'review', 'refund_pending'];

/** An order with its payments and the refunds that wait, without anybody's name or contact. */
export async function describeDetails(
  { db, gateway }: Pick<Deps, 'db' | 'gateway'>,
  staff: StaffSession,
  order: Order,
): Promise<DeskOrderDetails> {
  const { paid, extras, waiting } = await readPayments(db, order);
  const needsSecond = needsFourEyes([paid, ...extras]);
  const requests = await db
    .select({ request: refundRequests, askedBy: staffMembers.name })
    .from(refundRequests)
    .innerJoin(staffMembers, eq(staffMembers.id, refundRequests.askedBy))
    .where(eq(refundRequests.orderId, order.id));
  return {
    ...describeOrder(order),
    gateway: order.gateway,
    isGatewayInUse: order.gateway === gateway.name,
    paid: order.gatewayPaymentId === null ? null : paid,
    extras: extras.map(({ state, amountPaise, currency, createdAt }) => ({
      ...{ state, amountPaise, currency },
      at: createdAt.toISOString(),
    })),
    refundable: [
      ...(REFUNDABLE.includes(order.state) ? [{ kind: 'order' as const, needsSecond, ...paid }] : []),
      ...(waiting.length > 0 ? [{ kind: 'extra' as const, needsSecond, ...sumOf(waiting) }] : []),
    ],
    requests: requests.map(({ request, askedBy }) => ({
      ...{ kind: request.kind, amountPaise: request.amountPaise, currency: request.currency },
      ...{ askedBy, reason: request.reason, at: request.askedAt.toISOString() },
      mayConfirm: mayConfirmRefund(staff.staffId, request),
    })),
    refundHistory: await readRefundHistory(db, order, extras),
    isCreditable: order.state === 'review',
    isAskable: isAskable(order, gateway.name),
    isGivenUp: isGivenUp(order),
    isLeftBehind: isLeftBehind(order, gateway.name),
    invoiceNumber: (await findInvoiceOfOrder(db, order.id))?.number ?? null,
  };
}
