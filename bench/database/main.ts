import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/index.ts';
import { openPool } from '../../apps/api/src/db/client.ts';
import { migrate } from '../../apps/api/src/db/migrate.ts';
import { audit } from '../../apps/api/src/modules/operations/index.ts';
import { SECRET } from '../../apps/api/test/crash/core-deps.ts';
import { openWorld } from '../../apps/api/test/crash/world.ts';
import { liftBudgets } from '../../apps/api/test/fuzz/lift-budgets.ts';
import { atLeast, atMost, none } from '../lib/bar.ts';
import {
  compareWithTables,
  deliverTo,
  startLoad,
  TASK_SCENES,
  type Task,
  taskMaker,
  warmUp,
} from '../lib/busy-students.ts';
import { makeClosers } from '../lib/closers.ts';
import { openWay } from '../lib/database-way.ts';
import { startProcess } from '../lib/server-process.ts';
import { openSmallDisk } from '../lib/small-disk.ts';
import { FAULTS, type Fault } from './faults.ts';
import { isCalm, judgeFault } from './verdict.ts';

/**
 * `npm run bench -- database [rounds] [part of a name]`: everything that can go wrong with a database, a number of rounds of it, under load. The bar: nothing
 * that was answered is lost, nothing happens twice, every other request gets a 503 with `Retry-After`, and all is well again in 5 s. A fault without any effect proves nothing.
 */
const rounds = Number(process.argv[2] ?? 1);
const named = process.argv[3] ?? '';
const BAR = { healedMs: 5_000, slowestMs: 15_000 };
const BEFORE_MS = 1_000;
/** So many payments, bookings, sign-ups and predictions must be under way while it is wrong: without them nothing is shown. */
const LEAST_TASKS = 4;
const DISK_MEGABYTES = 500;
const PATIENCE_MS = 30_000;

const started = Date.now();
const closers = makeClosers();

async function setTheScene() {
  const disk = openSmallDisk(DISK_MEGABYTES);
  closers.add(() => disk.close());
  const postgres = await startEmbeddedPostgres({ dataDir: disk.folder, log: () => {} });
  closers.add(() => postgres.stop());
  const { connection } = postgres;
  const pool = openPool({ ...connection, statement_timeout: 0 }, 1, () => {});
  await migrate(pool);
  await liftBudgets(pool);
  // Its log stays small beside the disk.
  for (const setting of ["max_wal_size = '64MB'", "min_wal_size = '32MB'"])
    await pool.query(`alter system set ${setting}`);
  await pool.query('select pg_reload_conf()');
  await pool.end();
  const world = await openWorld(connection);
  closers.add(() => world.close());
  const way = await openWay(connection);
  closers.add(() => way.close());
  const folder = join(disk.folder, 'product');
  const product = await startProcess({ connection: { ...connection, ...way.connection }, secret: SECRET, folder });
  closers.add(() => product.stop());
  return { disk, postgres, connection, world, way, product };
}
type Scene = Awaited<ReturnType<typeof setTheScene>>;

async function meet(fault: Fault, scene: Scene, makeTask: () => Promise<Task>) {
  const { world, product } = scene;
  const load = await startLoad(deliverTo(product.base), world, makeTask);
  await sleep(BEFORE_MS);
  const beganAt = performance.now();
  await fault.happen(scene);
  const endedAt = performance.now();
  while (!isCalm(load.sent, endedAt, performance.now()) && performance.now() - endedAt < PATIENCE_MS) await sleep(100);
  await load.finish();
  const judged = judgeFault(load.sent, { beganAt, endedAt });
  const { requests, done, comeBack, healedMs, slowestMs, wrong, meanwhile } = judged;
  const isFelt = fault.slowsByMs ? meanwhile.slowestMs >= fault.slowsByMs : meanwhile.comeBack > 0;
  for (const { what, status, body } of wrong.slice(0, 5)) console.log(`${what}: ${status} ${body}`);
  return {
    fault: fault.name,
    'lasted s': inSeconds(endedAt - beganAt),
    requests,
    done,
    '503': comeBack,
    wrong: wrong.length,
    'slowest s': inSeconds(slowestMs),
    'healed s': inSeconds(healedMs),
    'tasks meanwhile': meanwhile.tasks,
    felt: isFelt && meanwhile.tasks >= LEAST_TASKS,
    writes: load.reported.length + load.tasks.length,
    ...(await compareWithTables(world, load)),
  };
}
const inSeconds = (ms: number) => Math.round(ms / 10) / 100;

try {
  const scene = await setTheScene();
  await warmUp(scene.product.base, scene.world);
  const wanted = FAULTS.filter(({ name }) => name.includes(named));
  const possible = wanted.filter(({ needsSmallDisk }) => scene.disk.isSmall || !needsSmallDisk);
  if (possible.length < wanted.length)
    console.log('No small disk can be mounted here: the full disk is skipped. apps/api/test/faults shows its answer.');
  const makeTask = taskMaker(scene.world, TASK_SCENES);
  const met: Awaited<ReturnType<typeof meet>>[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const fault of possible) {
      const figures = await meet(fault, scene, makeTask);
      console.log(JSON.stringify(figures));
      met.push(figures);
    }
  const breaches = await audit(scene.world.deps.db);
  for (const { promise, subject, says } of breaches) console.log(`${promise} ${subject}: ${says}`);
  const sum = (name: 'requests' | '503' | 'wrong' | 'writes' | 'lost' | 'twice') =>
    met.reduce((total, figures) => total + figures[name], 0);
  const most = (name: 'healed s' | 'slowest s') => Math.max(...met.map((figures) => figures[name]));
  console.table(met);
  console.log(
    `requests ${sum('requests')}, told to come back ${sum('503')}, ${Math.round((Date.now() - started) / 1000)} s in all`,
  );
  atLeast('faults', met.length, 1);
  none('faults that were not felt', met.filter(({ felt }) => !felt).length);
  atLeast('writes', sum('writes'), 1);
  none('lost', sum('lost'));
  none('twice', sum('twice'));
  none('wrong answers', sum('wrong'));
  none('broken promises of the audit', breaches.length);
  atMost('healed in', most('healed s'), BAR.healedMs / 1000, ' s', 2);
  atMost('slowest answer', most('slowest s'), BAR.slowestMs / 1000, ' s', 2);
} finally {
  await closers.closeAll();
}
