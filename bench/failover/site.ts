import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECRET } from '../../apps/api/test/crash/core-deps.ts';
import { openWorld } from '../../apps/api/test/crash/world.ts';
import { databaseUrlOf } from '../../apps/api/test/database-url.ts';
import { liftBudgets } from '../../apps/api/test/fuzz/lift-budgets.ts';
import { startPgBouncer } from '../../apps/api/test/servers/pgbouncer.ts';
import { freePort } from '../../apps/api/test/servers/ports.ts';
import { warmUp } from '../lib/busy-students.ts';
import type { makeClosers } from '../lib/closers.ts';
import { type ProductProcess, startProcess } from '../lib/server-process.ts';
import { webBalancerSettings } from '../lib/web-balancer.ts';
import { startHaProxy } from './balancers.ts';
import { ROLE, startCluster } from './cluster.ts';
import { openMachines } from './machines.ts';
import { databaseBalancerSettings, POSTGRES_BIN } from './settings.ts';

const PROCESSES = 3;
const MEMORY = '/dev/shm';
const PROGRAMS = ['ip', 'setpriv', 'haproxy', 'pgbouncer', 'patroni', 'etcd', `${POSTGRES_BIN}/postgres`];
/** Longer than the balancer needs to notice that a process is about to stop. */
const DRAIN_SECONDS = '3';

/** The programs that the drill needs and this machine lacks, as a message to the operator. */
export function findMissing(): string[] {
  const missing = PROGRAMS.filter((name) => spawnSync('which', [name]).status !== 0);
  return process.getuid?.() === 0 ? missing : ['to be root, because it makes networks', ...missing];
}

/** Builds everything: three databases, HAProxy and PgBouncer before them, three processes of the product, HAProxy before those. */
export async function buildSite(closers: ReturnType<typeof makeClosers>) {
  // In memory where that is possible: three databases and three etcd on one disk would wait for each other.
  const folder = mkdtempSync(join(existsSync(MEMORY) ? MEMORY : tmpdir(), 'dakhila-failover-'));
  chmodSync(folder, 0o755);
  // KEEP_FOLDER=1 keeps the logs of all programs.
  if (!process.env.KEEP_FOLDER) closers.add(() => rmSync(folder, { recursive: true, force: true }));
  const machines = openMachines(folder);
  closers.add(() => machines.close());
  const cluster = await startCluster(machines, folder);

  const [primary, replica, web] = [await freePort(), await freePort(), await freePort()];
  const before = await startHaProxy('database', databaseBalancerSettings({ primary, replica }), [primary], folder);
  closers.add(() => before.stop());
  const connection = { host: '127.0.0.1', port: primary, user: ROLE, database: ROLE };
  const pooler = await startPgBouncer(connection);
  closers.add(() => pooler.stop());

  const logPath = join(folder, 'product.log');
  const logTo = openSync(logPath, 'a');
  const running: ProductProcess[] = [];
  closers.add(() => Promise.all(running.map(({ stop }) => stop())));
  const start = async (port: number) => {
    const environment = {
      DATABASE_DIRECT_URL: databaseUrlOf(connection),
      DATABASE_REPLICA_URL: databaseUrlOf({ ...connection, port: replica }),
      DRAIN_SECONDS,
      LOG_LEVEL: 'warn',
    };
    const pooled = { ...connection, host: pooler.host, port: pooler.port };
    const own = { connection: pooled, secret: SECRET, folder: join(folder, 'product'), environment, logTo, port };
    running.push(await startProcess(own));
  };
  const ports: number[] = [];
  while (ports.length < 2 * PROCESSES) ports.push(await freePort());
  await Promise.all(ports.slice(0, PROCESSES).map(start));
  const front = await startHaProxy('web', webBalancerSettings(web, ports), [web], folder);
  closers.add(() => front.stop());

  const world = await openWorld(connection);
  closers.add(() => world.close());
  await liftBudgets(world.pool);
  await world.pool.query('create table drill_marks (mark text primary key)');
  for (const { base } of running) await warmUp(base, world);

  const roll = async () => {
    for (const old of [...running]) {
      await start(ports.find((port) => running.every((one) => one.port !== port)) ?? 0);
      // Let the balancer notice the new one.
      await sleep(1_000);
      running.splice(running.indexOf(old), 1);
      await old.stop();
    }
  };
  return { machines, cluster, roll, world, base: `http://127.0.0.1:${web}`, logPath };
}
