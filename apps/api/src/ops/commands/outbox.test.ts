import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { deliverDue } from '../../../test/outbox.ts';
import { anOrder, expectSoundMoney, openShop, pressButton } from '../../../test/shop.ts';
import { outbox } from '../../db/schema/index.ts';
import { openListener } from '../../jobs/listener.ts';

const server = useServer();

/** A message that was given up. */
async function aDeadLetter({
  code,
  isExpired = false,
  sealed,
}: {
  code?: string;
  isExpired?: boolean;
  sealed?: Buffer;
} = {}) {
  const id = randomUUID();
  const content = JSON.stringify({ subject: 'Your receipt', text: 'Thank you', ...(code ? { code } : {}) });
  await server.deps.db.insert(outbox).values({
    id,
    channel: 'email',
    recipient: 'asha.patil@example.com',
    sealed: sealed ?? server.deps.secrets.seal('outbox', content),
    state: 'dead',
    attempts: 7,
    lastError: 'mailbox full',
    expiresAt: new Date(Date.now() + (isExpired ? -60_000 : 600_000)),
  });
  return id;
}
const stateOf = async (id: string) =>
  (await server.pool.query('select state, attempts, last_error from outbox where id = $1', [id])).rows[0];
const secondsLeftOf = async (id: string) =>
  (
    await server.pool.query(
      'select extract(epoch from expires_at - app_now())::int as left from outbox where id = $1',
      [id],
    )
  ).rows[0].left;

test('the dead letters are listed with their reason, without their recipient', async () => {
  const id = await aDeadLetter({ code: '482913' });
  const ran = await typed(server, ['outbox', 'dead']);
  for (const part of [id, 'email', 'a****l@example.com', '7', 'mailbox full']) expect(ran.printed).toContain(part);
  expect(ran.printed + JSON.stringify(await auditTrail(server))).not.toMatch(/asha|482913|Thank you/);
  const { data } = JSON.parse((await typed(server, ['outbox', 'dead', '--json'])).printed);
  expect(data).toMatchObject([{ id, to: 'a****l@example.com', attempts: 7, reason: 'mailbox full' }]);
  expect(data[0]).not.toHaveProperty('recipient');
});

test('where there is none the list says so', async () => {
  expect(await typed(server, ['outbox', 'dead'])).toMatchObject({ code: 0, printed: 'No failed messages.' });
});

test('a message that was given up is sent again, once it is confirmed', async () => {
  const id = await aDeadLetter({ isExpired: true });
  expect((await typed(server, ['outbox', 'retry', id], { answer: 'no' })).code).toBe(3);
  expect(await stateOf(id)).toMatchObject({ state: 'dead' });
  const ran = await typed(server, ['outbox', 'retry', id], { answer: 'yes' });
  expect([ran.code, ran.printed]).toEqual([0, `${id}  waits to be sent\n1 of 1 are sent again.`]);
  expect(await stateOf(id)).toEqual({ state: 'waiting', attempts: 0, last_error: null });
  expect(await secondsLeftOf(id)).toBeGreaterThan(23 * 3600);
  expect(await auditTrail(server)).toMatchObject([
    { action: 'ops outbox retry', subject: id, details: { revived: 1, found: 1 } },
  ]);
  await deliverDue(server.deps, 'email');
  expect(await stateOf(id)).toMatchObject({ state: 'sent' });
});

test('what waits can be held back, so that a backup sends nothing twice, and be sent again one by one', async () => {
  const id = await aDeadLetter();
  await typed(server, ['outbox', 'retry', id, '--yes']);
  const ran = await typed(server, ['outbox', 'hold']);
  expect([ran.code, ran.printed.startsWith('1 held back.')]).toEqual([0, true]);
  expect(await deliverDue(server.deps, 'email')).toBeUndefined();
  expect(await stateOf(id)).toMatchObject({ state: 'dead', last_error: 'held back by an operator' });
  expect((await typed(server, ['outbox', 'retry', id, '--yes'])).code).toBe(0);
  expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
});

test('a message that waited for a later attempt when it was held goes out at once when it is sent again', async () => {
  const id = await aDeadLetter();
  await server.pool.query("select queue.add_message($1, 'receipt-email', 900)", [id]);
  await typed(server, ['outbox', 'retry', id, '--yes']);
  const { rows } = await server.pool.query('select name, start_after <= now() as is_due from queue.job');
  expect(rows).toEqual([{ name: 'receipt-email', is_due: true }]);
});

test('a dry run leaves it dead', async () => {
  const id = await aDeadLetter();
  const ran = await typed(server, ['outbox', 'retry', id, '--dry-run']);
  expect([ran.code, ran.printed]).toEqual([0, `${id}  waits to be sent\n1 of 1 are sent again.`]);
  expect(await stateOf(id)).toMatchObject({ state: 'dead', attempts: 7 });
});

