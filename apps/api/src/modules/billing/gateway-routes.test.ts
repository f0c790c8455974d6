import { signup } from '@dakhila/contract/signup';
import { students } from '@dakhila/contract/students';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { messagesTo } from '../../../test/inbox.ts';
import {
  aCallback,
  anOrder,
  aSignup,
  aSignupOrder,
  expectSoundMoney,
  openShop,
  readOrders,
  sendCallback,
} from '../../../test/shop.ts';
import { signReturn } from '../../adapters/payment/sandbox/signatures.ts';
import { openDatabase, openPool } from '../../db/client.ts';
import * as schema from '../../db/schema/index.ts';
import { ledger, orders, paymentEvents, signups, students as studentTable } from '../../db/schema/index.ts';
import { acceptOrder } from './settle-payment.ts';
import { finishFreeSignup } from './start-checkout.ts';

const server = useServer();
beforeEach(() => openShop(server));
afterEach(() => expectSoundMoney(server));

const readLedger = () => server.deps.db.select().from(ledger);
const stateOf = async (id: string) =>
  (await server.deps.db.select({ state: orders.state }).from(orders).where(eq(orders.id, id)))[0]?.state;
type Told = Parameters<typeof aCallback>[1];
const tell = (told: Told) => sendCallback(server, aCallback(server, { amountPaise: 19_900, ...told }));

test('a signed callback pays the order, and its second delivery changes nothing', async () => {
  const { id, transactionId } = await anOrder(server);
  const callback = aCallback(server, { transactionId, amountPaise: 19_900 });
  expect((await sendCallback(server, callback)).json()).toEqual({ status: 'success', success: true });
  expect((await sendCallback(server, callback)).statusCode).toBe(200);
  expect(await stateOf(id)).toBe('paid');
  expect(await readLedger()).toMatchObject([{ amount: 5, reason: 'purchase', reference: `order:${id}` }]);
});

test('the same success under another event id credits nothing more', async () => {
  const { transactionId } = await anOrder(server);
  for (const eventId of ['one', 'two', 'three']) expect((await tell({ transactionId, eventId })).statusCode).toBe(200);
  expect(await readLedger()).toHaveLength(1);
  expect(await server.deps.db.select().from(paymentEvents)).toHaveLength(3);
});

test('a second payment for a paid order credits nothing, and a person is told to give it back', async () => {
  const { id, transactionId } = await anOrder(server);
  await tell({ transactionId });
  await tell({ transactionId });
  expect(server.logged()).not.toContain('needs a person');
  const payload = { transactionId, amountPaise: 19_900, paymentId: 'pay-again' };
  expect((await sendCallback(server, aCallback(server, payload))).statusCode).toBe(200);
  expect(await readLedger()).toHaveLength(1);
  expect(server.logged()).toMatch(new RegExp(`"order":"${id}".*an order needs a person: another payment came for it`));
});

test('a forged, changed or unsigned callback is refused and leaves no trace', async () => {
  const { id, transactionId } = await anOrder(server);
  const { payload, headers } = aCallback(server, { transactionId, amountPaise: 19_900 });
  const tampered = Buffer.from(payload.toString().replace('19900', '19901'));
  const { 'x-sandbox-signature': _, ...unsigned } = headers;
  for (const call of [
    { payload: tampered, headers },
    { payload, headers: unsigned },
    { payload, headers: { ...headers, 'x-sandbox-signature': `t=1,v1=${'0'.repeat(64)}` } },
    { payload: Buffer.alloc(0), headers: unsigned },
  ]) {
    const answer = await sendCallback(server, call);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad-signature']);
  }
  expect(await stateOf(id)).toBe('redirected');
  expect(await server.deps.db.select().from(paymentEvents)).toEqual([]);
});

