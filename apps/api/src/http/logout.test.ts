import { randomUUID } from 'node:crypto';
import { auth } from '@dakhila/contract/auth';
import { students } from '@dakhila/contract/students';
import { expect, onTestFinished, test } from 'vitest';
import { anotherApp } from '../../test/another-app.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { aProxy } from '../../test/servers/database-proxy.ts';
import { openDatabase, openPool } from '../db/client.ts';
import { insertSession } from './session-store.ts';

const server = useServer();

test('logging out ends the session on the server and clears its cookie', async () => {
  // The access token would still be valid: it must not wait for the notification.
  await server.app.sessions.setListening(true);
  onTestFinished(() => server.app.sessions.setListening(false));
  const { browser } = await aStudent(server);
  await browser.call(auth.check);
  const stolen = [...browser.cookies];
  expect(browser.cookies.has('access')).toBe(true);
  const { status, body, headers } = await browser.call(auth.logout);
  expect([status, body]).toEqual([200, { status: 'success', success: true }]);
  expect(headers['clear-site-data']).toBe('"storage"');
  expect([browser.cookies.has('session'), browser.cookies.has('access')]).toEqual([false, false]);
  expect((await server.pool.query('select from sessions')).rowCount).toBe(0);
  // Copied cookies are useless.
  for (const [name, value] of stolen) browser.cookies.set(name, value);
  expect((await browser.call(students.me)).status).toBe(401);
});

test('logging out brings a fresh forgery token that works for the browser without its session', async () => {
  const { browser } = await aStudent(server);
  await browser.call(auth.check);
  const before = browser.cookies.get('XSRF-TOKEN');
  await browser.call(auth.logout);
  expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before);
  expect((await browser.call(auth.logout)).status).toBe(200);
});

test('logging out without a session is harmless', async () => {
  const { status, body } = await server.newBrowser().call(auth.logout);
  expect([status, body]).toEqual([200, { status: 'success', success: true }]);
});

test('logging out leaves the student’s other devices signed in', async () => {
  const asha = await aStudent(server);
  const phone = server.newBrowser();
  const opened = { publicId: randomUUID(), studentId: asha.id, device: 'Phone' };
  phone.cookies.set('session', await insertSession(server.deps.db, opened));
  await asha.browser.call(auth.logout);
  expect((await phone.call(auth.check)).body.authenticated).toBe(true);
});

/** A server whose database connection a test can close. */
async function appBehindProxy() {
  const proxy = await aProxy(server.connection);
  const pool = openPool({ ...server.connection, ...proxy.connection }, 4, () => {});
  const app = await anotherApp(server, { deps: { db: openDatabase(pool) } });
  onTestFinished(async () => {
    await proxy.shut().catch(() => {});
    await pool.end();
  });
  return { app, proxy };
}

test.each([
  ['an access token was valid', true],
  ['no access token was trusted', false],
])('with the database away the cookie is cleared all the same, and the answer says so (%s)', async (_, isKnown) => {
  const { app, proxy } = await appBehindProxy();
  await app.sessions.setListening(isKnown);
  const { browser: signedIn } = await aStudent(server);
  const browser = app.newBrowser();
  for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value);
  expect((await browser.call(auth.check)).body.authenticated).toBe(true);
  await proxy.shut();
  const { status, body, headers } = await browser.call(auth.logout);
  expect([status, body]).toMatchObject([503, { status: 'error', code: 'unavailable' }]);
  expect(headers['retry-after']).toBe('2');
  expect(browser.cookies.has('session')).toBe(false);
});

test('with the database away a foreign site cannot make a browser forget its session', async () => {
  const { app, proxy } = await appBehindProxy();
  const { browser: signedIn } = await aStudent(server);
  const browser = app.newBrowser();
  for (const [name, value] of signedIn.cookies) browser.cookies.set(name, value);
  await browser.call(auth.check);
  await proxy.shut();
  expect((await browser.call(auth.logout, {}, { withoutXsrf: true })).status).toBe(503);
  expect(browser.cookies.has('session')).toBe(true);
});
