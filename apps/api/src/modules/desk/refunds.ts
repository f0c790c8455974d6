import type { DeskOrder, DeskOrderDetails, WorkItem } from '@dakhila/contract/desk/orders';
import { DomainError } from '@dakhila/domain/errors';
import { mayConfirmRefund, needsFourEyes, type RefundKind } from '@dakhila/domain/staff/refunds';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { orders, refundRequests, staffMembers } from '../../db/schema/index.ts';
import type { StaffSession } from '../../http/caller.ts';
import type { Deps } from '../../ports.ts';
import {
  listExtraPayments,
  listExtraPaymentsToReturn,
  type Order,
  refundOrder,
  requireRefundable,
  requireReturnable,
  returnExtraPayments,
  searchOrders,
} from '../billing/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, requireReason } from '../staff/index.ts';

/** The order of a transaction id; throws when there is none. */
export async function requireOrder(db: Db, transactionId: string): Promise<Order> {
  const [order] = await searchOrders(db, { who: transactionId });
  if (!order || order.transactionId !== transactionId) throw new DomainError('not-found');
  return order;
}

export const describeOrder = (order: Order): DeskOrder => ({
  transactionId: order.transactionId,
  state: order.state,
  reviewReason: order.reviewReason,
  plan: order.tierName,
  amountPaise: order.amountPaise,
  couponCode: order.couponCode,
  createdAt: order.createdAt.toISOString(),
  paidAt: order.paidAt?.toISOString() ?? null,
});

/** An order with its payments and the refunds that wait, without anybody's name or contact. */
export async function describeDetails(db: Db, staff: StaffSession, order: Order): Promise<DeskOrderDetails> {
  const extras = await listExtraPayments(db, [order.id]);
  const requests = await db
    .select({ request: refundRequests, askedBy: staffMembers.name })
    .from(refundRequests)
    .innerJoin(staffMembers, eq(staffMembers.id, refundRequests.askedBy))
    .where(eq(refundRequests.orderId, order.id));
  return {
    ...describeOrder(order),
    gateway: order.gateway,
    extras: extras.map(({ state, amountPaise, createdAt }) => ({ state, amountPaise, at: createdAt.toISOString() })),
    requests: requests.map(({ request, askedBy }) => ({
      ...{ kind: request.kind, askedBy, reason: request.reason, at: request.askedAt.toISOString() },
      mayConfirm: mayConfirmRefund(staff.staffId, request),
    })),
  };
}

type Needs = Pick<Deps, 'db' | 'gateway' | 'log'> & Parameters<typeof refundOrder>[0];
type Wanted = { transactionId: string; kind: RefundKind };

/** What would go back, in paise; refuses when nothing can. */
async function requireAmount(deps: Needs, order: Order, kind: RefundKind): Promise<number> {
  if (kind === 'extra') {
    const waiting = await requireReturnable(deps, deps.db, order);
    return waiting.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  }
  await deps.db.transaction((tx) => requireRefundable(deps, tx, order));
  return order.amountPaise;
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
  const amountPaise = await requireAmount(deps, order, kind);
  if (!needsFourEyes(amountPaise)) return payBack(deps, staff, order, { kind, reason, amountPaise });
  await deps.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(refundRequests)
      .values({ orderId: order.id, kind, askedBy: staff.staffId, reason })
      .onConflictDoNothing()
      .returning({ orderId: refundRequests.orderId });
    if (inserted.length === 0)
      throw new DomainError('conflict', { detail: 'Somebody has asked for this refund already.' });
    await note(tx, staff, 'asked', order, { kind, reason, amountPaise });
  });
}

/** Takes a waiting request away in the caller's transaction, and returns it. Of two people at once, one gets it. */
async function takeRequest(tx: Db, order: Order, kind: RefundKind) {
  const isIt = and(eq(refundRequests.orderId, order.id), eq(refundRequests.kind, kind));
  const [request] = await tx.delete(refundRequests).where(isIt).returning();
  if (!request) throw new DomainError('not-found');
  return request;
}

/** A second person confirms; never the one who asked. */
export async function confirmRefund(deps: Needs, staff: StaffSession, { transactionId, kind }: Wanted) {
  const order = await requireOrder(deps.db, transactionId);
  const amountPaise = await requireAmount(deps, order, kind);
  const request = await deps.db.transaction(async (tx) => {
    const taken = await takeRequest(tx, order, kind);
    if (!mayConfirmRefund(staff.staffId, taken))
      throw new DomainError('not-allowed', { detail: 'Somebody else must confirm this refund.' });
    await note(tx, staff, 'confirmed', order, { kind, askedBy: taken.askedBy });
    return taken;
  });
  await payBack(deps, staff, order, { kind, reason: request.reason, amountPaise });
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

type Payback = { kind: RefundKind; reason: string; amountPaise: number };

/** The same use cases as the operators' commands, with their start and end in the log. */
async function payBack(deps: Needs, staff: StaffSession, order: Order, { kind, ...details }: Payback) {
  await note(deps.db, staff, 'begun', order, { kind, ...details });
  if (kind === 'order') await refundOrder(deps, order.transactionId);
  else await returnExtraPayments(deps, order.transactionId);
  await note(deps.db, staff, 'done', order, { kind });
}

const MOST = 100;

/** What needs a person, oldest first within each kind. */
export async function readWork(db: Db): Promise<WorkItem[]> {
  const confirm = await db
    .select({ order: orders })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .orderBy(asc(refundRequests.askedAt))
    .limit(MOST);
  const review = await searchOrders(db, { states: ['review'] });
  const pending = await searchOrders(db, { states: ['refund_pending'] });
  const extra = await listExtraPaymentsToReturn(db, MOST);
  return [
    ...confirm.map(({ order }) => ({ why: 'confirm' as const, order: describeOrder(order) })),
    ...review.toReversed().map((order) => ({ why: 'review' as const, order: describeOrder(order) })),
    ...extra.map(({ order }) => ({ why: 'extra' as const, order: describeOrder(order) })),
    ...pending.toReversed().map((order) => ({ why: 'refund-pending' as const, order: describeOrder(order) })),
  ];
}
