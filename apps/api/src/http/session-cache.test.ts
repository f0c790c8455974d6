import { auth } from '@dakhila/contract/auth';
import { students } from '@dakhila/contract/students';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anotherApp } from '../../test/another-app.ts';
import type { Browser } from '../../test/browser.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { holdOpen } from '../../test/hold.ts';
import { openListener } from '../jobs/listener.ts';
import type { SessionKeeper } from './session.ts';

const server = useServer();

/** As in the running server: receives notifications of ended sessions and updates the cache. */
async function listenFor(sessions: SessionKeeper) {
  const { promise: isListening, resolve } = Promise.withResolvers<void>();
  const listener = openListener(server.connection, server.deps.log);
  onTestFinished(() => listener.close());
  listener.on('session_ended', (event) => {
    if (event.type === 'notice') sessions.forget(event.payload);
    else sessions.setListening(event.type === 'listening');
    if (event.type === 'listening') resolve();
  });
  await isListening;
}

/** Deletes the row without a notification, which the product never does: an answer then comes from the cache. */
async function deleteUnnoticed() {
  await server.pool.query(
    'begin; alter table sessions disable trigger sessions_announce_end; delete from sessions; alter table sessions enable trigger sessions_announce_end; commit',
  );
}
const isSignedIn = async (browser: Browser) => (await browser.call(auth.check)).body.authenticated;

test('a session is believed from memory for 30 seconds while announcements arrive', async () => {
  await listenFor(server.app.sessions);
  onTestFinished(() => server.app.sessions.setListening(false));
  const { browser } = await aStudent(server);
  expect(await isSignedIn(browser)).toBe(true);
  await deleteUnnoticed();
  expect(await isSignedIn(browser)).toBe(true);
  await server.clock.advance({ seconds: 31 });
  expect(await isSignedIn(browser)).toBe(false);
});

test('a session that ends in another process ends here at once', async () => {
  const other = await anotherApp(server);
  await listenFor(other.sessions);
  const asha = await aStudent(server);
  const there = other.newBrowser();
  there.cookies.set('session', asha.browser.cookies.get('session') ?? '');
  expect(await isSignedIn(there)).toBe(true);
  await asha.browser.call(auth.logout);
  await vi.waitFor(async () => expect(await isSignedIn(there)).toBe(false), { timeout: 10_000, interval: 5 });
});

test('while announcements do not arrive nothing is believed from memory', async () => {
  const { sessions } = server.app;
  sessions.setListening(true);
  onTestFinished(() => sessions.setListening(false));
  const { browser } = await aStudent(server);
  expect(await isSignedIn(browser)).toBe(true);
  sessions.setListening(false);
  expect(await isSignedIn(browser)).toBe(true);
  await deleteUnnoticed();
  expect(await isSignedIn(browser)).toBe(false);
});

test('what was in memory before announcements were missed is not believed afterwards', async () => {
  const { sessions } = server.app;
  sessions.setListening(true);
  onTestFinished(() => sessions.setListening(false));
  const { browser } = await aStudent(server);
  await isSignedIn(browser);
  sessions.setListening(false);
  await deleteUnnoticed();
  sessions.setListening(true);
  expect(await isSignedIn(browser)).toBe(false);
});

test('a session that ends while it is being read is not taken into memory', async () => {
  const { sessions } = server.app;
  sessions.setListening(true);
  onTestFinished(() => sessions.setListening(false));
  const { browser } = await aStudent(server);
  const { rows } = await server.pool.query<{ id: string }>('select public_id as id from sessions');
  await server.clock.advance({ minutes: 11 });

  // The end is not yet committed: the request has read the session and waits to note that it was seen.
  const ending = await holdOpen(server.connection, 'delete from sessions');
  const early = browser.call(auth.check);
  await vi.waitFor(async () => {
    const { rowCount } = await server.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rowCount).toBe(1);
  }, 10_000);
  sessions.forget(rows[0]?.id ?? '');
  await ending.commit();
  await early;
  expect(await isSignedIn(browser)).toBe(false);
});

test('a student whose account goes away is signed out, not shown an error', async () => {
  const asha = await aStudent(server);
  server.app.sessions.setListening(true);
  onTestFinished(() => server.app.sessions.setListening(false));
  await isSignedIn(asha.browser);
  await server.pool.query('delete from students where id = $1', [asha.id]);
  expect((await asha.browser.call(students.me)).status).toBe(401);
});
