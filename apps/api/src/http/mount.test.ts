import { endpoint, reply, replyWith } from '@dakhila/contract/endpoint';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import type { Caller } from './caller.ts';
import { onError } from './errors.ts';
import { mount } from './mount.ts';

const NOBODY: Caller = {
  browserId: 'b',
  network: 'n',
  budgetedNetwork: null,
  session: null,
  staff: null,
  language: null,
  signupId: null,
};

/** A server with the product's error handler, where every request has the given caller. */
function aServer(caller: Partial<Caller> = {}) {
  const app = Fastify();
  app.setErrorHandler(onError);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request) => {
    request.caller = { ...NOBODY, ...caller };
  });
  onTestFinished(() => app.close());
  return app;
}

test('the answer has the envelope of both dialects, and only what the contract declares', async () => {
  const app = aServer();
  const declared = endpoint('GET /thing', 'anyone', {
    summary: 'A thing',
    response: replyWith({ data: z.object({ name: z.string(), inner: z.object({ size: z.number() }) }) }),
  });
  const stored = { name: 'Asha', phone: '919876543210', inner: { size: 1, secret: 'x' } };
  mount(app, declared, () => ({ data: stored, internal: true }));
  expect((await app.inject('/thing')).json()).toEqual({
    status: 'success',
    success: true,
    data: { name: 'Asha', inner: { size: 1 } },
  });
});

test('an answer that lacks a declared field is an error of ours, not half an answer', async () => {
  const app = aServer();
  const declared = endpoint('GET /thing', 'anyone', {
    summary: 'A thing',
    response: reply(z.object({ name: z.string() })),
  });
  mount(app, declared, () => ({ data: JSON.parse('{}') }));
  const response = await app.inject('/thing');
  expect([response.statusCode, response.json().code]).toEqual([500, 'unexpected']);
});

const withInput = endpoint('POST /things/:id', 'anyone', {
  summary: 'Change a thing',
  params: z.object({ id: z.string().check(z.maxLength(5)) }),
  query: z.object({ page: z.optional(z.string()) }),
  body: z.strictObject({ name: z.string().check(z.minLength(2, 'Too short')) }),
  response: reply(z.object({ heard: z.string() })),
});

test('a handler receives what was parsed; unknown query words are ignored', async () => {
  const app = aServer();
  mount(app, withInput, ({ params, query, body }) => ({ data: { heard: `${params.id} ${query.page} ${body.name}` } }));
  const response = await app.inject({ method: 'POST', url: '/things/7?page=2&utm=x', payload: { name: 'Asha' } });
  expect(response.json().data).toEqual({ heard: '7 2 Asha' });
});

test.each([
  ['path', '/things/123456', { name: 'Asha' }, { id: expect.any(String) }],
  ['body', '/things/7', { name: 'A' }, { name: 'Too short' }],
  ['unknown key', '/things/7', { name: 'Asha', more: 1 }, { '': expect.any(String) }],
])('input that does not fit (%s) never reaches the handler', async (_, url, payload, fields) => {
  const app = aServer();
  let isReached = false;
  mount(app, withInput, () => {
    isReached = true;
    return { data: { heard: '' } };
  });
  const response = await app.inject({ method: 'POST', url, payload });
  expect([response.statusCode, response.json().fields, isReached]).toEqual([400, fields, false]);
});

test('an endpoint that needs a larger body declares it, and others keep their limit', async () => {
  const app = aServer();
  const body = z.strictObject({ text: z.string() });
  const response = reply(z.object({ length: z.number() }));
  const shared = { summary: 'A text', body, response };
  mount(
    app,
    endpoint('POST /long', 'anyone', { ...shared, bodyLimitBytes: 2 * 1024 * 1024 }),
    ({ body: { text } }) => ({
      data: { length: text.length },
    }),
  );
  const payload = { text: 'x'.repeat(1_500_000) };
  expect((await app.inject({ method: 'POST', url: '/long', payload })).json().data).toEqual({ length: 1_500_000 });
});

test.each([
  ['student', {}, 401, 'not-signed-in'],
  ['student', { signupId: 's' }, 401, 'not-signed-in'],
  ['student', { session: { publicId: 'p', studentId: 's' } }, 200, undefined],
  ['signup', {}, 409, 'no-pending-signup'],
  ['signup', { session: { publicId: 'p', studentId: 's' } }, 409, 'no-pending-signup'],
  ['signup', { signupId: 's' }, 200, undefined],
  ['anyone', {}, 200, undefined],
] as const)('access %s for %o is answered with %i', async (access, caller, status, code) => {
  const app = aServer(caller);
  const declared = endpoint('GET /thing', access, { summary: 'x', response: replyWith({}) });
  mount(app, declared, () => ({}));
  const response = await app.inject('/thing');
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});
