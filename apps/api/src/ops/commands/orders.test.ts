import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import {
  aCallback,
  anOrder,
  aSignupOrder,
  expectSoundMoney,
  openShop,
  pressButton,
  readOrders,
  sendCallback,
} from '../../../test/shop.ts';
import { orders } from '../../db/schema/index.ts';
import { insertEntry } from '../../modules/billing/index.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(() => vi.restoreAllMocks());

const pay = (gatewayUrl: string | null, answer: 'pay' | 'lose' = 'pay') =>
  pressButton(server.newBrowser(), `http://localhost${gatewayUrl}`, { answer });
const find = async (...words: string[]) => {
  const { printed } = await typed(server, ['orders', 'find', ...words, '--json']);
  return (JSON.parse(printed).data as { transactionId: string }[]).map(({ transactionId }) => transactionId);
};

test('orders are found by transaction, by every contact of their person, and by state', async () => {
  const asha = await aStudent(server);
  const { transactionId, gatewayUrl } = await anOrder(server, { studentId: asha.id });
  const other = await aSignupOrder(server, { email: 'rohan@example.com' });
  await pay(gatewayUrl);
  for (const who of [transactionId, asha.email, asha.phone, asha.phone.slice(2), asha.id])
    expect(await find(who)).toEqual([transactionId]);
  expect(await find('rohan@example.com')).toEqual([other.transactionId]);
  expect(await find('--state', 'redirected')).toEqual([other.transactionId]);
  expect(await find()).toHaveLength(2);
  expect((await typed(server, ['orders', 'find', 'nobody@example.com'])).printed).toBe('No orders.');
  expect((await typed(server, ['orders', 'find', '--state', 'odd'])).code).toBe(2);
});

test('a long list of orders goes on behind the last one', async () => {
  const { id } = await aStudent(server);
  await server.pool.query(
    `insert into orders (id, transaction_id, purpose, student_id, tier_id, tier_name, cost_paise, amount_paise, attempts, sessions, assessments, gateway, merchant, state, expires_at)
     select gen_random_uuid(), 'DK' || upper(md5(n::text)), 'predictions', $1, 'attempts-5', 'x', 100, 100, 5, 0, 0, 'sandbox', 'm', 'expired', app_now()
     from generate_series(1, 120) n`,
    [id],
  );
  const first = await find();
  const second = await find('--after', first.at(-1) ?? '');
  const third = await find('--after', second.at(-1) ?? '');
  expect([first.length, second.length, third.length]).toEqual([50, 50, 20]);
  expect(new Set([...first, ...second, ...third]).size).toBe(120);
  expect((await typed(server, ['orders', 'find'])).printed).toContain(`--after ${first.at(-1)}`);
  expect((await typed(server, ['orders', 'find', '--after', 'DKNONE'])).code).toBe(2);
});

test('what is printed and noted names no person', async () => {
  const asha = await aStudent(server, { email: 'asha.patil@example.com' });
  await anOrder(server, { studentId: asha.id });
  const { printed } = await typed(server, ['orders', 'find', asha.email]);
  expect(printed).not.toContain('asha.patil');
  expect(JSON.stringify(await auditTrail(server))).not.toContain('asha.patil');
});

test('reconciling credits at once what was paid while the answer was lost', async () => {
  const { transactionId, gatewayUrl } = await anOrder(server);
  await anOrder(server);
  await pay(gatewayUrl, 'lose');
  const ran = await typed(server, ['orders', 'reconcile', '--json']);
  expect(ran.told).toContain('asked about 2 orders');
  expect(JSON.parse(ran.printed).data).toMatchObject([{ state: 'redirected' }, { transactionId, state: 'paid' }]);
  expect((await auditTrail(server)).map(({ details }) => details)).toEqual([
    { count: 2, stage: 'begun' },
    { count: 2, paid: 1, stage: 'done' },
  ]);
  await expectSoundMoney(server);
});

test('every open order is asked about, however many there are', async () => {
  const order = await anOrder(server);
  const more = Array.from({ length: 101 }, (_, n) => ({
    ...order,
    id: randomUUID(),
    transactionId: `DK${String(n).padStart(32, '0')}`,
  }));
  await server.deps.db.insert(orders).values(more);
  expect((await typed(server, ['orders', 'reconcile', '--dry-run'])).printed).toContain('about 102 orders');
});

test('a text that is nearly an id finds nothing', async () => {
  expect(await find('f'.repeat(36))).toEqual([]);
});

test('one order can be reconciled by its name, and a dry run asks nobody', async () => {
  const { transactionId, gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl, 'lose');
  const status = vi.spyOn(server.deps.gateway, 'status');
  await typed(server, ['orders', 'reconcile', transactionId, '--dry-run']);
  expect(status).not.toHaveBeenCalled();
  await typed(server, ['orders', 'reconcile', transactionId]);
  expect(await readOrders(server)).toMatchObject([{ state: 'paid' }]);
  expect((await typed(server, ['orders', 'reconcile', 'DK1'])).told).toContain('Order DK1 not found.');
});

