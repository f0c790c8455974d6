import type { Dashboard } from '@dakhila/contract/dashboard';
import {
  type Effect,
  isOpen,
  type Next,
  ORDER_STATE_WORDS,
  type OrderEvent,
  type Outcome,
  transition,
} from '@dakhila/domain/billing/order';
import { KEEP_AFTER_FINAL_DAYS, soonCheckAt } from '@dakhila/domain/billing/order-checks';
import { DomainError } from '@dakhila/domain/errors';
import type { Unsaid } from '@dakhila/domain/messages/message';
import type { Db } from '../../db/client.ts';
import { isUndone } from '../../db/errors.ts';
import { databaseNow } from '../../db/rows.ts';
import type { Deps, Evidence } from '../../ports.ts';
import type { Student } from '../accounts/index.ts';
import { EFFECTS, type Found, findCreditedStudent } from './effects.ts';
import { type ExtraPayment, recordExtraPayments } from './ledger-store.ts';
import {
  findLatestOrder,
  findOrder,
  keepSignup,
  lockOrder,
  lockOrderAt,
  namePayment,
  type Order,
  recordEvent,
  saveOrder,
} from './order-store.ts';
import { describeOrder } from './own-orders.ts';
import type { EffectNeeds } from './receipts.ts';
import { notifyPayer } from './receipts.ts';

/** The student's newest order while its payment is unknown or under review; null otherwise. */
export async function findUnsettledOrder(db: Db, studentId: string): Promise<Unsaid<Dashboard['payment']>> {
  const latest = await findLatestOrder(db, { studentId, signupId: null });
  if (!latest) return null;
  const { plan, amount, purpose } = describeOrder(latest);
  if (latest.state === 'review') return { plan, amount, purpose, state: 'review' };
  return isOpen(latest.state) ? { plan, amount, purpose, state: 'processing' } : null;
}

type AdvanceNeeds = EffectNeeds;

const RECEIPTS: Effect[] = ['send-receipt', 'send-review-receipt'];

/**
 * Applies an event to an order that the caller has locked: saves the new state and runs its effects, in the caller's
 * transaction. An event without a change does nothing. A final order is not queried any more, unless the caller wants
 * one soon.
 */
export async function advanceOrder(
  deps: AdvanceNeeds,
  tx: Db,
  order: Order,
  event: OrderEvent,
  { isAskedOn = false, at }: { isAskedOn?: boolean; at?: Date } = {},
): Promise<Order> {
  const now = at ?? (await databaseNow(tx));
  const { student, ...next } = await nextOrder(deps, tx, order, event, now);
  if (next.order === order) return order;
  const isFinal = !isOpen(next.order.state);
  const hasReceipt = next.effects.some((effect) => RECEIPTS.includes(effect));
  const saved = await saveOrder(tx, {
    ...next.order,
    ...(isFinal && { nextCheckAt: isAskedOn ? soonCheckAt(order.nextCheckAt, now) : null }),
    ...(hasReceipt && { receiptId: deps.newId() }),
  });
  if (saved.signupId && isFinal) await keepSignup(tx, saved.signupId, KEEP_AFTER_FINAL_DAYS);
  // Last, because the invoice is among them: once it has its number every other settlement waits for this one.
  let found: Found = { now, ...(student && { student }) };
  for (const effect of next.effects) found = { ...found, ...(await EFFECTS[effect](deps, tx, saved, found)) };
  return saved;
}

/** A credit needs a student: without one the order goes under review. */
async function nextOrder(
  deps: AdvanceNeeds,
  tx: Db,
  order: Order,
  event: OrderEvent,
  now: Date,
): Promise<Next<Order> & { student?: Student }> {
  const next = transition(order, event, now);
  if (!next.effects.includes('credit')) return next;
  const credited = await findCreditedStudent(deps, tx, order);
  if (credited.ok) {
    const { studentId, student } = credited;
    return { ...next, order: { ...next.order, studentId }, ...(student && { student }) };
  }
  const refused = transition(order, { type: 'credit-refused', reason: credited.reason }, now);
  // The student stays known, and sees the order among their own.
  return refused.order === order || !credited.studentId
    ? refused
    : { ...refused, order: { ...refused.order, studentId: credited.studentId } };
}

