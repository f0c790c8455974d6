import { expect, test } from 'vitest';
import { anotherApp, PRODUCTION } from '../../test/another-app.ts';
import { useServer } from '../../test/harness.ts';
import { faultsOfPolicy } from '../../test/judge-policy.ts';
import { aWebDist } from '../../test/web-dist.ts';
import { NOTHING_POLICY } from './security-headers.ts';

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
      'content-security-policy': expect.stringContaining("default-src 'none'"),
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
  // The description of the API is the same for all callers.
  for (const url of ADDRESSES.filter((address) => /^\/api\/v1\/(?!openapi)/.test(address))) {
    const { headers } = await server.app.server.inject(url);
    expect([headers['cache-control'], headers['content-security-policy']], url).toEqual(['no-store', NOTHING_POLICY]);
  }
});

test('no answer allows another origin anything, nor does the answer to its preflight', async () => {
  const app = await anotherApp(server, { environment: { WEB_DIST_DIR: aWebDist() }, withWeb: true });
  const origin = 'https://elsewhere.example';
  const preflight = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'x-xsrf-token',
  };
  for (const url of ADDRESSES) {
    const answers = [
      await app.server.inject({ url, headers: { origin } }),
      await app.server.inject({ method: 'OPTIONS', url, headers: preflight }),
    ];
    const allowed = answers
      .flatMap(({ headers }) => Object.keys(headers))
      .filter((name) => /^access-control-/i.test(name));
    expect(allowed, url).toEqual([]);
  }
});

/** Every kind of page that a browser may be shown, including error pages and the service worker. */
const PAGES = [...ADDRESSES, '/dev/ui', '/dev/inbox', '/sandbox-gateway/pay', '/service-worker.js'];

test.each([
  ['', {}],
  [' in production, with its own gateway', PRODUCTION],
])('an evaluator of content security policies finds nothing to object to on any page%s', async (_, settings) => {
  const app = await anotherApp(server, { environment: { ...settings, WEB_DIST_DIR: aWebDist() }, withWeb: true });
  for (const url of PAGES) {
    const policy = String((await app.server.inject(url)).headers['content-security-policy']);
    expect(faultsOfPolicy(policy), `${url}: ${policy}`).toEqual([]);
  }
  const [one, two] = await Promise.all(['/login', '/login'].map((url) => app.server.inject(url)));
  expect(one?.headers['content-security-policy']).not.toBe(two?.headers['content-security-policy']);
});

const STRICT = "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
test.each([
  ["default-src 'none'", 'frame-ancestors is missing'],
  ["script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'", 'default-src is missing'],
  [STRICT.replace("default-src 'none'", "default-src 'self'"), 'plug-ins may be loaded'],
  [`${STRICT}; script-src 'self' 'unsafe-inline'`, "script-src allows 'unsafe-inline'"],
  [`${STRICT}; script-src 'self' 'unsafe-eval'`, "script-src allows 'unsafe-eval'"],
  [`${STRICT}; script-src https:`, 'script-src allows https:'],
  [`${STRICT}; script-src data:`, 'script-src allows data:'],
  [`${STRICT}; script-src https://cdn.example.com`, 'script-src allows https://cdn.example.com'],
  [`${STRICT}; script-src 'nonce-abc'`, "script-src allows 'nonce-abc'"],
  [`${STRICT}; script-src self`, 'script-src allows self'],
  [`${STRICT}; script-src 'none' 'self'`, "script-src says 'none' and more"],
  [`${STRICT}; script-src`, "script-src has no source: say 'none'"],
  [`${STRICT}; script-src 'self'; script-src 'none'`, 'a directive stands twice: browsers heed the first alone'],
  [`${STRICT}; style-src *`, 'style-src allows *'],
  [`${STRICT}; connect-src *.example.com`, 'connect-src allows *.example.com'],
  [`${STRICT}; img-src http://example.com`, 'img-src allows http://example.com'],
  [
    STRICT.replace("form-action 'self'", 'form-action http://pay.example.com'),
    'form-action allows http://pay.example.com',
  ],
  [`${STRICT}; scripts-src 'self'`, 'scripts-src is no directive that browsers know'],
])('the evaluator objects to %s', (policy, fault) => {
  expect(faultsOfPolicy(policy)).toContain(fault);
  expect(faultsOfPolicy(STRICT)).toEqual([]);
});

test('each answer has an id of its own', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(async () => (await server.app.server.inject('/healthz')).headers['x-request-id']),
  );
  expect(new Set(ids).size).toBe(3);
});
