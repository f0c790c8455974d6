import { type DeskOrderDetails, deskOrders, type WorkItem } from '@dakhila/contract/desk/orders';
import { deskTickets } from '@dakhila/contract/desk/tickets';
import { support, type Ticket } from '@dakhila/contract/support';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { aCallback, anOrder, aSignupOrder, expectSoundMoney, openShop, sendCallback } from '../../../test/shop.ts';
import { aStaffMember } from '../../../test/staff.ts';
import { refundOrder } from '../billing/index.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(async () => {
  vi.restoreAllMocks();
  await expectSoundMoney(server);
});

type Agent = Awaited<ReturnType<typeof aStaffMember>>;
const finance = (name = 'Meera') => aStaffMember(server, { roles: ['finance'], name });
const orderOf = ({ body }: Answer) => body.data as DeskOrderDetails;
const reason = 'The student asked for it';

/** Pays an order as often as there are payments. */
async function pay(
  { transactionId, amountPaise }: { transactionId: string; amountPaise: number },
  payments = ['first'],
) {
  for (const paymentId of payments)
    await sendCallback(server, aCallback(server, { transactionId, amountPaise, paymentId }));
  return { transactionId };
}
const aSmallOrder = async (payments?: string[]) => pay(await anOrder(server), payments);
const aLargeOrder = async (payments?: string[]) => pay(await aSignupOrder(server, { tierId: 'premium' }), payments);
const gatewayReturns = () => vi.spyOn(server.deps.gateway, 'refund').mockResolvedValue('done');

type Kind = 'order' | 'extra';
const refund = (agent: Agent, transactionId: string, kind: Kind = 'order') =>
  agent.call(deskOrders.refund, { params: { transactionId }, body: { kind, reason } });
const read = async (agent: Agent, transactionId: string) =>
  orderOf(await agent.call(deskOrders.read, { params: { transactionId } }));
/** Confirms what the page shows, unless another amount is named. */
async function confirm(agent: Agent, transactionId: string, kind: Kind = 'order', amountPaise?: number) {
  const asked = (await read(agent, transactionId)).requests.find((request) => request.kind === kind);
  const body = { kind, amountPaise: amountPaise ?? asked?.amountPaise ?? 0 };
  return agent.call(deskOrders.confirm, { params: { transactionId }, body });
}

const work = async (agent: Agent) => (await agent.call(deskOrders.work)).body.data as WorkItem[];
const answers = async () =>
  (await auditTrail(server)).filter(({ action }) => action === 'desk refund answered').map(({ details }) => details);

test('a small refund is done by one person, and asking again moves nothing more', async () => {
  const [meera, gateway] = [await finance(), gatewayReturns()];
  const { transactionId } = await aSmallOrder();
  const results = await Promise.all([1, 2, 3].map(() => refund(meera, transactionId)));
  expect(results.some(({ status }) => status === 200)).toBe(true);
  expect((await read(meera, transactionId)).state).toBe('refunded');
  // Calls at the same moment name the same payment, which a gateway returns once.
  expect(new Set(gateway.mock.calls.map(([order]) => order.paymentId))).toEqual(new Set(['first']));
  expect((await refund(meera, transactionId)).status).toBe(409);
  expect(await auditTrail(server)).toContainEqual({
    actor: `staff:${meera.id}`,
    action: 'desk refund begun',
    subject: transactionId,
    details: { kind: 'order', reason, amountPaise: 19_900, currency: 'INR' },
  });
  expect(await answers()).toContainEqual({ kind: 'order', state: 'refunded' });
});

test('above the limit money moves only when a second person confirms, once', async () => {
  const [meera, rohan, gateway] = [await finance(), await finance('Rohan'), gatewayReturns()];
  const { transactionId } = await aLargeOrder();
  const asked = orderOf(await refund(meera, transactionId));
  const { amountPaise } = asked;
  expect(asked).toMatchObject({
    state: 'paid',
    refundable: [{ kind: 'order', amountPaise, currency: 'INR', needsSecond: true }],
    requests: [{ askedBy: 'Meera', reason, amountPaise, mayConfirm: false }],
  });
  expect((await refund(rohan, transactionId)).status).toBe(409);
  expect((await confirm(meera, transactionId)).status).toBe(403);
  expect(gateway).not.toHaveBeenCalled();
  expect(await work(rohan)).toMatchObject([{ why: 'confirm' }]);
  const results = await Promise.all([confirm(rohan, transactionId), confirm(rohan, transactionId)]);
  // The slower one finds no request, or an order that is already refunded.
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  const at = expect.stringMatching(/^20/);
  expect(await read(meera, transactionId)).toMatchObject({
    ...{ state: 'refunded', requests: [] },
    refundHistory: [
      { kind: 'order', step: 'asked', by: 'Meera', at, reason },
      { kind: 'order', step: 'confirmed', by: 'Rohan', at, reason: null },
      { kind: 'order', step: 'returned', by: null, at, reason: null },
    ],
  });
  expect(gateway).toHaveBeenCalledTimes(1);
});

