import { setTimeout as wait } from 'node:timers/promises';
import { CODE_LIMIT_MS, RUSH } from '@dakhila/domain/messaging/senders';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aMessenger, anOutbox, type Outbox } from '../../../test/outbox.ts';
import { timeLimit } from '../../../test/time-limit.ts';
import { withBreaker } from '../../adapters/circuit-breaker.ts';
import { openListener } from '../../jobs/listener.ts';
import { openQueue, WAKE_CHANNEL } from '../../jobs/queue.ts';
import type { MailMessage } from '../../ports.ts';
import { startSenders, watchCodes } from './send-messages.ts';
import { addLostMessages } from './store.ts';

let outbox: Outbox;
let stop: () => Promise<void>;
beforeEach(async () => {
  outbox = await anOutbox();
  const listener = openListener(outbox.connection, outbox.deps.log);
  const isListening = new Promise<void>((resolve) =>
    listener.on(WAKE_CHANNEL, ({ type }) => type === 'listening' && resolve()),
  );
  await isListening;
  const opened = await openQueue({ pool: outbox.pool, listener, log: outbox.deps.log });
  await startSenders({ ...outbox.deps, config: { REMINDERS_PER_SECOND: 50 } }, opened.queue);
  stop = async () => {
    await opened.stop();
    await listener.close();
  };
});
afterEach(async () => {
  await stop();
  await outbox.close();
});

/** A driver that answers when it is told to. */
const held = () => Promise.withResolvers<void>();
const reminder = { kind: 'reminder', to: 'ravi@example.com' } as const;
/** Reminders by the thousand, as a round's reminders are written. */
const addReminders = (count: number) =>
  outbox.pool.query(
    `with copies as (
       insert into outbox (id, kind, channel, recipient, sealed, expires_at)
       select gen_random_uuid(), kind, channel, recipient, sealed, expires_at from outbox, generate_series(1, $1) where kind = 'reminder'
       returning id)
     insert into queue.job (name, policy, singleton_key, data)
     select 'bulk-email', 'short', id, jsonb_build_object('id', id) from copies`,
    [count],
  );

test('a message is delivered at once after its commit, also when the sender was idle', async () => {
  for (const count of [1, 2, 3]) {
    // Long enough for the senders to find nothing and rest.
    await new Promise((resolve) => setTimeout(resolve, 150));
    await outbox.enqueue();
    await expect.poll(() => outbox.deps.mailer.sent.length, { interval: 5 }).toBe(count);
  }
});

test('while mail hangs, WhatsApp goes on', async () => {
  const { promise, resolve } = held();
  outbox.deps.mailer.answer = () => promise;
  for (let number = 0; number < 40; number += 1) await outbox.enqueue();
  await outbox.enqueue({ channel: 'whatsapp', to: '919876543210' });
  await expect.poll(() => outbox.deps.whatsApp.sent.length).toBe(1);
  expect(outbox.deps.mailer.sent.length).toBe(0);
  resolve();
  await expect.poll(() => outbox.deps.mailer.sent.length).toBe(40);
});

test('codes that no server answers hold up the next ones for five seconds at most, and are sent again', async () => {
  const service = aMessenger<MailMessage>('mail');
  const isSilentTo = new Set(['1', '2', '3', '4'].map((number) => `silent${number}@example.com`));
  service.answer = ({ to }) => (isSilentTo.has(to) ? new Promise(() => {}) : Promise.resolve());
  Object.assign(outbox.deps.mailer, { send: withBreaker('mail', service).send });
  // One after the other, so that each of the four senders has one.
  for (const [index, to] of [...isSilentTo].entries()) {
    await outbox.enqueue({ to });
    await expect.poll(() => attempted('code'), { interval: 5 }).toBe(index + 1);
  }
  const since = performance.now();
  await outbox.enqueue({ to: 'asha@example.com' });
  await expect.poll(() => service.sent.length, { interval: 5 }).toBe(1);
  expect(performance.now() - since).toBeLessThan(timeLimit(CODE_LIMIT_MS + 2_500));
  isSilentTo.clear();
  await expect.poll(() => service.sent.length).toBe(5);
});

test('200,000 reminders that wait and whose sends hang do not hold up a code, a receipt or a session', async () => {
  const { promise, resolve } = held();
  outbox.deps.mailer.answer = ({ to }) => (to === reminder.to ? promise : Promise.resolve());
  await outbox.enqueue(reminder, false);
  await addReminders(200_000);
  // Every sender of bulk is busy.
  await expect.poll(async () => (await attempted('reminder')) > 0).toBe(true);
  for (const kind of ['code', 'receipt', 'security', 'answer', 'session'] as const)
    await outbox.enqueue({ kind, to: `${kind}@example.com` });
  // The order is what counts: all of them are sent while no reminder is. `npm run bench -- queue` measures the time.
  await expect
    .poll(() => outbox.deps.mailer.sent.map(({ to }) => to).toSorted())
    .toEqual(['answer', 'code', 'receipt', 'security', 'session'].map((kind) => `${kind}@example.com`));
  expect(await attempted('reminder')).toBeLessThanOrEqual(10);
  resolve();
  await expect.poll(() => outbox.deps.mailer.sent.at(-1)?.to).toBe(reminder.to);
});