test.each([-301, 301])(
  'an authentic callback %i seconds from now is not believed, but the gateway is asked soon',
  async (seconds) => {
    const { id, transactionId } = await anOrder(server);
    const at = new Date(server.deps.now().getTime() + seconds * 1_000);
    const answer = await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900 }, at));
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'The callback is too old']);
    const [order] = await readOrders(server);
    expect(order?.id).toBe(id);
    expect(order?.state).toBe('redirected');
    expect(order?.nextCheckAt?.getTime()).toBeLessThanOrEqual(server.deps.now().getTime());
  },
);

test('a callback about an order that we do not know is not answered with success', async () => {
  const answer = await tell({ transactionId: `DK${'0'.repeat(32)}` });
  expect(answer.statusCode).toBe(404);
});

test('a success after a failure still counts, a failure after a success does not', async () => {
  const [late, early] = [await anOrder(server), await anOrder(server)];
  await tell({ transactionId: late.transactionId, outcome: 'failed' });
  expect(await stateOf(late.id)).toBe('failed');
  await tell({ transactionId: late.transactionId, outcome: 'paid' });
  expect(await stateOf(late.id)).toBe('paid');
  await tell({ transactionId: early.transactionId, outcome: 'paid' });
  await tell({ transactionId: early.transactionId, outcome: 'failed' });
  expect(await stateOf(early.id)).toBe('paid');
  expect(await readLedger()).toHaveLength(2);
});

test('one paisa too little or too much needs a person, and credits nothing until then', async () => {
  const [less, more] = [await anOrder(server), await anOrder(server)];
  await tell({ transactionId: less.transactionId, amountPaise: 19_899 });
  await tell({ transactionId: more.transactionId, amountPaise: 19_901 });
  expect([await stateOf(less.id), await stateOf(more.id)]).toEqual(['review', 'review']);
  expect(await readLedger()).toEqual([]);
  expect(server.logged()).toContain('an order needs a person');
  await acceptOrder(server.deps, less.transactionId);
  expect(await stateOf(less.id)).toBe('paid');
  expect(await readLedger()).toHaveLength(1);
  await expect(acceptOrder(server.deps, less.transactionId)).rejects.toMatchObject({ code: 'conflict' });
});

test('money for another merchant needs a person', async () => {
  const { id, transactionId } = await anOrder(server);
  await tell({ transactionId, merchant: 'another' });
  expect(await stateOf(id)).toBe('review');
});

test('a late success of a sign-up makes the account, a month of pending after the order is final', async () => {
  const { id, transactionId, signupId } = await aSignupOrder(server);
  await server.clock.advance({ days: 11 });
  const [kept] = await server.deps.db.select().from(signups);
  expect(kept?.expiresAt.getTime()).toBeGreaterThan(server.deps.now().getTime() + 30 * 86_400_000);
  await tell({ transactionId, amountPaise: 99_900 });
  expect(await stateOf(id)).toBe('paid');
  const [student] = await server.deps.db.select().from(studentTable);
  expect(await server.deps.db.select().from(signups)).toMatchObject([{ id: signupId, studentId: student?.id }]);
});

test('a late success credits the account that the same sign-up has by now, with the better plan', async () => {
  const { id, transactionId, signupId } = await aSignupOrder(server);
  const [pending] = await server.deps.db.select().from(signups);
  await finishFreeSignup(server.deps, { signupId: signupId ?? '', email: pending?.email ?? '', tierId: 'basic' });
  await tell({ transactionId, amountPaise: 99_900 });
  expect(await stateOf(id)).toBe('paid');
  expect(await server.deps.db.select().from(studentTable)).toMatchObject([{ tierName: 'Standard' }]);
  expect((await readLedger()).map((row) => row.amount).sort()).toEqual([15, 3]);
});

