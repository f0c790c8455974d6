import { signup } from '@dakhila/contract/signup';
import { topUps } from '@dakhila/contract/top-ups';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { anotherApp } from '../../test/another-app.ts';
import { aStudent } from '../../test/builders.ts';
import { useServer } from '../../test/harness.ts';
import { aProxy } from '../../test/servers/database-proxy.ts';
import { aSignup, openShop, readOrders } from '../../test/shop.ts';
import { openDatabase, openPool } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/index.ts';
import { deleteUnneeded } from '../modules/privacy/index.ts';
import { claimKey, releaseKey, releaseLater, storeAnswer } from './idempotency.ts';

const server = useServer();
beforeEach(() => openShop(server));

type Asha = Awaited<ReturnType<typeof aStudent>>;
const buy = (
  { browser }: Asha,
  key: string,
  body: { tierId: string; couponCode?: string } = { tierId: 'attempts-5' },
) => browser.call(topUps.predictions.selectTier, { body }, { headers: { 'idempotency-key': key } });
const free = { tierId: 'attempts-5', couponCode: 'FULLRIDE' };

test('the same key and body get the same answer, and the work is done once', async () => {
  const asha = await aStudent(server);
  const [first, second] = [await buy(asha, 'k1', free), await buy(asha, 'k1', free)];
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
  expect(await readOrders(server)).toHaveLength(1);
  // Soon after, the same request would count as a double click.
  await server.clock.advance({ seconds: 61 });
  expect((await buy(asha, 'k2', free)).status).toBe(200);
  expect(await readOrders(server)).toHaveLength(2);
});

