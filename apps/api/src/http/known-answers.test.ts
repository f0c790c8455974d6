import { auth } from '@dakhila/contract/auth';
import { colleges } from '@dakhila/contract/colleges';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anotherApp, PRODUCTION } from '../../test/another-app.ts';
import type { Answer, Browser } from '../../test/browser.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';

const server = useServer();
// As with a listener that hears of ended sessions: only then is anything believed from memory.
beforeEach(() => server.app.sessions.hear(true));

const ask = (browser: Browser, query: Record<string, string> = { city: 'Pune' }) =>
  browser.call(colleges.list, { query });
/** Headers that differ from answer to answer. */
const lasting = ({ 'x-request-id': _id, date: _date, ...headers }: Answer['headers']) => headers;

test('the second answer is the first one again, header for header, without the framework', async () => {
  const { catalogue } = server.deps;
  const find = vi.fn(catalogue.mhtCet.find);
  const app = await anotherApp(server, {
    deps: { catalogue: { ...catalogue, mhtCet: { ...catalogue.mhtCet, find } } },
  });
  app.sessions.hear(true);
  const browser = app.newBrowser();
  for (const [name, value] of (await aStudent(server)).browser.cookies) browser.cookies.set(name, value);
  await browser.call(auth.check);
  const first = await ask(browser);
  const second = await ask(browser);
  expect(find).toHaveBeenCalledOnce();
  expect(second.body).toEqual(first.body);
  expect(lasting(second.headers)).toEqual(lasting(first.headers));
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(second.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

test('it is counted and logged like any other', async () => {
  const { browser } = await aStudent(server);
  await ask(browser);
  const before = server.logged().match(/answered/g)?.length ?? 0;
  await ask(browser);
  expect(server.logged().match(/answered/g)).toHaveLength(before + 1);
  const { body } = await browser.send({ method: 'GET', url: '/metrics' });
  expect(String(body.text)).toMatch(
    /http_answers_total\{method="GET",route="\/api\/v1\/colleges",status="200"\} [2-9]/,
  );
});

describe('nobody gets it without a session', () => {
  test('a stranger', async () => {
    const { browser } = await aStudent(server);
    await ask(browser);
    await ask(browser);
    expect((await ask(server.newBrowser())).status).toBe(401);
  });

  test('a browser with an invented session', async () => {
    const { browser } = await aStudent(server);
    await ask(browser);
    const forger = server.newBrowser();
    forger.cookies.set('session', 'A'.repeat(43));
    expect((await ask(forger)).status).toBe(401);
    forger.cookies.set('xsession', browser.cookies.get('session') ?? '');
    expect((await ask(forger)).status).toBe(401);
  });

  test('a student who has logged out, or whose session was ended elsewhere', async () => {
    const { browser } = await aStudent(server);
    await ask(browser);
    await ask(browser);
    const kept = browser.cookies.get('session') ?? '';
    await browser.call(auth.logout);
    browser.cookies.set('session', kept);
    expect((await ask(browser)).status).toBe(401);
  });

  test('anyone from memory while ended sessions are not heard of', async () => {
    const { browser, id } = await aStudent(server);
    await ask(browser);
    server.app.sessions.hear(false);
    await server.pool.query('delete from sessions where student_id = $1', [id]);
    expect((await ask(browser)).status).toBe(401);
  });
});

test('another student gets it too, once the session is known', async () => {
  const asha = await aStudent(server);
  const ravi = await aStudent(server);
  const first = await ask(asha.browser);
  expect((await ask(ravi.browser)).body).toEqual(first.body);
  expect((await ask(ravi.browser)).body).toEqual(first.body);
});

test('a refused question is refused every time', async () => {
  const { browser } = await aStudent(server);
  for (let turn = 0; turn < 3; turn += 1) expect((await ask(browser, { page: '0' })).status).toBe(400);
});

test('a browser without an id still gets one', async () => {
  const { browser } = await aStudent(server);
  await ask(browser);
  browser.cookies.delete('browser');
  await ask(browser);
  expect(browser.cookies.get('browser')).toMatch(/^[\w-]{22}$/);
});

test('a network that floods is refused here as well', async () => {
  const app = await anotherApp(server, { environment: PRODUCTION });
  app.sessions.hear(true);
  const { browser } = await aStudent(server);
  const cookies = { '__Host-session': browser.cookies.get('session') ?? '', '__Host-browser': 'A'.repeat(22) };
  const flood = () => app.server.inject({ url: '/api/v1/colleges/cities', remoteAddress: '203.0.113.9', cookies });
  for (let turn = 0; turn < 3_000; turn += 1) await flood();
  const refused = await flood();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
});

test('a server that is stopping lets connections go', async () => {
  const app = await anotherApp(server);
  app.sessions.hear(true);
  const { browser } = await aStudent(server);
  const cookies = Object.fromEntries(browser.cookies);
  const once = () =>
    app.server.inject({ url: '/api/v1/colleges/cities', cookies: { ...cookies, browser: 'A'.repeat(22) } });
  await once();
  app.state.isDraining = true;
  expect((await once()).headers.connection).toBe('close');
});
