import { auth } from '@dakhila/contract/auth';
import { Failure } from '@dakhila/contract/endpoint';
import { signup } from '@dakhila/contract/signup';
import { DomainError, ERROR_CODES } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Answer } from '../../test/browser.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { onError } from './errors.ts';

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

/** A route of each kind of failure, with the product's own error handler. */
const thrower = Fastify();
thrower.setErrorHandler(onError);
thrower.get('/domain/:code', async (request) => {
  const { code } = request.params as { code: (typeof ERROR_CODES)[number] };
  throw new DomainError(code);
});
thrower.get('/wait', async () => {
  throw new DomainError('too-many-requests', { retryAfterSeconds: 12.3, detail: 'Come back later' });
});
thrower.get('/bug', async () => {
  throw new TypeError('Cannot read asha@example.com of undefined');
});
thrower.get('/odd', async () => {
  throw 'just a word';
});
afterAll(() => thrower.close());

test.each(ERROR_CODES)('%s has a status, words for the student, and the right kind', async (code) => {
  const response = await thrower.inject(`/domain/${code}`);
  const body = Failure.parse(response.json());
  expect(body).toMatchObject({ code, message: say('en', messageOf(`errors.${code}`)) });
  expect(body.message.length).toBeGreaterThan(10);
  const isLimitOrOutage = response.statusCode === 429 || response.statusCode >= 500;
  expect(body.status).toBe(isLimitOrOutage ? 'error' : 'fail');
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a limit says how long to wait, in whole seconds', async () => {
  const response = await thrower.inject('/wait');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([429, '13']);
  expect(response.json()).toMatchObject({ status: 'error', message: 'Come back later' });
});

test.each(['/bug', '/odd'])('what nobody foresaw (%s) is 500 and says nothing of its inside', async (url) => {
  const response = await thrower.inject(url);
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    status: 'error',
    success: false,
    code: 'unexpected',
    message: 'An unexpected error occurred',
  });
});
