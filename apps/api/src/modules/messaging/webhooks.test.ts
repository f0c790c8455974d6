import { createHmac, randomUUID } from 'node:crypto';
import { API_BASE_PATH } from '@dakhila/contract';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { desc } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeSns } from '../../../test/amazon-sns.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aMessenger, deliverDue } from '../../../test/outbox.ts';
import { messageDeliveries, outbox } from '../../db/schema/index.ts';
import { OptedOut, PermanentFailure } from '../../ports.ts';
import { enqueueMessage, whatsAppContent } from './enqueue.ts';

const APP_SECRET = 'secret of the app at Meta';
const TOPIC = 'arn:aws:sns:ap-south-1:123456789012:bounces';
const MAIL_TOKEN = 'token-of-the-mail-service';
const mailer = aMessenger();
const whatsApp = aMessenger();
const server = useServer({
  environment: {
    WHATSAPP_APP_SECRET: APP_SECRET,
    WHATSAPP_VERIFY_TOKEN: 'made up by the operator',
    MAIL_WEBHOOK_TOKEN: MAIL_TOKEN,
    MAIL_SNS_TOPIC: TOPIC,
  },
  deps: { mailer, whatsApp },
});
beforeEach(() => {
  mailer.sent.length = 0;
  whatsApp.sent.length = 0;
  whatsApp.answer = async () => {};
});

const PHONE = '919876543210';
const post = (path: string, payload: string, headers: Record<string, string>) =>
  server.app.server.inject({
    method: 'POST',
    url: `${API_BASE_PATH}/webhooks/${path}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
const signed = (payload: string, secret = APP_SECRET) => ({
  'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(payload).digest('hex')}`,
});
const fromMeta = (value: object) => {
  const payload = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [{ value }] }] });
  return post('whatsapp', payload, signed(payload));
};
const status = (id: string, state: string, more: object = {}) =>
  fromMeta({ statuses: [{ id: 'wamid.1', status: state, timestamp: '1', biz_opaque_callback_data: id, ...more }] });
const says = (body: string, at = Date.now()) =>
  fromMeta({
    messages: [{ from: PHONE, id: 'x', timestamp: String(Math.floor(at / 1000)), type: 'text', text: { body } }],
  });
const fromMail = (payload: object) => post('mail', JSON.stringify(payload), { authorization: `Bearer ${MAIL_TOKEN}` });

/** A student, and a message to their number that was sent. */
async function aSentMessage({ kind = 'reminder' as const, isOwn = true } = {}) {
  const { id: studentId, email } = await aStudent(server);
  await server.pool.query('update students set phone = $1 where id = $2', [PHONE, studentId]);
  await send({ kind, studentId, emailInstead: isOwn ? email : 'another@example.com' });
  const [row] = await server.deps.db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(1);
  return { studentId, email, id: row?.id ?? '' };
}

async function send(about: { kind: 'reminder' | 'security'; studentId: string; emailInstead: string }) {
  await enqueueMessage(server.deps, server.deps.db, {
    ...whatsAppContent(server.deps.config, { name: 'number_changed', parameters: { name: 'Asha', number: '98••10' } }),
    to: PHONE,
    subject: 'Your number was changed',
    expiresAt: new Date(server.deps.now().getTime() + 3_600_000),
    ...about,
  });
  await deliverDue(server.deps, 'whatsapp');
}
const mails = async () => {
  await deliverDue(server.deps, 'email');
  return mailer.sent.map(({ to }) => to);
};
const deliveries = () => server.deps.db.select().from(messageDeliveries);

test('Meta is told that the address is ours only with the right token', async () => {
  const ask = (token: string, challenge = '1158201444') =>
    server.app.server.inject(
      `${API_BASE_PATH}/webhooks/whatsapp?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': challenge })}`,
    );
  const right = await ask('made up by the operator');
  expect([right.statusCode, right.body, right.headers['content-type']]).toEqual([
    200,
    '1158201444',
    'text/plain; charset=utf-8',
  ]);
  expect((await ask('made up by somebody')).statusCode).toBe(404);
  expect((await ask('made up by the operator', '<script>')).statusCode).toBe(404);
});

