import type { Outcome } from '@dakhila/domain/billing/order';
import { DomainError } from '@dakhila/domain/errors';
import type { Db } from '../../db/client.ts';
import { isUndone } from '../../db/errors.ts';
import type { Deps, Evidence } from '../../ports.ts';
import { type AdvanceNeeds, advanceOrder } from './advance-order.ts';
import { type ExtraPayment, recordExtraPayments } from './extra-payment-store.ts';
import { notifyPayer } from './notify-payer.ts';
import { findOrder, lockOrder, namePayment, type Order, recordEvent } from './order-store.ts';

export type SettleNeeds = AdvanceNeeds & Pick<Deps, 'db' | 'gateway' | 'log'>;

/** Whether a word says something for good; the others only say that it is not over. */
export const isFinalOutcome = (outcome: Outcome): boolean => ['paid', 'failed', 'expired'].includes(outcome);

/**
 * The one way in which a gateway's verified word changes an order: by callback, return, status query or reconciliation.
 * One transaction records the word, holds the order, judges, credits and tells the student; or nothing of it happens, and if it had only stood in line for too long,
 * behind others who wait for the number of their invoice, it is tried once more.
 */
export async function settlePayment(
  deps: SettleNeeds,
  evidence: Evidence,
  source: 'callback' | 'status',
): Promise<Order> {
  const settle = () => deps.db.transaction((tx) => hear(deps, tx, evidence, source));
  const heard = await settle().catch((error: unknown) => {
    if (!isUndone(error)) throw error;
    deps.log.warn({ source, err: error }, 'a settlement is tried once more');
    return settle();
  });
  tell(deps, heard, source);
  return heard.after;
}

type Heard = { before: Order; after: Order; extras: ExtraPayment[] };

async function hear(deps: SettleNeeds, tx: Db, evidence: Evidence, source: 'callback' | 'status'): Promise<Heard> {
  const known = await findOrder(tx, evidence.transactionId);
  if (!known || known.gateway !== deps.gateway.name) throw new DomainError('not-found');
  const isNews = !isFinalOutcome(evidence.outcome) || (await recordEvent(tx, known, source, evidence));
  const order = await lockOrder(tx, known.id);
  // The gateway's name for the payment is needed to give it back.
  const { outcome, paymentId } = evidence;
  const isPaid = outcome === 'paid';
  const named = isPaid && order.gatewayPaymentId === null ? { ...order, gatewayPaymentId: paymentId } : order;
  if (named !== order) await namePayment(tx, named);
  // Also for an event that was recorded before: what the gateway holds for an order may have grown since.
  const extras = await recordExtraPayments(tx, named, evidence);
  for (const extra of extras) await notifyPayer(deps, tx, named, extra);
  if (!isNews) return { before: order, after: named, extras };
  // A failure that was not asked for may be that of one attempt; should the next one succeed and its message get lost, only asking finds it.
  const isAskedOn = source === 'callback' && !isPaid;
  const said = { type: 'gateway-said', said: evidence } as const;
  return { before: order, after: await advanceOrder(deps, tx, named, said, { isAskedOn }), extras };
}

function tell({ log }: SettleNeeds, { before, after, extras }: Heard, source: string) {
  if (extras.length > 0) log.error({ order: after.id, source }, 'an order needs a person: another payment came for it');
  if (after.state === before.state) return;
  const line = { order: after.id, from: before.state, to: after.state, source, reason: after.reviewReason };
  if (after.state === 'review') log.error(line, 'an order needs a person');
  else log.info(line, 'order settled');
}
