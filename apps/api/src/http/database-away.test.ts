import { auth } from '@dakhila/contract/auth';
import { students } from '@dakhila/contract/students';
import { expect, onTestFinished, test } from 'vitest';
import { anotherApp } from '../../test/another-app.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { holdOpen } from '../../test/hold.ts';
import { aProxy } from '../../test/servers/database-proxy.ts';
import { openDatabase, openPool } from '../db/client.ts';

const server = useServer();

/** A logged-in student at a server whose database connection a test can close and open. */
async function aStudentBehindProxy() {
  const proxy = await aProxy(server.connection);
  const pool = openPool({ ...server.connection, ...proxy.connection }, 3, () => {});
  onTestFinished(async () => {
    await proxy.shut().catch(() => {});
    await pool.end();
  });
  const app = await anotherApp(server, { deps: { db: openDatabase(pool) } });
  const browser = app.newBrowser();
  browser.cookies.set('session', (await aStudent(server)).browser.cookies.get('session') ?? '');
  return { browser, proxy, newBrowser: app.newBrowser };
}

test('without the database a call is told to come back, and works again once it can', async () => {
  const { browser, proxy } = await aStudentBehindProxy();
  expect((await browser.call(students.me)).status).toBe(200);
  await proxy.shut();
  const { status, body, headers } = await browser.call(students.me);
  expect([status, body]).toMatchObject([503, { status: 'error', success: false, code: 'unavailable' }]);
  expect(headers['retry-after']).toBe('2');
  await proxy.open();
  expect((await browser.call(students.me)).status).toBe(200);
});

test('a failed attempt to sign in without the database never reads as wrong credentials', async () => {
  const { proxy, newBrowser } = await aStudentBehindProxy();
  await proxy.shut();
  const { status, body } = await newBrowser().call(auth.loginInit, { body: { identifier: 'asha@example.com' } });
  expect([status, body.status]).toEqual([503, 'error']);
});

test('an anonymous visitor needs no database', async () => {
  const { proxy, newBrowser } = await aStudentBehindProxy();
  await proxy.shut();
  expect((await newBrowser().call(auth.check)).status).toBe(200);
});

test('connections that the database ends by itself are replaced', async () => {
  const { browser } = await aStudent(server);
  expect((await browser.call(students.me)).status).toBe(200);
  const admin = openPool(server.connection, 1, () => {});
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'dakhila' and pid <> pg_backend_pid()",
  );
  await admin.end();
  // Each of the ten that died a moment ago may still be handed out once.
  const statuses: number[] = [];
  while (statuses.at(-1) !== 200 && statuses.length <= 10) statuses.push((await browser.call(students.me)).status);
  expect(statuses.at(-1)).toBe(200);
  expect([200, 503]).toEqual(expect.arrayContaining(statuses));
});

test('a query that gets stuck is given up, and the cause is logged without its values', async () => {
  const { id, browser: signedIn } = await aStudent(server);
  const pool = openPool(server.connection, 3, () => {});
  onTestFinished(() => pool.end());
  const browser = (await anotherApp(server, { deps: { db: openDatabase(pool) } })).newBrowser();
  browser.cookies.set('session', signedIn.cookies.get('session') ?? '');
  await holdOpen(server.connection, 'lock table students in access exclusive mode');
  const { status, headers } = await browser.call(students.me);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  const line = server
    .logged()
    .split('\n')
    .find((text) => text.includes('database does not answer'));
  expect(line).toContain('57014');
  expect(line).not.toContain(id);
});
