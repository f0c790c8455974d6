import { auth } from '@dakhila/contract/auth';
import { students } from '@dakhila/contract/students';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo, wrongCode } from '../../../test/inbox.ts';
import { aSignupOrder, openShop } from '../../../test/shop.ts';

const server = useServer();
const init = (browser: Browser, identifier: string) => browser.call(auth.loginInit, { body: { identifier } });
const verify = (browser: Browser, identifier: string, otp: string) =>
  browser.call(auth.loginVerify, { body: { identifier, otp } });
const isSignedIn = async (browser: Browser) => (await browser.call(auth.check)).body.authenticated;

test('a student gets the same code by e-mail and WhatsApp and signs in with it', async () => {
  const { email, phone } = await aStudent(server, { email: 'rohan.gupta@example.com', phone: '919876543210' });
  const browser = server.newBrowser();

  const sent = await init(browser, 'Rohan.Gupta@example.com');
  expect(sent).toMatchObject({
    status: 200,
    body: { status: 'success', data: { email: 'r****a@example.com', phone: '******3210' } },
  });
  const code = await codeTo(server, email);
  expect(await codeTo(server, phone)).toBe(code);
  expect((await messagesTo(server, email))[0]?.subject).not.toContain(code);

  expect(await verify(browser, email, code)).toMatchObject({ status: 200, body: { status: 'success', success: true } });
  expect(await isSignedIn(browser)).toBe(true);
  expect(await browser.call(students.me)).toMatchObject({ status: 200, body: { data: { email } } });
});

test.each(['9876543210', '919876543210'])('a student signs in by phone number %s', async (identifier) => {
  const { phone } = await aStudent(server, { phone: '919876543210' });
  const browser = server.newBrowser();
  await init(browser, identifier);
  expect((await verify(browser, identifier, await codeTo(server, phone))).status).toBe(200);
});

test.each(['', 'asha', '12345', '+919876543210', '929876543210', 'a@b', 'x'.repeat(300)])(
  '%j is no identifier',
  async (identifier) => {
    const answer = await init(server.newBrowser(), identifier);
    expect(answer).toMatchObject({ status: 400, body: { status: 'fail' } });
  },
);

test('the sentence for a bad identifier is the one of the product', async () => {
  const { body } = await init(server.newBrowser(), 'asha');
  expect(body.message).toBe('Please enter a valid email or phone number (10 digits or 12 digits with 91 prefix)');
});

test('an unknown identifier is told to sign up, and after many questions to wait', async () => {
  const browser = server.newBrowser();
  const answer = await init(browser, 'nobody@example.com');
  expect(answer).toMatchObject({
    status: 400,
    body: { status: 'fail', code: 'not-registered', message: expect.stringContaining('sign up') },
  });
  for (let count = 0; count < 29; count += 1) await init(browser, `nobody${count}@example.com`);
  const limited = await init(browser, 'one-more@example.com');
  expect(limited).toMatchObject({ status: 429, body: { status: 'error' } });
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
});

test('a wrong code is refused in the words of the product and leaves the login pending', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  const code = await codeTo(server, email);
  expect(await verify(browser, email, wrongCode(code))).toMatchObject({
    status: 400,
    body: { status: 'fail', message: 'Invalid or expired OTP' },
  });
  expect((await verify(browser, email, code)).status).toBe(200);
});

test('a code of fewer than six characters costs no try', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  for (let count = 0; count < 8; count += 1) expect((await verify(browser, email, '123')).status).toBe(400);
  expect((await verify(browser, email, await codeTo(server, email))).status).toBe(200);
});

test('after five wrong tries even the right code is refused; a new one works', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  const code = await codeTo(server, email);
  for (let count = 0; count < 5; count += 1) await verify(browser, email, wrongCode(code));
  expect((await verify(browser, email, code)).status).toBe(400);
  await init(browser, email);
  expect((await verify(browser, email, await codeTo(server, email))).status).toBe(200);
});

test('a code works for ten minutes', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  const code = await codeTo(server, email);
  await server.clock.advance({ minutes: 10, seconds: 1 });
  expect(await verify(browser, email, code)).toMatchObject({
    status: 400,
    body: { message: 'Invalid or expired OTP' },
  });
});

test('after an hour the login itself has expired', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  const code = await codeTo(server, email);
  await server.clock.advance({ minutes: 61 });
  expect(await verify(browser, email, code)).toMatchObject({
    status: 404,
    body: { code: 'login-expired', message: expect.stringContaining('OTP') },
  });
});

