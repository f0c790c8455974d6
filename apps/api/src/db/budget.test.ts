import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeClock } from '../../test/clock.ts';
import { openTestDatabase } from '../../test/harness.ts';
import { deleteUnneeded } from '../modules/privacy/index.ts';
import { spend, spendTogether } from './budget.ts';
import { openDatabase, openPool } from './client.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let clock: ReturnType<typeof makeClock>;
beforeAll(async () => {
  database = await openTestDatabase();
  clock = makeClock(database.pool);
});
beforeEach(() => database.pool.query('truncate budgets'));
afterAll(() => database.close());

const THREE_AN_HOUR = { limit: 3, windowSeconds: 3_600 };
const take = (key = 'codes:asha', budget = THREE_AN_HOUR) => spend(database.db, key, budget);

test('within the limit nothing is refused; beyond it the end of the window is told', async () => {
  for (let count = 0; count < 3; count += 1) expect(await take()).toEqual({ isWithin: true });
  await clock.advance({ minutes: 20 });
  const refused = await take();
  expect(refused).toEqual({ isWithin: false, spent: 4, retryAfterSeconds: expect.any(Number) });
  if (refused.isWithin) throw new Error('unreachable');
  expect(refused.retryAfterSeconds).toBeGreaterThan(40 * 60 - 10);
  expect(refused.retryAfterSeconds).toBeLessThanOrEqual(40 * 60);
});

test('a new window begins with the whole budget', async () => {
  for (let count = 0; count < 5; count += 1) await take();
  await clock.advance({ hours: 1 });
  expect(await take()).toEqual({ isWithin: true });
});

test('the window begins with the first use, wherever the clock stands', async () => {
  const { rows } = await database.pool.query(
    "select ceil(extract(epoch from date_trunc('hour', app_now()) + interval '59 minutes' - app_now()))::int as seconds",
  );
  await clock.advance({ seconds: rows[0].seconds + 3_600 });
  for (let count = 0; count < 3; count += 1) await take();
  await clock.advance({ minutes: 10 });
  expect(await take()).toMatchObject({ isWithin: false });
  await clock.advance({ minutes: 50 });
  expect(await take()).toEqual({ isWithin: true });
});

test('every key has a budget of its own', async () => {
  for (let count = 0; count < 4; count += 1) await take('codes:asha');
  expect(await take('codes:rohan')).toEqual({ isWithin: true });
});

test('of many at once exactly as many pass as the budget has', async () => {
  const judged = await Promise.all(Array.from({ length: 30 }, () => take()));
  expect(judged.filter(({ isWithin }) => isWithin)).toHaveLength(3);
});

test('what a rolled-back transaction took is given back', async () => {
  const attempt = database.db.transaction(async (tx) => {
    await spend(tx, 'codes:asha', THREE_AN_HOUR);
    throw new Error('not sent');
  });
  await expect(attempt).rejects.toThrow('not sent');
  for (let count = 0; count < 3; count += 1) expect(await take()).toEqual({ isWithin: true });
});

const takeTogether = (limit: number) => spendTogether(database.db, 'everybody', { limit, windowSeconds: 3_600 });

test('a budget of everybody ends at its limit, whichever connections spent it, and begins anew with its window', async () => {
  const judged = await Promise.all(Array.from({ length: 9 }, () => takeTogether(9)));
  expect(judged).toEqual(Array(9).fill(true));
  expect(await takeTogether(9)).toBe(false);
  await clock.advance({ hours: 1 });
  expect(await takeTogether(1)).toBe(true);
});

test('connections that come one after another, and ask far too often, get the whole budget in every window', async () => {
  const pools = Array.from({ length: 6 }, () => openPool(database.connection, 1, () => {}));
  const connections = pools.map(openDatabase);
  const { rows } = await database.pool.query(
    "select ceil(extract(epoch from date_trunc('hour', app_now()) + interval '61 minutes' - app_now()))::int as seconds",
  );
  await clock.advance({ seconds: rows[0].seconds });
  const granted = [0, 0, 0];
  for (let step = 0; step < 18; step += 1) {
    for (const db of connections.slice(0, step + 1)) {
      const isWithin = await spendTogether(db, 'everybody', { limit: 8, windowSeconds: 3_600 });
      if (isWithin) granted[Math.floor(step / 6)] = (granted[Math.floor(step / 6)] ?? 0) + 1;
    }
    await clock.advance({ minutes: 10 });
  }
  await Promise.all(pools.map((pool) => pool.end()));
  expect(granted).toEqual([8, 8, 8]);
  await deleteUnneeded(database.db);
  expect((await database.pool.query('select key from budgets')).rows).toEqual([]);
});

test('a transaction that goes on does not hold up everybody else who spends', async () => {
  const others = await database.db.transaction(async (tx) => {
    await spendTogether(tx, 'everybody', { limit: 99, windowSeconds: 3_600 });
    // Of nine connections one may share its part with this one.
    const spending = Array.from({ length: 9 }, () => takeTogether(99));
    expect(await Promise.any(spending)).toBe(true);
    return { spending };
  });
  await Promise.all(others.spending);
});

test('windows that are over are removed, the running one stays', async () => {
  await take('old');
  await clock.advance({ hours: 1 });
  await take('new');
  await clock.advance({ minutes: 1 });
  await deleteUnneeded(database.db);
  const { rows } = await database.pool.query('select key from budgets');
  expect(rows).toEqual([{ key: 'new' }]);
});
