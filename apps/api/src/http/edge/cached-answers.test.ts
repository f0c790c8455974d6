import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { auth } from '@dakhila/contract/auth';
import { colleges } from '@dakhila/contract/colleges';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { anotherApp, PRODUCTION } from '../../../test/another-app.ts';
import type { Browser } from '../../../test/browser.ts';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';
import type { App } from '../../app.ts';

const server = useServer();
const listen = (app: App) => app.server.listen({ port: 0, host: '127.0.0.1' });
beforeAll(async () => void (await listen(server.app)));
// Access tokens are trusted only while notifications of ended sessions arrive.
beforeEach(() => server.app.sessions.setListening(true));

/** Asks over a real connection: the edge comes before everything that a test could call directly. */
async function ask({ cookies }: Pick<Browser, 'cookies'>, query = 'city=Pune', app: App = server.app, more = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${app.server.listeningOrigin}/api/v1/colleges?${query}`, {
    headers: { ...(cookie && { cookie }), ...more },
  });
  return { status: response.status, body: await response.json(), headers: Object.fromEntries(response.headers) };
}
/** Headers that differ from answer to answer. */
const lasting = ({ 'x-request-id': _id, date: _date, ...headers }: Record<string, string>) => headers;
/** The browser of a new student; its first visit gave it an id. */
async function aBrowser() {
  const { browser } = await aStudent(server);
  await browser.call(auth.check);
  return browser;
}

test.each(['br', 'gzip', 'identity'])(
  'the second answer is the first one again, header for header, in %s',
  async (encoding) => {
    const { catalogue } = server.deps;
    const find = vi.fn(catalogue.mhtCet.find);
    const app = await anotherApp(server, {
      deps: { catalogue: { ...catalogue, mhtCet: { ...catalogue.mhtCet, find } } },
    });
    await listen(app);
    await app.sessions.setListening(true);
    const browser = await aBrowser();
    const accept = { 'accept-encoding': encoding };
    const first = await ask(browser, '', app, accept);
    const second = await ask(browser, '', app, accept);
    expect(find).toHaveBeenCalledOnce();
    expect(second.body).toEqual(first.body);
    expect(lasting(second.headers)).toEqual(lasting(first.headers));
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(second.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  },
);

test('it is counted and logged like any other', async () => {
  const { browser, id } = await aStudent(server);
  await browser.call(auth.check);
  const { rows } = await server.pool.query('select public_id as session from sessions where student_id = $1', [id]);
  await ask(browser);
  const before = server.logged().split('\n').length;
  const { headers } = await ask(browser);
  const lines = server
    .logged()
    .split('\n')
    .slice(before - 1, -1);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'answered', method: 'GET', route: '/api/v1/colleges', status: '200', reqId: headers['x-request-id'] },
  ]);
  expect(lines.map((line) => JSON.parse(line).session)).toEqual(rows.map(({ session }) => session));
  const { body } = await browser.send({ method: 'GET', url: '/metrics' });
  expect(String(body.text)).toMatch(
    /http_answers_total\{method="GET",route="\/api\/v1\/colleges",status="200"\} ([2-9]|\d\d)/,
  );
});

describe('nobody gets it without a session', () => {
  test('a stranger', async () => {
    const browser = await aBrowser();
    await ask(browser);
    await ask(browser);
    expect((await ask(server.newBrowser())).status).toBe(401);
  });

  test('a browser with an invented session', async () => {
    const browser = await aBrowser();
    await ask(browser);
    const forger = server.newBrowser();
    forger.cookies.set('browser', browser.cookies.get('browser') ?? '');
    forger.cookies.set('session', 'A'.repeat(43));
    expect((await ask(forger)).status).toBe(401);
    forger.cookies.delete('session');
    forger.cookies.set('xsession', browser.cookies.get('session') ?? '');
    expect((await ask(forger)).status).toBe(401);
  });

  test('a student who has logged out', async () => {
    const browser = await aBrowser();
    await ask(browser);
    await ask(browser);
    const before = [...browser.cookies];
    await browser.call(auth.logout);
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await ask(browser)).status).toBe(401);
  });

  test('a student whose account is closed', async () => {
    await ask(await aBrowser());
    const { id, browser } = await aStudent(server);
    await server.pool.query(
      "insert into account_closures (student_id, asked_by, erase_at) values ($1, 'student', app_now() + '1 day')",
      [id],
    );
    await browser.call(auth.check);
    // The first visit made the session known, so that the edge itself decides.
    for (let turn = 0; turn < 2; turn += 1)
      expect(await ask(browser)).toMatchObject({ status: 403, body: { code: 'account-closed' } });
  });

  test('anyone from memory while notifications of ended sessions do not arrive', async () => {
    const browser = await aBrowser();
    await ask(browser);
    await server.app.sessions.setListening(false);
    await server.pool.query('delete from sessions');
    expect((await ask(browser)).status).toBe(401);
  });
});

test('another student gets it too, once the session is known', async () => {
  const [asha, ravi] = [await aBrowser(), await aBrowser()];
  const first = await ask(asha);
  expect((await ask(ravi)).body).toEqual(first.body);
  expect((await ask(ravi)).body).toEqual(first.body);
});

test('a refused question is refused every time', async () => {
  const browser = await aBrowser();
  for (let turn = 0; turn < 3; turn += 1) expect((await ask(browser, 'page=0')).status).toBe(400);
});

test('a browser without an id still gets one', async () => {
  const browser = await aBrowser();
  await ask(browser);
  browser.cookies.delete('browser');
  expect((await ask(browser)).headers['set-cookie']).toMatch(/^browser=[\w-]{22};/);
});

test('a network that floods is refused here as well, and both ways count together', async () => {
  const app = await anotherApp(server, { environment: { ...PRODUCTION, TRUST_PROXY: 'loopback' } });
  await listen(app);
  await app.sessions.setListening(true);
  const browser = server.newBrowser();
  const { cookies } = await aBrowser();
  for (const name of ['session', 'access']) browser.cookies.set(`__Host-${name}`, cookies.get(name) ?? '');
  browser.cookies.set('__Host-browser', 'A'.repeat(22));
  const asked = () => ask(browser, 'city=Pune', app, { 'x-forwarded-for': '203.0.113.9' });
  await asked();
  for (let turn = 0; turn < 2_998; turn += 1)
    await app.server.inject({ url: '/api/v1/nothing', remoteAddress: '203.0.113.9' });
  expect((await asked()).status).toBe(200);
  const refused = await asked();
  expect([refused.status, refused.headers['x-content-type-options']]).toEqual([429, 'nosniff']);
  await app.server.inject({ url: '/api/v1/nothing', remoteAddress: '203.0.113.9' });
  expect(JSON.parse(server.logged().trimEnd().split('\n').at(-1) ?? '{}')).toMatchObject({ status: '429' });
});

test('a server that is stopping lets connections go', async () => {
  const app = await anotherApp(server);
  await listen(app);
  await app.sessions.setListening(true);
  const browser = await aBrowser();
  await ask(browser, '', app);
  expect((await ask(browser, '', app)).headers.connection).toBe('keep-alive');
  app.state.isDraining = true;
  expect((await ask(browser, '', app)).headers.connection).toBe('close');
});

test('an address that was answered is not answered to other methods', async () => {
  const browser = await aBrowser();
  await ask(browser);
  const answer = await browser.send({ method: 'POST', url: `/api/v1${colleges.list.path}?city=Pune` });
  expect(answer.status).toBe(403);
});

test.each(['/', '/healthz', '/api/v1/colleges?city=Pune'])(
  'TRACE is refused at %s, and nothing of what was sent comes back',
  async (path) => {
    const options = { method: 'TRACE', headers: { mark: 'zqmark' } };
    const answer = await new Promise<IncomingMessage>((resolve, reject) =>
      request(`${server.app.server.listeningOrigin}${path}`, options, resolve).on('error', reject).end(),
    );
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect((await text(answer)) + answer.rawHeaders.join()).not.toContain('zqmark');
  },
);
