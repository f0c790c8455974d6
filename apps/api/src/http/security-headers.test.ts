import { expect, test } from 'vitest';
import { anotherApp, PRODUCTION } from '../../test/another-app.ts';
import { useServer } from '../../test/harness.ts';
import { aWebDist } from '../../test/web-dist.ts';

const server = useServer();

/** Everything a browser could be shown: a call, a refusal, a failure, a page, a file, a document. */
const ADDRESSES = [
  '/api/v1/auth/check',
  '/api/v1/student-profile/me',
  '/api/v1/nothing',
  '/api/v1/%zz',
  '/api/v1/openapi.json',
  '/api/docs',
  '/api/docs.css',
  '/login',
  '/assets/main-abc123.js',
  '/assets/missing.js',
  '/favicon.svg',
  '/healthz',
  '/metrics',
];

test('every answer carries the security headers', async () => {
  const app = await anotherApp(server, { environment: { WEB_DIST_DIR: aWebDist() }, withWeb: true });
  for (const url of ADDRESSES) {
    const { headers } = await app.server.inject(url);
    expect(headers, url).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(headers['strict-transport-security'], url).toBeUndefined();
    expect(headers['x-powered-by'] ?? headers.server, url).toBeUndefined();
  }
});

test('on https browsers are told to stay there', async () => {
  const environment = { ...PRODUCTION, WEB_DIST_DIR: aWebDist() };
  const app = await anotherApp(server, { environment, withWeb: true });
  for (const url of ADDRESSES)
    expect((await app.server.inject(url)).headers['strict-transport-security'], url).toBe(
      'max-age=31536000; includeSubDomains',
    );
});

test('an API answer, good or bad, is never stored and may load nothing', async () => {
  for (const url of ADDRESSES.filter((address) => address.startsWith('/api/v1/'))) {
    const { headers } = await server.app.server.inject(url);
    expect([headers['cache-control'], headers['content-security-policy']], url).toEqual([
      'no-store',
      "default-src 'none'; frame-ancestors 'none'",
    ]);
  }
});

test('no policy allows what its page does not need', async () => {
  const app = await anotherApp(server, { environment: { WEB_DIST_DIR: aWebDist() }, withWeb: true });
  for (const url of ['/login', '/api/docs', '/assets/missing.js']) {
    const policy = String((await app.server.inject(url)).headers['content-security-policy']);
    expect(policy, url).toContain("default-src 'none'");
    expect(policy, url).toContain("frame-ancestors 'none'");
    expect(policy, url).not.toMatch(/unsafe-|\*|https?:/);
  }
});

test('each answer has an id of its own', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await server.app.server.inject('/healthz')).headers['x-request-id']),
  );
  expect(new Set(ids).size).toBe(3);
});
