import { randomUUID } from 'node:crypto';
import { auth } from '@dakhila/contract/auth';
import { OWNER_HEADER } from '@dakhila/contract/response-headers';
import { students } from '@dakhila/contract/students';
import { ACCESS_TOKEN_MS, CLOCK_SKEW_MS } from '@dakhila/domain/auth/otp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anotherApp } from '../../test/another-app.ts';
import type { Browser } from '../../test/browser.ts';
import { aBrowserOf, aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { openListener } from '../jobs/listener.ts';
import { closeAccount, reopenAccount } from '../modules/privacy/close-account.ts';
import { makeEndedSessions } from './ended-sessions.ts';
import type { SessionKeeper } from './session.ts';
import { deleteAllSessions, deleteEverySession } from './session-store.ts';

const server = useServer();
const SOON = { interval: 5 };

/** As in the running server: receives notifications of ended sessions. */
async function listenFor(sessions: SessionKeeper) {
  const { promise: isReady, resolve, reject } = Promise.withResolvers<void>();
  const listener = openListener(server.connection, server.deps.log);
  onTestFinished(() => listener.close());
  listener.on('session_ended', (event) => {
    if (event.type === 'notice') return sessions.forget(event.payload);
    sessions.setListening(event.type === 'listening').then(resolve, reject);
  });
  await isReady;
}

/** The process that reads sessions from the database, and another that listens and counts its reads of them. */
async function twoProcesses() {
  const reads = vi.fn();
  const db = new Proxy(server.deps.db, {
    get: (target, name) => {
      if (name === 'select') reads();
      return Reflect.get(target, name);
    },
  });
  const other = await anotherApp(server, { deps: { db } });
  await listenFor(other.sessions);
  const asha = await aStudent(server);
  const there = other.newBrowser();
  there.cookies.set('session', asha.browser.cookies.get('session') ?? '');
  expect(await isSignedIn(there)).toBe(true);
  reads.mockClear();
  return { other, asha, there, reads };
}

const isSignedIn = async (browser: Browser) => (await browser.call(auth.check)).body.authenticated;
const isSignedOutSoon = (browser: Browser) =>
  vi.waitFor(async () => expect(await isSignedIn(browser)).toBe(false), SOON);

test('a process trusts the token of another one and reads the session again after five minutes', async () => {
  const { other, there, reads, asha } = await twoProcesses();
  for (let call = 0; call < 3; call += 1) expect(await isSignedIn(there)).toBe(true);
  expect(reads).not.toHaveBeenCalled();
  // Signed by the process without notifications.
  await isSignedIn(asha.browser);
  const here = other.newBrowser();
  for (const [name, value] of asha.browser.cookies) here.cookies.set(name, value);
  expect(await isSignedIn(here)).toBe(true);
  expect(reads).not.toHaveBeenCalled();

  const before = there.cookies.get('access');
  await server.clock.advance({ seconds: ACCESS_TOKEN_MS / 1000 + 1 });
  expect(await isSignedIn(there)).toBe(true);
  expect(reads).toHaveBeenCalledOnce();
  expect(there.cookies.get('access')).not.toBe(before);
});

test.each([
  ['its browser logs out', async ({ browser }) => void (await browser.call(auth.logout))],
  ['the student is signed out everywhere', ({ id }) => deleteAllSessions(server.deps.db, id)],
  ['everybody is signed out', () => deleteEverySession(server.deps.db)],
  ['the account is closed', ({ id }) => closeAccount(server.deps, { studentId: id, askedBy: 'operator' })],
  ['the account is erased', ({ id }) => server.pool.query('delete from students where id = $1', [id])],
] as [string, (student: Awaited<ReturnType<typeof aStudent>>) => Promise<unknown>][])(
  'a session ends in every process when %s',
  async (_, end) => {
    const { asha, there } = await twoProcesses();
    await end(asha);
    await isSignedOutSoon(there);
    expect((await there.call(students.me)).status).toBe(401);
  },
);

test('when everybody was signed out, a new login is trusted again without reading', async () => {
  const { other, there, reads } = await twoProcesses();
  await deleteEverySession(server.deps.db);
  await isSignedOutSoon(there);
  const rohan = await aStudent(server);
  const again = other.newBrowser();
  again.cookies.set('session', rohan.browser.cookies.get('session') ?? '');
  expect(await isSignedIn(again)).toBe(true);
  reads.mockClear();
  expect(await isSignedIn(again)).toBe(true);
  expect(reads).not.toHaveBeenCalled();
});

test('a session that stays open when its account is reopened is read again everywhere', async () => {
  const { other } = await twoProcesses();
  const rohan = await aStudent(server);
  await closeAccount(server.deps, { studentId: rohan.id, askedBy: 'student' });
  const there = other.newBrowser();
  there.cookies.set('session', (await aBrowserOf(server, rohan.id)).cookies.get('session') ?? '');
  expect((await there.call(students.me)).status).toBe(403);
  await reopenAccount(server.deps, rohan.id);
  await vi.waitFor(async () => expect((await there.call(students.me)).status).toBe(200), SOON);
});

test('a token alone, without its session cookie, signs nobody in', async () => {
  const { other, asha, there } = await twoProcesses();
  const thief = other.newBrowser();
  thief.cookies.set('access', there.cookies.get('access') ?? '');
  expect(await isSignedIn(thief)).toBe(false);
  thief.cookies.set('session', 'A'.repeat(43));
  expect(await isSignedIn(thief)).toBe(false);
  thief.cookies.set('session', (await aStudent(server)).browser.cookies.get('session') ?? '');
  expect((await thief.call(students.me)).headers).not.toMatchObject({ [OWNER_HEADER]: asha.id });
});

test('while notifications do not arrive the session is read at every request', async () => {
  const { sessions } = server.app;
  await sessions.setListening(true);
  onTestFinished(() => sessions.setListening(false));
  const { browser } = await aStudent(server);
  expect(await isSignedIn(browser)).toBe(true);
  await server.pool.query('delete from sessions');
  // The notification of this end went to nobody.
  expect(await isSignedIn(browser)).toBe(true);
  await sessions.setListening(false);
  expect(await isSignedIn(browser)).toBe(false);
});

test('ends that were missed while the connection was lost are read when it is back', async () => {
  const { sessions } = server.app;
  await sessions.setListening(true);
  onTestFinished(() => sessions.setListening(false));
  const [asha, rohan] = [await aStudent(server), await aStudent(server)];
  for (const { browser } of [asha, rohan]) await isSignedIn(browser);
  await sessions.setListening(false);
  await deleteAllSessions(server.deps.db, asha.id);
  await sessions.setListening(true);
  expect([await isSignedIn(asha.browser), await isSignedIn(rohan.browser)]).toEqual([false, true]);
  await sessions.setListening(false);
  await deleteEverySession(server.deps.db);
  await sessions.setListening(true);
  expect(await isSignedIn(rohan.browser)).toBe(false);
});

test('a clock that is wrong by more than a minute is not used', async () => {
  let wrongByMs = 0;
  const now = () => new Date(server.clock.now().getTime() + wrongByMs);
  const app = await anotherApp(server, { deps: { now } });
  await app.sessions.setListening(true);
  const { browser } = await aStudent(server);
  const there = app.newBrowser();
  there.cookies.set('session', browser.cookies.get('session') ?? '');
  expect(await isSignedIn(there)).toBe(true);
  expect(app.sessions.recall(there.cookies.get('session'), there.cookies.get('access'))).toBeDefined();
  const old = [there.cookies.get('session'), there.cookies.get('access')] as const;
  await server.clock.advance({ hours: 1 });
  wrongByMs = -3_600_000;
  // Any request whose session is read shows the difference.
  const stranger = app.newBrowser();
  stranger.cookies.set('session', (await aStudent(server)).browser.cookies.get('session') ?? '');
  expect(await isSignedIn(stranger)).toBe(true);
  expect(app.sessions.recall(...old)).toBeUndefined();
});

test('cleaning up old sessions sends no notification and leaves no row', async () => {
  await aStudent(server);
  await server.clock.advance({ days: 15 });
  await server.pool.query('delete from sessions');
  expect((await server.pool.query('select from ended_sessions')).rowCount).toBe(0);
});

test('rows of ended sessions are removed by later ones', async () => {
  await aStudent(server);
  await server.pool.query('delete from sessions');
  await server.clock.advance({ hours: 2 });
  await aStudent(server);
  await server.pool.query('delete from sessions');
  expect((await server.pool.query('select from ended_sessions')).rowCount).toBe(1);
});

const aToken = (publicId = randomUUID()) => ({
  session: { publicId, studentId: randomUUID() },
  madeAt: server.clock.now().getTime(),
});

test('more ends than are remembered make every token be checked once', async () => {
  const ended = makeEndedSessions(server.deps, 3);
  await ended.setListening(true);
  const token = aToken();
  for (let count = 0; count < 3; count += 1) ended.add(randomUUID());
  expect(ended.isOpen(token)).toBe(true);
  ended.add(randomUUID());
  expect(ended.isOpen(token)).toBe(false);
  expect(ended.isOpen({ ...token, madeAt: token.madeAt + CLOCK_SKEW_MS + 60_000 })).toBe(true);
});

test('an end is remembered for as long as a token can be valid, then forgotten', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const ended = makeEndedSessions(server.deps, 2);
  await ended.setListening(true);
  const [first, bystander] = [aToken(), aToken()];
  ended.add(first.session.publicId);
  vi.advanceTimersByTime(ACCESS_TOKEN_MS + CLOCK_SKEW_MS);
  ended.add(randomUUID());
  expect(ended.isOpen(first)).toBe(false);
  vi.advanceTimersByTime(1);
  // The first is forgotten, so that there is room.
  ended.add(randomUUID());
  expect([ended.isOpen(first), ended.isOpen(bystander)]).toEqual([true, true]);
});

test('when ended sessions cannot be read, no token is trusted until they can', async () => {
  let isAway = true;
  const db = new Proxy(server.deps.db, {
    get: (target, name) => {
      if (isAway && name === 'select') throw new Error('away');
      return Reflect.get(target, name);
    },
  });
  const ended = makeEndedSessions({ ...server.deps, db });
  const connecting = ended.setListening(true);
  expect(ended.isOpen(aToken())).toBe(false);
  isAway = false;
  await connecting;
  expect(ended.isOpen(aToken())).toBe(true);
});
