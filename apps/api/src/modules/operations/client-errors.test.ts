import { clientErrors } from '@dakhila/contract/client-errors';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { scrub } from './client-errors.ts';

const server = useServer();
const anError = (changed = {}) => ({
  name: 'TypeError',
  message: 'undefined is not a function',
  stack: 'at render (https://dakhila.example/assets/index-Bx3.js:1:48211)',
  screen: '/predictor/josaa',
  ...changed,
});
const lines = () =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes('a page reported an error'));

test('an error of a page is logged once, however often it is reported, and counted each time', async () => {
  const browser = await server.newBrowser();
  for (let times = 0; times < 3; times += 1) {
    const answer = await browser.call(clientErrors.report, { body: anError() });
    expect(answer.status).toBe(200);
  }
  expect(lines().length).toBe(1);
  expect(lines()[0]).toContain('/assets/index-Bx3.js:1:48211');
  await browser.call(clientErrors.report, { body: anError({ message: 'null has no properties' }) });
  expect(lines().length).toBe(2);
  const { payload } = await server.app.server.inject({ method: 'GET', url: '/metrics' });
  expect(payload).toMatch(/^client_errors_total [4-9]/m);
});

test('what is too long or unknown is refused', async () => {
  const browser = await server.newBrowser();
  for (const body of [anError({ message: 'x'.repeat(301) }), anError({ cookie: 'a' }), {}]) {
    const answer = await browser.call(clientErrors.report, { body });
    expect(answer.status).toBe(400);
  }
});

test('contacts, codes, ids and links are removed; the place in the code stays', () => {
  expect(scrub('No seat for asha.patil@example.com at 9876543210')).toBe('No seat for … at …');
  expect(scrub('at /assets/index-Bx3.js:1:48211')).toBe('at /assets/index-Bx3.js:1:48211');
  expect(scrub('GET https://dakhila.example/family/abc?x=1 failed')).toBe('GET … failed');
  expect(scrub('phone:9876543210 v1.482913')).toBe('phone:… v…');
  expect(scrub('run 0b7c6f0e-0000-4000-8000-000000000001 of 482913')).toBe('run … of …');
});

test('no address or phone number survives, whatever surrounds it', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.emailAddress(),
      fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }),
      (text, email, phone) => {
        const scrubbed = scrub(`${text} ${email} ${phone} ${text}`);
        return !scrubbed.includes(email) && !scrubbed.includes(String(phone));
      },
    ),
  );
});
