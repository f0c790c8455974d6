import { expect, test } from 'vitest';
import { contractAnswer } from './contract-answer.ts';

function check(call: string, status: number, body: unknown) {
  const [method = '', path = ''] = call.split(' ');
  return contractAnswer({ method, path }, status, body);
}
const success = (data: unknown) => ({ status: 'success', success: true, data });
const refusal = { status: 'fail', success: false, code: 'not-found', message: 'We couldn’t find that' };

test.each([
  ['GET /colleges/courses', 200, success(['Civil Engineering'])],
  ['POST /auth/logout', 200, { status: 'success', success: true }],
  ['GET /desk/members', 200, { status: 'success', success: true, data: [], next: null }],
  ['GET /colleges/1', 404, refusal],
  ['GET /colleges/1', 429, { ...refusal, status: 'error', code: 'too-many-requests' }],
])('%s may be answered with %i', (call, status, body) => {
  expect(check(call, status, body)).toEqual({ body, breach: null });
});

test('a proxy rejects without a body; a success has one', () => {
  expect(check('GET /shortlist', 503, undefined).breach).toBeNull();
  expect(check('GET /shortlist', 200, undefined).breach).not.toBeNull();
});

test.each([
  ['a call that does not exist', 'GET /colleges-of-mars', 200, success([]), 'no call of the contract'],
  ['a call with another method', 'PATCH /colleges/courses', 200, success([]), 'no call of the contract'],
  ['a missing field', 'GET /auth/check', 200, { status: 'success', success: true }, 'authenticated (invalid_type)'],
  ['an unknown code', 'GET /colleges/1', 404, { ...refusal, code: 'gone' }, '"gone" is no error code'],
  ['a code of another status', 'GET /colleges/1', 400, refusal, '"not-found" is sent with 404'],
  ['a refusal without a code', 'GET /colleges/1', 404, { ...refusal, code: undefined }, 'code (invalid_type)'],
  ['a refusal without a message', 'GET /colleges/1', 404, { ...refusal, message: '' }, 'no message'],
  ['an outage that says fail', 'GET /colleges/1', 503, { ...refusal, code: 'unavailable' }, 'instead of "error"'],
])('%s is found', (_, call, status, body, breach) => {
  expect(check(call, status, body).breach).toContain(breach);
});

test('a field that the contract does not have is left out, as the server does', () => {
  const body = success({ email: 'r****a@example.com', isNew: true });
  expect(check('POST /auth/login/init', 200, body).body).toEqual(success({ email: 'r****a@example.com' }));
});

test('a fixed path wins over one with a parameter', () => {
  // `/colleges/:id` answers with a college, `/colleges/cities` with names.
  expect(check('GET /colleges/cities', 200, success(['Pune'])).breach).toBeNull();
  expect(check('GET /colleges/pune', 200, success(['Pune'])).breach).not.toBeNull();
});
