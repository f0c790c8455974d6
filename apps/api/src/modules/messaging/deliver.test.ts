import { afterEach, beforeEach, expect, test } from 'vitest';
import { aMessenger, anOutbox, deliverDue, type Outbox } from '../../../test/outbox.ts';
import { makeSecrets } from '../../adapters/secrets.ts';
import { PermanentFailure } from '../../ports.ts';
import { withdrawMessages } from '../messaging/enqueue.ts';
import { DELIVERY, deliverMessage } from './deliver.ts';

let outbox: Outbox;
beforeEach(async () => {
  outbox = await anOutbox();
});
afterEach(() => outbox.close());

const fail = async () => {
  throw new Error('connection refused');
};
const forever = () => new Promise<never>(() => undefined);

test('a message reaches its driver whole, and only its own channel', async () => {
  await outbox.enqueue();
  await outbox.enqueue({ channel: 'whatsapp', to: '919876543210' });
  await deliverDue(outbox.deps, 'whatsapp');
  const [row] = (await outbox.rows()).filter(({ channel }) => channel === 'whatsapp');
  expect(outbox.deps.whatsApp.sent).toEqual([
    {
      id: row?.id,
      channel: 'whatsapp',
      to: '919876543210',
      language: 'en',
      template: { name: 'sign_in_code', parameters: { code: '482913' } },
    },
  ]);
  expect(outbox.deps.mailer.sent).toEqual([]);
});

test('200 messages and four processes racing for them: each is sent exactly once', async () => {
  for (let number = 0; number < 200; number += 1) await outbox.enqueue({ to: `student${number}@example.com` });
  // A moment of work, so that the others come in between.
  outbox.deps.mailer.answer = () => new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
  await Promise.all([1, 2, 3, 4].map(() => deliverDue(outbox.deps, 'email')));
  const { sent } = outbox.deps.mailer;
  expect(sent.length).toBe(200);
  expect(new Set(sent.map((message) => message.to)).size).toBe(200);
  const rows = await outbox.rows();
  expect(rows.every((row) => row.state === 'sent' && row.attempts === 1)).toBe(true);
});

test('what a real driver delivered is emptied, what a stand-in took is kept', async () => {
  outbox.deps.whatsApp.keepsMessages = true;
  await outbox.enqueue();
  await outbox.enqueue({ channel: 'whatsapp', to: '919876543210' });
  await deliverDue(outbox.deps, 'email');
  await deliverDue(outbox.deps, 'whatsapp');
  const isEmptied = (await outbox.rows()).map(({ channel, sealed }) => [channel, sealed === null]);
  expect(Object.fromEntries(isEmptied)).toEqual({ email: true, whatsapp: false });
});

test('a service that is down and comes back within the life of a code still delivers it', async () => {
  await outbox.enqueue();
  outbox.deps.mailer.answer = fail;
  for (const seconds of [0, 5, 15, 40, 140]) {
    await outbox.advance({ seconds });
    await deliverDue(outbox.deps, 'email');
  }
  expect(await outbox.rows()).toMatchObject([{ state: 'waiting', attempts: 5, lastError: 'connection refused' }]);

  outbox.deps.mailer.answer = async () => {};
  await outbox.advance({ minutes: 5 });
  await deliverDue(outbox.deps, 'email');
  expect(outbox.deps.mailer.sent.length).toBe(1);
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', attempts: 6, lastError: null, sealed: null }]);
});

test('a failed message is not tried again before its time', async () => {
  await outbox.enqueue();
  outbox.deps.mailer.answer = fail;
  await deliverDue(outbox.deps, 'email');
  await deliverDue(outbox.deps, 'email');
  expect((await outbox.rows())[0]?.attempts).toBe(1);
});

test('a message that outlived its use is given up and never sent', async () => {
  await outbox.enqueue();
  outbox.deps.mailer.answer = fail;
  await deliverDue(outbox.deps, 'email');
  outbox.deps.mailer.answer = async () => {};
  await outbox.advance({ seconds: 601 });
  await deliverDue(outbox.deps, 'email');
  expect(outbox.deps.mailer.sent).toEqual([]);
  expect(await outbox.rows()).toMatchObject([{ state: 'dead', lastError: 'expired: connection refused' }]);
});

test('a refusal for good ends the message at once', async () => {
  await outbox.enqueue();
  outbox.deps.mailer.answer = async () => {
    throw new PermanentFailure('no such mailbox');
  };
  await deliverDue(outbox.deps, 'email');
  await outbox.advance({ seconds: 300 });
  await deliverDue(outbox.deps, 'email');
  expect(await outbox.rows()).toMatchObject([{ state: 'dead', attempts: 1, lastError: 'no such mailbox' }]);
});

