import type { Money } from '@dakhila/contract/desk/orders';
import { DomainError } from '@dakhila/domain/errors';
import { REFUND_ACTIONS } from '@dakhila/domain/staff/refund-history';
import { mayConfirmRefund, needsFourEyes, type RefundKind } from '@dakhila/domain/staff/refunds';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { refundRequests } from '../../db/schema/index.ts';
import type { StaffSession } from '../../http/caller.ts';
import {
  beginRefund,
  beginReturns,
  type ExtraPayment,
  finishRefund,
  finishReturns,
  type Order,
  refusalOf,
  requireRefundable,
  requireReturnable,
  type SettleNeeds,
} from '../billing/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, requireReason } from '../staff/index.ts';
import { withOrder } from './orders.ts';
import { readPayments, sumOf } from './payments.ts';

const conflict = (detail: string) => new DomainError('conflict', { detail });
type Wanted = { transactionId: string; kind: RefundKind };
type Refund = { kind: RefundKind; money: Money; needsSecond: boolean };
/** What the gateway is to be asked for, once the transaction has committed. */
type Begun = { kind: 'order'; order: Order } | { kind: 'extra'; order: Order; extras: ExtraPayment[] };

/** What would go back of an order that is locked; refuses when nothing can. */
async function requireRefund(deps: SettleNeeds, tx: Db, order: Order, kind: RefundKind): Promise<Refund> {
  if (kind === 'extra') await requireReturnable(deps, tx, order);
  else await requireRefundable(deps, tx, order);
  const { paid, extras, waiting } = await readPayments(tx, order);
  return { kind, money: kind === 'order' ? paid : sumOf(waiting), needsSecond: needsFourEyes([paid, ...extras]) };
}

type Act = 'asked' | 'confirmed' | 'begun' | 'withdrawn' | 'answered';
const note = (db: Db, staff: StaffSession, act: Act, order: Order, details: Record<string, string | number>) =>
  insertAuditLine(db, {
    actor: actorOf(staff),
    action: REFUND_ACTIONS[act],
    subject: order.transactionId,
    details,
  });

/** Refunds at once, or above the limit asks a second person. */
export async function askRefund(
  deps: SettleNeeds,
  staff: StaffSession,
  { transactionId, kind }: Wanted,
  reason: string,
) {
  requireReason(reason);
  const begun = await withOrder(deps.db, transactionId, async (tx, order) => {
    const refund = await requireRefund(deps, tx, order, kind);
    if (!refund.needsSecond) return begin(deps, tx, staff, order, refund, reason);
    const inserted = await tx
      .insert(refundRequests)
      .values({ orderId: order.id, kind, askedBy: staff.staffId, reason, ...refund.money })
      .onConflictDoNothing()
      .returning({ orderId: refundRequests.orderId });
    if (inserted.length === 0) throw conflict('Someone has already asked for this refund.');
    await note(tx, staff, 'asked', order, { kind, reason, ...refund.money });
    return null;
  });
  if (begun) await finish(deps, staff, begun);
}

/** Takes a waiting request away in the caller's transaction, and returns it. Of two people at once, one gets it. */
async function takeRequest(tx: Db, order: Order, kind: RefundKind) {
  const isIt = and(eq(refundRequests.orderId, order.id), eq(refundRequests.kind, kind));
  const [request] = await tx.delete(refundRequests).where(isIt).returning();
  if (!request) throw new DomainError('not-found');
  return request;
}

/**
 * A second person confirms what was asked for and what their page showed; never the one who asked. The transaction that
 * takes the request away begins the refund, so a process that dies here leaves one that the job finishes.
 */
export async function confirmRefund(
  deps: SettleNeeds,
  staff: StaffSession,
  { transactionId, kind }: Wanted,
  shownPaise: number,
) {
  const begun = await withOrder(deps.db, transactionId, async (tx, order) => {
    const taken = await takeRequest(tx, order, kind);
    if (!mayConfirmRefund(staff.staffId, taken))
      throw new DomainError('not-allowed', { detail: 'Someone else must confirm this refund.' });
    const refund = await requireRefund(deps, tx, order, kind);
    const { amountPaise, currency } = refund.money;
    if (taken.amountPaise !== amountPaise || taken.currency !== currency || shownPaise !== amountPaise)
      throw conflict('The amount has changed since it was asked for. Please refuse it and ask again.');
    await note(tx, staff, 'confirmed', order, { kind, askedBy: taken.askedBy, amountPaise, currency });
    return begin(deps, tx, staff, order, refund, taken.reason);
  });
  await finish(deps, staff, begun);
}

/** Refuses or takes back a request that waits. */
export const withdrawRefund = (
  { db }: Pick<SettleNeeds, 'db'>,
  staff: StaffSession,
  { transactionId, kind }: Wanted,
  reason: string,
) =>
  withOrder(db, transactionId, async (tx, order) => {
    await takeRequest(tx, order, kind);
    await note(tx, staff, 'withdrawn', order, { kind, reason: requireReason(reason) });
  });

/** Begins the refund with the same use cases as the operators' commands, and a line of the log in the same transaction. */
async function begin(
  deps: SettleNeeds,
  tx: Db,
  staff: StaffSession,
  order: Order,
  { kind, money }: Refund,
  reason: string,
): Promise<Begun> {
  await note(tx, staff, 'begun', order, { kind, reason, ...money });
  return kind === 'order'
    ? { kind, order: await beginRefund(deps, tx, order) }
    : { kind, order, extras: await beginReturns(deps, tx, order) };
}

/** Asks the gateway, and notes the state that came back. */
async function finish(deps: SettleNeeds, staff: StaffSession, begun: Begun) {
  const states =
    begun.kind === 'order'
      ? [refundStateOf(await finishRefund(deps, begun.order))]
      : (await finishReturns(deps, begun.extras)).map((extra) => extra.state);
  await note(deps.db, staff, 'answered', begun.order, { kind: begun.kind, state: [...new Set(states)].join(' ') });
}

/** The state of an order, with the name that a second payment has when the gateway refused its refund. */
export const refundStateOf = (order: Order) => (refusalOf(order) ? 'refund_refused' : order.state);
