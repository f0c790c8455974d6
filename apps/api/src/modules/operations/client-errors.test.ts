import { clientErrors } from '@dakhila/contract/client-errors';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';

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

test.each([
  ['words', { ...anError(), message: 'No seat for asha@example.com' }],
  ['another name', { ...anError(), name: 'asha@example.com' }],
  ['a place elsewhere', { ...anError(), places: ['https://example.com/asha.js:1:1'] }],
  ['too many places', { ...anError(), places: Array.from({ length: 11 }, () => '/assets/a.js:1:1') }],
  ['nothing', {}],
])('%s are refused', async (_what, body) => {
  expect((await server.newBrowser().call(clientErrors.report, { body })).status).toBe(400);
});
