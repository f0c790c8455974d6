import { type DeskOrderDetails, deskOrders, type WorkItem } from '@dakhila/contract/desk/orders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../../test/browser.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail } from '../../../test/ops.ts';
import { aCallback, anOrder, aSignupOrder, expectSoundMoney, openShop, sendCallback } from '../../../test/shop.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { billingJobs } from '../billing/index.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSoundMoney(server);
});

type Agent = Awaited<ReturnType<typeof aStaffMember>>;
const finance = (name = 'Meera') => aStaffMember(server, { roles: ['finance'], name });
const orderOf = ({ body }: Answer) => body.data as DeskOrderDetails;
const reason = 'The bank confirmed it';
const credit = (agent: Agent, transactionId: string, why = reason) =>
  agent.call(deskOrders.credit, { params: { transactionId }, body: { reason: why } });
const ask = (agent: Agent, transactionId: string) =>
  agent.call(deskOrders.reconcile, { params: { transactionId }, body: {} });
const work = async (agent: Agent) =>
  ((await agent.call(deskOrders.work)).body.data as WorkItem[]).map(({ why, order }) => [why, order.transactionId]);
const runJob = (name: string) =>
  billingJobs(server.deps)
    .find((job) => job.name === name)
    ?.run(new AbortController().signal);

/** An order that was paid with a paisa too little. */
async function aReviewedOrder() {
  const { transactionId } = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_899 }));
  return transactionId;
}