test('the history of a refund has what operators did, and calls a refund without a person automatic', async () => {
  const [meera] = [await finance(), gatewayReturns()];
  const [byOperator, byNobody] = [await aSmallOrder(['d1']), await aSmallOrder(['e1'])];
  await typed(server, ['orders', 'refund', byOperator.transactionId, '--yes', '--by', 'Kavya']);
  expect((await read(meera, byOperator.transactionId)).refundHistory).toMatchObject([
    { step: 'begun', by: expect.stringContaining('Kavya'), reason: null },
    { step: 'returned', by: null },
  ]);
  expect((await read(meera, byNobody.transactionId)).refundHistory).toEqual([]);
  await refundOrder(server.deps, byNobody.transactionId);
  expect((await read(meera, byNobody.transactionId)).refundHistory).toMatchObject([
    { step: 'begun', by: null, at: null },
    { step: 'returned', by: null, at: expect.stringMatching(/^20/) },
  ]);
});

test('a request that was refused or taken back stays in the history, with the reason', async () => {
  const [meera, rohan] = [await finance(), await finance('Rohan')];
  const { transactionId } = await aLargeOrder();
  const withdraw = (agent: Agent) =>
    agent.call(deskOrders.withdraw, { params: { transactionId }, body: { kind: 'order', reason: 'Not needed' } });
  for (const agent of [rohan, meera]) {
    await refund(meera, transactionId);
    await withdraw(agent);
  }
  expect((await read(meera, transactionId)).refundHistory.map(({ step, by, reason: why }) => [step, by, why])).toEqual([
    ['asked', 'Meera', reason],
    ['refused', 'Rohan', 'Not needed'],
    ['asked', 'Meera', reason],
    ['taken-back', 'Meera', 'Not needed'],
  ]);
});

test('the limit is about the money that was paid, not the price, and another currency always needs two', async () => {
  const [meera, gateway] = [await finance(), gatewayReturns()];
  const { transactionId } = await anOrder(server);
  await pay({ transactionId, amountPaise: 2_000_01 });
  const asked = orderOf(await refund(meera, transactionId));
  expect(asked).toMatchObject({
    amountPaise: 19_900,
    paid: { amountPaise: 2_000_01, currency: 'INR' },
    requests: [{ amountPaise: 2_000_01 }],
  });
  const foreign = await anOrder(server);
  const told = { ...foreign, amountPaise: 100, currency: 'USD', paymentId: 'usd' };
  await sendCallback(server, aCallback(server, told));
  expect(orderOf(await refund(meera, foreign.transactionId)).requests).toMatchObject([{ currency: 'USD' }]);
  expect(gateway).not.toHaveBeenCalled();
  expect(await auditTrail(server)).toContainEqual(
    expect.objectContaining({ details: { kind: 'order', reason, amountPaise: 2_000_01, currency: 'INR' } }),
  );
});

test('what was paid for one order counts together: two small refunds need two people like a large one', async () => {
  const [meera, gateway] = [await finance(), gatewayReturns()];
  const { transactionId } = await aSmallOrder();
  await pay({ transactionId, amountPaise: 1_900_00 }, ['second']);
  for (const kind of ['order', 'extra'] as const) await refund(meera, transactionId, kind);
  const { requests } = await read(meera, transactionId);
  expect(requests.map(({ kind, amountPaise }) => `${kind} ${amountPaise}`).toSorted()).toEqual([
    'extra 190000',
    'order 19900',
  ]);
  expect(gateway).not.toHaveBeenCalled();
});

