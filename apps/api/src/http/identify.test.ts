import { auth } from '@dakhila/contract/auth';
import { OWNER_HEADER } from '@dakhila/contract/response-headers';
import { students } from '@dakhila/contract/students';
import { expect, test } from 'vitest';
import { anotherApp, PRODUCTION } from '../../test/another-app.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { makeSecrets } from '../adapters/secrets.ts';

const server = useServer();
const setCookies = (headers: Record<string, unknown>) => [headers['set-cookie'] ?? []].flat().map(String);

test('an anonymous browser is told so, and gets its id and a forgery token', async () => {
  const browser = server.newBrowser();
  const { status, body, headers } = await browser.call(auth.check);
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'success', success: true, authenticated: false });
  expect(browser.cookies.get('browser')).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(browser.cookies.get('XSRF-TOKEN')).toMatch(/^[\w-]{16}\.[\w-]{43}$/);
  const [browserId, token] = setCookies(headers);
  expect(browserId).toMatch(/^browser=.*; Path=\/; HttpOnly; SameSite=Lax$/);
  // The page reads the token: it is the only cookie that scripts may see.
  expect(token).toMatch(/^XSRF-TOKEN=.*; Path=\/; SameSite=Lax$/);
});

test('a browser that has both keeps them', async () => {
  const browser = server.newBrowser();
  await browser.call(auth.check);
  const { headers } = await browser.call(auth.check);
  expect(headers['set-cookie']).toBeUndefined();
});

test('a signed-in browser is told so', async () => {
  const { browser } = await aStudent(server);
  const { status, body } = await browser.call(auth.check);
  expect(status).toBe(200);
  expect(body).toEqual({ status: 'success', success: true, authenticated: true });
});

test.each([
  ['garbage', 'not-a-session'],
  ['a secret that was never handed out', 'A'.repeat(43)],
  ['a NUL character', 'a%00b'],
  ['something very long', 'x'.repeat(3_000)],
  ['another database’s words', "' or 1=1 --"],
  ['something empty', ''],
])('a session cookie with %s means not signed in, never an error', async (_, cookie) => {
  const browser = server.newBrowser();
  browser.cookies.set('session', cookie);
  const { status, body } = await browser.call(auth.check);
  expect([status, body]).toEqual([200, { status: 'success', success: true, authenticated: false }]);
});

test('an expired session means not signed in, never 401', async () => {
  const { browser } = await aStudent(server);
  await server.clock.advance({ days: 15 });
  const { status, body } = await browser.call(auth.check);
  expect([status, body.authenticated]).toEqual([200, false]);
});

test('a malformed browser id is replaced', async () => {
  const browser = server.newBrowser();
  browser.cookies.set('browser', '<script>');
  await browser.call(auth.check);
  expect(browser.cookies.get('browser')).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

test('a forgery token of another secret is replaced by one that works', async () => {
  const stranger = await anotherApp(server, { deps: { secrets: makeSecrets('another secret of another server') } });
  const elsewhere = stranger.newBrowser();
  await elsewhere.call(auth.check);
  const browser = server.newBrowser();
  for (const [name, value] of elsewhere.cookies) browser.cookies.set(name, value);
  await browser.call(auth.check);
  expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(elsewhere.cookies.get('XSRF-TOKEN'));
  expect((await browser.call(auth.logout)).status).toBe(200);
});

test('on https the cookies are tied to this host and to encrypted connections', async () => {
  const secure = await anotherApp(server, { environment: PRODUCTION });
  const { headers } = await secure.newBrowser().call(auth.check);
  const [browserId, token] = setCookies(headers);
  expect(browserId).toMatch(/^__Host-browser=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(token).toMatch(/^XSRF-TOKEN=.*; Path=\/; Secure; SameSite=Lax$/);
});

test('on https a session cookie without the host mark is not believed: a sister site could have set it', async () => {
  const secure = await anotherApp(server, { environment: PRODUCTION });
  const { browser: plain } = await aStudent(server);
  const browser = secure.newBrowser();
  const session = plain.cookies.get('session') ?? '';
  browser.cookies.set('session', session);
  expect((await browser.call(auth.check)).body.authenticated).toBe(false);
  browser.cookies.set('__Host-session', session);
  expect((await browser.call(auth.check)).body.authenticated).toBe(true);
});

test('an answer says whose it is, so that a browser keeps those of two students apart', async () => {
  const asha = await aStudent(server);
  for (const endpoint of [students.me, auth.check])
    expect((await asha.browser.call(endpoint)).headers[OWNER_HEADER]).toBe(asha.id);
  const nobody = await server.newBrowser().call(auth.check);
  expect(nobody.headers[OWNER_HEADER]).toBeUndefined();
});

/** The network that a look-up was counted for. */
async function networkCounted(environment: Record<string, string>, forwardedFor: string) {
  const app = await anotherApp(server, { environment });
  await app.server.inject({
    url: '/api/v1/signup/check-email?email=asha@example.com',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor },
  });
  const { rows } = await server.pool.query("select key from budgets where key like 'lookups:network:%'");
  return rows.map((row) => row.key.replace('lookups:network:', ''));
}

test('without a proxy nobody can claim another address', async () => {
  expect(await networkCounted({}, '203.0.113.9')).toEqual(['10.0.0.1']);
});

test('behind a proxy the caller is whom the proxy saw, whatever the caller wrote before it', async () => {
  expect(await networkCounted({ TRUST_PROXY: '10.0.0.1' }, '198.51.100.1, 203.0.113.9')).toEqual(['203.0.113.9']);
});

test('behind a chain of proxies the caller is whom the outermost saw', async () => {
  const forwardedFor = '198.51.100.1, 203.0.113.9, 10.0.0.2';
  expect(await networkCounted({ TRUST_PROXY: 'loopback, 10.0.0.0/8' }, forwardedFor)).toEqual(['203.0.113.9']);
});

test('who reaches us past the proxy is not believed', async () => {
  expect(await networkCounted({ TRUST_PROXY: 'loopback' }, '203.0.113.9')).toEqual(['10.0.0.1']);
});
