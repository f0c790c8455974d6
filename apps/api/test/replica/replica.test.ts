import { notices } from '@dakhila/contract/notices';
import { signup } from '@dakhila/contract/signup';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openSandboxGateway } from '../../src/adapters/payment/sandbox/index.ts';
import { makeApp } from '../../src/app.ts';
import { openDatabase, openPool } from '../../src/db/client.ts';
import { migrate } from '../../src/db/migrate.ts';
import { readMayLag, useReplica } from '../../src/db/replica.ts';
import { seed } from '../../src/seed.ts';
import { anonymousBrowser } from '../browser.ts';
import { coreDeps } from '../crash/core-deps.ts';
import { allowReplicas, copyCluster, prepareCopy, startCopy } from '../servers/copy-cluster.ts';
import { preparedFolder, start, temporaryFolder, usePreparedFolders } from '../servers/postgres.ts';
import { timeLimit } from '../time-limit.ts';

usePreparedFolders();
const TIMEOUT_MS = timeLimit(60_000);

/** A primary with the schema, a streaming replica of it, and a pool that uses both. */
async function aPrimaryWithReplica() {
  const primary = await start(await preparedFolder(), { isDurable: false });
  const pool = openPool({ ...primary.connection, statement_timeout: TIMEOUT_MS }, 4, () => {});
  onTestFinished(() => pool.end());
  await migrate(pool);
  await allowReplicas(primary);
  const folder = temporaryFolder();
  const { data } = await copyCluster(primary, folder);
  const { host, port, user, password } = primary.connection;
  prepareCopy(data, 'standby', { primary_conninfo: `host=${host} port=${port} user=${user} password=${password}` });
  const copy = await startCopy(data, primary);
  let isStopped = false;
  const stopCopy = async () => {
    if (!isStopped) await copy.stop();
    isStopped = true;
  };
  onTestFinished(stopCopy);
  const replicaPool = openPool({ ...copy.connection, statement_timeout: TIMEOUT_MS }, 2, () => {});
  const replica = useReplica(pool, replicaPool, { warn: () => {}, info: () => {} });
  onTestFinished(() => replica.close());
  const ask = (statement: string) => replicaPool.query(statement);
  return { db: openDatabase(pool), pool, stopCopy, replica, ask };
}
const isReplica = async (db: ReturnType<typeof openDatabase>) =>
  (await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]?.is;

test('only what may lag is read from the replica, and only while it is up to date', async () => {
  const { db, pool, stopCopy, replica, ask } = await aPrimaryWithReplica();
  await expect.poll(() => replica.lagMs()).not.toBeNull();
  expect(await isReplica(db)).toBe(false);
  expect(await readMayLag(() => isReplica(db))).toBe(true);
  // A transaction goes to the primary.
  const inTransaction = () =>
    db.transaction(
      async (tx) => (await tx.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`)).rows[0]?.is,
    );
  expect(await readMayLag(inTransaction)).toBe(false);
  // So does a write that was wrongly declared as a read.
  await pool.query('create table marks (name text)');
  await expect
    .poll(() =>
      ask('select from marks').then(
        () => 'there',
        () => 'not yet',
      ),
    )
    .toBe('there');
  await readMayLag(() => db.execute(sql`insert into marks values ('here')`));
  expect(replica.counts.failed).toBe(1);

  await expect.poll(() => replica.lagMs()).not.toBeNull();
  await ask('select pg_wal_replay_pause()');
  await expect
    .poll(
      async () => {
        await pool.query("insert into marks values ('later')");
        return replica.lagMs();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBeGreaterThan(10_000);
  expect(await readMayLag(() => isReplica(db))).toBe(false);
  await ask('select pg_wal_replay_resume()');
  await expect.poll(() => readMayLag(() => isReplica(db))).toBe(true);

  await stopCopy();
  expect(await readMayLag(() => isReplica(db))).toBe(false);
  expect(replica.lagMs()).toBeNull();
});

test('calls that may lag are answered by the replica, with its figures in the metrics', async () => {
  const { db, replica } = await aPrimaryWithReplica();
  const core = { ...coreDeps(() => new Date()), db };
  const deps = { ...core, gateway: openSandboxGateway(core), replica };
  await seed(deps);
  const { server } = makeApp(deps, { withWeb: false });
  onTestFinished(() => server.close());
  const browser = anonymousBrowser(server);
  await expect.poll(() => replica.lagMs()).toBe(0);
  await expect
    .poll(async () => JSON.stringify((await browser.call(signup.subscriptionTiers)).body))
    .toContain('"cost"');
  expect((await browser.call(notices.current, {})).status).toBe(200);
  expect(replica.counts.answered).toBeGreaterThanOrEqual(2);
  expect(replica.counts.failed).toBe(0);
  const { body } = await server.inject('/metrics');
  expect(body).toMatch(/^dakhila_replica_lag_seconds \d/m);
  expect(body).toContain(`dakhila_replica_reads_total{outcome="answered"} ${replica.counts.answered}`);
});
