import { clientErrors } from '@dakhila/contract/client-errors';
import { deskErrors } from '@dakhila/contract/desk/client-errors';
import { expect, test } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import { aStaffMember, deskCall } from '../../../test/staff.ts';

const server = useServer();
const anError = (column = 48_211) => ({ name: 'TypeError', places: [`/assets/index-Bx3.js:1:${column}`] });
const lines = () =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes('a page reported an error'));

test('an error of a page is logged once, however often it is reported, and counted each time', async () => {
  const browser = server.newBrowser();
  for (let times = 0; times < 3; times += 1)
    expect((await browser.call(clientErrors.report, { body: anError() })).status).toBe(200);
  expect(lines().length).toBe(1);
  expect(lines()[0]).toContain('/assets/index-Bx3.js:1:48211');
  await browser.call(clientErrors.report, { body: anError(7) });
  expect(lines().length).toBe(2);
  const { payload } = await server.app.server.inject({ method: 'GET', url: '/metrics' });
  expect(payload).toMatch(/^client_errors_total [4-9]/m);
});

test('one network cannot fill the log or raise the alert on the count', async () => {
  const browser = server.newBrowser();
  for (let column = 100; column < 150; column += 1) await browser.call(clientErrors.report, { body: anError(column) });
  expect(lines().length).toBeLessThanOrEqual(20);
  const { payload } = await server.app.server.inject({ method: 'GET', url: '/metrics' });
  expect(payload).toMatch(/^client_errors_total 20$/m);
});

test('an error of the desk is logged as the desk’s, with or without a sign-in, and is never a failure of the student in the same browser', async () => {
  const [asha, meera] = [await aStudent(server), await aStaffMember(server)];
  const app = await anotherApp(server, {});
  const browser = app.newBrowser();
  for (const cookies of [asha.browser.cookies, meera.browser.cookies])
    for (const [name, value] of cookies) browser.cookies.set(name, value);
  const body = { ...anError(9_001), screen: 'money' };
  expect((await deskCall(browser, deskErrors.report, { body })).status).toBe(200);
  const visitor = { body: { ...anError(9_002), screen: '' } };
  expect((await deskCall(app.newBrowser(), deskErrors.report, visitor)).status).toBe(200);
  // Closing writes the failures that wait.
  await app.server.close();
  const logged = server.logged().split('\n');
  for (const column of [9_001, 9_002])
    expect(logged.find((line) => line.includes(`:${column}`))).toContain('a page of the desk reported an error');
  expect((await server.pool.query('select from student_failures')).rowCount).toBe(0);
});

test('an error of the desk is refused from another site and with any words', async () => {
  const { call } = await aStaffMember(server);
  const foreign = await call(deskErrors.report, { body: anError() }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.status).toBe(403);
  expect((await call(deskErrors.report, { body: { ...anError(), message: 'asha' } })).status).toBe(400);
});

test.each([
  ['words', { ...anError(), message: 'No seat for asha@example.com' }],
  ['another name', { ...anError(), name: 'asha@example.com' }],
  ['a place elsewhere', { ...anError(), places: ['https://example.com/asha.js:1:1'] }],
  ['too many places', { ...anError(), places: Array.from({ length: 11 }, () => '/assets/a.js:1:1') }],
  ['nothing', {}],
])('%s are refused', async (_what, body) => {
  expect((await server.newBrowser().call(clientErrors.report, { body })).status).toBe(400);
});
