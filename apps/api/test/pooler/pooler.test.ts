import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openDatabase, openPool } from '../../src/db/client.ts';
import { isTimeOut } from '../../src/db/errors.ts';
import { insertSession } from '../../src/http/session-store.ts';
import { audit } from '../../src/modules/operations/index.ts';
import { startServer } from '../../src/start-server.ts';
import { databaseUrlOf } from '../database-url.ts';
import { openTestDatabase, PATIENT_MS } from '../harness.ts';
import { hasPgBouncer, startPgBouncer } from '../servers/pgbouncer.ts';
import { aWebDist } from '../web-dist.ts';

const isThere = hasPgBouncer();
if (!isThere) console.log('PgBouncer is not installed (apt-get install pgbouncer): its tests are skipped.');

/** A database behind PgBouncer with fewer sessions than the server has connections, so that they really take turns. */
async function aPooledDatabase() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const pooler = await startPgBouncer(database.connection, (settings) =>
    settings.replace(/^default_pool_size.*$/m, 'default_pool_size = 3'),
  );
  onTestFinished(() => pooler.stop());
  const { host, port } = pooler;
  const pooled = { ...database.connection, host, port };
  return { ...database, pooled };
}

const configFor = ({ pooled, connection }: Awaited<ReturnType<typeof aPooledDatabase>>, more = {}) =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    APP_SECRET: 'a secret for tests that is long enough',
    DATABASE_URL: databaseUrlOf(pooled),
    DATABASE_DIRECT_URL: databaseUrlOf(connection),
    DATABASE_TIMEOUT_MS: String(PATIENT_MS),
    WEB_DIST_DIR: aWebDist(),
    ...more,
  });

describe.runIf(isThere)('behind PgBouncer in transaction mode', () => {
  test('two processes that start on an empty database make the schema once, and serve', async () => {
    const database = await aPooledDatabase();
    await database.pool.query('drop schema public, queue cascade; create schema public');
    const servers = await Promise.all([1, 2].map(() => startServer(configFor(database), () => {})));
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
    for (const { address } of servers) expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect(await audit(database.db)).toEqual([]);
  });

  test('a session that ends in one process ends in the other at once', async () => {
    const database = await aPooledDatabase();
    const servers = await Promise.all([1, 2].map(() => startServer(configFor(database), () => {})));
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
    const studentId = randomUUID();
    await database.pool.query(
      "insert into students (id, first_name, last_name, email, phone, tier_name) values ($1, 'Asha', 'Patil', 'a@example.com', '919876543210', 'Basic')",
      [studentId],
    );
    const secret = await insertSession(database.db, { publicId: randomUUID(), studentId, device: 'Test' });
    const signedIn = () =>
      Promise.all(
        servers.map(async ({ address }) => {
          const answer = await fetch(`${address}/api/v1/auth/check`, { headers: { cookie: `session=${secret}` } });
          return (await answer.text()).includes('"authenticated":true');
        }),
      );
    await vi.waitFor(async () => expect(await signedIn()).toEqual([true, true]));
    await database.pool.query('delete from sessions');
    await vi.waitFor(async () => expect(await signedIn()).toEqual([false, false]));
  });

  test('a worker hears of new messages and runs jobs', async () => {
    const database = await aPooledDatabase();
    const worker = await startServer(configFor(database, { PROCESS_ROLE: 'worker' }), () => {});
    onTestFinished(() => worker.stop());
    await database.pool.query(`
      with message as (
        insert into outbox (id, kind, channel, recipient, expires_at)
        values (gen_random_uuid(), 'code', 'email', 'a@example.com', app_now() + interval '10 minutes') returning id)
      select queue.add_message(id, 'code-email', 0) from message`);
    // Without content it cannot be sent.
    await vi.waitFor(async () =>
      expect((await database.pool.query('select state from outbox')).rows).toEqual([{ state: 'dead' }]),
    );
    await vi.waitFor(async () =>
      expect(
        (await database.pool.query("select from queue.job where name = 'jobs' and state = 'completed'")).rowCount,
      ).toBeGreaterThan(0),
    );
  });

  test('a statement that was named once runs in any session, and time limits hold in all', async () => {
    const database = await aPooledDatabase();
    const pool = openPool({ ...database.pooled, isPooled: true }, 8, () => {});
    onTestFinished(() => pool.end());
    const db = openDatabase(pool);
    const asked = Array.from({ length: 40 }, () =>
      db
        .select({ pid: sql<number>`pg_backend_pid() + 0 * length(pg_sleep(0.05)::text)` })
        .from(sql`(select) as nothing`)
        .prepare('one_name')
        .execute(),
    );
    const sessions = new Set((await Promise.all(asked)).map(([row]) => row?.pid));
    expect(sessions.size).toBeGreaterThan(1);
    const limits = await Promise.all(
      Array.from({ length: 8 }, () => db.execute(sql`select current_setting('statement_timeout') as limit`)),
    );
    expect(new Set(limits.map(({ rows }) => rows[0]?.limit))).toEqual(new Set(['2s']));
    const failure = await db.execute(sql`select pg_sleep(5)`).catch((error: unknown) => error);
    expect(isTimeOut(failure)).toBe(true);
  });
});
