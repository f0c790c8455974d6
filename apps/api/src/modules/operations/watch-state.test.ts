import { support } from '@dakhila/contract/support';
import { expect, test } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aCallback, anOrder, openShop, sendCallback } from '../../../test/shop.ts';
import { deleteUnneeded } from '../privacy/index.ts';

const server = useServer();

/** The figures of our own, by name, as a server shows them that has not been asked before. */
async function figures(deps = {}) {
  const app = await anotherApp(server, { deps });
  const { body } = await app.server.inject('/metrics');
  const ours = body.split('\n').filter((line) => line.startsWith('dakhila_'));
  return Object.fromEntries(ours.map((line) => line.slice('dakhila_'.length).split(' ')));
}

test('work that waits too long shows in the figures, and only then', async () => {
  await openShop(server);
  const asha = await aStudent(server);
  await anOrder(server, { studentId: asha.id });
  const odd = await anOrder(server);
  await sendCallback(server, aCallback(server, { transactionId: odd.transactionId, amountPaise: 1 }));
  const { transactionId } = await anOrder(server);
  for (const paymentId of ['one', 'another'])
    await sendCallback(server, aCallback(server, { transactionId, amountPaise: 19_900, paymentId }));
  await server.pool.query("update orders set state = 'refund_pending' where transaction_id = $1", [transactionId]);
  const opened = await asha.browser.call(support.open, { body: { topic: 'technical', text: 'The chart stays empty' } });
  await server.pool.query(`
    insert into outbox (id, channel, recipient, state, expires_at) values
      (gen_random_uuid(), 'email', 'a@example.com', 'waiting', app_now()),
      (gen_random_uuid(), 'email', 'a@example.com', 'dead', app_now())`);
  const { outbox_late: lateNow, ...now } = await figures();
  expect(Number(lateNow)).toBe(0);
  expect(now).toMatchObject({
    database_up: '1',
    outbox_dead: '1',
    orders_late: '0',
    orders_review: '1',
    refunds_late: '0',
    extra_payments_to_return: '1',
    tickets_waiting: '0',
  });
  expect(Number(now.database_bytes)).toBeGreaterThan(1_000_000);

  await server.clock.advance({ hours: 25 });
  // A student who asks again still waits.
  const { id } = opened.body.data as { id: string };
  await asha.browser.call(support.reply, { params: { id }, body: { text: 'Hello?' } });
  const later = await figures();
  expect(Number(later.outbox_late)).toBeGreaterThan(0);
  expect(later).toMatchObject({ orders_late: '1', orders_review: '1', refunds_late: '1', tickets_waiting: '1' });
});

test('codes by WhatsApp that are held back show in the figures: the budget is spent, or hardly any is used', async () => {
  const config = { ...server.deps.config, WHATSAPP_DAILY_CODES: 2 };
  const paused = async () => (await figures({ config })).whatsapp_paused;
  const spent = (count: number) =>
    server.pool.query(
      `insert into budgets (key, spent, expires_at) values ('whatsapp-codes:' || $1::int, 1, app_now() + interval '1 day')`,
      [count],
    );
  await spent(1);
  expect(await paused()).toBe('0');
  await spent(2);
  expect(await paused()).toBe('1');
  await server.pool.query('delete from budgets');
  const counted = (name: string, part: number, count: number) =>
    server.pool.query(
      "insert into rolling_counts (name, slot, part, count) values ($1, app_now() - interval '30 minutes', $2, $3)",
      [name, part, count],
    );
  await counted('codes-unused:everyone', 0, 100);
  expect(await paused()).toBe('1');
  await counted('codes-unused:everyone', 1, -5);
  await counted('codes-used:everyone', 0, 5);
  expect(await paused()).toBe('0');
});

test('the deletion of old rows shows in the figures: how many, and since when none was left', async () => {
  await server.pool.query("insert into budgets (key, spent, expires_at) values ('x', 1, app_now() - interval '1 day')");
  await deleteUnneeded(server.deps.db);
  await server.clock.advance({ hours: 2 });
  const shown = await figures();
  expect(shown['cleanup_rows_total{table="budgets"}']).toBe('1');
  expect(Math.round(Number(shown['cleanup_lag_seconds{table="budgets"}']) / 60)).toBe(120);
});

test('without its database a server still shows its figures, and that the database is away', async () => {
  const execute = async () => {
    throw new Error('connect ECONNREFUSED');
  };
  const shown = await figures({ db: Object.assign(Object.create(server.deps.db), { execute }) });
  expect(shown).toMatchObject({ database_up: '0' });
});

test('a service for messages that is paused shows in the figures', async () => {
  const mailer = { ...server.deps.mailer, providers: () => [{ name: 'mail', isOpen: true }] };
  const whatsApp = { ...server.deps.whatsApp, providers: () => [{ name: 'whatsapp', isOpen: false }] };
  expect(await figures({ mailer, whatsApp })).toMatchObject({
    'provider_open{provider="mail"}': '1',
    'provider_open{provider="whatsapp"}': '0',
  });
});
