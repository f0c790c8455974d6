import type { OrderPurpose } from '@dakhila/domain/billing/tier';
import { settlePayment } from '../../../src/modules/billing/settle-payment.ts';
import type { Act, Scene } from '../act.ts';
import { anOpenOrder, aPaidOrder, callbackOf, GOODS, returnOf } from '../paid-orders.ts';
import type { World } from '../world.ts';

const PURPOSES = Object.keys(GOODS) as OrderPurpose[];
const WAYS = ['callback', 'return', 'reconcile'] as const;

/** How often an order was credited: for all of its kinds, with its invoice and its receipt, or not at all. */
const credited = async ({ pool }: World, id: string, reason: 'purchase' | 'refund') => {
  const { rows } = await pool.query<{ least: number; most: number }>(
    `select min(n)::int as least, max(n)::int as most from (
       select (select count(*) from ledger l where l.reason = $2 and l.reference = 'order:' || o.id and l.kind = g.kind) as n
       from orders o cross join lateral (values ('attempts', o.attempts), ('sessions', o.sessions), ('assessments', o.assessments)) as g (kind, amount)
       where o.id = $1 and g.amount > 0
         and o.state = any (case when $2 = 'refund' then array['refunded'] else array['paid'] end)
         and exists (select from invoices i where i.order_id = o.id) and o.receipt_id is not null
     ) counted`,
    [id, reason],
  );
  const { least, most } = rows[0] ?? {};
  return least ? (most ?? 0) : 0;
};

/** The gateway has the money: it must be credited, whoever says so and whatever else is said. */
const settlement = (purpose: OrderPurpose, way: (typeof WAYS)[number], hasCoupon: boolean): Scene => ({
  name: `settle ${purpose} by ${way}${hasCoupon ? ', with a coupon' : ''}`,
  async prepare(world): Promise<Act> {
    const { deps, pool } = world;
    const order = await aPaidOrder(deps, purpose, hasCoupon);
    if (way === 'reconcile') await pool.query('update orders set next_check_at = app_now() where id = $1', [order.id]);
    const callback = callbackOf(deps, order);
    const asks = { callback, return: returnOf(deps, order), reconcile: { job: 'reconcile' } } as const;
    return {
      ask: asks[way],
      others: [
        callbackOf(deps, order, { outcome: 'failed' }),
        returnOf(deps, order),
        callback,
        callbackOf(deps, order, { outcome: 'failed' }),
        callback,
        callbackOf(deps, order),
      ],
      effects: () => credited(world, order.id, 'purchase'),
      isOwed: async () => true,
    };
  },
});

/** The gateway has the money and said by itself, falsely, that it failed: only asking finds it. */
const falseFailure: Scene = {
  name: 'a failure that is false',
  async prepare(world): Promise<Act> {
    const { deps, pool } = world;
    const order = await aPaidOrder(deps, 'predictions', false);
    const { id, transactionId, amountPaise, currency, merchant } = order;
    const failed = { eventId: 'failed', outcome: 'failed' as const, paymentId: null };
    await settlePayment(deps, { ...failed, transactionId, amountPaise, currency, merchant }, 'callback');
    await pool.query('update orders set next_check_at = app_now() where id = $1 and next_check_at is not null', [id]);
    return {
      ask: { job: 'reconcile' },
      others: [callbackOf(deps, order, { outcome: 'failed' }), { job: 'reconcile' }],
      effects: () => credited(world, id, 'purchase'),
      isOwed: async () => true,
    };
  },
};

/** An operator's refund: once the gateway has given the money back, or the credit is gone, it ends as refunded. */
const refund = (purpose: OrderPurpose, hasCoupon: boolean): Scene => ({
  name: `refund ${purpose}${hasCoupon ? ', with a coupon' : ''}`,
  async prepare(world): Promise<Act> {
    const { deps, pool } = world;
    const order = await aPaidOrder(deps, purpose, hasCoupon);
    const { transactionId, amountPaise, currency, merchant } = order;
    const paid = { eventId: 'paid', outcome: 'paid' as const, amountPaise, currency, merchant };
    await settlePayment(deps, { ...paid, transactionId, paymentId: `pay-${order.id}` }, 'callback');
    return {
      ask: { job: 'refund', transactionId },
      others: [callbackOf(deps, order), { job: 'refund', transactionId }],
      effects: () => credited(world, order.id, 'refund'),
      isOwed: async () => {
        const { rows } = await pool.query<{ owed: boolean }>(
          `select o.state <> 'paid' or p.refunded_at is not null as owed from orders o
           join sandbox_payments p using (transaction_id) where o.id = $1`,
          [order.id],
        );
        return rows[0]?.owed === true;
      },
    };
  },
});

/** Money that is not what the order asked for, or none at all, must never be credited: `effects` stays at zero. */
const unpaid = (
  name: string,
  asks: (world: World, order: Awaited<ReturnType<typeof anOpenOrder>>) => Act['ask'][],
): Scene => ({
  name,
  async prepare(world): Promise<Act> {
    const order = await anOpenOrder(world.deps, 'predictions', false);
    const [first, ...others] = asks(world, order);
    if (!first) throw new Error('A scene asks something');
    const effects = async () => {
      const { rows } = await world.pool.query('select from ledger where reference = $1', [`order:${order.id}`]);
      // Even one is one too many.
      return rows.length > 0 ? 2 : 0;
    };
    return { ask: first, others, effects, isRefused: true };
  },
});

export const SETTLEMENT_SCENES: Scene[] = [
  ...PURPOSES.flatMap((purpose) =>
    WAYS.flatMap((way) => [false, true].map((hasCoupon) => settlement(purpose, way, hasCoupon))),
  ),
  falseFailure,
  ...PURPOSES.flatMap((purpose) => [false, true].map((hasCoupon) => refund(purpose, hasCoupon))),
  unpaid('a paisa too little', ({ deps }, order) => {
    const short = callbackOf(deps, order, { amountPaise: order.amountPaise - 1 });
    return [short, short, returnOf(deps, order)];
  }),
  unpaid('back without having paid', ({ deps }, order) => [returnOf(deps, order), returnOf(deps, order)]),
];
