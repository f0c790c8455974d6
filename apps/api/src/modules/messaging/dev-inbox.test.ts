import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anOutbox, deliverDue, type Outbox } from '../../../test/outbox.ts';
import { registerDevInbox } from '../messaging/dev-inbox.ts';

let outbox: Outbox;
let app: FastifyInstance;
beforeEach(async () => {
  outbox = await anOutbox();
  outbox.deps.mailer.keepsMessages = true;
  outbox.deps.whatsApp.keepsMessages = true;
  app = Fastify({ trustProxy: true });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send('nothing here'));
  registerDevInbox(app, outbox.deps);
});
afterEach(async () => {
  await app.close();
  await outbox.close();
});

const messagesTo = async (to?: string) => {
  const response = await app.inject({ url: '/dev/inbox.json', query: to === undefined ? {} : { to } });
  return response.json().messages;
};

test('a message can be read at once and stays readable after delivery', async () => {
  await outbox.enqueue();
  const [row] = await outbox.rows();
  const message = {
    id: row?.id,
    channel: 'email',
    to: 'asha.patil@example.com',
    subject: 'Your code',
    text: 'Your code is 482913.',
    code: '482913',
    sentAt: row?.createdAt.toISOString(),
    delivery: null,
  };
  expect(await messagesTo('asha.patil@example.com')).toEqual([message]);
  await deliverDue(outbox.deps, 'email');
  const sentAt = (await outbox.rows())[0]?.sentAt?.toISOString();
  expect(await messagesTo('asha.patil@example.com')).toEqual([{ ...message, sentAt, delivery: 'accepted' }]);
});

test.each(['9876543210', '919876543210', '+91 98765 43210', '98765-43210', ' 919876543210'])(
  'a phone is found as %j',
  async (typed) => {
    await outbox.enqueue({ channel: 'whatsapp', to: '919876543210' });
    await outbox.enqueue({ channel: 'whatsapp', to: '918888888888' });
    expect(await messagesTo(typed)).toMatchObject([{ channel: 'whatsapp', to: '919876543210' }]);
  },
);

test.each(['asha+cet@example.com', 'ASHA+CET@Example.COM', ' asha cet@example.com'])(
  'an address is found as %j',
  async (typed) => {
    await outbox.enqueue({ to: 'Asha+CET@example.com' });
    await outbox.enqueue({ to: 'other@example.com' });
    expect(await messagesTo(typed)).toMatchObject([{ to: 'asha+cet@example.com' }]);
  },
);

test('the newest is first, at most 50, and a message without a code says so', async () => {
  for (let number = 1; number <= 55; number += 1) await outbox.enqueue({ text: `message ${number}`, subject: 'Note' });
  await outbox.enqueue({ subject: 'Receipt', text: 'You paid ₹999.' }, false);
  const messages = await messagesTo();
  expect(messages.length).toBe(50);
  expect(messages[0]).toMatchObject({ subject: 'Receipt', code: null });
  expect(messages[1]).toMatchObject({ text: 'message 55' });
});

test('a channel with a real driver shows nothing, not even what is waiting', async () => {
  outbox.deps.mailer.keepsMessages = false;
  await outbox.enqueue();
  expect(await messagesTo()).toEqual([]);
});

test.each(['/dev/inbox', '/dev/inbox.json', '/dev/inbox.css'])('%s does not exist for strangers', async (url) => {
  await outbox.enqueue();
  const statusFor = async (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await app.inject({ url, ...options })).statusCode;
  for (const remoteAddress of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    expect([remoteAddress, await statusFor({ remoteAddress })]).toEqual([remoteAddress, 200]);
  for (const remoteAddress of ['192.168.1.7', '203.0.113.9', '2001:db8::1', '::ffff:10.0.0.1'])
    expect([remoteAddress, await statusFor({ remoteAddress })]).toEqual([remoteAddress, 404]);
  // A stranger cannot claim to be local, not even where a proxy is trusted.
  expect(await statusFor({ remoteAddress: '203.0.113.9', headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  // One who comes through a proxy beside the server is not local.
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded'])
    expect(await statusFor({ headers: { [header]: '203.0.113.9' } })).toBe(404);
  // Nor is a page of another name that points here.
  expect(await statusFor({ headers: { host: 'evil.example' } })).toBe(404);
  expect(await statusFor({ headers: { host: 'localhost.evil.example:3000' } })).toBe(404);
});

test('strangers get the answer of any unknown address', async () => {
  const response = await app.inject({ url: '/dev/inbox.json', remoteAddress: '203.0.113.9' });
  expect(response.body).toBe('nothing here');
});

test('the page shows messages as they are and lets none of them become mark-up', async () => {
  const evil = '"><script>alert(1)</script>&\'';
  await outbox.enqueue({ to: `${evil}@example.com`, subject: `Subject ${evil}`, text: `Text ${evil}` });
  const { body, headers } = await app.inject({ url: '/dev/inbox', query: { to: `${evil}@example.com` } });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).not.toContain('<script');
  expect(body).toContain('Text &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&#39;');
  expect(body).toContain('<strong class="code">482913</strong>');
});

test('the page needs no script and no style of its own, is never stored, and loads nothing foreign', async () => {
  await outbox.enqueue();
  const { body, headers } = await app.inject('/dev/inbox');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self'");
  expect(body).not.toMatch(/<script|<style|style=|https?:/);
  expect((await app.inject('/dev/inbox.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('a search with nothing found says so', async () => {
  const { body } = await app.inject('/dev/inbox?to=nobody%40example.com');
  expect(body).toContain('Nothing was sent to nobody@example.com yet.');
});
