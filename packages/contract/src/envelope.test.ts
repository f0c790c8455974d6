import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { done, Failure, reply, replyWith } from './endpoint.ts';

const both = { status: 'success', success: true } as const;

test('a success speaks both dialects', () => {
  expect(done.parse(both)).toEqual(both);
  expect(done.safeParse({ status: 'success' }).success).toBe(false);
  expect(done.safeParse({ success: true }).success).toBe(false);
});

test('a reply carries data inside, a reply with fields carries them outside', () => {
  expect(reply(z.object({ one: z.number() })).parse({ ...both, data: { one: 1 } }).data).toEqual({ one: 1 });
  expect(replyWith({ authenticated: z.boolean() }).parse({ ...both, authenticated: true }).authenticated).toBe(true);
});

test('what is not declared does not get through', () => {
  expect(reply(z.object({ one: z.number() })).parse({ ...both, data: { one: 1, secret: 2 }, more: 3 })).toEqual({
    ...both,
    data: { one: 1 },
  });
});

test.each([
  [{ status: 'fail', success: false, code: 'csrf', message: 'x' }, true],
  [{ status: 'error', success: false, code: 'overloaded', message: 'x', fields: { email: 'y' } }, true],
  [{ status: 'success', success: false, code: 'x', message: 'x' }, false],
  [{ status: 'fail', success: true, code: 'x', message: 'x' }, false],
  [{ status: 'fail', success: false, message: 'x' }, false],
])('%o is a failure: %s', (answer, isOne) => {
  expect(Failure.safeParse(answer).success).toBe(isOne);
});
