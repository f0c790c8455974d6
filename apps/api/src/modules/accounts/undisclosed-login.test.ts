import { auth } from '@dakhila/contract/auth';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, messagesTo } from '../../../test/inbox.ts';

const server = useServer({ environment: { DISCLOSE_REGISTRATION: 'false' } });
const init = (identifier: string, browser = server.newBrowser()) =>
  browser.call(auth.loginInit, { body: { identifier } });

test('known and unknown addresses get the same answer, and only the owner learns more', async () => {
  await aStudent(server, { email: 'known@example.com' });
  const known = await init('known@example.com');
  const unknown = await init('knoxn@example.com');
  expect(known.status).toBe(200);
  expect({ ...unknown, headers: null }).toEqual({ ...known, headers: null });
  expect((await messagesTo(server, 'knoxn@example.com'))[0]?.text).toContain('no account');
});

test('a number without an account gets nothing by WhatsApp, which refuses free text to strangers, and takes none of the day’s codes', async () => {
  expect((await init('9000000001')).status).toBe(200);
  expect(await messagesTo(server, '919000000001')).toEqual([]);
  const { rows } = await server.pool.query('select channel from code_sends');
  expect(rows).toEqual([{ channel: null }]);
  const { rowCount } = await server.pool.query("select from budgets where key like 'whatsapp-codes:%'");
  expect(rowCount).toBe(0);
});

test('known and unknown addresses are limited alike', async () => {
  await aStudent(server, { email: 'known@example.com' });
  for (const identifier of ['known@example.com', 'unknown@example.com']) {
    const browser = server.newBrowser();
    const statuses = [
      await init(identifier, browser),
      await init(identifier, browser),
      await init(identifier, browser),
    ].map((answer) => answer.status);
    expect(statuses).toEqual([200, 200, 429]);
  }
});

test('a code typed for an unknown address is wrong like any other', async () => {
  const browser = server.newBrowser();
  await init('unknown@example.com', browser);
  const answer = await browser.call(auth.loginVerify, { body: { identifier: 'unknown@example.com', otp: '123456' } });
  expect(answer).toMatchObject({ status: 400, body: { message: 'Invalid or expired OTP' } });
});

test('the owner still signs in', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(email, browser);
  const answer = await browser.call(auth.loginVerify, {
    body: { identifier: email, otp: await codeTo(server, email) },
  });
  expect(answer.status).toBe(200);
});
