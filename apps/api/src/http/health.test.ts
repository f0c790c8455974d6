import { expect, onTestFinished, test, vi } from 'vitest';
import { anotherApp } from '../../test/another-app.ts';
import { useServer } from '../../test/harness.ts';
import { openDatabase, openPool } from '../db/client.ts';

const server = useServer();

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