test('an order under review is credited once, for a reason, with its invoice', async () => {
  const meera = await finance();
  const transactionId = await aReviewedOrder();
  expect(await work(meera)).toEqual([['review', transactionId]]);
  expect((await credit(meera, transactionId, 'mail of asha@example.com')).status).toBe(400);
  const results = await Promise.all([1, 2, 3].map(() => credit(meera, transactionId)));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { body } = await meera.call(deskOrders.read, { params: { transactionId } });
  expect(body.data).toMatchObject({
    state: 'paid',
    isCreditable: false,
    invoiceNumber: expect.stringMatching(/^DK\//),
  });
  expect(await work(meera)).toEqual([]);
  const lines = (await auditTrail(server)).filter(({ action }) => action === 'desk order credit');
  expect(lines).toMatchObject([{ subject: transactionId, details: { reason, review: 'amount' } }]);
});

test('an order without an account to credit stays under review, and nothing is logged', async () => {
  const meera = await finance();
  const { transactionId, amountPaise, signupId } = await aSignupOrder(server);
  await server.pool.query('update signups set email_verified_at = null, phone_verified_at = null where id = $1', [
    signupId,
  ]);
  await sendCallback(server, aCallback(server, { transactionId, amountPaise }));
  const { status, body } = await credit(meera, transactionId);
  expect([status, body.message]).toEqual([409, expect.stringContaining('no account')]);
  expect(await work(meera)).toEqual([['review', transactionId]]);
  expect(await auditTrail(server)).toEqual([]);
});

test('support reads an order and credits nothing', async () => {
  const agent = await aStaffMember(server, { roles: ['support'] });
  const transactionId = await aReviewedOrder();
  expect([(await credit(agent, transactionId)).status, (await ask(agent, transactionId)).status]).toEqual([403, 403]);
});

test('an order that the gateway says nothing about is on the work list after a day, until it answers', async () => {
  const meera = await finance();
  const { transactionId, amountPaise } = await anOrder(server);
  const status = vi.spyOn(server.deps.gateway, 'status').mockRejectedValue(new Error('no answer'));
  expect(await work(meera)).toEqual([]);
  await server.clock.advance({ hours: 25 });
  const rohan = await finance('Rohan');
  expect(await work(rohan)).toEqual([['unanswered', transactionId]]);
  expect(orderOf(await ask(rohan, transactionId))).toMatchObject({ state: 'redirected', isAskable: true });
  status.mockImplementation(async ({ currency }) => ({
    ...{ eventId: 'late', outcome: 'paid', transactionId, amountPaise, currency, paymentId: 'late' },
    merchant: server.deps.gateway.merchant,
  }));
  expect(orderOf(await ask(rohan, transactionId))).toMatchObject({ state: 'paid', isAskable: false });
  expect(await work(rohan)).toEqual([]);
  expect((await ask(rohan, transactionId)).status).toBe(409);
  const asked = (await auditTrail(server)).filter(({ action }) => action === 'desk order reconcile');
  expect(asked.map(({ details }) => details)).toEqual([
    { before: 'redirected', state: 'redirected' },
    { before: 'redirected', state: 'paid' },
  ]);
});

const checked = (agent: Agent, transactionId: string, why = 'Not in the dashboard') =>
  agent.call(deskOrders.markChecked, { params: { transactionId }, body: { reason: why } });

test('an order that was given up without an answer is on the work list until somebody says what they found', async () => {
  const { transactionId } = await anOrder(server);
  vi.spyOn(server.deps.gateway, 'status').mockRejectedValue(new Error('no answer'));
  await server.clock.advance({ days: 12 });
  await runJob('reconcile-orders');
  const [meera, rohan] = [await finance(), await finance('Rohan')];
  expect(await work(meera)).toEqual([['given-up', transactionId]]);
  // The gateway is still silent: nothing is known yet.
  expect(orderOf(await ask(meera, transactionId))).toMatchObject({ state: 'expired', isGivenUp: true });
  expect((await checked(meera, transactionId, 'mail of asha@example.com')).status).toBe(400);
  const both = await Promise.all([checked(meera, transactionId), checked(rohan, transactionId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await work(meera)).toEqual([]);
  const lines = (await auditTrail(server)).filter(({ action }) => action === 'desk order checked');
  expect(lines).toMatchObject([{ subject: transactionId, details: { reason: 'Not in the dashboard' } }]);
  const kavya = await aStaffMember(server, { roles: ['support'] });
  expect((await checked(kavya, transactionId)).status).toBe(403);
});

test('an order that was given up leaves the work list when the gateway speaks, also late', async () => {
  const [paid, failed] = [await anOrder(server), await anOrder(server)];
  const status = vi.spyOn(server.deps.gateway, 'status').mockRejectedValue(new Error('no answer'));
  await server.clock.advance({ days: 12 });
  await runJob('reconcile-orders');
  const meera = await finance();
  expect(await work(meera)).toHaveLength(2);
  const { transactionId: late, amountPaise: price } = paid;
  await sendCallback(server, aCallback(server, { transactionId: late, amountPaise: price }));
  status.mockImplementation(async ({ transactionId, amountPaise, currency }) => ({
    ...{ eventId: 'late', outcome: 'failed', transactionId, amountPaise, currency, paymentId: null },
    merchant: server.deps.gateway.merchant,
  }));
  expect(orderOf(await ask(meera, failed.transactionId))).toMatchObject({ state: 'expired', isGivenUp: false });
  expect(await work(meera)).toEqual([]);
});

test('an answer that could not be recorded is on the work list at once, until it is recorded', async () => {
  const { transactionId, amountPaise } = await anOrder(server);
  vi.spyOn(server.deps.gateway, 'status').mockImplementation(async ({ currency }) => ({
    ...{ eventId: 'paid', outcome: 'paid', transactionId, amountPaise, currency, paymentId: 'p1' },
    merchant: server.deps.gateway.merchant,
  }));
  await server.pool.query(
    "create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$; create trigger die before update of state on orders for each row execute function die()",
  );
  const meera = await finance();
  try {
    await server.clock.advance({ minutes: 1 });
    await runJob('reconcile-orders');
    expect(await work(meera)).toEqual([['not-saved', transactionId]]);
    expect((await checked(meera, transactionId)).status).toBe(409);
  } finally {
    await server.pool.query('drop trigger die on orders; drop function die()');
  }
  await server.clock.advance({ minutes: 10 });
  await runJob('reconcile-orders');
  expect(await work(meera)).toEqual([]);
});

test('an answer that was not recorded is marked by a person once its gateway is no longer in use', async () => {
  const meera = await finance();
  const { transactionId } = await anOrder(server);
  await server.pool.query(
    "update orders set state = 'expired', reconcile_failure = 'not-saved', next_check_at = null where transaction_id = $1",
    [transactionId],
  );
  const read = async () => orderOf(await meera.call(deskOrders.read, { params: { transactionId } }));
  expect(await read()).toMatchObject({ isLeftBehind: false });
  expect((await checked(meera, transactionId)).status).toBe(409);
  vi.spyOn(server.deps.gateway, 'name', 'get').mockReturnValue('razorpay');
  expect(await read()).toMatchObject({ isLeftBehind: true, isGivenUp: false });
  expect(await work(meera)).toEqual([['not-saved', transactionId]]);
  expect((await meera.call(deskOrders.work)).body.data).toMatchObject([{ isGatewayInUse: false }]);
  // It is not said to have nothing new, because it is not asked.
  const asked = await ask(meera, transactionId);
  expect([asked.status, asked.body.message]).toEqual([409, expect.stringContaining('no longer in use')]);
  expect(await read()).toMatchObject({ isAskable: false, isGatewayInUse: false });
  expect((await checked(meera, transactionId)).status).toBe(200);
  expect(await work(meera)).toEqual([]);
  expect((await checked(meera, transactionId)).status).toBe(409);
});

test.each(['order', 'extra'] as const)(
  'a confirmed refund (%s) whose process died before the gateway was asked is on the work list, and the job finishes it',
  async (kind) => {
    const [meera, rohan] = [await finance(), await finance('Rohan')];
    const { transactionId, amountPaise } = await aSignupOrder(server, { tierId: 'premium' });
    for (const paymentId of ['first', 'second'])
      await sendCallback(server, aCallback(server, { transactionId, amountPaise, paymentId }));
    await meera.call(deskOrders.refund, { params: { transactionId }, body: { kind, reason } });
    // A process that dies never hears the gateway.
    const gateway = vi.spyOn(server.deps.gateway, 'refund').mockReturnValue(new Promise(() => {}));
    void rohan.call(deskOrders.confirm, { params: { transactionId }, body: { kind, amountPaise } });
    await expect.poll(() => gateway.mock.calls.length).toBe(1);
    const isOf = ([why]: (string | undefined)[]) => why === (kind === 'order' ? 'refund-pending' : 'extra');
    expect((await work(meera)).filter(isOf)).toEqual([[kind === 'order' ? 'refund-pending' : 'extra', transactionId]]);
    expect((await work(meera)).some(([why]) => why === 'confirm')).toBe(false);
    // Whatever the process claimed is free again after a while.
    await server.clock.advance({ minutes: 4 });
    gateway.mockResolvedValue('done');
    await runJob(kind === 'order' ? 'pending-refunds' : 'pending-returns');
    const order = orderOf(await meera.call(deskOrders.read, { params: { transactionId } }));
    if (kind === 'order') expect(order.state).toBe('refunded');
    else expect(order.extras).toMatchObject([{ state: 'refunded' }]);
  },
);

test('the confirmation and the beginning of a refund are one: when it cannot begin, the request stays', async () => {
  const [meera, rohan] = [await finance(), await finance('Rohan')];
  const { transactionId, amountPaise } = await aSignupOrder(server, { tierId: 'premium' });
  await sendCallback(server, aCallback(server, { transactionId, amountPaise, paymentId: 'first' }));
  await meera.call(deskOrders.refund, { params: { transactionId }, body: { kind: 'order', reason } });
  await server.pool.query(
    "create function die() returns trigger language plpgsql as $$ begin raise exception 'died'; end $$; create trigger die before update of state on orders for each row execute function die()",
  );
  const confirm = () =>
    rohan.call(deskOrders.confirm, { params: { transactionId }, body: { kind: 'order', amountPaise } });
  try {
    expect((await confirm()).status).toBe(500);
    expect(await work(rohan)).toEqual([['confirm', transactionId]]);
    expect((await auditTrail(server)).map(({ action }) => action)).not.toContain('desk refund confirmed');
  } finally {
    await server.pool.query('drop trigger die on orders; drop function die()');
  }
  vi.spyOn(server.deps.gateway, 'refund').mockResolvedValue('done');
  expect((await confirm()).status).toBe(200);
});
