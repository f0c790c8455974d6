import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { aProxy } from '../../test/servers/database-proxy.ts';
import { openDatabase, openPool } from './client.ts';
import { isDatabaseGone } from './errors.ts';

/** A pool with a single connection, on a way to the database that can be closed and fall silent. */
async function aNarrowPool(settings: object = {}) {
  const { connection } = inject('postgres');
  const proxy = await aProxy(connection);
  const pool = openPool(
    { ...connection, ...proxy.connection, connectionTimeoutMillis: 20_000, ...settings },
    1,
    () => {},
  );
  onTestFinished(async () => {
    await proxy.shut();
    await pool.end();
  });
  const db = openDatabase(pool);
  await db.execute(sql`select 1`);
  return { proxy, pool, db };
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );

test('a connection that is lost between two queries of a transaction fails that transaction alone', async () => {
  const lost: string[] = [];
  const { connection } = inject('postgres');
  const pool = openPool(connection, 2, (error) => lost.push(error.message));
  try {
    const db = openDatabase(pool);
    const broken = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      const left = () => db.execute(sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`);
      await expect.poll(async () => (await left()).rowCount).toBe(0);
      await tx.execute(sql`select 1`);
    });
    expect(isDatabaseGone(await failureOf(broken))).toBe(true);
    expect(lost[0]).toContain('terminating connection');
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.end();
  }
});

test('a transaction that dies before its first statement leaves its place in the pool to the next', async () => {
  const { proxy, db } = await aNarrowPool();
  for (let round = 1; round <= 2; round += 1) {
    proxy.mute();
    const failing = failureOf(db.transaction((tx) => tx.execute(sql`select 1`)));
    await proxy.shut();
    expect(isDatabaseGone(await failing)).toBe(true);
    await proxy.open();
    expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  }
});

test.each([
  ['a statement', (db: ReturnType<typeof openDatabase>) => db.execute(sql`select 1`)],
  ['a transaction', (db: ReturnType<typeof openDatabase>) => db.transaction((tx) => tx.execute(sql`select 1`))],
])('%s to which nobody answers any more is given up, and the next one finds a new connection', async (_, ask) => {
  const { proxy, db } = await aNarrowPool({ statement_timeout: 1_000 });
  proxy.mute();
  expect(isDatabaseGone(await failureOf(ask(db)))).toBe(true);
  expect((await ask(db)).rowCount).toBe(1);
});

test('who lifts the limit of the database is waited for', async () => {
  const { db } = await aNarrowPool({ statement_timeout: 300 });
  const slow = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    return tx.execute(sql`select pg_sleep(2.5)`);
  });
  expect((await slow).rowCount).toBe(1);
});
