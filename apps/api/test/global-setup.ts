import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/adapters/embedded-postgres/index.ts';
import { isAlive, isPostmasterOf, readPidFile } from '../src/adapters/embedded-postgres/pid-file.ts';
import { migrate } from '../src/db/migrate.ts';
import { startPgBouncer } from './servers/pgbouncer.ts';

type Connection = Pick<pg.ClientConfig, 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl'>;

type Pooler = { host: string; port: number } | null;

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * The server of this run. Tests work on copies: `create database <prefix>… template <template>`, sent over
     * `connection`. Every database whose name begins with `prefix` is gone after the run. With TEST_POOLER=pgbouncer the pools
     * of tests go through a PgBouncer at `pooler`.
     */
    postgres: { connection: Connection; template: string; prefix: string; pooler: Pooler };
  }
}

const FOLDER = /^dakhila-test-(\d+)-/;

/** One server for the whole run, with an empty database of the newest schema that tests copy. Gone when the run ends. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prefix = `dakhila_test_${process.pid}_`;
  const template = `${prefix}template`;
  const { connection, close } = process.env.DATABASE_URL
    ? borrowServer(process.env.DATABASE_URL, prefix)
    : await startServer();
  await withPool(connection, (pool) => pool.query(`create database ${template}`));
  await withPool({ ...connection, database: template }, migrate);
  const pooler = process.env.TEST_POOLER ? await startPgBouncer(connection, asPatient) : null;
  project.provide('postgres', {
    connection,
    template,
    prefix,
    pooler: pooler && { host: pooler.host, port: pooler.port },
  });
  return async () => {
    await pooler?.stop();
    await close();
  };
}

/** What a test shows must not depend on how busy the machine is. Each test file has a database of its own, so sessions are soon given up. */
const asPatient = (settings: string) =>
  settings
    .replace('statement_timeout = 2000', 'statement_timeout = 60000')
    .replace('query_wait_timeout = 2', 'query_wait_timeout = 60')
    .concat('server_idle_timeout = 3\n');

type Server = { connection: Connection; close: () => Promise<void> };

/** The server that DATABASE_URL names; only our own databases on it are dropped afterwards. */
function borrowServer(url: string, prefix: string): Server {
  const { host, port, user, password, database, ssl } = new pg.Client({ connectionString: url });
  const connection: Connection = {
    host,
    port,
    ssl,
    user: user ?? '',
    password: password ?? '',
    database: database ?? '',
  };
  return { connection, close: () => dropDatabases(connection, prefix) };
}

async function startServer(): Promise<Server> {
  removeLeftovers();
  const dataDir = mkdtempSync(join(tmpdir(), `dakhila-test-${process.pid}-`));
  // As root the server runs as somebody else, who must get through.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, log: console.log, isDurable: false });
  return {
    connection: server.connection,
    close: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A run that was killed could not clean up: its server still runs and its folder is still there. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = FOLDER.exec(name)?.[1];
    const folder = join(tmpdir(), name);
    if (!owner || isAlive(Number(owner)) || statSync(folder).uid !== process.getuid?.()) continue;
    const data = join(folder, 'postgres', 'data');
    const server = readPidFile(data);
    if (server && isPostmasterOf(server.pid, data)) process.kill(server.pid, 'SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  }
}

async function withPool(connection: Connection, act: (pool: pg.Pool) => Promise<unknown>): Promise<void> {
  const pool = new pg.Pool(connection);
  await act(pool).finally(() => pool.end());
}

const dropDatabases = (connection: Connection, prefix: string) =>
  withPool(connection, async (pool) => {
    const { rows } = await pool.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { name } of rows) await pool.query(`drop database "${name}" with (force)`);
  });
