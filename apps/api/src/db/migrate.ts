import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations');
/** The advisory lock that makes processes migrate one after the other. The number is arbitrary. */
const LOCK = 7_204_114;

/** Brings the database to the newest schema: each file of `migrations/` once, in order, each in a transaction. Returns the files it ran. */
export async function migrate(pool: pg.Pool, folder = MIGRATIONS_DIR): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    );
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

async function run(client: pg.PoolClient, folder: string, name: string) {
  await client.query('begin');
  try {
    await client.query(readFileSync(join(folder, name), 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
