import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, program, usableBinaries } from '../../src/adapters/embedded-postgres/binaries.ts';
import type { EmbeddedPostgres } from '../../src/adapters/embedded-postgres/index.ts';
import { serverEnvironment } from '../../src/adapters/embedded-postgres/postmaster.ts';

type Source = Pick<EmbeddedPostgres, 'connection' | 'where'>;

/**
 * Copies a running cluster, as `pg_basebackup` would: the embedded PostgreSQL comes without it. `dataDir` gets what a server with that `DATA_DIR` starts
 * from, once it was told by `standby.signal` or `recovery.signal` what it is.
 */
export async function copyCluster({ connection, where }: Source, dataDir: string): Promise<{ data: string }> {
  const target = join(dataDir, basename(where));
  const data = join(target, 'data');
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query("select pg_backup_start('copy', true)");
    mkdirSync(dataDir, { recursive: true });
    // Files may disappear while they are copied: the log brings them back.
    execFileSync('sh', ['-c', 'cp -a "$1" "$2" 2>/dev/null || [ -d "$2/data/global" ]', 'sh', where, target]);
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal'])
      rmSync(join(data, name), { recursive: true, force: true });
    rmSync(join(target, 'socket'), { recursive: true, force: true });
    mkdirSync(join(data, 'pg_wal'), { mode: 0o700 });
    writeOwned(data, 'backup_label', rows[0]?.labelfile ?? '');
    ownedAs(data, join(data, 'pg_wal'));
  } finally {
    await client.end();
  }
  return { data };
}

/** Adds settings to a copied cluster, and the file that says what it is to be. */
export function prepareCopy(data: string, signal: 'standby' | 'recovery', settings: Record<string, string>): void {
  writeOwned(data, `${signal}.signal`, '');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`);
  appendFileSync(join(data, 'postgresql.auto.conf'), lines.join(''));
}

/** Starts PostgreSQL on a copied cluster, beside the one it was copied from, and waits until it answers. */
export async function startCopy(data: string, { connection }: Pick<Source, 'connection'>) {
  const { uid, gid } = statSync(data);
  const identity = process.getuid?.() === 0 ? { uid, gid } : undefined;
  const binaries = usableBinaries(findBinaries(), identity, () => {});
  const host = mkdtempSync(join(tmpdir(), 'dakhila-copy-'));
  if (identity) chownSync(host, uid, gid);
  const words = ['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${host}`, '-c', 'fsync=off'];
  const said: string[] = [];
  const child = spawn(program(binaries, 'postgres'), words, { ...identity, env: serverEnvironment(), cwd: data });
  child.stderr.on('data', (piece) => said.push(String(piece)));
  const ended = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(host, { recursive: true, force: true });
  };
  const own = { ...connection, host };
  for (const end = performance.now() + START_LIMIT_MS; ; await wait(100)) {
    const client = new pg.Client(own);
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isOpen) return { connection: own, stop };
    if (child.exitCode === null && performance.now() < end) continue;
    await stop();
    throw new Error(`the copy does not start: ${said.join('')}`);
  }
}
const START_LIMIT_MS = 120_000;

/** Lets replicas log in; the connection rules of the embedded server have none. */
export async function allowReplicas({ connection, where }: Source): Promise<void> {
  appendFileSync(join(where, 'data', 'pg_hba.conf'), 'local replication all scram-sha-256\n');
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('select pg_reload_conf()');
  await client.end();
}

function writeOwned(data: string, name: string, text: string): void {
  writeFileSync(join(data, name), text, { mode: 0o600 });
  ownedAs(data, join(data, name));
}

function ownedAs(data: string, path: string): void {
  const { uid, gid } = statSync(data);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}