test('another amount than the one that was asked for is never confirmed', async () => {
  const [meera, rohan, gateway] = [await finance(), await finance('Rohan'), gatewayReturns()];
  const { transactionId } = await aLargeOrder(['b1', 'b2']);
  await refund(meera, transactionId, 'extra');
  expect((await confirm(rohan, transactionId, 'extra', 1)).status).toBe(409);
  // A third payment arrives after Meera asked.
  await pay({ transactionId, amountPaise: 4_999_00 }, ['b3']);
  const { status, body } = await confirm(rohan, transactionId, 'extra');
  expect([status, body.message]).toEqual([409, expect.stringContaining('has changed')]);
  expect((await read(rohan, transactionId)).requests).toHaveLength(1);
  expect(gateway).not.toHaveBeenCalled();
});

test('the log says what the gateway answered, not that it is done', async () => {
  const meera = await finance();
  vi.spyOn(server.deps.gateway, 'refund').mockResolvedValueOnce('pending').mockResolvedValue('refused');
  const { transactionId } = await aSmallOrder(['c1', 'c2']);
  await refund(meera, transactionId);
  await refund(meera, transactionId, 'extra');
  expect(await answers()).toEqual([
    { kind: 'order', state: 'refund_pending' },
    { kind: 'extra', state: 'refund_refused' },
  ]);
});

test('a refund that the gateway refused is called so on the list and on the page, until it is accepted', async () => {
  const meera = await finance();
  const gateway = vi.spyOn(server.deps.gateway, 'refund').mockResolvedValueOnce('refused');
  const { transactionId } = await aSmallOrder();
  const refusedAt = expect.stringMatching(/^20/);
  expect(orderOf(await refund(meera, transactionId))).toMatchObject({
    ...{ state: 'refund_pending', refundRefusedAt: refusedAt },
    refundable: [{ kind: 'order' }],
  });
  expect(await work(meera)).toMatchObject([{ why: 'refund-refused', order: { transactionId } }]);
  expect(await answers()).toEqual([{ kind: 'order', state: 'refund_refused' }]);
  gateway.mockResolvedValueOnce('pending');
  expect(orderOf(await refund(meera, transactionId))).toMatchObject({ refundRefusedAt: null });
  expect(await work(meera)).toMatchObject([{ why: 'refund-pending', order: { refundRefusedAt: null } }]);
  gateway.mockResolvedValue('done');
  await refund(meera, transactionId);
  expect(await work(meera)).toEqual([]);
});

test('support sees beside a ticket that the refund was refused', async () => {
  const [asha, meera, kavya] = [await aStudent(server), await finance(), await aStaffMember(server)];
  const { body } = await asha.browser.call(support.open, { body: { topic: 'payment', text: 'Where is my money?' } });
  const { transactionId } = await pay(await anOrder(server, { studentId: asha.id }));
  vi.spyOn(server.deps.gateway, 'refund').mockResolvedValue('refused');
  await refund(meera, transactionId);
  const params = { number: String((body.data as Ticket).number) };
  const looked = await kavya.call(deskTickets.look, { params, body: { reason: 'Asks for a refund' } });
  expect(looked.body.data).toMatchObject({ orders: [{ transactionId, state: 'refund_refused' }] });
});

test('a refund that an older process finished after a refusal is not called refused', async () => {
  const [meera] = [await finance(), gatewayReturns()];
  const { transactionId } = await aSmallOrder();
  await refund(meera, transactionId);
  await server.pool.query('update orders set refund_refused_at = app_now()');
  expect(await read(meera, transactionId)).toMatchObject({ state: 'refunded', refundRefusedAt: null });
  expect(await work(meera)).toEqual([]);
});

test('the work list has the oldest of each kind, and says how many there are', async () => {
  const meera = await finance();
  const { id } = await anOrder(server);
  const insert = (state: 'review' | 'refund_pending', refusedAt = 'null') =>
    server.pool.query(
      `insert into orders (id, transaction_id, purpose, student_id, tier_id, tier_name, cost_paise, amount_paise, attempts, sessions, assessments, gateway, merchant, state, review_reason, created_at, expires_at, refund_refused_at)
       select gen_random_uuid(), 'DK' || upper(md5($2::text || n)), purpose, student_id, tier_id, $2::text || ' ' || n, cost_paise, amount_paise, attempts, sessions, assessments, gateway, merchant, $3, 'amount', created_at - make_interval(days => n), expires_at, ${refusedAt}
       from orders, generate_series(1, 101) n where id = $1`,
      [id, refusedAt === 'null' ? state : 'refused', state],
    );
  await insert('review');
  await insert('refund_pending');
  await insert('refund_pending', 'app_now()');
  const { data, count } = (await meera.call(deskOrders.work)).body as { data: WorkItem[]; count: number };
  expect([data.length, count]).toEqual([300, 303]);
  const oldestFirst = (name: string) => Array.from({ length: 100 }, (_, place) => `${name} ${101 - place}`);
  expect(data.map(({ order }) => order.plan)).toEqual(
    ['refused', 'review', 'refund_pending'].flatMap((name) => oldestFirst(name)),
  );
});

