import { auth } from '@dakhila/contract/auth';
import { Failure } from '@dakhila/contract/envelope';
import { signup } from '@dakhila/contract/signup';
import { expect, test } from 'vitest';
import type { Answer } from '../../test/browser.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';

const server = useServer();
const LOGIN = '/api/v1/auth/login/init';

async function post(payload: string, url = LOGIN): Promise<Answer> {
  const browser = server.newBrowser();
  await browser.call(auth.check);
  const headers = { 'content-type': 'application/json', 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' };
  return browser.send({ method: 'POST', url, headers, payload });
}
function expectFailure(answer: Answer, status: number, code: string) {
  expect(answer.body).toEqual(Failure.parse(answer.body));
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:\d|at \w+ \(/);
}

test.each([
  ['broken JSON', '{"identifier":'],
  ['no JSON at all', 'hello'],
  ['an empty body', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '7'],
  ['a field too few', '{}'],
  ['a field of the wrong kind', '{"identifier":7}'],
  ['a field too many', '{"identifier":"asha@example.com","isAdmin":true}'],
  ['a poisoned prototype', '{"identifier":"asha@example.com","__proto__":{"isAdmin":true}}'],
  ['a NUL in a value', '{"identifier":"a\\u0000b"}'],
  ['a NUL deep inside', '{"identifier":{"a":["b",{"c":"\\u0000"}]}}'],
  ['more brackets than a stack holds', `{"identifier":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
  ['a NUL in a name', '{"identifier":"asha@example.com","\\u0000":1}'],
])('a body with %s is refused with 400', async (_, payload) => {
  expectFailure(await post(payload), 400, 'invalid-input');
});

test('a refused field is named, with what is wrong with it', async () => {
  const form = { firstName: 'A', lastName: 'Patil', email: 'asha', phone: '9876543210' };
  const answer = await server.newBrowser().call(signup.init, { body: form });
  expectFailure(answer, 400, 'invalid-input');
  expect(answer.body.message).toBe('First name must be at least 2 characters');
  expect(answer.body.fields).toEqual({
    firstName: 'First name must be at least 2 characters',
    email: 'Please enter a valid email',
  });
});

test('a body above 16 kB is refused with 413, one just below is read', async () => {
  expectFailure(await post(JSON.stringify({ identifier: 'x'.repeat(17_000) })), 413, 'too-large');
  expectFailure(await post(JSON.stringify({ identifier: 'x'.repeat(16_000) })), 400, 'invalid-input');
});

test('a NUL in the query is refused', async () => {
  const answer = await server.newBrowser().send({ method: 'GET', url: '/api/v1/signup/check-email?email=a%00b' });
  expectFailure(answer, 400, 'invalid-input');
});

test('a NUL in the path is refused', async () => {
  const { browser } = await aStudent(server);
  await browser.call(auth.check);
  const headers = { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '' };
  expectFailure(
    await browser.send({ method: 'DELETE', url: '/api/v1/auth/sessions/%00', headers }),
    400,
    'invalid-input',
  );
});

test.each([
  ['an address that cannot be decoded', '/api/v1/auth/%zz', 400, 'invalid-input'],
  ['a path part out of all proportion', `/api/v1/payments/${'x'.repeat(2_000)}`, 404, 'not-found'],
  ['an unknown call', '/api/v1/nothing/here', 404, 'not-found'],
  ['another version', '/api/v2/auth/check', 404, 'not-found'],
  ['the base path itself', '/api/v1', 404, 'not-found'],
])('%s is answered in the envelope', async (_, url, status, code) => {
  const answer = await server.newBrowser().send({ method: 'GET', url });
  expectFailure(answer, status, code);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(JSON.stringify(answer.body)).not.toContain('zz');
});

test('a known address with the wrong method is not found', async () => {
  expectFailure(await post('{}', '/api/v1/auth/check'), 404, 'not-found');
  expectFailure(await server.newBrowser().send({ method: 'GET', url: LOGIN }), 404, 'not-found');
  expectFailure(await server.newBrowser().send({ method: 'OPTIONS', url: LOGIN }), 404, 'not-found');
});
