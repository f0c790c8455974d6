import { signup } from '@dakhila/contract/signup';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo } from '../../../test/inbox.ts';

const server = useServer({ environment: { DISCLOSE_REGISTRATION: 'false' } });
const form = (email: string, phone: string) => ({
  firstName: 'Asha',
  lastName: 'Patil',
  email,
  phone,
  affiliationCode: '',
});
const init = (browser: Browser, email: string, phone: string) =>
  browser.call(signup.init, { body: form(email, phone) });

test('a registered address looks like any other, and only its owner learns more', async () => {
  await aStudent(server, { email: 'known@example.com' });
  const known = await init(server.newBrowser(), 'known@example.com', '9000000001');
  const unknown = await init(server.newBrowser(), 'knoxn@example.com', '9000000001');
  expect(known.status).toBe(200);
  expect(known.body.data).toMatchObject({ step: 'email' });
  expect(unknown.body.data).toMatchObject({ step: 'email' });
  const [note] = await messagesTo(server, 'known@example.com');
  expect(note?.text).toContain('already have an account');
  expect(note).not.toHaveProperty('code');
});

test('a registered number is not told to the address of whoever typed it', async () => {
  const { phone } = await aStudent(server, { phone: '919000000009' });
  const browser = server.newBrowser();
  await init(browser, 'visitor@example.com', '9000000009');
  const [message] = await messagesTo(server, 'visitor@example.com');
  expect(message?.text).not.toContain('already have an account');
  await browser.call(signup.verifyOtp, {
    body: { email: 'visitor@example.com', otp: await codeTo(server, 'visitor@example.com'), type: 'email' },
  });
  const [note] = await messagesTo(server, phone);
  expect(note?.text).toContain('already have an account');
  expect(note).not.toHaveProperty('code');
});

test('registered and unregistered addresses are limited alike', async () => {
  await aStudent(server, { email: 'known@example.com' });
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const browser = server.newBrowser();
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await init(browser, email, '9000000003')).status);
    expect(statuses).toEqual([200, 200, 429]);
  }
});

test('look-ups tell nothing', async () => {
  await aStudent(server, { email: 'known@example.com' });
  const answer = await server.newBrowser().call(signup.checkEmail, { query: { email: 'known@example.com' } });
  expect(answer).toMatchObject({ status: 200, body: { data: { existingData: null } } });
});
