import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Effect, type OrderEvent, type OrderFacts, type OrderState, OUTCOMES, transition } from './order.ts';

const NOW = new Date('2026-11-14T10:00:00Z');
const anOrder = (changed: Partial<OrderFacts> = {}): OrderFacts => ({
  state: 'redirected',
  amountPaise: 99_900,
  currency: 'INR',
  merchant: 'dakhila',
  expiresAt: new Date('2026-11-14T10:30:00Z'),
  paidAt: null,
  reviewReason: null,
  ...changed,
});
const said = (outcome: (typeof OUTCOMES)[number], changed: Partial<OrderFacts> = {}): OrderEvent => {
  const { amountPaise, currency, merchant } = anOrder(changed);
  return { type: 'gateway-said', said: { outcome, amountPaise, currency, merchant } };
};
const after = (state: OrderState, event: OrderEvent, now = NOW) => transition(anOrder({ state }), event, now);
const SETTLED: Effect[] = ['credit', 'consume-coupon', 'issue-invoice', 'send-receipt'];

test.each<[OrderState, OrderEvent, OrderState, Effect[]]>([
  ['created', { type: 'sent-to-gateway' }, 'redirected', []],
  ['created', said('paid'), 'paid', SETTLED],
  ['redirected', said('paid'), 'paid', SETTLED],
  ['failed', said('paid'), 'paid', SETTLED],
  ['expired', said('paid'), 'paid', SETTLED],
  ['redirected', said('failed'), 'failed', ['release-coupon']],
  ['redirected', said('expired'), 'expired', ['release-coupon']],
  ['redirected', said('open'), 'redirected', []],
  ['redirected', said('absent'), 'redirected', []],
  ['redirected', { type: 'given-up' }, 'expired', ['release-coupon']],
  ['redirected', said('paid', { amountPaise: 99_899 }), 'review', ['release-coupon', 'send-review-begun']],
  ['redirected', said('paid', { currency: 'USD' }), 'review', ['release-coupon', 'send-review-begun']],
  ['redirected', said('paid', { merchant: 'another' }), 'review', ['release-coupon', 'send-review-begun']],
  ['expired', said('paid', { amountPaise: 1 }), 'review', ['send-review-begun']],
  ['paid', said('paid', { amountPaise: 1 }), 'paid', []],
  ['paid', said('paid'), 'paid', []],
  ['paid', said('failed'), 'paid', []],
  ['paid', said('expired'), 'paid', []],
  ['review', said('paid'), 'review', []],
  ['failed', said('expired'), 'failed', []],
  ['redirected', { type: 'free' }, 'redirected', []],
  [
    'redirected',
    { type: 'credit-refused', reason: 'second-signup' },
    'review',
    ['release-coupon', 'send-review-begun'],
  ],
  ['paid', { type: 'credit-refused', reason: 'second-signup' }, 'paid', []],
  ['review', { type: 'accepted' }, 'paid', [...SETTLED.slice(0, 3), 'send-review-receipt']],
  ['redirected', { type: 'accepted' }, 'redirected', []],
  ['paid', { type: 'refund-asked' }, 'refund_pending', ['take-back-credit', 'send-refund-begun']],
  ['review', { type: 'refund-asked' }, 'refund_pending', ['send-review-note']],
  ['failed', { type: 'refund-asked' }, 'failed', []],
  ['refund_pending', { type: 'refund-done' }, 'refunded', ['send-refund-note']],
  ['paid', { type: 'refund-done' }, 'paid', []],
  ['refund_pending', said('paid'), 'refund_pending', []],
  ['refunded', said('paid'), 'refunded', []],
])('%s, %j → %s', (state, event, next, effects) => {
  const { order, effects: done } = after(state, event);
  expect([order.state, done]).toEqual([next, effects]);
});

test('an order the gateway never heard of expires with its time, not before', () => {
  expect(after('created', said('absent'), new Date('2026-11-14T10:29:59Z')).order.state).toBe('created');
  expect(after('created', said('absent'), new Date('2026-11-14T10:30:00Z')).order.state).toBe('expired');
});

test('an order under review says in what the money differs', () => {
  const { order } = transition(anOrder(), said('paid', { amountPaise: 99_901 }), NOW);
  expect(order).toMatchObject({ state: 'review', reviewReason: 'amount', paidAt: null });
});

const event: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...OUTCOMES), fc.constantFrom(99_900, 99_899, 0), fc.constantFrom('INR', 'USD'))
    .map(([outcome, amountPaise, currency]) => said(outcome, { amountPaise, currency })),
  fc.constantFrom<OrderEvent>(
    { type: 'sent-to-gateway' },
    { type: 'free' },
    { type: 'given-up' },
    { type: 'credit-refused', reason: 'phone-taken' },
    { type: 'accepted' },
    { type: 'refund-asked' },
    { type: 'refund-done' },
  ),
);

test('whatever happens, how often and in what order: one credit at most, and money leaves paid only by a refund', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), fc.constantFrom(0, 99_900), (events, amountPaise) => {
      let order = anOrder({ state: 'created', amountPaise });
      const done: Effect[] = [];
      for (const event of events) {
        const next = transition(order, event, NOW);
        if (order.state === 'paid') expect(['paid', 'refund_pending']).toContain(next.order.state);
        if (order.state === 'refunded') expect(next.order).toBe(order);
        if (next.effects.includes('credit')) {
          const isTrue = event.type === 'gateway-said' && event.said.amountPaise === amountPaise;
          expect(isTrue || event.type === 'accepted' || (event.type === 'free' && amountPaise === 0)).toBe(true);
        }
        order = next.order;
        done.push(...next.effects);
      }
      const times = (effect: Effect) => done.filter((one) => one === effect).length;
      const isCredited = times('credit') === 1;
      expect(times('credit')).toBeLessThanOrEqual(1);
      expect(times('issue-invoice')).toBe(times('credit'));
      expect(times('send-receipt') + times('send-review-receipt')).toBe(times('credit'));
      expect(times('take-back-credit')).toBeLessThanOrEqual(times('credit'));
      if (order.state === 'paid') expect(isCredited && times('take-back-credit') === 0).toBe(true);
      if (['created', 'redirected', 'failed', 'expired', 'review'].includes(order.state))
        expect(isCredited).toBe(false);
      expect(order.paidAt !== null).toBe(isCredited);
    }),
    { numRuns: 2_000 },
  );
});
