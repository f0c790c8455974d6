import { counselling } from '@dakhila/contract/counselling';
import { randomClicks, seeded } from '@dakhila/domain/assessment/simulated-respondents';
import { beforeEach, expect, test } from 'vitest';
import { aTaker, started, taken } from '../../../test/assessment.ts';
import { aBooking, aClient, aCounsellor, book, bookingIn } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { anOrder, openShop, press } from '../../../test/shop.ts';
import { audit } from './audit.ts';
import { CHECKS } from './checks.ts';

const server = useServer();
beforeEach(() => openShop(server));

/**
 * One paid order with a coupon, one left open; a session that is booked, and one at the same time that was cancelled in time; an assessment that could not
 * carry a report, and its free repetition under way.
 */
async function aSoundShop() {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 2 });
  const { id, startsAt } = await aBooking(server, asha.browser, 30);
  await asha.browser.call(counselling.cancel, { params: { id }, body: { isLateAccepted: true } });
  bookingIn(await book(asha.browser, startsAt));
  const { browser: taker } = await aTaker(server);
  await taken(taker, randomClicks(seeded(3)));
  await started(taker);
  const paid = await anOrder(server, { couponCode: 'ONCE' });
  await press(server.newBrowser(), `http://localhost${paid.gatewayUrl}`, { answer: 'pay' });
  const open = await anOrder(server);
  return { paid, open };
}

/** Does what the database forbids everyone, as a broken disk or a careless hand might. */
const damage = (statement: string) =>
  server.pool.query(
    `set session_replication_role = replica; alter table orders disable trigger user; ${statement}; alter table orders enable trigger user; set session_replication_role = default`,
  );

test('a shop in which everything went right breaks no promise', async () => {
  await aSoundShop();
  expect(await audit(server.deps.db)).toEqual([]);
});

test.each<[string, string]>([
  [
    'I1',
    "insert into payment_events (order_id, gateway, event_id, source, outcome, amount_paise, currency, merchant) select id, gateway, 'x', 'callback', 'paid', 1, 'INR', 'm' from orders where state = 'redirected'",
  ],
  [
    'I2',
    "insert into ledger (student_id, kind, amount, reason, reference, balance_after) select student_id, kind, amount, reason, reference || ':again', 10 from ledger",
  ],
  ['I3', 'update ledger set balance_after = 6'],
  ['I4', "delete from ledger where reason = 'purchase'"],
  [
    'I4',
    "insert into ledger (student_id, kind, amount, reason, reference, balance_after) select student_id, 'attempts', 5, 'purchase', 'order:' || id, 5 from orders where state = 'redirected'",
  ],
  ['I4', "update orders set attempts = 6 where state = 'paid'"],
  ['I5', "update coupons set max_uses = 0 where code = 'ONCE'"],
  ['I5', "update coupon_uses set state = 'released'"],
  ['I5', 'delete from coupon_uses'],
  ['I6', "delete from ledger where reason = 'use'"],
  ['I6', "delete from ledger where reason = 'return'"],
  ['I6', 'delete from counselling_bookings where cancelled_at is null'],
  ['I6', "update ledger set student_id = gen_random_uuid() where reason = 'use'"],
  [
    'I6',
    'alter table counselling_bookings drop constraint counsellor_is_in_one_session, drop constraint student_is_in_one_session; update counselling_bookings set cancelled_at = null, cancelled_by = null, is_returned = false',
  ],
  ['I7', 'delete from outbox'],
  ['I7', 'delete from invoices'],
  ['I7', 'update invoice_counters set last = 2'],
  ['I8', 'delete from payment_events'],
  ['I8', 'update payment_events set amount_paise = amount_paise - 1'],
  ['I10', "delete from ledger where reference like 'assessment:%'"],
  ['I10', "update assessments set verdict = 'valid' where verdict = 'retake'"],
  ['I10', 'delete from assessments'],
])('%s is noticed when broken by: %s', async (promise, statement) => {
  await aSoundShop();
  await damage(statement);
  expect((await audit(server.deps.db)).map((breach) => breach.promise)).toContain(promise);
});

test('every promise has been broken above', () => {
  expect(CHECKS.map((check) => check.promise)).toEqual(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I10']);
});