test('the requests of somebody whose access ended are gone', async () => {
  const [meera, rohan] = [await finance(), await finance('Rohan')];
  const { transactionId } = await aLargeOrder();
  await refund(meera, transactionId);
  await typed(server, ['staff', 'end', meera.email, '--yes']);
  expect((await read(rohan, transactionId)).requests).toEqual([]);
});

test('a request is refused or taken back, and then no money moves', async () => {
  const [meera, rohan, gateway] = [await finance(), await finance('Rohan'), gatewayReturns()];
  const { transactionId } = await aLargeOrder();
  await refund(meera, transactionId);
  const withdrawn = await rohan.call(deskOrders.withdraw, {
    params: { transactionId },
    body: { kind: 'order', reason },
  });
  expect(orderOf(withdrawn).requests).toEqual([]);
  expect((await confirm(rohan, transactionId)).status).toBe(404);
  expect(gateway).not.toHaveBeenCalled();
});

test('second payments are on the work list and go back, above the limit with four eyes too', async () => {
  const [meera, rohan, gateway] = [await finance(), await finance('Rohan'), gatewayReturns()];
  const small = await aSmallOrder(['a1', 'a2']);
  const large = await aLargeOrder(['b1', 'b2']);
  expect((await work(meera)).map(({ why }) => why)).toEqual(['extra', 'extra']);
  expect(orderOf(await refund(meera, small.transactionId, 'extra')).extras).toMatchObject([{ state: 'refunded' }]);
  expect(orderOf(await refund(meera, large.transactionId, 'extra')).extras).toMatchObject([{ state: 'refund_due' }]);
  expect(orderOf(await confirm(rohan, large.transactionId, 'extra')).extras).toMatchObject([{ state: 'refunded' }]);
  expect(gateway.mock.calls.map(([order]) => order.paymentId)).toEqual(['a2', 'b2']);
  expect((await read(meera, large.transactionId)).state).toBe('paid');
  expect((await refund(meera, small.transactionId, 'extra')).status).toBe(409);
});

test('what cannot be refunded is refused before anybody is asked, and a reason names nobody', async () => {
  const meera = await finance();
  const { transactionId } = await anOrder(server);
  expect((await refund(meera, transactionId)).status).toBe(409);
  expect((await refund(meera, 'DKnone')).status).toBe(404);
  const paid = await aSmallOrder();
  const told = { params: paid, body: { kind: 'order' as const, reason: 'mail of asha@example.com' } };
  expect((await meera.call(deskOrders.refund, told)).status).toBe(400);
  expect(await auditTrail(server)).toEqual([]);
});

test('orders are read by page, newest first, by state and by person, without contacts', async () => {
  const meera = await finance();
  const made: string[] = [];
  for (let count = 0; count < 27; count += 1) made.unshift((await anOrder(server)).transactionId);
  const list = async (query: Record<string, string>) =>
    (await meera.call(deskOrders.list, { query })).body.data as {
      orders: { transactionId: string }[];
      next: string | null;
    };
  const ids = ({ orders }: { orders: { transactionId: string }[] }) => orders.map(({ transactionId }) => transactionId);
  const first = await list({});
  const second = await list({ after: first.next ?? '' });
  expect([...ids(first), ...ids(second)].toSorted()).toEqual(made.toSorted());
  expect(second.next).toBeNull();
  expect(ids(await list({ state: 'paid' }))).toEqual([]);
  const { rows } = await server.pool.query(
    'select s.email, o.student_id, o.transaction_id from orders o join students s on s.id = o.student_id limit 1',
  );
  expect(ids(await list({ search: rows[0].email }))).toEqual([rows[0].transaction_id]);
  expect(JSON.stringify([first, second])).not.toMatch(/@/);
  await list({ search: '9000000001' });
  await read(meera, rows[0].transaction_id);
  await read(meera, rows[0].transaction_id);
  expect((await auditTrail(server)).map(({ action, subject, details }) => [action, subject, details])).toEqual([
    ['desk search orders', null, { by: 'email', hits: 1 }],
    ['desk search orders', null, { by: 'phone', hits: 0 }],
    ['desk order read', rows[0].student_id, { transaction: rows[0].transaction_id }],
  ]);
});