export type SettleNeeds = AdvanceNeeds & Pick<Deps, 'db' | 'gateway' | 'log'>;

/** Whether an outcome is final. */
export const isFinalOutcome = (outcome: Outcome): boolean => ['paid', 'failed', 'expired'].includes(outcome);

/**
 * The only way in which a gateway's evidence changes an order. One transaction records the evidence, locks the order,
 * credits and notifies. If it timed out waiting for another invoice number, it is retried once.
 */
export async function settlePayment(
  deps: SettleNeeds,
  evidence: Evidence,
  source: 'callback' | 'status',
): Promise<Order> {
  const settle = () => deps.db.transaction((tx) => recordAndSettle(deps, tx, evidence, source));
  const settled = await settle().catch((error: unknown) => {
    if (!isUndone(error)) throw error;
    deps.log.warn({ source, err: error }, 'a settlement is tried once more');
    return settle();
  });
  logSettlement(deps, settled, source);
  return settled.after;
}

type Settled = { before: Order; after: Order; extras: ExtraPayment[] };

async function recordAndSettle(
  deps: SettleNeeds,
  tx: Db,
  evidence: Evidence,
  source: 'callback' | 'status',
): Promise<Settled> {
  const known = await findOrder(tx, evidence.transactionId);
  if (!known || known.gateway !== deps.gateway.name) throw new DomainError('not-found');
  const isNews = !isFinalOutcome(evidence.outcome) || (await recordEvent(tx, known, source, evidence));
  const { order, at } = await lockOrderAt(tx, known.id);
  // The gateway's payment id is needed for a refund.
  const { outcome, paymentId } = evidence;
  const isPaid = outcome === 'paid';
  const named = isPaid && order.gatewayPaymentId === null ? { ...order, gatewayPaymentId: paymentId } : order;
  // Also for a known event: the gateway may have received more payments since.
  const extras = await recordExtraPayments(tx, named, evidence);
  for (const extra of extras) await notifyPayer(deps, tx, named, extra);
  if (!isNews) {
    if (named !== order) await namePayment(tx, named);
    return { before: order, after: named, extras };
  }
  // A reported failure may be that of one attempt. If the next one succeeds and its callback is lost, only a query finds it.
  const isAskedOn = source === 'callback' && !isPaid;
  const said = { type: 'gateway-said', said: evidence } as const;
  const after = await advanceOrder(deps, tx, named, said, { isAskedOn, at });
  // A change of state has saved the name as well.
  if (after === named && named !== order) await namePayment(tx, named);
  return { before: order, after, extras };
}

function logSettlement({ log }: SettleNeeds, { before, after, extras }: Settled, source: string) {
  if (extras.length > 0) log.error({ order: after.id, source }, 'an order needs a person: another payment came for it');
  if (after.state === before.state) return;
  const line = { order: after.id, from: before.state, to: after.state, source, reason: after.reviewReason };
  if (after.state === 'review') log.error(line, 'an order needs a person');
  else log.info(line, 'order settled');
}

/** Credits an order under review for an operator. It stays under review when there is still no student to credit. */
export async function acceptOrder(deps: SettleNeeds, transactionId: string): Promise<Order> {
  const found = await findOrder(deps.db, transactionId);
  if (!found) throw new DomainError('not-found');
  return deps.db.transaction(async (tx) => acceptLocked(deps, tx, await lockOrder(tx, found.id)));
}

/** The same, for an order that the caller has locked. */
export async function acceptLocked(deps: SettleNeeds, tx: Db, order: Order): Promise<Order> {
  if (order.state !== 'review')
    throw new DomainError('conflict', { detail: `The order is ${ORDER_STATE_WORDS[order.state]}.` });
  const { amountPaise, currency, merchant, gatewayPaymentId: paymentId } = order;
  const word = {
    eventId: `accepted:${order.id}`,
    outcome: 'paid' as const,
    amountPaise,
    currency,
    merchant,
    paymentId,
  };
  await recordEvent(tx, order, 'operator', word);
  return advanceOrder(deps, tx, order, { type: 'accepted' });
}
