import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auth } from '@dakhila/contract/auth';
import { afterAll, expect, test } from 'vitest';
import { aBooking, aClient, aCounsellor } from '../../../test/counselling.ts';
import { useServer } from '../../../test/harness.ts';
import { holdOpen } from '../../../test/hold.ts';
import { messagesTo } from '../../../test/inbox.ts';
import { auditTrail, typed } from '../../../test/ops.ts';
import { eraseAccount } from '../../modules/privacy/erase-account.ts';

const server = useServer();
const folder = mkdtempSync(join(tmpdir(), 'dakhila-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const students = (...words: string[]) => typed(server, ['students', ...words]);
const asha = { firstName: 'Asha', lastName: 'Patil', email: 'asha.patil@example.com', phone: '919876543210' };
const isSignedIn = async ({ browser }: Awaited<ReturnType<typeof aClient>>) =>
  ((await browser.call(auth.check)).body as { authenticated?: boolean }).authenticated;

test('what support needs is shown without a name or a contact', async () => {
  const { id } = await aClient(server, { ...asha, pulls: 3 });
  const { code, printed } = await students('show', asha.email);
  expect(code).toBe(0);
  for (const part of [id, 'A. P., a****l@example.com', '3 attempts', '+3', 'Test', 'No orders.', '0 tickets', 'open'])
    expect(printed).toContain(part);
  const json = await students('show', id, '--json');
  expect(JSON.parse(json.printed).data).toMatchObject({ id, left: { attempts: 3 }, counts: { bookings: 0 } });
  for (const secret of ['Asha', 'asha.patil', '9876543210']) {
    expect(printed + json.printed).not.toContain(secret);
    expect(JSON.stringify(await auditTrail(server))).not.toContain(secret);
  }
});

test('a student whose phone was lost is signed out everywhere', async () => {
  const student = await aClient(server, asha);
  expect(await isSignedIn(student)).toBe(true);
  expect((await students('end-sessions', asha.phone, '--dry-run')).printed).toContain('logged out on 1 devices');
  expect(await isSignedIn(student)).toBe(true);
  await students('end-sessions', asha.phone);
  expect(await isSignedIn(student)).toBe(false);
});

test('everybody is signed out at once, and one notification tells every process', async () => {
  const clients = [await aClient(server, asha), await aClient(server)];
  for (const client of clients) expect(await isSignedIn(client)).toBe(true);
  const listener = await server.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen session_ended');

  expect((await students('end-sessions')).code).toBe(2);
  expect((await students('end-sessions', asha.phone, '--all')).code).toBe(2);
  expect((await students('end-sessions', '--all', '--dry-run')).printed).toBe('Everyone: logged out on 2 devices.');
  for (const client of clients) expect(await isSignedIn(client)).toBe(true);
  expect((await students('end-sessions', '--all')).code).toBe(0);
  for (const client of clients) expect(await isSignedIn(client)).toBe(false);
  // What was announced before this answer has come with it.
  await listener.query('unlisten session_ended');
  listener.removeAllListeners('notification');
  listener.release();
  expect(heard).toEqual([expect.stringMatching(/^all \d+\.\d+$/)]);
  expect((await server.pool.query('select public_id from ended_sessions')).rows).toEqual([{ public_id: null }]);
  expect((await auditTrail(server)).map(({ details }) => details)).toEqual([{ all: true, ended: 2 }]);
});

test('while a backup reads the sessions, signing everybody out is refused at once and stops nobody', async () => {
  const client = await aClient(server);
  const backup = await holdOpen(server.connection, 'select from sessions');
  const { code, told } = await students('end-sessions', '--all');
  expect([code, told]).toEqual([1, expect.stringContaining('A backup or another long transaction')]);
  expect(await isSignedIn(client)).toBe(true);
  await backup.rollback();
  expect((await students('end-sessions', '--all')).code).toBe(0);
});

test('an account is closed after a question, for 30 days, and can be opened again until then', async () => {
  await aCounsellor(server);
  const student = await aClient(server, { ...asha, sessions: 1 });
  await aBooking(server, student.browser, 30);
  expect((await students('close', asha.email)).code).toBe(3);
  const dry = await students('close', asha.email, '--dry-run');
  expect(dry.printed).toContain('has 30 days to reopen the account');
  const { data } = JSON.parse((await students('close', asha.email, '--dry-run', '--json')).printed);
  expect(data).toEqual({
    id: student.id,
    ends: { openSessions: 1, bookingsAhead: 1, reportLinks: 0 },
    left: { attempts: 0, sessions: 0, assessments: 0 },
    undoDays: 30,
  });
  expect(await isSignedIn(student)).toBe(true);

  expect((await students('close', asha.email, '--yes')).printed).toContain('It is deleted after');
  expect(await isSignedIn(student)).toBe(false);
  expect((await messagesTo(server, asha.email)).some(({ subject }) => /clos|delet/i.test(subject))).toBe(true);
  expect((await students('show', student.id)).printed).toContain('closed, deleted after');
  const { rows } = await server.pool.query('select is_returned from counselling_bookings');
  expect(rows).toEqual([{ is_returned: true }]);
  expect((await students('close', asha.email, '--yes')).told).toBe('This account is already closed.');

  expect((await students('reopen', asha.email)).printed).toBe('Reopened; the student gets an email.');
  expect((await students('reopen', asha.email)).told).toBe('This account is open.');
  expect((await auditTrail(server)).map(({ action, details }) => `${action} ${details.stage ?? ''}`)).toEqual([
    'ops students close begun',
    'ops students close done',
    'ops students show ',
    'ops students reopen begun',
    'ops students reopen done',
  ]);
});

test('everything about a student goes into a file for its owner alone, whole or not at all', async () => {
  const { id } = await aClient(server, asha);
  const file = join(folder, 'copy.json');
  expect((await students('export', id, '--to', file, '--dry-run')).code).toBe(0);
  expect(() => statSync(file)).toThrow();
  expect((await students('export', id, '--to', file)).code).toBe(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(file, 'utf8')).data.students).toMatchObject([{ email: asha.email }]);
  expect((await students('export', id, '--to', file)).told).toContain('already exists');
  const page = join(folder, 'copy.html');
  await students('export', asha.email, '--to', page);
  expect(readFileSync(page, 'utf8')).toContain('asha.patil@example.com');
  expect((await students('export', id, '--to', join(folder, 'copy.txt'))).code).toBe(2);
  expect((await students('export', id, '--to', join(folder, 'no', 'copy.json'))).code).toBe(1);
});

test('a student who is not there, or was erased, is not found', async () => {
  const { id } = await aClient(server, asha);
  await students('close', id, '--yes');
  await server.clock.advance({ days: 31 });
  expect(await eraseAccount(server.deps, id)).toBe(true);
  for (const verb of ['show', 'end-sessions', 'close', 'reopen']) {
    expect(await students(verb, 'nobody@example.com', '--yes')).toMatchObject({ code: 2, printed: '' });
    expect((await students(verb, id, '--yes')).told).toContain('This account was deleted');
    expect((await students(verb, 'asha', '--yes')).code).toBe(2);
  }
});
