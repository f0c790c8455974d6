import type { RefundStep } from '@dakhila/contract/desk/orders';
import { REFUND_ACTIONS, type RefundStates, refundHistoryOf } from '@dakhila/domain/staff/refund-history';
import type { Db } from '../../db/client.ts';
import type { ExtraPayment, Order } from '../billing/index.ts';
import { listActsOn } from '../operations/index.ts';
import { nameActors } from '../staff/index.ts';
import { detailsOf } from './history.ts';

/** How far the refunds of an order are. A second payment that nobody has returned yet is no refund. */
function statesOf({ state, updatedAt }: Order, extras: readonly ExtraPayment[]): RefundStates {
  const begun = extras.filter((extra) => extra.state !== 'refund_due');
  const changes = begun.map((extra) => extra.updatedAt.getTime());
  return {
    ...((state === 'refund_pending' || state === 'refunded') && {
      order: { isReturned: state === 'refunded', changedAt: updatedAt },
    }),
    ...(begun.length > 0 && {
      extra: {
        isReturned: begun.every((extra) => extra.state === 'refunded'),
        changedAt: new Date(Math.max(...changes)),
      },
    }),
  };
}

/** Who asked for and confirmed the refunds of an order, when and why: from the log, where it is written once. */
export async function readRefundHistory(db: Db, order: Order, extras: readonly ExtraPayment[]): Promise<RefundStep[]> {
  const acts = await listActsOn(db, [order.transactionId], Object.values(REFUND_ACTIONS));
  const lines = acts.toReversed().map((act) => ({ ...act, details: detailsOf(act) }));
  const steps = refundHistoryOf(lines, statesOf(order, extras));
  const nameOf = await nameActors(
    db,
    steps.flatMap(({ actor }) => actor ?? []),
  );
  return steps.map(({ kind, step, actor, at, reason }) => ({
    ...{ kind, step, reason },
    by: actor === null ? null : nameOf(actor),
    at: at?.toISOString() ?? null,
  }));
}
