import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type AnyEndpoint, nothing } from './endpoint.ts';
import { API_BASE_PATH, api } from './index.ts';

const endpoints = Object.entries<Record<string, AnyEndpoint>>(api).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, endpoint]) => ({ name: `${area}.${name}`, ...endpoint })),
);
const bySignature = new Map(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]));

type Shape = { properties?: Record<string, unknown>; required?: string[]; anyOf?: Shape[] };
const shapeOf = (schema: z.ZodMiniType): Shape =>
  z.toJSONSchema(schema, { target: 'openapi-3.0', io: 'input', unrepresentable: 'any', reused: 'inline' });
const namesIn = (shape: Shape): string[] => Object.keys(shape.properties ?? {}).toSorted();
const sendable = (schema: z.ZodMiniType) => (schema === nothing ? [] : namesIn(shapeOf(schema)));

test('only reads may be answered by a replica', () => {
  const lagging = endpoints.filter(({ mayLag }) => mayLag);
  expect(lagging.length).toBeGreaterThan(0);
  for (const { name, method } of lagging) expect([name, method]).toEqual([name, 'GET']);
});

test('the base path is the one the product has', () => {
  expect(API_BASE_PATH).toBe('/api/v1');
});

/** The calls of the product, each with its body or query; `?` marks optional fields. */
const CALLS = [
  ['GET /auth/check', ''],
  ['POST /auth/login/init', 'identifier'],
  ['POST /auth/login/verify', 'identifier otp'],
  ['POST /auth/logout', ''],
  ['GET /student-profile/me', ''],
  ['GET /signup/check-existing', 'phone'],
  ['GET /signup/check-email', 'email'],
  ['POST /signup/resend-whatsapp-otp', 'email'],
  ['POST /signup/verify-otp', 'email otp type'],
  ['GET /signup/validate-affiliation-code', 'code'],
  ['GET /signup/subscription-tiers', ''],
  ['POST /signup/free-tier-signup', 'email tierId'],
  ['POST /signup/select-tier', 'email tierId couponCode?'],
  ['POST /coupon/validate', 'code tierId email'],
  ['GET /topup/tiers', ''],
  ['POST /topup/select-tier', 'tierId couponCode?'],
  ['GET /counseling-topup/tiers', ''],
  ['POST /counseling-topup/select-tier', 'tierId couponCode?'],
  ['GET /psychometric-topup/tiers', ''],
  ['POST /psychometric-topup/select-tier', 'tierId couponCode?'],
  ['GET /colleges/courses', ''],
  ['GET /colleges/universities', ''],
  ['GET /colleges/cities', ''],
  // The order of a list (`sort`) is an addition of ours; without it the call is the specified one.
  ['GET /colleges', 'page? limit? search? type? course? university? city? minRanking? maxRanking? sort?'],
  ['GET /colleges/:id', ''],
  ['GET /mhtcet-colleges/code/:code', ''],
  ['GET /josaa-colleges/levels', ''],
  ['GET /josaa-colleges/courses', ''],
  ['GET /josaa-colleges/cities', ''],
  ['GET /josaa-colleges/states', ''],
  [
    'GET /josaa-colleges',
    'page? limit? search? type? course? city? state? collegeLevel? minRanking? maxRanking? sort?',
  ],
  ['GET /josaa-colleges/:id', ''],
  ['GET /josaa-colleges/name/:name', ''],
] as const;

test.each(CALLS)('%s takes exactly: %s', (signature, sent) => {
  const endpoint = bySignature.get(signature);
  if (!endpoint) throw new Error(`${signature} is not in the contract`);
  const schema = endpoint.method === 'GET' ? endpoint.query : endpoint.body;
  const expected = sent.split(' ').filter(Boolean);
  expect(sendable(schema)).toEqual(expected.map((name) => name.replace('?', '')).toSorted());
  if (schema === nothing) return;
  const demanded = expected.filter((name) => !name.endsWith('?'));
  expect((shapeOf(schema).required ?? []).toSorted()).toEqual(demanded.toSorted());
});

test('POST /signup/init takes the form, or the wish for another e-mail code', () => {
  const forms = shapeOf(bySignature.get('POST /signup/init')?.body ?? nothing).anyOf ?? [];
  const form = ['affiliationCode', 'email', 'firstName', 'lastName', 'phone'];
  expect(forms.map(namesIn).toSorted()).toEqual([form, [...form, 'resendType'].toSorted()]);
});

test.each([
  ['GET /auth/check', 'authenticated message status success'],
  ['GET /student-profile/me', 'data isCompleted message status success'],
  ['POST /signup/select-tier', 'data freeTier message status success'],
  ['POST /auth/login/init', 'data message status success'],
])('%s answers with, at the top level: %s', (signature, fields) => {
  expect(namesIn(shapeOf(bySignature.get(signature)?.response ?? nothing))).toEqual(fields.split(' '));
});

test.each(endpoints)('$name is declared whole', ({ path, params, summary, response, method, body }) => {
  expect(path).toMatch(/^\/[a-z]/);
  expect(summary).toMatch(/^[A-Z].*[^.]$/);
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(sendable(params)).toEqual(inPath.toSorted());
  if (method === 'GET') expect(body).toBe(nothing);
  const shape = shapeOf(response);
  expect(shape.required).toEqual(expect.arrayContaining(['status', 'success']));
});

test('no two endpoints share an address', () => {
  // `/payments/:transactionId` and `/payments/:id` would be the same address to the router.
  const addresses = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
  expect(new Set(addresses).size).toBe(endpoints.length);
});

test('a call that changes something takes nothing that it does not know', () => {
  for (const { name, body } of endpoints) {
    if (body === nothing) continue;
    const result = body.safeParse({ surprise: true });
    const words = JSON.stringify(result.error?.issues ?? []);
    expect(words, name).toContain('surprise');
  }
});