test('the senders of every process are woken, at the commit', async () => {
  const { promise: isWoken, resolve: wake } = Promise.withResolvers<void>();
  const { promise: isHearing, resolve: hear } = Promise.withResolvers<void>();
  const listener = openListener(server.connection, server.deps.log);
  listener.on('outbox', (event) => (event.type === 'notice' ? wake() : hear()));
  await isHearing;
  await typed(server, ['outbox', 'retry', await aDeadLetter(), '--yes']);
  await isWoken;
  await listener.close();
});

test('a code that still works keeps its own end; one that has expired stays behind', async () => {
  const [alive, expired] = [
    await aDeadLetter({ code: '482913' }),
    await aDeadLetter({ code: '482913', isExpired: true }),
  ];
  const ran = await typed(server, ['outbox', 'retry', '--all', '--yes']);
  expect(ran.code).toBe(0);
  expect(ran.printed).toContain(`${expired}  its code has expired`);
  expect(ran.printed).toContain('1 of 2 are sent again.');
  expect(await stateOf(alive)).toMatchObject({ state: 'waiting' });
  expect(await secondsLeftOf(alive)).toBeLessThanOrEqual(600);
  expect(await stateOf(expired)).toMatchObject({ state: 'dead', last_error: 'mailbox full' });
});

test('a message that cannot be read any more stays dead, and that is no success', async () => {
  const id = await aDeadLetter({ sealed: Buffer.alloc(40) });
  const ran = await typed(server, ['outbox', 'retry', id, '--yes']);
  expect([ran.code, ran.printed]).toEqual([1, `${id}  cannot be read with the present secret\n0 of 1 are sent again.`]);
});

test('only what was given up can be sent again', async () => {
  const id = await aDeadLetter();
  await server.pool.query("update outbox set state = 'sent'");
  expect(await typed(server, ['outbox', 'retry', id, '--yes'])).toMatchObject({
    code: 1,
    told: `Failed message ${id} not found.`,
  });
  expect(await typed(server, ['outbox', 'retry', '--all', '--yes'])).toMatchObject({
    code: 1,
    told: 'There are no failed messages.',
  });
});

test('what nobody needs any more is deleted once it is confirmed; the receipt of a fresh payment stays', async () => {
  await openShop(server);
  const { gatewayUrl } = await anOrder(server);
  await pressButton(server.newBrowser(), `http://localhost${gatewayUrl}`, { answer: 'pay' });
  await server.pool.query("update outbox set state = 'dead'");
  const receipts = (await server.pool.query('select from outbox')).rowCount ?? 0;
  const id = await aDeadLetter();
  await aDeadLetter();
  expect((await typed(server, ['outbox', 'drop', id])).code).toBe(3);
  expect((await typed(server, ['outbox', 'drop', id, '--yes'])).printed).toBe('1 deleted.');
  expect((await typed(server, ['outbox', 'drop', id, '--yes'])).code).toBe(2);
  const all = await typed(server, ['outbox', 'drop', '--all', '--yes']);
  expect(all.printed).toContain('receipts of the last hours');
  expect((await server.pool.query('select from outbox')).rowCount).toBeLessThanOrEqual(receipts);
  await expectSoundMoney(server);
  await server.clock.advance({ hours: 13 });
  await typed(server, ['outbox', 'drop', '--all', '--yes']);
  expect((await server.pool.query('select from outbox')).rowCount).toBe(0);
  expect((await typed(server, ['outbox', 'drop', '--all', '--yes'])).told).toBe('There are no failed messages.');
});

test('more failed messages than a batch has are all sent again, and all deleted', async () => {
  const originals = [await aDeadLetter(), await aDeadLetter({ code: '482913', isExpired: true })];
  const copy = (count: number) =>
    server.pool.query(
      `insert into outbox (id, channel, recipient, sealed, state, expires_at)
       select gen_random_uuid(), channel, recipient, sealed, 'dead', expires_at
       from outbox, generate_series(1, $1) where id = any($2)`,
      [count, originals],
    );
  await copy(600);
  const ran = await typed(server, ['outbox', 'retry', '--all', '--yes']);
  expect(ran.printed).toContain('601 of 1202 are sent again.');
  expect((await server.pool.query("select from queue.job where name = 'receipt-email'")).rowCount).toBe(601);
  await copy(2_500);
  const dropped = await typed(server, ['outbox', 'drop', '--all', '--yes']);
  expect(dropped.printed).toBe('5601 deleted.');
});

test.each([[[]], [['x'.repeat(36)]], [[randomUUID(), '--all']]])('%o names no message', async (words) => {
  expect((await typed(server, ['outbox', 'retry', ...words, '--yes'])).code).toBe(2);
});
