import { randomUUID } from 'node:crypto';
import { auth } from '@dakhila/contract/auth';
import { SESSION_OVERLAP_MS, SESSIONS_PER_STUDENT } from '@dakhila/domain/auth/otp';
import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import * as schema from '../db/schema/index.ts';
import { insertSession } from './session-store.ts';

const server = useServer();

async function isSignedInWith(secret: string) {
  const browser = server.newBrowser();
  browser.cookies.set('session', secret);
  return (await browser.call(auth.check)).body.authenticated;
}
const openSession = (studentId: string) =>
  insertSession(server.deps.db, { publicId: randomUUID(), studentId, device: 'Test' });

test('a session in use every week lasts 60 days and not one more', async () => {
  const { browser } = await aStudent(server);
  for (let week = 0; week < 8; week += 1) {
    await server.clock.advance({ days: 7 });
    expect((await browser.call(auth.check)).body.authenticated).toBe(true);
  }
  await server.clock.advance({ days: 3, hours: 23 });
  expect((await browser.call(auth.check)).body.authenticated).toBe(true);
  await server.clock.advance({ hours: 2 });
  expect((await browser.call(auth.check)).body.authenticated).toBe(false);
});

test('a session unused for 14 days has ended, and its row is gone', async () => {
  const asha = await aStudent(server);
  const rohan = await aStudent(server);
  await server.clock.advance({ days: 13, hours: 23 });
  expect((await rohan.browser.call(auth.check)).body.authenticated).toBe(true);
  await server.clock.advance({ hours: 2 });
  expect((await asha.browser.call(auth.check)).body.authenticated).toBe(false);
  const { rows } = await server.pool.query('select student_id from sessions');
  expect(rows).toEqual([{ student_id: rohan.id }]);
});

test('using a session moves its end: "last seen" is kept to ten minutes', async () => {
  const { browser } = await aStudent(server);
  await server.clock.advance({ minutes: 11 });
  await browser.call(auth.check);
  const { rows } = await server.pool.query(
    "select last_seen_at > app_now() - interval '1 minute' as is_fresh from sessions",
  );
  expect(rows).toEqual([{ is_fresh: true }]);
});

test('the cookie is replaced daily; the session, its list entry and its forgery token stay', async () => {
  const { browser } = await aStudent(server);
  await browser.call(auth.check);
  const [before, token] = [browser.cookies.get('session'), browser.cookies.get('XSRF-TOKEN')];
  await server.clock.advance({ hours: 25 });
  expect((await browser.call(auth.check)).body.authenticated).toBe(true);
  expect(browser.cookies.get('session')).not.toBe(before);
  expect(browser.cookies.get('XSRF-TOKEN')).toBe(token);
  expect((await browser.call(auth.endOtherSessions)).body.data).toEqual({ ended: 0 });
});

test('requests that were on their way with the replaced cookie still work, later ones do not', async () => {
  const { browser } = await aStudent(server);
  const before = browser.cookies.get('session') ?? '';
  await server.clock.advance({ hours: 25 });
  await browser.call(auth.check);
  await server.clock.advance({ seconds: SESSION_OVERLAP_MS / 1000 - 2 });
  expect(await isSignedInWith(before)).toBe(true);
  await server.clock.advance({ seconds: 4 });
  expect(await isSignedInWith(before)).toBe(false);
  expect((await browser.call(auth.check)).body.authenticated).toBe(true);
});

test('of many requests at once one replaces the cookie, and all are served', async () => {
  const { browser } = await aStudent(server);
  const secret = browser.cookies.get('session') ?? '';
  await server.clock.advance({ hours: 25 });
  const answers = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const tab = server.newBrowser();
      tab.cookies.set('session', secret);
      const { body } = await tab.call(auth.check);
      return { isSignedIn: body.authenticated, isReplaced: tab.cookies.get('session') !== secret };
    }),
  );
  expect(answers.every((answer) => answer.isSignedIn)).toBe(true);
  expect(answers.filter((answer) => answer.isReplaced)).toHaveLength(1);
});

test('an eleventh session signs the oldest out', async () => {
  const asha = await aStudent(server);
  const rohan = await aStudent(server);
  const secrets = [asha.browser.cookies.get('session') ?? ''];
  while (secrets.length < SESSIONS_PER_STUDENT + 1) {
    await server.clock.advance({ minutes: 1 });
    secrets.push(await openSession(asha.id));
  }
  const states = await Promise.all(secrets.map(isSignedInWith));
  expect(states).toEqual([false, ...Array(SESSIONS_PER_STUDENT).fill(true)]);
  expect((await rohan.browser.call(auth.check)).body.authenticated).toBe(true);
});

test('many sign-ins at the same moment leave no more than the limit', async () => {
  const { id } = await aStudent(server);
  await Promise.all(
    Array.from({ length: SESSIONS_PER_STUDENT + 5 }, () =>
      server.deps.db.transaction((tx) => insertSession(tx, { publicId: randomUUID(), studentId: id, device: 'Test' })),
    ),
  );
  expect((await server.pool.query('select from sessions')).rowCount).toBe(SESSIONS_PER_STUDENT);
});

test('a sign-in that began before the others and ended after them leaves no more than the limit either', async () => {
  const { id } = await aStudent(server);
  const late = await server.pool.connect();
  await late.query('begin; select now()');
  for (let count = 0; count < SESSIONS_PER_STUDENT; count += 1) await openSession(id);
  await insertSession(drizzle(late, { schema }), { publicId: randomUUID(), studentId: id, device: 'Late' });
  await late.query('commit');
  late.release();
  const { rows } = await server.pool.query(
    "select count(*)::int as open, bool_or(device = 'Late') as has_late from sessions",
  );
  expect(rows).toEqual([{ open: SESSIONS_PER_STUDENT, has_late: true }]);
});

test('the database holds no secret that signs anybody in', async () => {
  const { browser } = await aStudent(server);
  const secret = browser.cookies.get('session') ?? '';
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  const { rows } = await server.pool.query(
    "select encode(id_hash, 'hex') as hash, sessions::text as row from sessions",
  );
  expect(rows[0].hash).toHaveLength(64);
  expect(rows[0].row).not.toContain(secret);
  expect(rows[0].row).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
});
