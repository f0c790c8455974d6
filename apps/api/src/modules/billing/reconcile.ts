import { isOpen } from '@dakhila/domain/billing/order';
import { nextCheckAt } from '@dakhila/domain/billing/order-checks';
import { databaseNow } from '../../db/now.ts';
import { advanceOrder } from './advance-order.ts';
import { askGateway, type InTurn } from './ask-gateway.ts';
import { lockDueOrders, lockOrder, type Order, saveOrder } from './order-store.ts';
import type { SettleNeeds } from './settle-payment.ts';

/**
 * So many orders are taken at once and asked about side by side. They are settled one after another: side by side they would wait for each other's invoice
 * numbers, and hold every connection of this process meanwhile.
 */
const BATCH = 10;

/** Asks the gateway about every open order that is due. Any number of processes may do so at once. */
export async function reconcileDue(deps: SettleNeeds, stopping?: AbortSignal): Promise<number> {
  let asked = 0;
  while (!stopping?.aborted) {
    const due = await takeDue(deps);
    if (due.length === 0) return asked;
    const inTurn = makeTurns();
    await Promise.all(due.map((order) => reconcileOrder(deps, order, inTurn)));
    asked += due.length;
  }
  return asked;
}

function makeTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}

/** Takes due orders by putting their next question off: a process that dies now loses one question, not the order. */
const takeDue = (deps: SettleNeeds): Promise<Order[]> =>
  deps.db.transaction(async (tx) => {
    const due = await lockDueOrders(tx, BATCH);
    const now = await databaseNow(tx);
    for (const order of due) await saveOrder(tx, { ...order, nextCheckAt: nextCheckAt(order.createdAt, now) });
    return due;
  });

/** Asks about one order. After the last question without an answer nothing is expected any more. */
export async function reconcileOrder(deps: SettleNeeds, order: Order, inTurn?: InTurn): Promise<Order> {
  const asked = await askGateway(deps, order, inTurn).catch((error: unknown) => {
    deps.log.warn({ order: order.id, err: error }, 'the gateway did not answer, it will be asked again');
    return order;
  });
  const wasLast = nextCheckAt(order.createdAt, await databaseNow(deps.db)) === null;
  return isOpen(asked.state) && wasLast ? giveUp(deps, order) : asked;
}

async function giveUp(deps: SettleNeeds, order: Order): Promise<Order> {
  deps.log.error({ order: order.id }, 'no word about an order for so long that it is given up');
  return deps.db.transaction(async (tx) => advanceOrder(deps, tx, await lockOrder(tx, order.id), { type: 'given-up' }));
}
