import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { auth } from '@dakhila/contract/auth';
import { expect, onTestFinished, test } from 'vitest';
import { anotherApp, PRODUCTION } from '../../test/another-app.ts';
import type { Answer, Browser } from '../../test/browser.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { insertSession } from './session-store.ts';

const server = useServer();

const LOGOUT = '/api/v1/auth/logout';
const tokenOf = (browser: Browser) => browser.cookies.get('XSRF-TOKEN') ?? '';
async function visitor() {
  const browser = server.newBrowser();
  await browser.call(auth.check);
  return browser;
}
function expectRefused({ status, body }: Answer) {
  expect([status, body]).toMatchObject([403, { status: 'fail', success: false, code: 'csrf' }]);
}
const post = (browser: Browser, headers: Record<string, string>) =>
  browser.send({ method: 'POST', url: LOGOUT, headers });

test('an unsafe call without the header is refused', async () => {
  expectRefused(await post(await visitor(), {}));
});

test('a header that differs from the cookie is refused', async () => {
  const [browser, stranger] = [await visitor(), await visitor()];
  expectRefused(await post(browser, { 'x-xsrf-token': tokenOf(stranger) }));
});

test('a token of another browser is refused, though header and cookie agree', async () => {
  const [browser, stranger] = [await visitor(), await visitor()];
  browser.cookies.set('XSRF-TOKEN', tokenOf(stranger));
  expectRefused(await post(browser, { 'x-xsrf-token': tokenOf(stranger) }));
});

test.each([
  ['nothing', ''],
  ['two words that agree', 'ours'],
  ['a nonce without its seal', 'abcdefghijklmnop.'],
  ['a seal of the wrong length', 'abcdefghijklmnop.abc'],
  ['three parts', 'a.b.c'],
  ['a nonce out of all proportion', `${'a'.repeat(4_000)}.b`],
])('a made-up token is refused: %s', async (_, made) => {
  const browser = await visitor();
  browser.cookies.set('XSRF-TOKEN', made);
  expectRefused(await post(browser, { 'x-xsrf-token': made }));
});

test.each(['=', '.x', '!'])('a token that was lengthened by %j is refused', async (more) => {
  const browser = await visitor();
  const made = `${tokenOf(browser)}${more}`;
  browser.cookies.set('XSRF-TOKEN', made);
  expectRefused(await post(browser, { 'x-xsrf-token': made }));
});

test('the token of a visitor does not outlive the sign-in, nor the student’s the sign-out', async () => {
  const asha = await aStudent(server);
  const browser = await visitor();
  const before = tokenOf(browser);
  const secret = await insertSession(server.deps.db, {
    publicId: server.deps.newId(),
    studentId: asha.id,
    device: 'Test',
  });
  browser.cookies.set('session', secret);
  expectRefused(await post(browser, { 'x-xsrf-token': before }));

  const signedIn = tokenOf(browser);
  expect((await post(browser, { 'x-xsrf-token': signedIn })).status).toBe(200);
  browser.cookies.set('XSRF-TOKEN', signedIn);
  expectRefused(await post(browser, { 'x-xsrf-token': signedIn }));
});

test('a refusal brings a token, and the same call with it works', async () => {
  const browser = server.newBrowser();
  expectRefused(await post(browser, {}));
  expect((await post(browser, { 'x-xsrf-token': tokenOf(browser) })).status).toBe(200);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['no page at all', { 'sec-fetch-site': 'none' }],
  ['another origin', { origin: 'https://evil.example' }],
  ['a hidden origin', { origin: 'null' }],
  ['an origin that only begins like ours', { origin: 'http://localhost.evil.example' }],
  ['another site that sends our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' }],
])('a call that the browser says began on %s is refused, even with the right token', async (_, headers) => {
  const browser = await visitor();
  expectRefused(await post(browser, { 'x-xsrf-token': tokenOf(browser), ...headers }));
});

test.each([
  ['this site', { 'sec-fetch-site': 'same-origin' }],
  ['our origin', { origin: 'http://localhost:3000' }],
  ['the development server', { origin: 'http://localhost:5173' }],
  ['nowhere in particular, as old browsers have it', {}],
])('with the right token a call from %s passes', async (_, headers) => {
  const browser = await visitor();
  expect((await post(browser, { 'x-xsrf-token': tokenOf(browser), ...headers })).status).toBe(200);
});

test.each([
  ['https://dakhila.test', 200],
  ['http://dakhila.test', 403],
  ['http://localhost:5173', 403],
])('in production a call with the origin %s is answered with %i', async (origin, status) => {
  const browser = (await anotherApp(server, { environment: PRODUCTION })).newBrowser();
  await browser.call(auth.check);
  expect((await post(browser, { 'x-xsrf-token': tokenOf(browser), origin })).status).toBe(status);
});

test.each([
  ['text/plain', '{"identifier":"asha@example.com"}'],
  ['application/x-www-form-urlencoded', 'identifier=asha%40example.com'],
  ['multipart/form-data; boundary=x', '--x--'],
  ['text/html', '<b>'],
  ['application/json-seq', '{}'],
])('a body of type %s is not read at all', async (type, payload) => {
  const browser = await visitor();
  const answer = await browser.send({
    method: 'POST',
    url: '/api/v1/auth/login/init',
    headers: { 'content-type': type, 'x-xsrf-token': tokenOf(browser) },
    payload,
  });
  expect([answer.status, answer.body]).toMatchObject([415, { status: 'fail', code: 'unsupported-media-type' }]);
});

test.each(['DELETE', 'PUT', 'PATCH'] as const)('%s needs the token too', async (method) => {
  expectRefused(await (await visitor()).send({ method, url: '/api/v1/auth/sessions/x' }));
});

test('who may not send a picture is told before it has come, and none of it is kept', async () => {
  const app = await anotherApp(server);
  const { port } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  /** The head of a call with a long body, and only its first byte. */
  const begin = async (headers: Record<string, string>) => {
    const sent = request({
      ...{ port, method: 'POST', path: '/api/v1/support/tickets', agent: false },
      headers: { 'content-type': 'application/json', 'content-length': 2_600_000, ...headers },
    });
    onTestFinished(() => void sent.destroy());
    sent.on('error', () => {}).write('{');
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    answer?.resume();
    return answer?.statusCode;
  };
  expect(await begin({})).toBe(403);
  const browser = app.newBrowser();
  await browser.call(auth.check);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(await begin({ cookie, 'x-xsrf-token': tokenOf(browser) })).toBe(401);
});

test('who is refused and goes on sending a body is hung up on in the end, without a second answer', async () => {
  const app = await anotherApp(server);
  const { port } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
  Object.assign(app.server.server, { headersTimeout: 50, requestTimeout: 100 });
  const line = connect(Number(port), '127.0.0.1');
  line.write(`POST ${LOGOUT} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`);
  expect((await text(line)).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 403']);
});

test('safe calls need no token', async () => {
  for (const method of ['GET', 'HEAD'] as const)
    expect((await server.app.server.inject({ method, url: '/api/v1/auth/check' })).statusCode).toBe(200);
});
