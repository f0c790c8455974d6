import { isOpen, type Next, type OrderEvent, transition } from '@dakhila/domain/billing/order';
import { KEEP_AFTER_FINAL_DAYS } from '@dakhila/domain/billing/order-checks';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/now.ts';
import { EFFECTS, type EffectNeeds } from './effects.ts';
import { findCreditedStudent } from './find-credited-student.ts';
import { keepSignup, type Order, saveOrder } from './order-store.ts';

export type AdvanceNeeds = EffectNeeds;

/**
 * Moves an order that the caller holds: judges the event, does what follows from it, writes the new state, all in the
 * caller's transaction. An event that changes nothing leaves everything as it is.
 */
export async function advanceOrder(deps: AdvanceNeeds, tx: Db, order: Order, event: OrderEvent): Promise<Order> {
  const next = await judge(deps, tx, order, event);
  if (next.order === order) return order;
  let after = isOpen(next.order.state) ? next.order : { ...next.order, nextCheckAt: null };
  for (const effect of next.effects) after = { ...after, ...(await EFFECTS[effect](deps, tx, after)) };
  const saved = await saveOrder(tx, after);
  if (saved.signupId && !isOpen(saved.state)) await keepSignup(tx, saved.signupId, KEEP_AFTER_FINAL_DAYS);
  return saved;
}

/** Credit needs somebody to credit: without one the money is right, but a person has to decide. */
async function judge(deps: AdvanceNeeds, tx: Db, order: Order, event: OrderEvent): Promise<Next<Order>> {
  const now = await databaseNow(tx);
  const next = transition(order, event, now);
  if (!next.effects.includes('credit')) return next;
  const credited = await findCreditedStudent(deps, tx, order);
  return credited.ok
    ? { ...next, order: { ...next.order, studentId: credited.studentId } }
    : transition(order, { type: 'credit-refused', reason: credited.reason }, now);
}
