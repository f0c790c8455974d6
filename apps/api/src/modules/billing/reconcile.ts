import { isOpen } from '@dakhila/domain/billing/order';
import { endsFailure, isBeyondLastCheck, nextCheckAt } from '@dakhila/domain/billing/order-checks';
import { and, desc, inArray, isNotNull, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { databaseNow } from '../../db/rows.ts';
import { orders } from '../../db/schema/index.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { Evidence } from '../../ports.ts';
import { releaseLapsedUses } from './catalogue-store.ts';
import {
  asGatewayOrder,
  askAgain,
  askAt,
  askNoMore,
  lockDueOrders,
  lockOrder,
  type Order,
  saveFailure,
} from './order-store.ts';
import { payBackPending, returnPendingExtras } from './refunds.ts';
import { isAfter } from './search-orders.ts';
import { advanceOrder, isFinalOutcome, type SettleNeeds, settlePayment } from './settle-payment.ts';

/** The gateway's evidence about an order; null for an order of another gateway. Throws when it does not answer. */
const askStatus = async ({ gateway }: SettleNeeds, order: Order): Promise<Evidence | null> =>
  order.gateway === gateway.name ? gateway.status(asGatewayOrder(order)) : null;

/** Queries the gateway about an order and settles it. Throws when it does not answer. */
export async function askGateway(deps: SettleNeeds, order: Order): Promise<Order> {
  const word = await askStatus(deps, order);
  return word ? settlePayment(deps, word, 'status') : order;
}

const BATCH = 100;

/** Every order that is open or has a scheduled query, newest first, read in batches. */
export async function listOpenOrders(db: Db): Promise<Order[]> {
  const open: Order[] = [];
  let last: Order | undefined;
  do {
    const batch = await db
      .select()
      .from(orders)
      .where(and(isAwaited, last && isAfter(last)))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(BATCH);
    open.push(...batch);
    last = batch.at(-1);
  } while (last);
  return open;
}

const isAwaited = or(inArray(orders.state, ['created', 'redirected']), isNotNull(orders.nextCheckAt));

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Orders that are queried concurrently. They are settled one after another: concurrently they would wait for each
 * other's invoice numbers and use up the connections.
 */
const RECONCILE_BATCH = 10;
const DAY_MS = 24 * 3_600_000;

/** Queries the gateway about every due order. Any number of processes may run it. */
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

/** Claims due orders by postponing their next query: a process that crashes loses one query, not the order. */
const takeDue = (deps: SettleNeeds): Promise<Order[]> =>
  deps.db.transaction(async (tx) => {
    const due = await lockDueOrders(tx, RECONCILE_BATCH);
    const now = await databaseNow(tx);
    const tomorrow = new Date(now.getTime() + DAY_MS);
    for (const order of due) await askAt(tx, order, nextCheckAt(order.createdAt, now) ?? tomorrow);
    return due;
  });

/**
 * Queries one order. After the last query without an answer, or when the gateway reports a failure, nothing more is
 * expected. Evidence that could not be saved is queried again, and from then on only the gateway ends the order.
 */
export async function reconcileOrder(
  deps: SettleNeeds,
  order: Order,
  inTurn: InTurn = (settle) => settle(),
): Promise<Order> {
  const word = await askStatus(deps, order).catch((error: unknown) => {
    deps.log.warn({ order: order.id, err: error }, 'the gateway did not answer, it will be asked again');
    return 'silence' as const;
  });
  if (word === 'silence' && order.nextCheckAt && isBeyondLastCheck(order.createdAt, order.nextCheckAt)) return order;
  const heard =
    word === 'silence' || word === null
      ? order
      : await inTurn(() => settlePayment(deps, word, 'status')).catch(notSettled(deps, order, word));
  if (!heard) return order;
  const { reconcileFailure } = order;
  if (reconcileFailure && word !== 'silence' && word && endsFailure(reconcileFailure, word.outcome))
    await saveFailure(deps.db, order, null);
  const wasLast = nextCheckAt(order.createdAt, await databaseNow(deps.db)) === null;
  if (isOpen(heard.state)) return wasLast ? giveUp(deps, order) : heard;
  const isSaid = word !== 'silence' && word !== null && isFinalOutcome(word.outcome);
  if (isSaid || wasLast) await askNoMore(deps.db, order);
  return heard;
}

/** The gateway answered, but we could not save it. */
const notSettled =
  (deps: SettleNeeds, order: Order, { outcome }: Evidence) =>
  async (error: unknown) => {
    deps.log.error(
      { order: order.id, outcome, err: error },
      'the word of the gateway could not be settled, it will be asked again',
    );
    const noteIt = async () => {
      await askAgain(deps.db, order);
      await saveFailure(deps.db, order, 'not-saved');
    };
    await noteIt().catch((second: unknown) =>
      deps.log.warn({ order: order.id, err: second }, 'the order is asked about when it was going to be'),
    );
    return null;
  };

async function giveUp(deps: SettleNeeds, order: Order): Promise<Order> {
  deps.log.error({ order: order.id }, 'no word about an order for so long that it is given up');
  return deps.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const ended = await advanceOrder(deps, tx, locked, { type: 'given-up' });
    // It may have failed meanwhile: this was the last query, too.
    await askNoMore(tx, order);
    if (isOpen(locked.state)) await saveFailure(tx, order, 'given-up');
    return ended;
  });
}

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/** The background jobs of billing. */
export const billingJobs = (deps: SettleNeeds): Job[] => [
  {
    name: 'reconcile-orders',
    everyMs: 5 * SECOND_MS,
    run: async (stopping) => void (await reconcileDue(deps, stopping)),
  },
  { name: 'lapsed-coupons', everyMs: 60 * SECOND_MS, run: (stopping) => releaseLapsedUses(deps.db, stopping) },
  { name: 'pending-refunds', everyMs: HOUR_MS, run: (stopping) => payBackPending(deps, stopping) },
  { name: 'pending-returns', everyMs: HOUR_MS, run: (stopping) => returnPendingExtras(deps, stopping) },
];
