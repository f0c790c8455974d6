import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { naiveSettlement } from '../../../test/naive-settlement.ts';
import { aCallback, anOrder, aSignupOrder, openShop, readOrders } from '../../../test/shop.ts';
import { notePayment } from '../../adapters/payment/sandbox/store.ts';
import type { Evidence } from '../../ports.ts';
import { audit } from '../operations/index.ts';
import { releaseLapsedUses } from './catalogue-store.ts';
import { insertEntry } from './ledger-store.ts';
import type { Order } from './order-store.ts';
import { reconcileDue } from './reconcile.ts';
import { refundOrder } from './refunds.ts';
import { acceptOrder, settlePayment } from './settle-payment.ts';

const server = useServer();
const { aTell, anAction } = actions();

beforeEach(async () => {
  await openShop(server);
  // The last guards of the database are taken away: what is tried here is the code alone.
  await server.pool.query('alter table ledger drop constraint if exists ledger_cause_unique');
  await server.pool.query('alter table invoices drop constraint if exists invoices_order_id_key');
  await server.pool.query('alter table orders disable trigger user');
});

type Tell = {
  type: 'tell';
  order: number;
  outcome: 'paid' | 'failed' | 'expired';
  /** What somebody did to the callback on its way. */
  harm: 'none' | 'tampered' | 'forged' | 'old' | 'less';
  /** Deliveries at the same moment, each under an event id of its own, or all the same. */
  times: number;
  isSameEvent: boolean;
};
type Action =
  | Tell
  | { type: 'buy'; coupon: string | null }
  | { type: 'sign-up' }
  | { type: 'lose-answer' | 'refund' | 'accept'; order: number }
  | { type: 'use' | 'expire' | 'reconcile' };

function actions() {
  const order = fc.nat({ max: 7 });
  const aTell: fc.Arbitrary<Tell> = fc.record({
    type: fc.constant('tell'),
    order,
    outcome: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'expired'),
    harm: fc.constantFrom('none', 'none', 'none', 'none', 'tampered', 'forged', 'old', 'less'),
    times: fc.constantFrom(1, 1, 2, 4),
    isSameEvent: fc.boolean(),
  });
  const anAction: fc.Arbitrary<Action> = fc.oneof(
    { weight: 5, arbitrary: aTell },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constant('buy'), coupon: fc.constantFrom(null, 'ONCE', 'FLAT100', 'FULLRIDE') }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('sign-up') }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('lose-answer', 'refund', 'accept'), order }) },
    { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('use', 'expire', 'reconcile') }) },
  );
  return { aTell, anAction };
}

type Settle = (deps: typeof server.deps, evidence: Evidence, source: 'callback') => Promise<unknown>;

/** Plays the actions with a settlement; refusals are part of the play. Answers with the promises that broke. */
async function play(list: Action[], settle: Settle): Promise<string[]> {
  const { id: studentId } = await aStudent(server);
  const placed: Order[] = [];
  const pick = (index: number) => placed[index % Math.max(1, placed.length)];
  const quietly = (work: Promise<unknown>) => work.catch(() => undefined);
  let uses = 0;

  const tell = async ({ order: index, outcome, harm, times, isSameEvent }: Tell) => {
    const order = pick(index);
    if (!order) return;
    const { transactionId } = order;
    const amountPaise = order.amountPaise - (harm === 'less' ? 1 : 0);
    const at = new Date(server.deps.now().getTime() - (harm === 'old' ? 301_000 : 0));
    const deliver = async (eventId: object) => {
      const { payload: body, headers } = aCallback(server, { transactionId, outcome, amountPaise, ...eventId }, at);
      const harmed = harm === 'tampered' ? Buffer.from(body.toString().replace('paid', 'fail')) : body;
      const unsigned = harm === 'forged' ? { ...headers, 'x-sandbox-signature': `t=1,v1=${'a'.repeat(64)}` } : headers;
      const callback = server.deps.gateway.readCallback({ body: harmed, headers: unsigned });
      if (callback.kind === 'evidence') await settle(server.deps, callback.evidence, 'callback');
    };
    const eventId = isSameEvent ? { eventId: `${transactionId}:${outcome}` } : {};
    await Promise.all(Array.from({ length: times }, () => quietly(deliver(eventId))));
  };

  const act: Record<Action['type'], (action: Action) => Promise<unknown>> = {
    tell: async (action) => action.type === 'tell' && tell(action),
    buy: async (action) =>
      action.type === 'buy' &&
      placed.push(await anOrder(server, { studentId, ...(action.coupon ? { couponCode: action.coupon } : {}) })),
    'sign-up': async () => placed.push(await aSignupOrder(server)),
    'lose-answer': async (action) => {
      const order = 'order' in action ? pick(action.order) : undefined;
      if (order?.state !== 'redirected') return;
      const { transactionId, amountPaise, currency } = order;
      await notePayment(server.deps.db, {
        transactionId,
        amountPaise,
        currency,
        outcome: 'paid',
        paymentId: transactionId,
      });
    },
    refund: async (action) => 'order' in action && refundOrder(server.deps, pick(action.order)?.transactionId ?? ''),
    accept: async (action) => 'order' in action && acceptOrder(server.deps, pick(action.order)?.transactionId ?? ''),
    use: async () => {
      uses += 1;
      const use = {
        studentId,
        kind: 'attempts',
        amount: -1,
        reason: 'use',
        reference: `${studentId}:${uses}`,
      } as const;
      await server.deps.db.transaction((tx) => insertEntry(tx, use));
    },
    expire: async () => {
      await server.clock.advance({ minutes: 31 });
      await releaseLapsedUses(server.deps.db);
    },
    reconcile: async () => {
      await server.clock.advance({ minutes: 1 });
      await reconcileDue(server.deps);
    },
  };
  for (const action of list) await quietly(act[action.type](action));
  await server.clock.advance({ days: 1 });
  await reconcileDue(server.deps);
  return (await audit(server.deps.db)).map(({ promise, subject }) => `${promise} ${subject}`);
}

const buy: Action = { type: 'buy', coupon: null };
const aStory = fc.array(anAction, { minLength: 4, maxLength: 18 }).map((list) => [buy, ...list]);

test('whatever is bought, told, forged, doubled, lost, used, expired and refunded, every promise holds', async () => {
  await fc.assert(
    fc.asyncProperty(aStory, async (story) => {
      expect(await play(story, settlePayment)).toEqual([]);
    }),
    { numRuns: 25, endOnFailure: true },
  );
  // The stories went somewhere: orders ended in many ways.
  expect(new Set((await readOrders(server)).map((order) => order.state)).size).toBeGreaterThanOrEqual(4);
});

test('a naive settlement is right for one word at a time', async () => {
  const once: Action = { type: 'tell', order: 0, outcome: 'paid', harm: 'none', times: 1, isSameEvent: false };
  expect(await play([buy, once, once], naiveSettlement)).toEqual([]);
});

test('a naive settlement is caught by the same stories', async () => {
  const result = await fc.check(
    fc.asyncProperty(fc.array(aTell, { minLength: 3, maxLength: 8 }), async (tells) => {
      expect(await play([buy, ...tells], naiveSettlement)).toEqual([]);
    }),
    { numRuns: 50, endOnFailure: true },
  );
  expect(result.failed).toBe(true);
  expect((await audit(server.deps.db)).map(({ promise }) => promise)).toEqual(expect.arrayContaining(['I2']));
});
