import { auth } from '@dakhila/contract/auth';
import { expect, test } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { codeTo, wrongCode } from '../../../test/inbox.ts';

// Everyone is let in at once: what is shown here must hold without the cap on requests.
const server = useServer({ environment: { MAX_IN_FLIGHT: '2000' } });
const init = (browser: Browser, identifier: string) => browser.call(auth.loginInit, { body: { identifier } });
const verify = (browser: Browser, identifier: string, otp: string) =>
  browser.call(auth.loginVerify, { body: { identifier, otp } });

test('a thousand wrong codes at once: five are compared', async () => {
  const { email } = await aStudent(server);
  const browser = server.newBrowser();
  await init(browser, email);
  const code = await codeTo(server, email);
  const answers = await Promise.all(Array.from({ length: 1000 }, () => verify(browser, email, wrongCode(code))));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([400]));
  const { rows } = await server.pool.query(
    "select sum(spent)::int as compared from budgets where key like 'wrong-codes:hour:%'",
  );
  expect(rows[0].compared).toBe(5);
});

test('a hundred right codes at once: one session', async () => {
  const { id, email } = await aStudent(server);
  await server.pool.query('delete from sessions');
  const browser = server.newBrowser();
  await init(browser, email);
  const code = await codeTo(server, email);
  const answers = await Promise.all(Array.from({ length: 100 }, () => verify(browser, email, code)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  const { rows } = await server.pool.query('select count(*)::int as sessions from sessions where student_id = $1', [
    id,
  ]);
  expect(rows[0].sessions).toBe(1);
});