test('a call that Meta did not sign changes nothing', async () => {
  const { id } = await aSentMessage();
  const payload = JSON.stringify({ entry: [{ changes: [{ value: { statuses: [{ id, status: 'read' }] } }] }] });
  for (const headers of [{}, signed(payload, 'another secret'), { 'x-hub-signature-256': 'sha256=' }])
    expect((await post('whatsapp', payload, headers)).statusCode).toBe(400);
  expect(await deliveries()).toMatchObject([{ state: 'accepted' }]);
});

test('a message is followed from sent to read; late and repeated reports change nothing', async () => {
  const { id } = await aSentMessage();
  expect(await deliveries()).toMatchObject([{ messageId: id, state: 'accepted', provider: 'a service' }]);
  for (const state of ['sent', 'read', 'delivered', 'failed', 'sent', 'read'])
    expect((await status(id, state)).statusCode).toBe(200);
  expect(await deliveries()).toMatchObject([{ state: 'read', readAt: expect.any(Date), failedAt: null }]);
  expect(await mails()).toEqual([]);
  const [row] = await server.deps.db.select().from(outbox);
  expect(row).toMatchObject({ state: 'sent', sealed: null });
});

test('a report is also found by the id of the service', async () => {
  const { id } = await aSentMessage();
  await fromMeta({ statuses: [{ id: `at-a service-${id}`, status: 'delivered' }] });
  expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
});

test('what WhatsApp could not deliver goes to the account’s own address, once', async () => {
  const { id, email } = await aSentMessage();
  await status(id, 'failed', { errors: [{ code: 131026, title: `to ${PHONE}` }] });
  await status(id, 'failed', { errors: [{ code: 131026 }] });
  expect(await mails()).toEqual([email]);
  expect(mailer.sent).toMatchObject([
    { subject: 'Your number was changed', text: expect.stringMatching(/^Hello Asha/) },
  ]);
  const found = (await deliveries()).find(({ messageId }) => messageId === id);
  expect(found).toMatchObject({ state: 'failed', reason: 'whatsapp code 131026', insteadId: expect.any(String) });
  expect(server.logged()).not.toContain(PHONE);
});

test('a final refusal falls back in the same way; an address that is not the account’s gets nothing', async () => {
  whatsApp.answer = async () => {
    throw new PermanentFailure('whatsapp http 400 code 131026');
  };
  const { email } = await aSentMessage();
  expect(await mails()).toEqual([email]);
  mailer.sent.length = 0;
  await server.pool.query('delete from students');
  await aSentMessage({ isOwn: false });
  expect(await mails()).toEqual([]);
});

test('a refusal is recorded together with its mail, so that a crash loses neither', async () => {
  whatsApp.answer = async () => {
    throw new PermanentFailure('whatsapp http 400 code 131026');
  };
  const refuseMails = "alter table outbox add constraint no_mail check (channel <> 'email') not valid";
  await server.pool.query(refuseMails);
  await expect(aSentMessage()).rejects.toThrow();
  expect(await server.deps.db.select().from(outbox)).toMatchObject([{ state: 'waiting' }]);
  expect(await deliveries()).toEqual([]);

  await server.pool.query('alter table outbox drop constraint no_mail');
  await server.clock.advance({ minutes: 2 });
  await deliverDue(server.deps, 'whatsapp');
  expect(await mails()).toHaveLength(1);
});

test('a code never goes to another channel', async () => {
  const { id: studentId, email } = await aStudent(server);
  await enqueueMessage(server.deps, server.deps.db, {
    ...whatsAppContent(server.deps.config, { name: 'sign_in_code', parameters: { code: '482913' } }),
    ...{ kind: 'code', to: PHONE, subject: 'Your code', code: '482913', studentId, emailInstead: email },
    expiresAt: new Date(server.deps.now().getTime() + 600_000),
  });
  whatsApp.answer = async () => {
    throw new PermanentFailure('not on WhatsApp');
  };
  await deliverDue(server.deps, 'whatsapp');
  expect(await mails()).toEqual([]);
});

