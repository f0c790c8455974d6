import { auth } from '@dakhila/contract/auth';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anotherApp, PRODUCTION } from '../../test/another-app.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { openDatabase, openPool } from '../db/client.ts';
import { makeMeter } from './monitoring.ts';

const server = useServer();
const METRICS_TOKEN = 'a token for the collector';

test('answers are counted and timed by route and status, never by address', async () => {
  const app = await anotherApp(server);
  await app.server.inject('/api/v1/signup/check-existing?phone=9876543210');
  await app.server.inject('/api/v1/payments-of/9876543210');
  const { body, headers } = await app.server.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toContain('http_answers_total{method="GET",route="/api/v1/signup/check-existing",status="200"} 1');
  expect(body).toContain('http_answers_total{method="GET",route="/api/v1/*",status="404"} 1');
  expect(body).toMatch(/http_answer_seconds_count\{.*check-existing.*\} 1/);
  expect(body).toContain('process_cpu_seconds_total');
  expect(body).not.toContain('9876543210');
  await app.server.inject('/api/v1/signup/check-existing?phone=9876543211');
  const { body: later } = await app.server.inject('/metrics');
  expect(later).toContain('http_answers_total{method="GET",route="/api/v1/signup/check-existing",status="200"} 2');
  expect(later).toContain('http_answers_total{method="GET",route="/api/v1/*",status="404"} 1');
});

test('every rejected call is counted; the log has one entry a second for all of them', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const info = vi.fn();
  const meter = makeMeter({ info, isLevelEnabled: () => true });
  const rejected = { method: 'POST', route: '/api/v1/costly', status: 503, ms: 0.1 };
  for (let call = 0; call < 3; call += 1) meter.countRejected(rejected);
  expect(info).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  meter.countRejected(rejected);
  vi.advanceTimersByTime(5_000);
  expect(info.mock.calls).toEqual([
    [{ calls: 3 }, 'rejected for overload'],
    [{ calls: 1 }, 'rejected for overload'],
  ]);
  expect(await meter.registry.metrics()).toContain(
    'http_answers_total{method="POST",route="/api/v1/costly",status="503"} 4',
  );
});

test('two servers in one process count apart', async () => {
  const [busy, idle] = [await anotherApp(server), await anotherApp(server)];
  await busy.server.inject('/healthz');
  expect((await idle.server.inject('/metrics')).body).not.toContain('route="/healthz"');
});

test.each([
  ['without a token', undefined],
  ['with another token', 'Bearer another token of this size'],
  ['with the token but not as a bearer', METRICS_TOKEN],
  ['with a token cut short', `Bearer ${METRICS_TOKEN.slice(0, -1)}`],
])('in production the figures are not there for a caller %s', async (_, authorization) => {
  const app = await anotherApp(server, { environment: { ...PRODUCTION, METRICS_TOKEN } });
  const response = await app.server.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  expect([response.statusCode, response.json().code]).toEqual([404, 'not-found']);
});

test('in production the collector gets the figures with its token', async () => {
  const app = await anotherApp(server, { environment: { ...PRODUCTION, METRICS_TOKEN } });
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  expect((await app.server.inject({ url: '/metrics', headers })).statusCode).toBe(200);
});

test('in production without a token set nobody gets them', async () => {
  const app = await anotherApp(server, { environment: PRODUCTION });
  const headers = { authorization: 'Bearer undefined' };
  expect((await app.server.inject({ url: '/metrics', headers })).statusCode).toBe(404);
});

test('the log names the route and the status of each answer, never its address', async () => {
  await server.app.server.inject('/api/v1/signup/check-existing?phone=9876543210');
  const answered =
    server
      .logged()
      .split('\n')
      .find((line) => line.includes('answered')) ?? '{}';
  expect(JSON.parse(answered)).toMatchObject({
    method: 'GET',
    route: '/api/v1/signup/check-existing',
    status: '200',
    ms: expect.any(Number),
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(server.logged()).not.toContain('9876543210');
});

test('the log names the session of a student by its public id, never the student or the cookie, and of a stranger nothing', async () => {
  const { browser, id, email } = await aStudent(server);
  const { rows } = await server.pool.query('select public_id as session from sessions where student_id = $1', [id]);
  const { session } = rows[0];
  const stranger = server.newBrowser();
  const before = server.logged().length;
  await browser.call(auth.check);
  await stranger.call(auth.check);
  // What is refused is logged like anything else: unknown, not allowed, not valid, forged.
  await browser.send({ method: 'GET', url: '/api/v1/nothing' });
  await stranger.send({ method: 'GET', url: '/api/v1/student-profile/me' });
  await browser.send({ method: 'GET', url: '/api/v1/colleges?page=0' });
  await browser.send({ method: 'POST', url: '/api/v1/auth/logout' });
  const written = server.logged().slice(before);
  const lines = written.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line)).map((line) => [line.status, line.session])).toEqual([
    ['200', session],
    ['200', undefined],
    ['404', session],
    ['401', undefined],
    ['400', session],
    ['403', session],
  ]);
  for (const secret of [id, email, browser.cookies.get('session') ?? 'no cookie'])
    expect(written).not.toContain(secret);
});

test('a server that can serve is alive and ready', async () => {
  const alive = await server.app.server.inject('/healthz');
  expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'ok' }]);
  const ready = await server.app.server.inject('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('without its database a server is alive but not ready', async () => {
  const pool = openPool({ host: '/nonexistent' }, 1, () => {});
  onTestFinished(() => pool.end());
  const app = await anotherApp(server, { deps: { db: openDatabase(pool) } });
  expect((await app.server.inject('/healthz')).statusCode).toBe(200);
  const ready = await app.server.inject('/readyz');
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2']);
});

test('a crowd that asks whether it is ready costs the database one question, and a later asker a new one', async () => {
  const app = await anotherApp(server);
  const asked = vi.spyOn(server.deps.db, 'execute');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    asked.mockRestore();
    vi.useRealTimers();
  });
  const statuses = async (askers: number) => {
    const crowd = await Promise.all(Array.from({ length: askers }, () => app.server.inject('/readyz')));
    return new Set(crowd.map(({ statusCode }) => statusCode));
  };
  expect([await statuses(50), await statuses(1)]).toEqual([new Set([200]), new Set([200])]);
  expect(asked).toHaveBeenCalledTimes(1);

  vi.advanceTimersByTime(500);
  asked.mockRejectedValueOnce(new Error('away'));
  expect([await statuses(50), await statuses(1)]).toEqual([new Set([500]), new Set([500])]);
  expect(asked).toHaveBeenCalledTimes(2);

  vi.advanceTimersByTime(500);
  expect(await statuses(1)).toEqual(new Set([200]));
});

test('a server that drains takes no new visitors', async () => {
  const app = await anotherApp(server);
  app.state.isDraining = true;
  expect((await app.server.inject('/readyz')).statusCode).toBe(503);
  expect((await app.server.inject('/healthz')).statusCode).toBe(200);
});

test('asking for health makes no visitor of the asker', async () => {
  for (const url of ['/healthz', '/readyz'])
    expect((await server.app.server.inject(url)).headers['set-cookie']).toBeUndefined();
});
