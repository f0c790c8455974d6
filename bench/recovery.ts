import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../apps/api/src/adapters/embedded-postgres/index.ts';
import { openDatabase, openPool } from '../apps/api/src/db/client.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { audit } from '../apps/api/src/modules/operations/index.ts';
import { SECRET } from '../apps/api/test/crash/core-deps.ts';
import { openWorld } from '../apps/api/test/crash/world.ts';
import { liftBudgets } from '../apps/api/test/fuzz/lift-budgets.ts';
import { copyCluster, prepareCopy, startCopy } from '../apps/api/test/servers/copy-cluster.ts';
import { bar, none } from './lib/bar.ts';
import { machineLoad } from './lib/busy-machine.ts';
import { compareWithTables, deliverTo, startLoad, TASK_SCENES, taskMaker, warmUp } from './lib/busy-students.ts';
import { makeClosers } from './lib/closers.ts';
import { startProcess } from './lib/server-process.ts';

/**
 * `npm run bench -- recovery [seconds of work]`: a base backup is made while students work, and the log is archived. Then somebody empties tables. The database
 * of a second before that is restored, and timed. The bar: everything that was confirmed until then is there, and the audit is clean.
 */
const workMs = Number(process.argv[2] ?? 20) * 1_000;
/** So much is restored before the mistake. */
const BEFORE_MS = 1_000;
const MISTAKE = 'truncate fact_reports, counselling_bookings cascade';

const closers = makeClosers();
const folder = mkdtempSync(join(tmpdir(), 'dakhila-recovery-'));
chmodSync(folder, 0o755);
closers.add(() => rmSync(folder, { recursive: true, force: true }));
const archive = join(folder, 'archive');

/** The embedded database with its log archived to a folder. */
async function startArchiving() {
  const options = { dataDir: join(folder, 'var'), log: () => {} };
  mkdirSync(options.dataDir);
  mkdirSync(archive);
  const first = await startEmbeddedPostgres(options);
  const { uid, gid } = statSync(join(first.where, 'data'));
  chownSync(archive, uid, gid);
  const client = new pg.Client(first.connection);
  await client.connect();
  await client.query("alter system set archive_mode = 'on'");
  await client.query(`alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`);
  await client.end();
  // Archiving needs a new start.
  await first.stop();
  const postgres = await startEmbeddedPostgres(options);
  closers.add(() => postgres.stop());
  return postgres;
}

const inSeconds = (ms: number) => Math.round(ms / 100) / 10;
async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const from = performance.now();
  const result = await work();
  return [result, inSeconds(performance.now() - from)];
}

try {
  const postgres = await startArchiving();
  const { connection } = postgres;
  const product = await startProcess({ connection, secret: SECRET, folder: join(folder, 'product') });
  closers.add(() => product.stop());
  const world = await openWorld(connection);
  closers.add(() => world.close());
  await liftBudgets(world.pool);
  await warmUp(product.base, world);

  const load = await startLoad(deliverTo(product.base), world, taskMaker(world, TASK_SCENES));
  await sleep(workMs / 4);
  const [{ data }, backupSeconds] = await timed(() => copyCluster(postgres, join(folder, 'copy')));
  await sleep(workMs);
  await load.finish();
  await sleep(2 * BEFORE_MS);

  const count = async (pool: pg.Pool) =>
    Number(
      (
        await pool.query(
          'select (select count(*) from fact_reports) + (select count(*) from counselling_bookings) as rows',
        )
      ).rows[0].rows,
    );
  const before = await count(world.pool);
  const { rows } = await world.pool.query<{ at: string }>(
    "select (now() - $1::int * interval '1 millisecond')::text as at",
    [BEFORE_MS],
  );
  const target = rows[0]?.at ?? '';
  await world.pool.query(MISTAKE);
  const after = await count(world.pool);

  const from = performance.now();
  // The last piece of the log is archived when it is complete; at a real mistake, the server itself may still be read.
  await world.pool.query('select pg_switch_wal()');
  const last =
    (await world.pool.query<{ name: string }>('select pg_walfile_name(pg_current_wal_lsn() - 1) as name')).rows[0]
      ?.name ?? '';
  for (let turn = 0; turn < 300 && !readdirSync(archive).includes(last); turn += 1) await sleep(100);
  prepareCopy(data, 'recovery', {
    restore_command: `cp ${archive}/%f %p`,
    recovery_target_time: target,
    recovery_target_action: 'promote',
    archive_mode: 'off',
  });
  const copy = await startCopy(data, postgres);
  closers.add(() => copy.stop());
  const pool = openPool({ ...copy.connection, statement_timeout: 0 }, 2, () => {});
  closers.add(() => pool.end());
  while ((await pool.query('select pg_is_in_recovery() as is')).rows[0]?.is) await sleep(100);
  const restoreSeconds = inSeconds(performance.now() - from);

  const restored = await count(pool);
  const pending = await migrate(pool);
  const breaches = await audit(openDatabase(pool));
  for (const { promise, subject, says } of breaches) console.log(`${promise} ${subject}: ${says}`);
  const restoredWorld = await openWorld(copy.connection);
  closers.add(() => restoredWorld.close());
  // Each task counts its effects through the world it was made in, so only reports are compared here; tasks are compared by the rows.
  const { lost } = await compareWithTables(restoredWorld, { reported: load.reported, tasks: [] });
  const size = (
    await pool.query<{ megabytes: string }>('select pg_database_size(current_database()) / 1000000 as megabytes')
  ).rows[0];
  console.table([
    {
      'database MB': Number(size?.megabytes),
      'log MB': 16 * readdirSync(archive).length,
      'base backup s': backupSeconds,
      'restore s': restoreSeconds,
      'rows before': before,
      'after the mistake': after,
      restored,
      'confirmed writes lost': lost,
      audit: breaches.length,
      load: machineLoad().toFixed(1),
    },
  ]);
  bar('rows after the restore', String(restored), String(before), before > 0 && after === 0 && restored === before);
  none('confirmed writes lost', lost);
  none('broken promises, or migrations left to do', breaches.length + pending.length);
} finally {
  await closers.closeAll();
}
