import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOutbox, deliverDue, type Outbox } from '../../../test/outbox.ts';
import { openListener } from '../../jobs/listener.ts';
import { enqueueMessage } from '../messaging/enqueue.ts';

let outbox: Outbox;
beforeEach(async () => {
  outbox = await anOutbox();
});
afterEach(() => outbox.close());

const aReceipt = () => ({
  kind: 'receipt' as const,
  channel: 'email' as const,
  to: 'Asha.Patil@Example.com',
  subject: 'Receipt',
  text: 'You paid ₹999.',
  studentId: null,
  expiresAt: new Date(Date.now() + 86_400_000),
});

test('a message is sent only when the transaction that asked for it commits', async () => {
  const { deps } = outbox;
  const rolledBack = deps.db.transaction(async (tx) => {
    await enqueueMessage(deps, tx, { ...aReceipt(), text: 'never' });
    throw new Error('the order was refused');
  });
  await expect(rolledBack).rejects.toThrow('the order was refused');
  await deps.db.transaction((tx) => enqueueMessage(deps, tx, aReceipt()));
  await deliverDue(deps, 'email');
  expect(deps.mailer.sent.map((message) => message.text)).toEqual(['You paid ₹999.']);
});

test('senders are woken by the commit, and not by a rollback', async () => {
  const { deps, connection } = outbox;
  const listener = openListener(connection, deps.log);
  const notices: string[] = [];
  await new Promise<void>((resolve) => {
    listener.on('outbox', (event) => (event.type === 'notice' ? notices.push(event.payload) : resolve()));
  });
  await deps.db
    .transaction(async (tx) => {
      await enqueueMessage(deps, tx, aReceipt());
      throw new Error('refused');
    })
    .catch(() => undefined);
  await deps.db.transaction(async (tx) => {
    await enqueueMessage(deps, tx, aReceipt());
    await deps.db.execute('select pg_sleep(0.05)');
    expect(notices).toEqual([]);
  });
  await expect.poll(() => notices).toEqual(['receipt-email']);
  await listener.close();
});

test('the database holds the words and the code of a message encrypted only', async () => {
  await outbox.enqueue();
  const [row] = await outbox.rows();
  expect(row?.sealed?.length).toBeGreaterThan(0);
  const stored = JSON.stringify({ ...row, sealed: row?.sealed?.toString('latin1') });
  for (const secret of ['482913', 'Your code']) expect(stored).not.toContain(secret);
});

test('an address is stored in lower case', async () => {
  const { deps } = outbox;
  await enqueueMessage(deps, deps.db, aReceipt());
  expect((await outbox.rows())[0]?.recipient).toBe('asha.patil@example.com');
});

test('a subject that shows the code is refused', async () => {
  await expect(outbox.enqueue({ subject: '482913 is your code' })).rejects.toThrow('subject');
  expect(await outbox.rows()).toEqual([]);
});
