import { counselling } from '@dakhila/contract/counselling';
import { topUps } from '@dakhila/contract/top-ups';
import { randomClicks, seeded } from '@dakhila/domain/assessment/simulated-respondents';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aTaker, startAssessment, takeAssessment } from '../../../test/assessment.ts';
import { aBooking, aClient, aCounsellor, aWish, bookingIn } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { aCallback, anOrder, aSignupOrder, openShop, pressButton, sendCallback } from '../../../test/shop.ts';
import { audit, CHECKS, findBreaches } from '../operations/audit.ts';

const server = useServer();
beforeEach(() => openShop(server));

/**
 * One order with a coupon that was paid twice, one left open; a session that is booked, and one at the same time that was cancelled in time; an assessment that could not
 * carry a report, and its free repetition under way.
 */
async function aSoundShop() {
  await aCounsellor(server);
  const asha = await aClient(server, { sessions: 2 });
  const { id, startsAt } = await aBooking(server, asha.browser, 30);
  await asha.browser.call(counselling.cancel, { params: { id }, body: { isLateAccepted: true } });
  const headers = { 'idempotency-key': 'k1' };
  bookingIn(await asha.browser.call(counselling.book, { body: aWish(startsAt) }, { headers }));
  const { browser: taker } = await aTaker(server);
  await takeAssessment(taker, randomClicks(seeded(3)));
  await startAssessment(taker);
  await asha.browser.call(
    topUps.predictions.selectTier,
    { body: { tierId: 'attempts-5' } },
    { headers: { 'idempotency-key': 'k2' } },
  );
  const signup = await aSignupOrder(server, { email: 'rohan@example.com' });
  await pressButton(server.newBrowser(), `http://localhost${signup.gatewayUrl}`, { answer: 'pay' });
  const paid = await anOrder(server, { couponCode: 'ONCE' });
  await pressButton(server.newBrowser(), `http://localhost${paid.gatewayUrl}`, { answer: 'pay' });
  const again = { transactionId: paid.transactionId, amountPaise: paid.amountPaise, paymentId: 'paid-again' };
  await sendCallback(server, aCallback(server, again));
  const open = await anOrder(server);
  return { paid, open };
}

/** Does what the database forbids everyone, as a broken disk or a careless hand might, tells which promises that breaks, and undoes it. */
async function brokenBy(statement: string): Promise<string[]> {
  const undo = new Error('undo');
  let promises: string[] = [];
  const broken = server.deps.db.transaction(async (tx) => {
    await tx.execute(sql.raw('set local session_replication_role = replica; alter table orders disable trigger user'));
    await tx.execute(sql.raw(statement));
    promises = (await findBreaches(tx)).map(({ promise }) => promise);
    throw undo;
  });
  await expect(broken).rejects.toBe(undo);
  return promises;
}

const DAMAGES: [string, string][] = [
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
  ['I7', 'update invoice_counters set last = last + 1'],
  ['I8', 'delete from payment_events'],
  ['I8', 'update payment_events set amount_paise = amount_paise - 1'],
  ['I9', 'delete from counselling_bookings'],
  ['I9', "delete from orders where purpose = 'predictions' and state = 'redirected'"],
  [
    'I9',
    "alter table orders drop constraint orders_paid_means_credited; update orders set student_id = null where purpose = 'signup'",
  ],
  ['I10', "delete from ledger where reference like 'assessment:%'"],
  ['I10', "update assessments set verdict = 'valid' where verdict = 'retake'"],
  ['I10', 'delete from assessments'],
  ['I11', 'delete from extra_payments'],
  ['I11', 'update extra_payments x set payment_id = o.gateway_payment_id from orders o where o.id = x.order_id'],
];

test('a shop in which everything went right breaks no promise, and whatever breaks one is noticed', async () => {
  await aSoundShop();
  expect(await audit(server.deps.db)).toEqual([]);
  for (const [promise, statement] of DAMAGES)
    expect.soft(await brokenBy(statement), `${promise} is noticed when broken by: ${statement}`).toContain(promise);
  expect(await audit(server.deps.db)).toEqual([]);
});

test('every promise has been broken above', () => {
  const promises = CHECKS.map((check) => check.promise);
  expect(promises).toEqual(['I1', 'I2', 'I3', 'I4', 'I5', 'I6', 'I7', 'I8', 'I9', 'I10', 'I11']);
  expect([...new Set(DAMAGES.map(([promise]) => promise))]).toEqual(promises);
});