const suppressed = async () =>
  (await server.pool.query('select channel, recipient, reason from suppressions where ended_at is null')).rows;
const STOPPED = [{ channel: 'whatsapp', recipient: PHONE, reason: 'opted-out' }];

test('Meta refuses because the person stopped our messages: they are suppressed, and a reminder is not mailed instead', async () => {
  whatsApp.answer = async () => {
    throw new OptedOut('whatsapp http 400 code 131050: recipient stopped these messages');
  };
  const { studentId, email } = await aSentMessage();
  expect(await suppressed()).toEqual(STOPPED);
  expect(await mails()).toEqual([]);
  // A warning about the account is worth a mail.
  await send({ kind: 'security', studentId, emailInstead: email });
  expect(await mails()).toEqual([email]);
});

test('a later report that the person stopped our messages counts in the same way, unless they have asked for them since', async () => {
  const { id } = await aSentMessage();
  const now = Math.floor(server.deps.now().getTime() / 1000);
  const report = (messageId: string, timestamp: number) =>
    status(messageId, 'failed', { timestamp: String(timestamp), errors: [{ code: 131050 }] });
  await report(id, now);
  expect(await suppressed()).toEqual(STOPPED);
  expect(await mails()).toEqual([]);

  await server.clock.advance({ minutes: 1 });
  await says('START', server.deps.now().getTime());
  await server.pool.query('delete from students');
  const other = await aSentMessage();
  await report(other.id, now + 1);
  expect(await suppressed()).toEqual([]);
});

test('STOP ends everything but codes that the person asked for, and START brings it back', async () => {
  const { studentId, email } = await aSentMessage();
  const now = server.deps.now().getTime();
  await says('Stop.', now);
  whatsApp.sent.length = 0;
  await send({ kind: 'reminder', studentId, emailInstead: email });
  expect(whatsApp.sent).toEqual([]);
  expect(await mails()).toEqual([]);
  const [row] = await server.deps.db.select().from(outbox).orderBy(desc(outbox.createdAt)).limit(1);
  expect(row).toMatchObject({ state: 'dead', lastError: 'suppressed: opted-out' });
  // A warning about the account is worth a mail.
  await send({ kind: 'security', studentId, emailInstead: email });
  expect(await mails()).toEqual([email]);

  await server.clock.advance({ minutes: 1 });
  await says('START', server.deps.now().getTime());
  // A late copy of the first answer does not count any more.
  await says('stop', now);
  await send({ kind: 'reminder', studentId, emailInstead: email });
  expect(whatsApp.sent).toHaveLength(1);
  await fromMeta({
    user_preferences: [{ wa_id: PHONE, value: 'stop', timestamp: Math.floor(server.deps.now().getTime() / 1000) + 1 }],
  });
});

test.each([
  ['nonsense', 'no json'],
  ['null', 'null'],
  [
    'another shape',
    '{"entry":[{"changes":[{"value":{"statuses":[7,{"id":1}],"messages":["x"],"user_preferences":[{}]}}]}]}',
  ],
  [
    'an unknown message',
    `{"entry":[{"changes":[{"value":{"statuses":[{"id":"wamid.9","status":"read","biz_opaque_callback_data":"${randomUUID()}"}]}}]}]}`,
  ],
  ['a backslash before u0000', '{"entry":[{"changes":[{"value":{"messages":[{"text":{"body":"\\\\u0000"}}]}}]}]}'],
  ['a zero byte', '{"entry":[{"changes":[{"value":{"statuses":[{"id":"a\\u0000b","status":"read"}]}}]}]}'],
])('%s is acknowledged, and logged without its contents', async (_what, payload) => {
  const { statusCode } = await post('whatsapp', payload, signed(payload));
  expect(statusCode).toBe(200);
  expect(server.logged()).not.toContain('wamid');
});

