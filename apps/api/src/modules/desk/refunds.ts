import type { Money } from '@dakhila/contract/desk/orders';
import { DomainError } from '@dakhila/domain/errors';
import { mayConfirmRefund, needsFourEyes, type RefundKind } from '@dakhila/domain/staff/refunds';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { refundRequests } from '../../db/schema/index.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import {
  type ExtraPayment,
  type Order,
  refundOrder,
  requireRefundable,
  requireReturnable,
  returnExtraPayments,
} from '../billing/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, requireReason } from '../staff/index.ts';
import { requireOrder } from './orders.ts';
import { readPayments, sumOf } from './payments.ts';

type Needs = Pick<Deps, 'db' | 'gateway' | 'log'> & Parameters<typeof refundOrder>[0];
const conflict = (detail: string) => new DomainError('conflict', { detail });
type Wanted = { transactionId: string; kind: RefundKind };

type Refund = { kind: RefundKind; money: Money; needsSecond: boolean; waiting: ExtraPayment[] };

/** What would go back; refuses when nothing can. */
async function requireRefund(deps: Needs, order: Order, kind: RefundKind): Promise<Refund> {
  if (kind === 'extra') await requireReturnable(deps, deps.db, order);
  else await deps.db.transaction((tx) => requireRefundable(deps, tx, order));
  const { paid, extras, waiting } = await readPayments(deps.db, order);
  const money = kind === 'order' ? paid : sumOf(waiting);
  return { kind, money, needsSecond: needsFourEyes([paid, ...extras]), waiting };
}

const note = (db: Db, staff: StaffSession, action: string, order: Order, details: Record<string, string | number>) =>
  insertAuditLine(db, {
    actor: actorOf(staff),
    action: `desk refund ${action}`,
    subject: order.transactionId,
    details,
  });

/** Refunds at once, or above the limit asks a second person. */
export async function askRefund(deps: Needs, staff: StaffSession, { transactionId, kind }: Wanted, reason: string) {
  requireReason(reason);
  const order = await requireOrder(deps.db, transactionId);
  const refund = await requireRefund(deps, order, kind);
  if (!refund.needsSecond) return payBack(deps, staff, order, refund, reason);
  await deps.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(refundRequests)
      .values({ orderId: order.id, kind, askedBy: staff.staffId, reason, ...refund.money })
      .onConflictDoNothing()
      .returning({ orderId: refundRequests.orderId });
    if (inserted.length === 0) throw conflict('Somebody has asked for this refund already.');
    await note(tx, staff, 'asked', order, { kind, reason, ...refund.money });
  });
}

/** Takes a waiting request away in the caller's transaction, and returns it. Of two people at once, one gets it. */
async function takeRequest(tx: Db, order: Order, kind: RefundKind) {
  const isIt = and(eq(refundRequests.orderId, order.id), eq(refundRequests.kind, kind));
  const [request] = await tx.delete(refundRequests).where(isIt).returning();
  if (!request) throw new DomainError('not-found');
  return request;
}

/** A second person confirms what was asked for and what their page showed; never the one who asked. */
export async function confirmRefund(
  deps: Needs,
  staff: StaffSession,
  { transactionId, kind }: Wanted,
  shownPaise: number,
) {
  const order = await requireOrder(deps.db, transactionId);
  const refund = await requireRefund(deps, order, kind);
  const request = await deps.db.transaction(async (tx) => {
    const taken = await takeRequest(tx, order, kind);
    if (!mayConfirmRefund(staff.staffId, taken))
      throw new DomainError('not-allowed', { detail: 'Somebody else must confirm this refund.' });
    const { amountPaise, currency } = refund.money;
    if (taken.amountPaise !== amountPaise || taken.currency !== currency || shownPaise !== amountPaise)
      throw conflict('The amount has changed since it was asked for. Please refuse it and ask again.');
    await note(tx, staff, 'confirmed', order, { kind, askedBy: taken.askedBy, amountPaise, currency });
    return taken;
  });
  await payBack(deps, staff, order, refund, request.reason);
}

/** Refuses or takes back a request that waits. */
export async function withdrawRefund(
  deps: Needs,
  staff: StaffSession,
  { transactionId, kind }: Wanted,
  reason: string,
) {
  const order = await requireOrder(deps.db, transactionId);
  await deps.db.transaction(async (tx) => {
    await takeRequest(tx, order, kind);
    await note(tx, staff, 'withdrawn', order, { kind, reason: requireReason(reason) });
  });
}

/** The same use cases as the operators' commands, with their start and the state that came back in the log. */
async function payBack(
  deps: Needs,
  staff: StaffSession,
  order: Order,
  { kind, money, waiting }: Refund,
  reason: string,
) {
  await note(deps.db, staff, 'begun', order, { kind, reason, ...money });
  const results =
    kind === 'order'
      ? [await refundOrder(deps, order.transactionId)]
      : await returnExtraPayments(deps, order.transactionId, waiting);
  const state = [...new Set(results.map((result) => result.state))].join(' ');
  await note(deps.db, staff, 'answered', order, { kind, state });
}