test('ten at once with the same key: the work is done once, and all hear the same', async () => {
  const asha = await aStudent(server);
  const answers = await Promise.all(Array.from({ length: 10 }, () => buy(asha, 'k1', free)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await readOrders(server)).toHaveLength(1);
});

test('the same fields in another order are the same body', async () => {
  const asha = await aStudent(server);
  const first = await buy(asha, 'k1', free);
  expect((await buy(asha, 'k1', { couponCode: 'FULLRIDE', tierId: 'attempts-5' })).body).toEqual(first.body);
});

test('another body, or another call, under the same key is refused', async () => {
  const asha = await aStudent(server);
  await buy(asha, 'k1');
  const reused = { status: 422, body: { status: 'fail', code: 'idempotency-key-reused' } };
  expect(await buy(asha, 'k1', { tierId: 'attempts-15' })).toMatchObject(reused);
  const other = await asha.browser.call(
    topUps.counselling.selectTier,
    { body: { tierId: 'attempts-5' } },
    { headers: { 'idempotency-key': 'k1' } },
  );
  expect(other).toMatchObject(reused);
});

test('keys of two students, or of two sign-ups, do not meet', async () => {
  const [asha, meera] = [await aStudent(server), await aStudent(server)];
  await Promise.all([buy(asha, 'k1'), buy(meera, 'k1', { tierId: 'attempts-15' })]);
  const [rohan, zoya] = [await aSignup(server), await aSignup(server)];
  for (const { browser, email } of [rohan, zoya]) {
    const body = { email, tierId: 'standard' };
    const answer = await browser.call(signup.selectTier, { body }, { headers: { 'idempotency-key': 'k1' } });
    expect(answer.status).toBe(200);
  }
  expect(await readOrders(server)).toHaveLength(4);
});

test('a failure is not kept: the same key may be tried again', async () => {
  const asha = await aStudent(server);
  const { start } = server.deps.gateway;
  server.deps.gateway.start = () => Promise.reject(new Error('down'));
  expect((await buy(asha, 'k1')).status).toBe(503);
  server.deps.gateway.start = start;
  expect((await buy(asha, 'k1')).status).toBe(200);
});

test('a failure of the database does not hold the key: it may be tried again once the database is back', async () => {
  const proxy = await aProxy(server.connection);
  const pool = openPool({ ...server.connection, ...proxy.connection }, 3, () => {});
  onTestFinished(async () => {
    await proxy.shut();
    await pool.end();
  });
  let isCut = false;
  const { start } = server.deps.gateway;
  const cutOnce: typeof start = async (...given) => {
    if (isCut) return start(...given);
    isCut = true;
    await proxy.shut();
    throw new Error('down');
  };
  const gateway = { ...server.deps.gateway, start: cutOnce };
  const app = await anotherApp(server, { deps: { db: openDatabase(pool), gateway } });
  const asha = await aStudent(server);
  const browser = app.newBrowser();
  browser.cookies.set('session', asha.browser.cookies.get('session') ?? '');
  expect((await buy({ ...asha, browser }, 'k1')).status).toBe(503);
  await proxy.open();
  expect((await buy({ ...asha, browser }, 'k1')).status).toBe(200);
});

test('who gave a key back can neither give back nor answer the claim that took it since', async () => {
  const { db } = server.deps;
  const claim = { caller: 'browser:one', key: 'k1', fingerprint: Buffer.from('same') };
  const { granted: first } = await claimKey(db, claim);
  if (!first) throw new Error('the key was free');
  // Done, but its acknowledgement is lost: the same caller retries, and the release is tried again.
  await releaseKey(db, first);
  const { granted: second } = await claimKey(db, claim);
  if (!second) throw new Error('the key was given back');
  await releaseKey(db, first);
  await storeAnswer(db, first, 'of the first');
  expect(await claimKey(db, claim)).toMatchObject({ answer: null });
  await storeAnswer(db, second, 'of the second');
  expect(await claimKey(db, claim)).toMatchObject({ answer: 'of the second' });
});

test('while the first call is at work the second waits, and is then told to come back', async () => {
  const asha = await aStudent(server);
  await buy(asha, 'k1');
  await server.pool.query('update idempotency_keys set answer = null');
  const second = await buy(asha, 'k1');
  expect(second).toMatchObject({ status: 409, body: { code: 'conflict' }, headers: { 'retry-after': '5' } });
});

test('a key whose call died without an answer is free again after a minute', async () => {
  const asha = await aStudent(server);
  await buy(asha, 'k1');
  await server.pool.query('update idempotency_keys set answer = null');
  await server.clock.advance({ seconds: 61 });
  expect((await buy(asha, 'k1')).status).toBe(200);
});

test.each(['', ' ', 'x'.repeat(129), 'ä'])('%j is no key', async (key) => {
  expect((await buy(await aStudent(server), key)).status).toBe(400);
});

test('answers are forgotten after a day', async () => {
  const asha = await aStudent(server);
  await buy(asha, 'k1');
  await server.clock.advance({ hours: 23 });
  await deleteUnneeded(server.deps.db);
  expect(await server.deps.db.select().from(idempotencyKeys)).toHaveLength(1);
  await server.clock.advance({ hours: 2 });
  await deleteUnneeded(server.deps.db);
  expect(await server.deps.db.select().from(idempotencyKeys)).toEqual([]);
});

describe('a key that could not be released at once', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  const AT_ONCE = [0, 0, 0, 0, 0, 0, 0];

  test('no try to give a key back begins once its claim has lapsed', async () => {
    const giveBack = vi.fn(async () => {
      vi.advanceTimersByTime(20_000);
      throw new Error('the database is away');
    });
    await releaseLater(giveBack, performance.now() + 60_000, AT_ONCE);
    expect(giveBack).toHaveBeenCalledTimes(3);
  });

  test('the first try that succeeds is the last', async () => {
    const giveBack = vi.fn(async () => {}).mockRejectedValueOnce(new Error('the database is away'));
    await releaseLater(giveBack, performance.now() + 60_000, AT_ONCE);
    expect(giveBack).toHaveBeenCalledTimes(2);
  });
});