const amazon = makeSns();
const bounced = (bounceType: string) =>
  amazon.sign({
    TopicArn: TOPIC,
    Message: JSON.stringify({
      notificationType: 'Bounce',
      bounce: { bounceType, bouncedRecipients: [{ emailAddress: 'Gone@example.com' }] },
    }),
  });
test.each([
  ['a hard bounce', { event: 'hard-bounce', recipient: 'gone@example.com' }, 'hard-bounce'],
  ['a complaint', { event: 'complaint', recipient: 'gone@example.com' }, 'complaint'],
  ['Postmark: hard', { RecordType: 'Bounce', Type: 'HardBounce', Email: 'gone@example.com' }, 'hard-bounce'],
  ['Postmark: soft', { RecordType: 'Bounce', Type: 'SoftBounce', Email: 'gone@example.com' }, null],
  ['Postmark: spam', { RecordType: 'SpamComplaint', Email: 'gone@example.com' }, 'complaint'],
  ['Amazon: hard', bounced('Permanent'), 'hard-bounce'],
  ['Amazon: soft', bounced('Transient'), null],
  ['an unknown shape', { event: 'opened', recipient: 'gone@example.com' }, null],
])('%s : the suppressed address is as reported', async (_what, payload, reason) => {
  vi.stubGlobal('fetch', async () => new Response(amazon.certificate));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect((await fromMail(payload)).statusCode).toBe(200);
  const { rows } = await server.pool.query('select recipient, reason from suppressions');
  expect(rows).toEqual(reason ? [{ recipient: 'gone@example.com', reason }] : []);
});

test('a mail service needs the shared secret, as a token or as a password', async () => {
  const payload = JSON.stringify({ event: 'complaint', recipient: 'x@example.com' });
  const refused = await post('mail', payload, { authorization: 'Bearer wrong' });
  expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Basic realm="mail events"']);
  expect((await post('mail', payload, {})).statusCode).toBe(401);
  const basic = `Basic ${Buffer.from(`ses:${MAIL_TOKEN}`).toString('base64')}`;
  expect((await post('mail', payload, { authorization: basic })).statusCode).toBe(200);
});

test('no mail goes to an address that does not exist, and operators see why', async () => {
  await fromMail({ event: 'hard-bounce', recipient: 'gone@example.com' });
  await enqueueMessage(server.deps, server.deps.db, {
    ...{ channel: 'email', kind: 'code', to: 'gone@example.com', subject: 'Your code', text: '482913', code: '482913' },
    studentId: null,
    expiresAt: new Date(server.deps.now().getTime() + 600_000),
  });
  expect(await mails()).toEqual([]);
  const [row] = await server.deps.db.select().from(outbox);
  expect(row).toMatchObject({ state: 'dead', lastError: 'suppressed: hard-bounce' });
});

test('a person who complained gets the codes they ask for, and none that somebody else asks for', async () => {
  const { browser } = await aStudent(server);
  await browser.call(guardianConsent.saveBirthDate, { body: { birthDate: '2010-01-01' } });
  await fromMail({ event: 'complaint', recipient: 'sunita.patil@example.com' });
  const body = { guardianName: 'Sunita Patil', contact: 'sunita.patil@example.com' };
  expect((await browser.call(guardianConsent.ask, { body })).status).toBe(200);
  expect(await mails()).not.toContain('sunita.patil@example.com');
  await enqueueMessage(server.deps, server.deps.db, {
    ...{ channel: 'email', kind: 'code', to: 'sunita.patil@example.com', subject: 'Your code', text: '1', code: '1' },
    studentId: null,
    expiresAt: new Date(server.deps.now().getTime() + 600_000),
  });
  expect(await mails()).toContain('sunita.patil@example.com');
});