test('a refund is asked for twice, and is done once', async () => {
  const { transactionId, gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl);
  expect((await typed(server, ['orders', 'refund', transactionId])).code).toBe(3);
  const doubted = await typed(server, ['orders', 'refund', transactionId], { answer: 'no' });
  expect([doubted.code, doubted.told.includes('₹199 for 5 Prediction Attempts go back through sandbox.')]).toEqual([
    3,
    true,
  ]);
  const ran = await typed(server, ['orders', 'refund', transactionId, '--yes']);
  expect([ran.code, ran.printed.includes('The money is on its way back.')]).toEqual([0, true]);
  const again = await typed(server, ['orders', 'refund', transactionId, '--yes']);
  expect([again.code, again.told]).toEqual([1, 'Refused: Not refundable: the order is refunded already']);
  await expectSoundMoney(server);
});

test('a refund that the gateway refuses is called so, with what to do', async () => {
  const { transactionId, gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl);
  vi.spyOn(server.deps.gateway, 'refund').mockResolvedValue('refused');
  const ran = await typed(server, ['orders', 'refund', transactionId, '--yes']);
  expect([ran.code, ran.printed.includes('The gateway refused. Check the payment in its dashboard')]).toEqual([
    1,
    true,
  ]);
  const found = await typed(server, ['orders', 'find', transactionId]);
  expect(found.printed).toContain('refund_pending (refused by the gateway)');
});

test('a refund of what was used is refused, also by the dry run', async () => {
  const asha = await aStudent(server);
  const { transactionId, gatewayUrl } = await anOrder(server, { studentId: asha.id });
  await pay(gatewayUrl);
  const use = { studentId: asha.id, kind: 'attempts', amount: -1, reason: 'use', reference: 'run-1' } as const;
  await insertEntry(server.deps.db, use);
  for (const last of ['--dry-run', '--yes'])
    expect((await typed(server, ['orders', 'refund', transactionId, last])).told).toContain('already used: attempts');
});

test('an order under review can be accepted, and only such a one', async () => {
  const asha = await aStudent(server);
  const { transactionId } = await anOrder(server, { studentId: asha.id });
  const accept = () => typed(server, ['orders', 'accept', transactionId, '--yes']);
  expect((await accept()).told).toContain('The order is not paid yet, not under review.');
  await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_899 }));
  const ran = await accept();
  expect([ran.code, ran.printed.endsWith('Credited.')]).toEqual([0, true]);
  expect((await messagesTo(server, asha.email))[0]?.subject).toContain('Payment confirmed');
  await expectSoundMoney(server);
});

test('a review that cannot be credited says so', async () => {
  const { transactionId } = await aSignupOrder(server, { phone: '919876543210' });
  await aStudent(server, { phone: '919876543210' });
  await sendCallback(server, aCallback(server, { transactionId }));
  const ran = await typed(server, ['orders', 'accept', transactionId, '--yes']);
  expect([ran.code, ran.printed.includes('Refund it instead.')]).toEqual([1, true]);
});

test('the audit says that all is well, or what is not', async () => {
  const { gatewayUrl } = await anOrder(server);
  await pay(gatewayUrl);
  expect(await typed(server, ['audit'])).toMatchObject({
    code: 0,
    printed: 'Every rule about money and allowances holds.',
  });
  await server.pool.query('delete from outbox');
  const bad = await typed(server, ['audit']);
  expect([bad.code, bad.printed.startsWith('I7')]).toEqual([4, true]);
});

test('after a backup came back invoices go on behind those that were issued since, and never go back', async () => {
  const raise = (last: string) => typed(server, ['invoices', 'raise', last, '--yes']);
  await pay((await anOrder(server)).gatewayUrl);
  const issued = async () => (await server.pool.query('select number from invoices order by sequence')).rows;
  const [first] = await issued();
  const last = first.number.replace(/1$/, '7');
  const next = first.number.replace(/1$/, '8');
  expect((await raise(last)).printed).toBe(`The next invoice is ${next}; 6 numbers are skipped.`);
  expect((await raise(first.number)).told).toBe(`${last} is already the last one here. Nothing to raise.`);
  await pay((await anOrder(server)).gatewayUrl);
  expect((await issued()).at(-1).number).toBe(next);
  expect((await typed(server, ['audit'])).code).toBe(0);
  await server.pool.query('update invoice_counters set last = last + 1');
  expect((await typed(server, ['audit'])).printed).toMatch(/^I7 +invoices of 20\d\d-\d\d/);
  for (const nonsense of ['DK/26-28/000001', 'DK/26-27/000000', '412']) expect((await raise(nonsense)).code).toBe(2);
});

test('the work list of second payments shows the oldest hundred, and the rest on the next page', async () => {
  const { id } = await anOrder(server);
  const insert = (from: number, to: number) =>
    server.pool.query(
      `insert into extra_payments (order_id, gateway, payment_id, amount_paise, currency)
       select $1, 'sandbox', 'pay-' || n, 19900, 'INR' from generate_series($2::int, $3::int) n`,
      [id, from, to],
    );
  await insert(1, 100);
  const all = await typed(server, ['orders', 'extra']);
  expect(all.printed).not.toContain('More');
  await insert(101, 101);
  const { printed } = await typed(server, ['orders', 'extra']);
  expect(printed.match(/refund_due/g)).toHaveLength(100);
  const next = /--after (\d+)$/.exec(printed)?.[1] ?? '';
  const rest = await typed(server, ['orders', 'extra', '--after', next]);
  expect(rest.printed.match(/refund_due/g)).toHaveLength(1);
  expect(rest.printed).not.toContain('More');
  expect((await typed(server, ['orders', 'extra', '--after', 'x'])).code).toBe(2);
});
