import { DomainError } from '@dakhila/domain/errors';
import type { StaffSession } from '../../http/caller.ts';
import { acceptLocked, type Order, reconcileOrder, type SettleNeeds, saveFailure } from '../billing/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, requireReason } from '../staff/index.ts';
import { isAskable, isGivenUp, isLeftBehind, requireOrder, withOrder } from './orders.ts';

/** Credits an order under review, with a line of the audit log. */
export const creditOrder = (deps: SettleNeeds, staff: StaffSession, transactionId: string, reason: string) =>
  withOrder(deps.db, transactionId, async (tx, order) => {
    const details = { reason: requireReason(reason), review: order.reviewReason ?? '' };
    const { state } = await acceptLocked(deps, tx, order);
    if (state !== 'paid')
      throw new DomainError('conflict', { detail: 'There’s still no account to credit. Please refund it instead.' });
    await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk order credit', subject: transactionId, details });
  });

/** Asks the gateway about an order whose outcome is not known, and settles it. */
export async function askAboutOrder(deps: SettleNeeds, staff: StaffSession, transactionId: string): Promise<Order> {
  const order = await requireOrder(deps.db, transactionId);
  if (order.gateway !== deps.gateway.name)
    throw new DomainError('conflict', {
      detail: 'The gateway of this order is no longer in use, so it can’t be asked.',
    });
  if (!isAskable(order, deps.gateway.name))
    throw new DomainError('conflict', { detail: 'What became of this order is known already.' });
  const { state } = await reconcileOrder(deps, order);
  const details = { before: order.state, state };
  const line = { actor: actorOf(staff), action: 'desk order reconcile', subject: transactionId, details };
  await insertAuditLine(deps.db, line);
  return requireOrder(deps.db, transactionId);
}

/** Notes that a person has looked at an order whose outcome the gateway did not report, and what they found. */
export const markOrderChecked = (deps: SettleNeeds, staff: StaffSession, transactionId: string, reason: string) =>
  withOrder(deps.db, transactionId, async (tx, order) => {
    if (!isGivenUp(order) && !isLeftBehind(order, deps.gateway.name))
      throw new DomainError('conflict', { detail: 'A colleague has looked at it already.' });
    const details = { reason: requireReason(reason) };
    await saveFailure(tx, order, null);
    await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk order checked', subject: transactionId, details });
  });