test('a driver that never answers has failed, and the message is tried again', async () => {
  await outbox.enqueue();
  outbox.deps.mailer.answer = forever;
  await deliverDue(outbox.deps, 'email', { ...DELIVERY, codeLimitMs: 50 });
  expect(await outbox.rows()).toMatchObject([{ state: 'waiting', lastError: 'no answer in time' }]);
  outbox.deps.mailer.answer = async () => {};
  await outbox.advance({ seconds: 3 });
  await deliverDue(outbox.deps, 'email');
  expect(outbox.deps.mailer.sent.length).toBe(1);
});

test('a message whose sender died is sent by another when the claim ends, not before', async () => {
  await outbox.enqueue();
  outbox.deps.mailer.answer = forever;
  deliverMessage(outbox.deps, (await outbox.rows())[0]?.id ?? '').catch(() => undefined);
  await expect.poll(async () => (await outbox.rows())[0]?.attempts).toBe(1);

  const other = { ...outbox.deps, mailer: aMessenger() };
  await outbox.advance({ seconds: DELIVERY.claimSeconds - 5 });
  await deliverDue(other, 'email');
  expect(other.mailer.sent.length).toBe(0);
  await outbox.advance({ seconds: 6 });
  await deliverDue(other, 'email');
  expect(other.mailer.sent.length).toBe(1);
});

test('a message that was sent while the database stalled is marked a moment later, not sent again', async () => {
  await outbox.enqueue();
  outbox.deps.mailer.answer = async () => void (await outbox.pool.query('alter table outbox rename to outbox_away'));
  const delivering = deliverMessage(outbox.deps, (await outbox.rows())[0]?.id ?? '');
  await expect.poll(() => outbox.deps.mailer.sent.length).toBe(1);
  await outbox.pool.query('alter table outbox_away rename to outbox');
  await delivering;
  expect(await outbox.rows()).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('a claim outlasts the longest send', () => {
  expect(DELIVERY.claimSeconds * 1000).toBeGreaterThan(DELIVERY.sendLimitMs);
  expect(DELIVERY.sendLimitMs).toBeGreaterThan(DELIVERY.codeLimitMs);
});

test('an appointment reaches the driver with its message, and lies encrypted until then', async () => {
  const calendar = { method: 'REQUEST', filename: 'session.ics', content: 'BEGIN:VCALENDAR' } as const;
  await outbox.enqueue({ calendar: () => calendar });
  expect(String((await outbox.rows())[0]?.sealed)).not.toContain('VCALENDAR');
  await deliverDue(outbox.deps, 'email');
  expect(outbox.deps.mailer.sent).toMatchObject([{ calendar }]);
});

test('a message that was taken back is never sent, one that is sent stays', async () => {
  await outbox.enqueue();
  await deliverDue(outbox.deps, 'email');
  await outbox.enqueue({ to: 'ravi@example.com' });
  await withdrawMessages(
    outbox.deps.db,
    (await outbox.rows()).map(({ id }) => id),
  );
  await deliverDue(outbox.deps, 'email');
  expect(outbox.deps.mailer.sent.map(({ to }) => to)).toEqual(['asha.patil@example.com']);
  expect(await outbox.rows()).toMatchObject([{ state: 'sent' }]);
});

test('a message sealed with another secret is given up, not sent as nonsense', async () => {
  await outbox.enqueue();
  await deliverDue({ ...outbox.deps, secrets: makeSecrets('another secret, also long enough') }, 'email');
  expect(outbox.deps.mailer.sent).toEqual([]);
  expect(await outbox.rows()).toMatchObject([{ state: 'dead', lastError: 'sealed with another secret' }]);
});

test.each([
  ['email', 'asha.patil@example.com'],
  ['whatsapp', '919876543210'],
] as const)(
  'whatever a driver says, no code and no %s recipient is logged or stored as a reason',
  async (channel, to) => {
    const said = `<${to.toUpperCase()}> ${to.slice(2)} refused: 482913, Your code is 482913.`;
    const messenger = channel === 'email' ? outbox.deps.mailer : outbox.deps.whatsApp;
    await outbox.enqueue({ channel, to });
    messenger.answer = async () => {
      throw new Error(said);
    };
    await deliverDue(outbox.deps, channel);
    messenger.answer = async () => {
      throw new PermanentFailure(said);
    };
    await outbox.advance({ seconds: 60 });
    await deliverDue(outbox.deps, channel);
    const [row] = await outbox.rows();
    const told = [...outbox.lines, row?.lastError].join('\n').toLowerCase();
    // A slow machine may reach the second try before the driver gives its final answer.
    expect(outbox.lines.length).toBeGreaterThanOrEqual(2);
    expect(row?.state).toBe('dead');
    for (const secret of ['482913', to, '9876543210', 'asha']) expect(told).not.toContain(secret);
  },
);
