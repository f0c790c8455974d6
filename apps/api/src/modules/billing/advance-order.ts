import { type Effect, isOpen, type Next, type OrderEvent, transition } from '@dakhila/domain/billing/order';
import { KEEP_AFTER_FINAL_DAYS, soonCheckAt } from '@dakhila/domain/billing/order-checks';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/now.ts';
import { EFFECTS, type EffectNeeds, type Found } from './effects.ts';
import { findCreditedStudent } from './find-credited-student.ts';
import { keepSignup, type Order, saveOrder } from './order-store.ts';

export type AdvanceNeeds = EffectNeeds;

const RECEIPTS: Effect[] = ['send-receipt', 'send-review-receipt'];

/**
 * Moves an order that the caller holds: judges the event, writes the new state, does what follows from it, all in the
 * caller's transaction. An event that changes nothing leaves everything as it is. About an order that has come to its end the gateway is asked no more, unless
 * the caller wants it to be: then soon.
 */
export async function advanceOrder(
  deps: AdvanceNeeds,
  tx: Db,
  order: Order,
  event: OrderEvent,
  { isAskedOn = false }: { isAskedOn?: boolean } = {},
): Promise<Order> {
  const now = await databaseNow(tx);
  const next = await judge(deps, tx, order, event, now);
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
  let found: Found = {};
  for (const effect of next.effects) found = { ...found, ...(await EFFECTS[effect](deps, tx, saved, found)) };
  return saved;
}

/** Credit needs somebody to credit: without one the money is right, but a person has to decide. */
async function judge(deps: AdvanceNeeds, tx: Db, order: Order, event: OrderEvent, now: Date): Promise<Next<Order>> {
  const next = transition(order, event, now);
  if (!next.effects.includes('credit')) return next;
  const credited = await findCreditedStudent(deps, tx, order);
  if (credited.ok) return { ...next, order: { ...next.order, studentId: credited.studentId } };
  const refused = transition(order, { type: 'credit-refused', reason: credited.reason }, now);
  // Whose money it is stays known: they see the order among their own.
  return refused.order === order || !credited.studentId
    ? refused
    : { ...refused, order: { ...refused.order, studentId: credited.studentId } };
}