test('a second paid sign-up order needs a person and credits nothing', async () => {
  const [first, second] = [
    await aSignupOrder(server, { email: 'rohan@example.com', phone: '919876543210' }),
    await aSignupOrder(server, { email: 'rohan@example.com', phone: '919876543210', tierId: 'premium' }),
  ];
  await tell({ transactionId: first.transactionId, amountPaise: 99_900 });
  await tell({ transactionId: second.transactionId, amountPaise: 499_900 });
  expect(await readOrders(server)).toMatchObject([
    { state: 'paid' },
    { state: 'review', reviewReason: 'second-signup', studentId: expect.any(String), paidAt: null },
  ]);
  expect(await readLedger()).toHaveLength(1);
});

test('a paid sign-up whose number belongs to another account needs a person', async () => {
  const { id, transactionId } = await aSignupOrder(server, { phone: '919876543210' });
  await aStudent(server, { phone: '919876543210' });
  await tell({ transactionId, amountPaise: 99_900 });
  expect(await stateOf(id)).toBe('review');
  expect(await acceptOrder(server.deps, transactionId)).toMatchObject({ state: 'review', reviewReason: 'phone-taken' });
});

test('details that are changed after the order begin another sign-up: a late payment finds the verified ones', async () => {
  const rohan = await aSignup(server, { email: 'rohan@example.com' });
  const body = { email: rohan.email, tierId: 'standard' };
  await rohan.browser.call(signup.selectTier, { body });
  const form = { firstName: 'Rohan', lastName: 'Gupta', email: 'other@example.com', phone: rohan.phone };
  expect((await rohan.browser.call(signup.init, { body: form })).status).toBe(200);
  const [order] = await readOrders(server);
  await tell({ transactionId: order?.transactionId ?? '', amountPaise: 99_900 });
  expect(await server.deps.db.select().from(studentTable)).toMatchObject([{ email: 'rohan@example.com' }]);
});

test('a paid sign-up that is not verified any more needs a person', async () => {
  const { id, transactionId } = await aSignupOrder(server);
  await server.deps.db.update(signups).set({ emailVerifiedAt: null, phoneVerifiedAt: null });
  await tell({ transactionId, amountPaise: 99_900 });
  expect(await stateOf(id)).toBe('review');
});

test('what costs nothing cannot be had twice by two sign-ups of one person', async () => {
  const contacts = { email: 'rohan@example.com', phone: '919876543210' };
  const [first, second] = [await aSignup(server, contacts), await aSignup(server, contacts)];
  const wanted = { email: contacts.email, tierId: 'basic' };
  await finishFreeSignup(server.deps, { ...wanted, signupId: first.id });
  await expect(finishFreeSignup(server.deps, { ...wanted, signupId: second.id })).rejects.toMatchObject({
    code: 'already-registered',
  });
  expect(await readOrders(server)).toHaveLength(1);
});

test('a returning browser with a forged or foreign address learns nothing', async () => {
  const { transactionId } = await anOrder(server);
  for (const query of [
    `transactionId=${transactionId}&left=false&signature=AAAA`,
    '',
    'transactionId=a&transactionId=b',
  ]) {
    const answer = await server.app.server.inject(`/api/v1/payments/return/sandbox?${query}`);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/payment-status']);
  }
});

test('while the gateway is silent a return says in the language of the page that the payment is being processed, never that it failed', async () => {
  const { transactionId } = await anOrder(server);
  const { status, readReturn } = server.deps.gateway;
  Object.assign(server.deps.gateway, {
    status: () => Promise.reject(new Error('no answer')),
    readReturn: () => ({ transactionId, hasLeft: false }),
  });
  const answer = await server.app.server.inject({
    url: '/api/v1/payments/return/sandbox',
    cookies: { language: 'hi' },
  });
  Object.assign(server.deps.gateway, { status, readReturn });
  const result = new URL(String(answer.headers.location), 'http://localhost').searchParams.get('paymentResponse');
  expect(JSON.parse(result ?? '')).toMatchObject({
    success: false,
    pending: true,
    message: expect.stringMatching(/[\u0900-\u097F]/),
    data: { transactionId },
  });
});