test('reminders go out no faster than the settings say', async () => {
  const times: number[] = [];
  outbox.deps.mailer.answer = async () => void times.push(performance.now());
  await outbox.enqueue(reminder, false);
  await addReminders(100);
  await expect.poll(() => times.length).toBeGreaterThanOrEqual(61);
  // Sixty more at fifty a second; a send may begin a little late, and the next one in time.
  expect((times[60] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_000);
});

test('a rush is over as soon as a second has fewer codes', () => {
  let now = 0;
  const { noteCode, isRush } = watchCodes(() => now);
  for (let code = 0; code < RUSH.codesPerSecond - 1; code += 1) noteCode();
  expect(isRush()).toBe(false);
  noteCode();
  expect(isRush()).toBe(true);
  now = 1_000;
  expect(isRush()).toBe(false);
  noteCode();
  expect(isRush()).toBe(false);
});

test('while many log in, reminders go out more slowly', async () => {
  const reminded: number[] = [];
  outbox.deps.mailer.answer = async ({ to }) => void (to === reminder.to && reminded.push(performance.now()));
  let isOver = false;
  const crowd = (async () => {
    for (; !isOver; await wait(40)) await outbox.enqueue();
  })();
  try {
    await expect.poll(() => outbox.deps.mailer.sent.length).toBeGreaterThan(2 * RUSH.codesPerSecond);
    await outbox.enqueue(reminder, false);
    await addReminders(40);
    await expect.poll(() => reminded.length).toBeGreaterThanOrEqual(9);
  } finally {
    isOver = true;
    await crowd;
  }
  // Eight more at fifty a second would take 160 ms; at a fifth of that 800 ms.
  expect((reminded[8] ?? 0) - (reminded[0] ?? 0)).toBeGreaterThan(400);
});

test('while their service is paused, reminders are neither claimed nor logged one by one; then they go out', async () => {
  let isOpen = true;
  Object.assign(outbox.deps.mailer, { providers: () => [{ name: 'mail', isOpen }] });
  await outbox.enqueue(reminder, false);
  await addReminders(50);
  const taken = async () => (await outbox.pool.query("select from queue.job where state = 'active'")).rowCount ?? 0;
  await expect.poll(taken).toBe(10);
  // A first batch is given back.
  const givenBack = async () => (await outbox.pool.query("select from queue.job where state = 'completed'")).rowCount;
  await expect.poll(givenBack).toBeGreaterThanOrEqual(10);
  expect([await attempted('reminder'), outbox.lines]).toEqual([0, []]);
  // Codes are tried at once: one of them finds out whether the service is back.
  await outbox.enqueue();
  await expect.poll(() => outbox.deps.mailer.sent.length).toBe(1);
  isOpen = false;
  await addLostMessages(outbox.deps.db);
  await expect.poll(() => outbox.deps.mailer.sent.length).toBe(52);
});

const attempted = async (kind: string): Promise<number> =>
  (await outbox.pool.query('select count(*)::int as count from outbox where kind = $1 and attempts > 0', [kind]))
    .rows[0].count;

test('a message that failed is tried again by itself', async () => {
  outbox.deps.mailer.answer = async () => {
    outbox.deps.mailer.answer = async () => {};
    throw new Error('connection refused');
  };
  await outbox.enqueue();
  await expect.poll(() => outbox.rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  expect(outbox.deps.mailer.sent.length).toBe(1);
});

test('a message that the queue has lost is found by the sweep, and one that it knows is not added twice', async () => {
  const { promise, resolve } = held();
  outbox.deps.mailer.answer = ({ to }) => (to === reminder.to ? promise : Promise.resolve());
  await outbox.enqueue(reminder, false);
  await addReminders(30);
  const pointers = async () => (await outbox.pool.query("select from queue.job where state = 'created'")).rowCount ?? 0;
  // The sweep knows a message by its claim, which comes after its pointer was taken.
  await expect.poll(() => attempted('reminder')).toBe(10);
  await addLostMessages(outbox.deps.db);
  expect(await pointers()).toBe(21);

  await outbox.pool.query("delete from queue.job where state = 'created'");
  await addLostMessages(outbox.deps.db);
  expect(await pointers()).toBe(21);
  resolve();
  await expect.poll(() => outbox.deps.mailer.sent.length).toBe(31);
});

test('stopping waits for a message that is being sent, notes its delivery, and leaves the others waiting', async () => {
  outbox.deps.mailer.answer = () => new Promise((resolve) => setTimeout(resolve, 200));
  for (let number = 0; number < 60; number += 1) await outbox.enqueue();
  await expect.poll(async () => (await attempted('code')) > 0).toBe(true);
  await stop();
  const states = (await outbox.rows()).map(({ state, sealed }) => `${state} ${sealed === null}`);
  const sent = outbox.deps.mailer.sent.length;
  expect(states.toSorted()).toEqual([...Array(sent).fill('sent true'), ...Array(60 - sent).fill('waiting false')]);
  expect(sent).toBeLessThan(60);
});

test('from enqueueing to delivery no line is logged that holds a code, an address or a number', async () => {
  await outbox.enqueue();
  await outbox.enqueue({ channel: 'whatsapp', to: '919876543210' });
  await expect.poll(() => outbox.deps.mailer.sent.length + outbox.deps.whatsApp.sent.length).toBe(2);
  await outbox.enqueue({ expiresAt: new Date(Date.now() + 700_000) });
  await outbox.deps.db.execute('alter table outbox rename to outbox_gone');
  await outbox.deps.db.execute(
    "select queue.add_message(id, 'code-email', 0) from outbox_gone where expires_at = (select max(expires_at) from outbox_gone)",
  );
  await expect(outbox.enqueue()).rejects.toThrow();
  outbox.deps.log.error({ err: await outbox.enqueue().catch((error: unknown) => error) }, 'enqueue failed');
  await expect.poll(() => outbox.lines.some((line) => line.includes('message not handled'))).toBe(true);
  for (const secret of ['482913', 'asha', '9876543210']) expect(outbox.lines.join('')).not.toContain(secret);
});
