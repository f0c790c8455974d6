import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../migrations');
/** Any constant: processes that start together take turns on it. */
const LOCK = 7_204_114;

/** Brings the database to the newest schema: each file of `migrations/` once, in order, each in a transaction. Answers with the ones it ran. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    );
    const pending = migrationFiles().filter((name) => !done.has(name));
    for (const name of pending) await run(client, name);
    return pending;
  } finally {
    // Closing the connection gives back the lock and the timeout, also after a failure.
    client.release(true);
  }
}

const migrationFiles = () =>
  readdirSync(MIGRATIONS_DIR)
    .filter((name) => name.endsWith('.sql'))
    .sort();

async function run(client: pg.PoolClient, name: string) {
  await client.query('begin');
  try {
    await client.query(readFileSync(join(MIGRATIONS_DIR, name), 'utf8'));
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
