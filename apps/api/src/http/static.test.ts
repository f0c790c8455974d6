import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { anotherApp, openAnotherApp, PRODUCTION } from '../../test/another-app.ts';
import { useServer } from '../../test/harness.ts';
import { makeWebDist } from '../../test/web-dist.ts';
import { SettingsError } from '../config.ts';
import { NOTHING_POLICY } from './security-headers.ts';
import { pageIn } from './static.ts';

const server = useServer();

let web: Awaited<ReturnType<typeof openAnotherApp>>;
const folder = makeWebDist();
beforeAll(async () => {
  web = await openAnotherApp(server, { environment: { WEB_DIST_DIR: folder }, withWeb: true });
});
afterAll(async () => {
  await web.server.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (url: string, headers: Record<string, string> = {}) => web.server.inject({ url, headers });

async function aWebWith(environment: Record<string, string>) {
  const app = await anotherApp(server, { environment: { WEB_DIST_DIR: folder, ...environment }, withWeb: true });
  return (url: string) => app.server.inject(url);
}
const nonceIn = (policy: unknown) => /'nonce-([\w-]+)'/.exec(String(policy))?.[1] ?? 'none';

test('a hashed asset may be kept for ever', async () => {
  const { statusCode, headers, body } = await get('/assets/main-abc123.js');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(body).toContain('Dakhila');
});

test('a file that keeps its name is asked for again after an hour', async () => {
  for (const url of ['/favicon.svg', '/robots.txt'])
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=3600');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
])('a browser that accepts %s gets the file as %s, prepared at build time', async (accepted, encoding, decode) => {
  const { headers, rawPayload } = await get('/assets/main-abc123.js', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch(/javascript/);
  expect(headers['cache-control']).toContain('immutable');
  // Without it a cache in between would hand the compressed file to a browser that cannot read it.
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(decode(rawPayload).toString()).toContain('console.log');
});

test('a browser that accepts no compression gets the file as it is', async () => {
  for (const headers of [{}, { 'accept-encoding': 'identity' }]) {
    const response = await get('/assets/main-abc123.js', headers);
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toContain('console.log');
  }
});

test('pages that a shared link opens are kept out of search engines', async () => {
  for (const url of ['/family/some-token?language=mr', '/shared-report/some-token', '/guardian/some-token'])
    expect((await get(url)).headers['x-robots-tag'], url).toBe('noindex');
  expect((await get('/login')).headers['x-robots-tag']).toBeUndefined();
});

test('crawlers may open shared pages, where they read that these must not be listed, and nothing else', () => {
  const rules = readFileSync(new URL('../../../web/public/robots.txt', import.meta.url), 'utf8').split('\n');
  const allowed = rules.filter((rule) => rule.startsWith('Allow: ')).toSorted();
  expect(allowed).toEqual(['Allow: /family/', 'Allow: /guardian/', 'Allow: /shared-report/']);
  expect(rules).toContain('Disallow: /');
});

test('the page is never kept, and each answer has a nonce of its own that is in its policy', async () => {
  const nonces = [];
  for (let count = 0; count < 3; count += 1) {
    const { headers, body, statusCode } = await get('/');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const nonce = nonceIn(headers['content-security-policy']);
    expect(Buffer.from(nonce, 'base64url').length).toBe(16);
    expect(body).not.toContain('CSP_NONCE');
    expect(body.split(`nonce="${nonce}"`)).toHaveLength(3);
    nonces.push(nonce);
  }
  expect(new Set(nonces).size).toBe(3);
});

test('the page names the scripts of its screen, so that they are fetched with its own', async () => {
  const named =
    '<link rel="modulepreload" href="/assets/login-abc123.js"><link rel="modulepreload" href="/assets/en-abc123.js"></head>';
  expect((await get('/login')).body).toContain(named);
  // Nobody is signed in: the login is what will be shown.
  expect((await get('/college/6006')).body).toContain(named);
});

test('the page’s policy names this site, its nonce, and nothing else', async () => {
  const { headers } = await get('/login');
  const nonce = nonceIn(headers['content-security-policy']);
  const policy = Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1)]),
  );
  expect(policy).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': expect.arrayContaining(["'self'"]),
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  });
});

