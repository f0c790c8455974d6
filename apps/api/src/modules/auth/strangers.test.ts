import { auth } from '@dakhila/contract/auth';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, wrongCode } from '../../../test/inbox.ts';

const server = useServer();
const HOME = '203.0.113.7';
const STRANGER = '198.51.100.9';
const STRANGERS = ['198.51.100.9', '192.0.2.9', '100.64.1.9', '2001:db8:1::9', '2001:db8:2::9'];

const init = (browser: Browser, identifier: string) => browser.call(auth.loginInit, { body: { identifier } });
const verify = (browser: Browser, identifier: string, otp: string) =>
  browser.call(auth.loginVerify, { body: { identifier, otp } });

async function logIn(address: string, email: string): Promise<number[]> {
  const browser = server.newBrowser(address);
  const sent = await init(browser, email);
  return [sent.status, (await verify(browser, email, await codeTo(server, email))).status];
}

/** Asks for codes until none is sent any more, and types five wrong ones for each. */
async function useUp(address: string, identifier: string, email: string): Promise<number> {
  const browser = server.newBrowser(address);
  let sent = 0;
  for (; (await init(browser, identifier)).status === 200; sent += 1) {
    const wrong = wrongCode(await codeTo(server, email));
    for (let count = 0; count < 5; count += 1) await verify(browser, identifier, wrong);
    if (sent > 0) await server.clock.advance({ seconds: 61 });
  }
  return sent;
}

test('with the e-mail address of a student nobody finds out the phone number: other numbers are refused alike', async () => {
  const { email, phone } = await aStudent(server);
  const browser = server.newBrowser(STRANGER);
  await init(browser, email);
  const [theirs, nobodys] = [await verify(browser, phone, '1'), await verify(browser, '919000000001', '1')];
  expect({ status: theirs.status, body: theirs.body }).toEqual({ status: nobodys.status, body: nobodys.body });
  expect(theirs).toMatchObject({ status: 404, body: { code: 'login-expired' } });
});

test('codes typed for a login that is not pending are counted as look-ups, with words that say OTP', async () => {
  const browser = server.newBrowser(STRANGER);
  for (let count = 0; count < 30; count += 1)
    expect((await verify(browser, `90000000${10 + count}`, '1')).status).toBe(404);
  expect(await verify(browser, '9000000001', '1')).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.any(String) },
    body: { message: expect.stringMatching(/^Too many OTP attempts/) },
  });
});

test('a stranger who uses up codes and tries in one network does not lock the student out in another one', async () => {
  const { email, phone } = await aStudent(server);
  expect(await useUp(STRANGER, email, email)).toBe(5);
  expect(await useUp(STRANGER, phone, email)).toBe(5);
  expect(await logIn(HOME, email)).toEqual([200, 200]);
});

test('strangers in five networks do not lock the student out either', async () => {
  const { email } = await aStudent(server);
  for (const address of STRANGERS) await useUp(address, email, email);
  expect(await logIn(HOME, email)).toEqual([200, 200]);
});

test('neighbouring addresses share what one of them may use', async () => {
  const { email } = await aStudent(server);
  await useUp('198.51.100.9', email, email);
  await useUp('2001:db8:1:1::9', email, email);
  expect((await init(server.newBrowser('198.51.100.200'), email)).status).toBe(429);
  expect((await init(server.newBrowser('2001:db8:1:2::9'), email)).status).toBe(429);
});
