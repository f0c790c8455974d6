import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isLockBusy } from './errors.ts';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations');
/** The advisory lock that makes processes migrate one after the other. The number is arbitrary. */
const LOCK = 7_204_114;
const LOCK_TIMEOUT_MS = 3_000;
const LOCK_TRIES = 40;
const PAUSE_MS = 2_000;

/** Brings the database to the newest schema: each file of `migrations/` once, in order, each in a transaction. Returns the files it ran. */
export async function migrate(pool: pg.Pool, folder = MIGRATIONS_DIR): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    );
    // A change of a table that waits for a lock, behind a backup for example, makes everybody else wait behind it.
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const pending = await pendingIn(client, folder);
    for (const name of pending) await run(client, folder, name);
    return pending;
  } finally {
    // Closing the connection releases the lock and resets the timeout, also after a failure.
    client.release(true);
  }
}

/** The files that have not run on this database yet. */
export async function pendingMigrations(pool: pg.Pool, folder = MIGRATIONS_DIR): Promise<string[]> {
  const { rows } = await pool.query<{ exists: boolean }>("select to_regclass('migrations') is not null as exists");
  return rows[0]?.exists ? pendingIn(pool, folder) : filesIn(folder);
}

async function pendingIn(client: pg.Pool | pg.PoolClient, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map((row) => row.name));
  return filesIn(folder).filter((name) => !done.has(name));
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

/** Runs a file; one that does not get its locks is tried again after a pause, in which others get theirs. */
async function run(client: pg.PoolClient, folder: string, name: string) {
  for (let tries = 1; ; tries += 1) {
    await client.query('begin');
    try {
      await client.query(readFileSync(join(folder, name), 'utf8'));
      await client.query('insert into migrations (name) values ($1)', [name]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      if (!isLockBusy(error) || tries === LOCK_TRIES) throw new Error(`Migration ${name} failed`, { cause: error });
      await wait(PAUSE_MS);
    }
  }
}
