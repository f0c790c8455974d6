import pg, { type ClientConfig } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import { aProxy } from '../../test/servers/database-proxy.ts';
import { makeLogger } from '../logger.ts';
import { type Heartbeat, openListener } from './listener.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const toClose: (() => unknown)[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});
afterAll(() => database.close());

const log = makeLogger({ LOG_LEVEL: 'silent' });

function aListener(connection: ClientConfig = database.connection, heartbeat?: Heartbeat) {
  const listener = openListener(connection, log, heartbeat);
  toClose.push(() => listener.close());
  const hear = (channel: string) => {
    const heard: string[] = [];
    listener.on(channel, (event) => heard.push(event.type === 'notice' ? event.payload : event.type));
    return heard;
  };
  return { listener, hear };
}
const announce = (channel: string, payload: string) =>
  database.pool.query('select pg_notify($1, $2)', [channel, payload]);
const killListeners = () =>
  database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dakhila-listener' and datname = current_database()",
  );

test('a subscriber hears its own channel and no other', async () => {
  const { hear } = aListener();
  const [outbox, sessions] = [hear('outbox'), hear('session_ended')];
  await expect.poll(() => [outbox, sessions]).toEqual([['listening'], ['listening']]);
  await announce('session_ended', 'abc');
  await expect.poll(() => sessions).toEqual(['listening', 'abc']);
  expect(outbox).toEqual(['listening']);
});

test('a subscriber that comes late, also to a known channel, is told when it hears', async () => {
  const { hear } = aListener();
  const first = hear('outbox');
  await expect.poll(() => first).toEqual(['listening']);
  const [second, other] = [hear('outbox'), hear('Odd "name"')];
  await expect.poll(() => [second, other]).toEqual([['listening'], ['listening']]);
  await announce('Odd "name"', 'yes');
  await expect.poll(() => other).toEqual(['listening', 'yes']);
  expect(first).toEqual(['listening']);
});

test('subscribers that come late together are listened for one after the other', async () => {
  const { hear } = aListener();
  const first = hear('outbox');
  await expect.poll(() => first).toEqual(['listening']);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  toClose.push(() => query.mockRestore());
  const asked = () => query.mock.calls.filter(([text]) => String(text).startsWith('listen ')).length;
  const late = [hear('one'), hear('two'), hear('three')];
  // No answer can have come yet.
  for (let turn = 0; turn < 20; turn += 1) await null;
  expect(asked()).toBe(1);
  await expect.poll(() => late).toEqual([['listening'], ['listening'], ['listening']]);
  expect(asked()).toBe(3);
});

test('a connection that the server ends comes back, and subscribers learn of both', async () => {
  const { hear } = aListener();
  const heard = hear('outbox');
  await expect.poll(() => heard).toEqual(['listening']);
  for (let round = 1; round <= 2; round += 1) {
    heard.length = 0;
    await killListeners();
    await expect.poll(() => heard).toEqual(['lost', 'listening']);
    await announce('outbox', 'again');
    await expect.poll(() => heard).toEqual(['lost', 'listening', 'again']);
  }
});

test('a server that cannot be reached at the start is found as soon as it can', async () => {
  const proxy = await aProxy(database.connection);
  toClose.push(proxy.shut);
  await proxy.shut();
  const { hear } = aListener({ ...database.connection, ...proxy.connection });
  const heard = hear('outbox');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(heard).toEqual([]);
  await proxy.open();
  await expect.poll(() => heard).toEqual(['listening']);
});

test('a connection whose other end has vanished is given up and replaced', async () => {
  const proxy = await aProxy(database.connection);
  toClose.push(proxy.shut);
  const { hear } = aListener({ ...database.connection, ...proxy.connection }, { everyMs: 100, answerLimitMs: 500 });
  const heard = hear('outbox');
  await expect.poll(() => heard).toEqual(['listening']);
  proxy.mute();
  // On a busy machine the next one may be slow to answer, too.
  await expect.poll(() => heard.slice(0, 3)).toEqual(['listening', 'lost', 'listening']);
});

test('a subscriber that throws harms nobody else', async () => {
  const { listener, hear } = aListener();
  listener.on('outbox', () => {
    throw new Error('mine');
  });
  const heard = hear('outbox');
  await expect.poll(() => heard).toEqual(['listening']);
  await announce('outbox', 'still here');
  await expect.poll(() => heard).toEqual(['listening', 'still here']);
});

test('closing ends the connection and says nothing more', async () => {
  const { listener, hear } = aListener();
  const heard = hear('outbox');
  await expect.poll(() => heard).toEqual(['listening']);
  await listener.close();
  const open = () =>
    database.pool.query(
      "select 1 from pg_stat_activity where application_name = 'dakhila-listener' and datname = current_database()",
    );
  await expect.poll(async () => (await open()).rowCount).toBe(0);
});
