import { Failure } from '@dakhila/contract/envelope';
import { DomainError, ERROR_CODES } from '@dakhila/domain/errors';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { ERROR_MESSAGES } from './error-messages.ts';
import { onError } from './errors.ts';

/** A route of each kind of failure, with the product's own error handler. */
const thrower = Fastify();
thrower.setErrorHandler(onError);
thrower.get('/domain/:code', async (request) => {
  const { code } = request.params as { code: (typeof ERROR_CODES)[number] };
  throw new DomainError(code);
});
thrower.get('/wait', async () => {
  throw new DomainError('too-many-requests', { retryAfterSeconds: 12.3, message: 'Come back later' });
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
  expect(body).toMatchObject({ code, message: ERROR_MESSAGES[code] });
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