test('the receipt is sent once, however often the payment is told', async () => {
  const asha = await aStudent(server);
  const { transactionId } = await anOrder(server, { studentId: asha.id });
  await Promise.all(['one', 'two', 'three'].map((eventId) => tell({ transactionId, eventId })));
  expect(await messagesTo(server, asha.email)).toHaveLength(1);
  expect((await asha.browser.call(students.me)).body.data).toMatchObject({
    subscriptionAllowance: { recommendationPulls: 5 },
  });
});

test('the database itself keeps a paid order paid and its price as agreed', async () => {
  const { id, transactionId } = await anOrder(server);
  await tell({ transactionId });
  const set = (change: string) => server.pool.query(`update orders set ${change} where id = $1`, [id]);
  await expect(set("state = 'failed', paid_at = null")).rejects.toThrow('cannot go from paid to failed');
  await expect(set('amount_paise = 100')).rejects.toThrow('cannot change');
  await expect(server.pool.query('update payment_events set amount_paise = 1')).rejects.toThrow('append-only');
});

test('once an invoice has its number nothing but the invoice and the receipt is written: all other settlements wait for it', async () => {
  const { transactionId } = await anOrder(server);
  const said: string[] = [];
  const db = drizzle(server.pool, { schema, logger: { logQuery: (query) => void said.push(query) } });
  const app = await anotherApp(server, { deps: { db } });
  const call = aCallback(server, { transactionId, amountPaise: 19_900 });
  await app.server.inject({ method: 'POST', url: '/api/v1/payments/callback/sandbox', ...call });
  const numbered = said.findIndex((query) => query.includes('insert into "invoice_counters"'));
  expect(said.slice(numbered + 1).map((query) => /^(insert into "\w+"|\w+)/.exec(query)?.[0])).toEqual([
    'insert into "invoices"',
    // The language of the receipt.
    'select',
    'insert into "outbox"',
    'commit',
  ]);
});

test('a callback that the database sent away after a long wait is settled at the second try, once', async () => {
  await server.pool.query(`
    create sequence tries;
    create function send_away_once() returns trigger language plpgsql as $$ begin
      if nextval('tries') = 1 then raise exception 'canceling statement due to statement timeout' using errcode = '57014'; end if;
      return new;
    end $$;
    create trigger send_away_once before insert on invoice_counters for each row execute function send_away_once()`);
  onTestFinished(async () => {
    await server.pool.query('drop function send_away_once cascade; drop sequence tries');
  });
  const { id, transactionId } = await anOrder(server);
  expect((await tell({ transactionId })).statusCode).toBe(200);
  expect(await stateOf(id)).toBe('paid');
  expect(await readLedger()).toHaveLength(1);
});

test('while the database is away a callback is not answered with success, so that the gateway comes again', async () => {
  const { id, transactionId } = await anOrder(server);
  const lost = openPool({ ...server.connection, port: 1 }, 1, () => {});
  const app = await anotherApp(server, { deps: { db: openDatabase(lost) } });
  const call = aCallback(server, { transactionId, amountPaise: 19_900 });
  const answer = await app.server.inject({ method: 'POST', url: '/api/v1/payments/callback/sandbox', ...call });
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  // The browser that comes back meanwhile is a person.
  const query = signReturn(server.deps.secrets, { transactionId, hasLeft: false });
  const page = await app.server.inject(`/api/v1/payments/return/sandbox?${query}`);
  expect([page.statusCode, page.body.includes('Please don’t pay again')]).toEqual([503, true]);
  const inMarathi = await app.server.inject({
    url: `/api/v1/payments/return/sandbox?${query}`,
    cookies: { language: 'mr' },
  });
  expect(inMarathi.body).toMatch(/<html lang="mr">.*[\u0900-\u097F]/s);
  await lost.end();
  expect(await stateOf(id)).toBe('redirected');
});