test('a code works only in the browser that asked for it', async () => {
  const { email } = await aStudent(server);
  await init(server.newBrowser(), email);
  const stranger = server.newBrowser();
  expect((await verify(stranger, email, await codeTo(server, email))).status).toBe(404);
  expect(await isSignedIn(stranger)).toBe(false);
});

test('a code works once', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  const code = await codeTo(server, email);
  await verify(browser, email, code);
  expect((await verify(browser, email, code)).status).toBe(404);
});

test('a new code voids the one before', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  const first = await codeTo(server, email);
  await init(browser, email);
  const second = await codeTo(server, email);
  if (first !== second) expect((await verify(browser, email, first)).status).toBe(400);
  expect((await verify(browser, email, second)).status).toBe(200);
});

test('the first resend may follow at once, the next ones wait for a minute, five go in an hour', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  expect((await init(browser, email)).status).toBe(200);
  expect((await init(browser, email)).status).toBe(200);
  const early = await init(browser, email);
  expect(early).toMatchObject({ status: 429, body: { status: 'error', message: expect.stringContaining('OTP') } });
  expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(60);
  for (let count = 0; count < 3; count += 1) {
    await server.clock.advance({ seconds: 61 });
    expect((await init(browser, email)).status).toBe(200);
  }
  await server.clock.advance({ seconds: 61 });
  expect((await init(browser, email)).status).toBe(429);
});

test('a resend that was used before does not cost the first resend of the next login', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  await init(browser, email);
  expect((await verify(browser, email, await codeTo(server, email))).status).toBe(200);
  await browser.call(auth.logout);
  await server.clock.advance({ seconds: 5 });
  expect((await init(browser, email)).status).toBe(200);
  expect((await init(browser, email)).status).toBe(200);
  expect((await init(browser, email)).status).toBe(429);
});

test('logging in, out and in again at once works as often as one likes', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  for (let count = 0; count < 8; count += 1) {
    expect((await init(browser, email)).status).toBe(200);
    expect((await verify(browser, email, await codeTo(server, email))).status).toBe(200);
    await browser.call(auth.logout);
  }
});

test('ten wrong codes an hour stop an account, with words that say OTP, and a resend does not help', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  for (let round = 0; round < 2; round += 1) {
    await init(browser, email);
    const code = await codeTo(server, email);
    for (let count = 0; count < 5; count += 1) await verify(browser, email, wrongCode(code));
  }
  await server.clock.advance({ seconds: 61 });
  await init(browser, email);
  const refused = await verify(browser, email, await codeTo(server, email));
  expect(refused).toMatchObject({
    status: 429,
    body: {
      status: 'error',
      message: expect.stringMatching(/^Too many OTP attempts\. Try again in \d+ (minute|second)/),
    },
  });
});

test('a stranger who uses up the tries does not lock the owner out of a browser they have used before', async () => {
  const { email } = await aStudent(server);
  const owner = server.newBrowser();
  await init(owner, email);
  await verify(owner, email, await codeTo(server, email));
  await owner.call(auth.logout);

  const stranger = server.newBrowser();
  for (let round = 0; round < 3; round += 1) {
    await init(stranger, email);
    const code = await codeTo(server, email);
    for (let count = 0; count < 5; count += 1) await verify(stranger, email, wrongCode(code));
    await server.clock.advance({ seconds: 61 });
  }
  expect((await init(owner, email)).status).toBe(200);
  expect((await verify(owner, email, await codeTo(server, email))).status).toBe(200);
});

test('no code, address or number stands in the log', async () => {
  const { email, phone } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  const code = await codeTo(server, email);
  await verify(browser, email, wrongCode(code));
  await verify(browser, email, code);
  expect(server.logged()).toContain('/auth/login/verify');
  for (const secret of [code, wrongCode(code), email, phone]) expect(server.logged()).not.toContain(secret);
});

test('a login while the payment of the sign-up is unconfirmed says so, instead of sending to sign up again', async () => {
  await openShop(server);
  await aSignupOrder(server, { email: 'rohan@example.com', phone: '919876500000' });
  for (const identifier of ['rohan@example.com', '9876500000']) {
    const answer = await init(server.newBrowser(), identifier);
    expect(answer).toMatchObject({
      status: 503,
      body: { status: 'error', code: 'payment-unconfirmed', message: expect.stringContaining('isn’t confirmed yet') },
    });
  }
  await server.pool.query("update orders set state = 'review', review_reason = 'amount'");
  expect(await init(server.newBrowser(), 'rohan@example.com')).toMatchObject({
    status: 503,
    body: { status: 'error', code: 'payment-in-review', message: expect.stringContaining('don’t pay again') },
  });
});
