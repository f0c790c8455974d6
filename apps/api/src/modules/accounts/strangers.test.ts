import { auth } from '@dakhila/contract/auth';
import { signup } from '@dakhila/contract/signup';
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

test('a browser in which the student signed in before gets in beside a stranger in the same network', async () => {
  const { email } = await aStudent(server);
  const own = server.newBrowser(STRANGER);
  await init(own, email);
  await verify(own, email, await codeTo(server, email));
  await useUp(STRANGER, email, email);
  await server.pool.query(
    `insert into budgets (key, spent, expires_at)
     select key, 100000, app_now() + interval '1 hour' from unnest($1::text[]) key
     on conflict (key) do update set spent = 100000`,
    [[`code-sends:${STRANGER}`, `lookups:network:${STRANGER}`, 'wrong-codes:network:198.51.100.0/24']],
  );
  expect((await init(own, email)).status).toBe(200);
  const code = await codeTo(server, email);
  expect((await verify(own, email, wrongCode(code))).status).toBe(400);
  expect((await verify(own, email, code)).status, 'after a slip').toBe(200);
  const { rows } = await server.pool.query("select spent from budgets where key like '%:network:%'");
  expect(rows, 'nothing of its network is spent').toEqual([{ spent: 100_000 }, { spent: 100_000 }]);
});

test('after twenty tries for one account, from wherever, a code has one try, and after a slip a new one works', async () => {
  const { email } = await aStudent(server);
  for (const address of STRANGERS.slice(0, 2)) await useUp(address, email, email);
  const browser = server.newBrowser(HOME);
  await init(browser, email);
  const first = await codeTo(server, email);
  for (const typed of [wrongCode(first), first, first])
    expect(await verify(browser, email, typed)).toMatchObject({
      status: 400,
      body: { code: 'code-wrong', message: 'Invalid or expired OTP' },
    });
  const { rows } = await server.pool.query(
    "select spent from budgets where key like 'wrong-codes:hour:%:203.0.113.0/24'",
  );
  expect(rows, 'a code that no longer works costs nothing').toEqual([{ spent: 1 }]);
  await init(browser, email);
  expect((await verify(browser, email, await codeTo(server, email))).status).toBe(200);
});

test('a student who logged in has all tries again in the next new browser', async () => {
  const { email } = await aStudent(server);
  for (const address of STRANGERS.slice(0, 2)) await useUp(address, email, email);
  expect(await logIn(HOME, email)).toEqual([200, 200]);
  const browser = server.newBrowser(HOME);
  await init(browser, email);
  const code = await codeTo(server, email);
  await verify(browser, email, wrongCode(code));
  expect((await verify(browser, email, code)).status).toBe(200);
});

test('of wrong codes that are typed at the same time in many networks no more are compared than of those that come one by one', async () => {
  const { email } = await aStudent(server);
  const browsers = Array.from({ length: 9 }, (_, at) => server.newBrowser(`203.0.${at}.7`));
  const wrong: string[] = [];
  for (const browser of browsers) {
    await init(browser, email);
    wrong.push(wrongCode(await codeTo(server, email)));
  }
  const typed = browsers.flatMap((browser, at) => Array.from({ length: 5 }, () => [browser, wrong[at] ?? ''] as const));
  await Promise.all(typed.map(([browser, code]) => verify(browser, email, code)));
  // A wrong code that was compared counts for its network.
  const { rows } = await server.pool.query(
    "select sum(spent)::int as compared from budgets where key like 'wrong-codes:network:%'",
  );
  expect(rows[0].compared).toBeLessThanOrEqual(20 + browsers.length);
});

/** Types a wrong code and then the right one, for a new student from a new browser. */
async function afterASlip(address: string): Promise<number> {
  const { email } = await aStudent(server);
  const browser = server.newBrowser(address);
  await init(browser, email);
  const code = await codeTo(server, email);
  await verify(browser, email, wrongCode(code));
  return (await verify(browser, email, code)).status;
}
const countWrong = (key: string, spent: number) =>
  server.pool.query(
    "insert into budgets (key, spent, expires_at) values ($1, $2, app_now() + interval '1 day') on conflict (key) do update set spent = $2",
    [`wrong-codes:${key}`, spent],
  );

test('a network that types many wrong codes has one try a code, and the other networks have all of them', async () => {
  await countWrong('network:198.51.100.0/24', 201);
  expect(await afterASlip(STRANGER)).toBe(400);
  expect(await afterASlip(HOME)).toBe(200);
  const { rows } = await server.pool.query("select spent from budgets where key = 'wrong-codes:everyone'");
  expect(rows, 'what one network types beyond its part does not count for everyone').toEqual([{ spent: 1 }]);
});

test('while codes are sprayed from everywhere each has one try, unless that many wrong ones are usual', async () => {
  await countWrong('everyone', 2_001);
  expect(await afterASlip(HOME)).toBe(400);
  await server.pool.query(
    "insert into rolling_counts (name, slot, part, count) values ('codes-verified:everyone', app_now() - interval '23 hours', 0, 30000)",
  );
  expect(await afterASlip(HOME)).toBe(200);
});

const useUpLookUps = () =>
  server.pool.query("insert into budgets (key, spent, expires_at) values ($1, 600, app_now() + interval '1 hour')", [
    `lookups:network:${HOME}`,
  ]);

test('in a network whose look-ups are used up students still log in, and nobody is told who is registered', async () => {
  await aStudent(server, { email: 'known@example.com' });
  await useUpLookUps();
  const [known, unknown] = [
    await init(server.newBrowser(HOME), 'known@example.com'),
    await init(server.newBrowser(HOME), 'knoxn@example.com'),
  ];
  expect(known).toMatchObject({ status: 200, body: { data: { email: 'k****n@example.com' } } });
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
  expect(await logIn(HOME, 'known@example.com')).toEqual([200, 200]);
});

test('a login that has expired says so in such a network too, however often it is asked', async () => {
  await useUpLookUps();
  const browser = server.newBrowser(HOME);
  for (let count = 0; count < 40; count += 1)
    expect(await verify(browser, 'known@example.com', '123456')).toMatchObject({
      status: 404,
      body: { code: 'login-expired' },
    });
});

/** A timer may fire a few milliseconds early. */
const EVEN_ANSWER_MS = 290;

test.each(['known@example.com', 'knoxn@example.com'])(
  'in such a network the time does not tell whether %s is registered either',
  async (email) => {
    await aStudent(server, { email: 'known@example.com' });
    await useUpLookUps();
    const body = { firstName: 'Ira', lastName: 'Rao', email, phone: '9000099999', affiliationCode: '' };
    for (const ask of [
      () => init(server.newBrowser(HOME), email),
      () => server.newBrowser(HOME).call(signup.init, { body }),
    ]) {
      const began = performance.now();
      expect((await ask()).status).toBe(200);
      expect(performance.now() - began).toBeGreaterThan(EVEN_ANSWER_MS);
    }
  },
);