test.each([
  '/login',
  '/college/6006',
  '/josaa-college/name/Dr.%20B%20R%20Ambedkar%20National%20Institute%20of%20Technology.%20Jalandhar',
  '/josaa-college/name/St.%20Xavier.js',
  '/payment-status?paymentResponse=%7B%22success%22%3Atrue%7D',
  '/nowhere/at/all',
  '/index.html',
  '/assetsx',
  '/.env',
  '/.git/HEAD',
  '/.vite/manifest.json',
  '/assets/../../package.json',
])('%s is the page, which finds its own way', async (url) => {
  const { statusCode, body } = await get(url);
  expect(statusCode).toBe(200);
  expect(body).toContain('<title>Dakhila</title>');
});

test.each(['/assets/main-old999.js', '/assets/', '/assets/main-abc123.js.br', '/api/v2/auth/check', '/api'])(
  '%s is not there, and says so in JSON instead of a page',
  async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ status: 'fail', code: 'not-found' });
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test('no file outside the web can be reached', async () => {
  for (const url of [
    '/assets/..%2f..%2f..%2fetc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
  ]) {
    expect((await get(url)).body).not.toContain('root:');
  }
});

test('a visit to a page equips the browser to make calls', async () => {
  const names = (await get('/login')).cookies.map(({ name }) => name);
  expect(names).toEqual(['browser', 'XSRF-TOKEN']);
});

test('the brand travels in the page, and cannot break out of it', async () => {
  const visit = await aWebWith({ BRAND_NAME: '</script><script>alert(1)//', SUPPORT_EMAIL: 'help@example.com' });
  const { body } = await visit('/');
  const brand = /<script type="application\/json" id="brand">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(brand)).toMatchObject({ name: '</script><script>alert(1)//', supportEmail: 'help@example.com' });
  expect(body).not.toContain('<script>alert');
});

test('a phone that installs the product reads the name it goes by here', async () => {
  const visit = await aWebWith({ BRAND_NAME: 'Pravesh' });
  const { headers, body } = await visit('/manifest.webmanifest');
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(body)).toMatchObject({ name: 'Pravesh', short_name: 'Pravesh', start_url: '/', lang: 'en' });
});

test('before any script runs, the page and its manifest say in the chosen language what this is', async () => {
  const { body } = await get('/login', { cookie: 'language=hi' });
  expect(body).toContain('<html data-guest lang="hi">');
  const [, description] = /<meta name="description" content="([^"]+)"/.exec(body) ?? [];
  expect(description).toMatch(/^MHT-CET और JEE के लिए/);
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(body) ?? [];
  expect((await get(address)).json()).toMatchObject({ lang: 'hi', description, name: 'Dakhila' });
  expect((await get('/login', { cookie: 'language=xx' })).body).toContain('<html data-guest lang="en">');
});

test('the page in the repository holds what is put in another language', () => {
  const page = readFileSync(`${import.meta.dirname}/../../../web/index.html`, 'utf8');
  const marathi = pageIn('mr', page);
  expect(marathi).toContain('<html lang="mr">');
  expect(marathi).toContain('href="/manifest.webmanifest?language=mr"');
  expect(marathi).toMatch(/<meta name="description" content="MHT-CET आणि JEE/);
});

test('the worker is looked at anew at every visit, and may call nobody but us', async () => {
  for (const accepted of ['br', 'identity']) {
    const { headers } = await get('/service-worker.js', { 'accept-encoding': accepted });
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe(`${NOTHING_POLICY}; connect-src 'self'`);
    expect(headers['content-type']).toMatch(/javascript/);
  }
});

test('the page of all parts is there in development only', async () => {
  expect((await get('/dev/ui')).body).toContain('<title>Parts</title>');
  const visit = await aWebWith(PRODUCTION);
  expect((await visit('/dev/ui')).body).toContain('<title>Dakhila</title>');
});

test('a web folder inside a folder named assets does not make every file immutable', async () => {
  const outer = mkdtempSync(join(tmpdir(), 'dakhila-'));
  onTestFinished(() => rmSync(outer, { recursive: true, force: true }));
  mkdirSync(join(outer, 'assets'));
  const visit = await aWebWith({ WEB_DIST_DIR: makeWebDist(join(outer, 'assets')) });
  expect((await visit('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('a server without a built web says what to do', async () => {
  const opening = anotherApp(server, { environment: { WEB_DIST_DIR: '/nonexistent' }, withWeb: true });
  await expect(opening).rejects.toThrow(SettingsError);
  await expect(opening).rejects.toThrow('The web is not built. Run `npm start`, which builds it.');
});
