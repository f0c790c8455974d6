import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOutbox, type Outbox } from '../../../test/outbox.ts';
import { openListener } from '../../jobs/listener.ts';
import { startJobs } from '../../jobs/run-jobs.ts';
import { outboxJobs } from './deliver.ts';

let outbox: Outbox;
let stop: () => Promise<void>;
beforeEach(async () => {
  outbox = await anOutbox();
  const listener = openListener(outbox.connection, outbox.deps.log);
  // So rare that only waking up can deliver in time.
  const jobs = outboxJobs(outbox.deps).map((job) => ({ ...job, everyMs: 3_600_000 }));
  const running = startJobs(outbox.deps, jobs, listener);
  const isListening = new Promise<void>((resolve) =>
    listener.on('outbox', ({ type }) => type === 'listening' && resolve()),
  );
  await isListening;
  stop = async () => {
    await running.stop();
    await listener.close();
  };
});
afterEach(async () => {
  await stop();
  await outbox.close();
});

test('a message is delivered at once after its commit, also when the sender was idle', async () => {
  for (const count of [1, 2, 3]) {
    // Long enough for the jobs to find nothing and rest.
    await new Promise((resolve) => setTimeout(resolve, 150));
    await outbox.enqueue();
    await expect.poll(() => outbox.deps.mailer.sent.length, { interval: 5 }).toBe(count);
  }
});

test('while mail hangs, WhatsApp goes on', async () => {
  const held = Promise.withResolvers<void>();
  outbox.deps.mailer.answer = () => held.promise;
  await outbox.enqueue();
  await outbox.enqueue({ channel: 'whatsapp', to: '919876543210' });
  await expect.poll(() => outbox.deps.whatsApp.sent.length).toBe(1);
  expect(outbox.deps.mailer.sent.length).toBe(0);
  held.resolve();
  await expect.poll(() => outbox.deps.mailer.sent.length).toBe(1);
});

test('stopping waits for a message that is being sent, and its delivery is noted', async () => {
  outbox.deps.mailer.answer = () => new Promise((resolve) => setTimeout(resolve, 200));
  await outbox.enqueue();
  await expect.poll(async () => (await outbox.rows())[0]?.attempts).toBe(1);
  await stop();
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', sealed: null }]);
});

test('from enqueueing to delivery no line is logged that holds a code, an address or a number', async () => {
  await outbox.enqueue();
  await outbox.enqueue({ channel: 'whatsapp', to: '919876543210' });
  await expect.poll(() => outbox.deps.mailer.sent.length + outbox.deps.whatsApp.sent.length).toBe(2);
  await outbox.deps.db.execute('alter table outbox rename to outbox_gone');
  await expect(outbox.enqueue()).rejects.toThrow();
  outbox.deps.log.error({ err: await outbox.enqueue().catch((error: unknown) => error) }, 'enqueue failed');
  await outbox.deps.db.execute("select pg_notify('outbox', '')");
  await expect.poll(() => outbox.lines.some((line) => line.includes('job failed'))).toBe(true);
  for (const secret of ['482913', 'asha', '9876543210']) expect(outbox.lines.join('')).not.toContain(secret);
});
