import { api } from '@dakhila/contract';
import { clientErrors } from '@dakhila/contract/client-errors';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { shortlist } from '@dakhila/contract/shortlist';
import { ERROR_CODES } from '@dakhila/domain/errors';
import { RETENTION } from '@dakhila/domain/privacy/retention';
import { areaOf } from '@dakhila/domain/support/areas';
import { FAILURES_PER_STUDENT, FAILURES_SHOWN, isCallFailure } from '@dakhila/domain/support/failures';
import { expect, test, vi } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { typed } from '../../../test/ops.ts';
import { rejectionOf } from '../../http/errors.ts';
import { deleteUnneeded } from '../privacy/index.ts';
import { insertFailures, listFailures } from './failure-store.ts';

const server = useServer();
const PLACES = ['/assets/index-Bx3.js:1:48211'];
const aReport = (more: object = {}) => ({ body: { name: 'TypeError', places: PLACES, screen: 'predictor', ...more } });
const rows = async () =>
  (await server.pool.query('select student_id, source, place, kind, device from student_failures order by id')).rows;
const aFailure = (studentId: string, kind = 'unexpected') =>
  ({ studentId, source: 'call', place: 'GET /lists', kind, device: 'Chrome on Android' }) as const;

test('an error that the page of a student reports is stored once in a while, without a place in our scripts', async () => {
  const asha = await aStudent(server);
  for (let times = 0; times < 3; times += 1)
    expect((await asha.browser.call(clientErrors.report, aReport())).status).toBe(200);
  await asha.browser.call(clientErrors.report, { body: { name: 'RangeError', places: [] } });
  await vi.waitFor(async () => expect((await rows()).length).toBe(2));
  const device = expect.any(String);
  expect(await rows()).toEqual([
    { student_id: asha.id, source: 'page', place: '/predictor', kind: 'TypeError', device },
    { student_id: asha.id, source: 'page', place: '', kind: 'RangeError', device },
  ]);
});

test('an error on the page of a stranger is about nobody; a screen that is no word is refused', async () => {
  const app = await anotherApp(server, {});
  const stranger = app.newBrowser();
  expect((await stranger.call(clientErrors.report, aReport())).status).toBe(200);
  for (const screen of ['family/secret-token', 'Asha', '9876543210', 'a'.repeat(31), 7])
    expect((await stranger.call(clientErrors.report, aReport({ screen }))).status, String(screen)).toBe(400);
  await app.server.close();
  expect(await rows()).toEqual([]);
});

test('a call that ends in an error of ours is stored by its pattern; a refusal and the answer itself are as before', async () => {
  const asha = await aStudent(server);
  await server.pool.query('alter table shortlist rename to shortlist_elsewhere');
  try {
    expect((await asha.browser.call(shortlist.list)).status).toBe(500);
  } finally {
    await server.pool.query('alter table shortlist_elsewhere rename to shortlist');
  }
  expect((await asha.browser.call(shortlist.list)).status).toBe(200);
  expect((await asha.browser.call(clientErrors.report, { body: {} })).status).toBe(400);
  await vi.waitFor(async () => expect((await rows()).length).toBe(1));
  expect(await rows()).toEqual([
    { student_id: asha.id, source: 'call', place: 'GET /shortlist', kind: 'unexpected', device: expect.any(String) },
  ]);
  const { printed } = await typed(server, ['students', 'show', asha.email]);
  expect(printed).toContain('Shortlist, while loading');
});

test('what waits is written when the server stops, and a database that refuses it costs the student nothing', async () => {
  const asha = await aStudent(server);
  const app = await anotherApp(server, {});
  const browser = app.newBrowser();
  for (const [name, value] of asha.browser.cookies) browser.cookies.set(name, value);
  expect((await browser.call(clientErrors.report, aReport())).status).toBe(200);
  await app.server.close();
  expect((await rows()).length).toBe(1);
  await server.pool.query('alter table student_failures rename to elsewhere');
  try {
    const { status } = await asha.browser.call(clientErrors.report, aReport({ screen: 'rounds' }));
    expect(status).toBe(200);
    await vi.waitFor(() => expect(server.logged()).toContain('failures of students could not be saved'));
  } finally {
    await server.pool.query('alter table elsewhere rename to student_failures');
  }
});

test('of each student the newest are stored, and support sees the newest of those, for two weeks', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server, { firstName: 'Rohan' })];
  const { db } = server.deps;
  for (let count = 0; count < FAILURES_PER_STUDENT + 5; count += 1)
    await insertFailures(db, [aFailure(asha.id, `kind-${count}`), ...(count === 0 ? [aFailure(rohan.id)] : [])]);
  const own = (await rows()).filter(({ student_id }) => student_id === asha.id);
  expect([own.length, own[0]?.kind]).toEqual([FAILURES_PER_STUDENT, 'kind-5']);
  const seen = await listFailures(db, asha.id);
  expect([seen.length, seen[0]?.kind]).toEqual([FAILURES_SHOWN, `kind-${FAILURES_PER_STUDENT + 4}`]);
  expect(await listFailures(db, rohan.id)).toHaveLength(1);
  await server.clock.advance({ days: RETENTION.failureDays, minutes: 1 });
  expect(await listFailures(db, asha.id)).toEqual([]);
  await deleteUnneeded(db);
  expect(await rows()).toEqual([]);
});

test('one student who reports all the time stores at most so many an hour', async () => {
  const asha = await aStudent(server);
  for (let count = 0; count < 60; count += 1)
    await asha.browser.call(clientErrors.report, aReport({ screen: `s${'a'.repeat(count % 30)}`, places: [] }));
  await vi.waitFor(async () => expect((await rows()).length).toBe(FAILURES_PER_STUDENT));
  // The first of the hour are stored. Without the limit only the last would be left.
  expect((await rows())[0]?.place).toBe('/s');
});

test('an account that is erased, or unknown, gets no failures any more', async () => {
  const [asha, rohan] = [await aStudent(server), await aStudent(server, { firstName: 'Rohan' })];
  const { db } = server.deps;
  await server.pool.query(
    `update students set first_name = '', last_name = '', email = 'erased:' || id, phone = 'erased:' || id,
       birth_date = null, erased_at = app_now() where id = $1`,
    [asha.id],
  );
  const nobody = '00000000-0000-4000-8000-000000000000';
  await insertFailures(db, [aFailure(asha.id), aFailure(nobody), aFailure(rohan.id)]);
  expect((await rows()).map(({ student_id }) => student_id)).toEqual([rohan.id]);
});

test('every error of ours has words for support, except overload', () => {
  const ours = ERROR_CODES.filter((code) => rejectionOf(code, 'en').status >= 500);
  expect(ours.filter((code) => !isCallFailure(code))).toEqual(['overloaded']);
});

test('every call of a student belongs to a part of the product that staff know', () => {
  const calls = Object.values<Record<string, AnyEndpoint>>(api).flatMap((area) => Object.values(area));
  const unknown = calls.filter(({ path }) => areaOf(path.split('/')[1] ?? '') === undefined);
  expect(unknown.map(({ path }) => path)).toEqual([]);
});
