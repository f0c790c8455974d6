import pg from 'pg';
import { codeOf, EmbeddedPostgresError } from './errors.ts';
import { ROLE } from './role.ts';
import type { Login } from './transport.ts';

/** Any constant of our own: the session that holds it owns the server, and dies with its process however that ends. */
const OWNER_LOCK = [0x64616b, 1];

/** What must be on for an answered request to survive a power cut. */
const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Opens a session on the maintenance database, so that ours can be dropped and restored under it. */
export async function openSession(login: Login, database = 'postgres'): Promise<pg.Client> {
  const client = new pg.Client({ ...login, database, user: ROLE, ssl: false, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** True when this session now owns the server, false when another living process does. */
export async function takeOwnership(session: pg.Client): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1, $2) as taken', OWNER_LOCK);
  return rows[0]?.taken ?? false;
}

/** Makes our database if it is missing. */
export async function ensureDatabase(session: pg.Client): Promise<void> {
  const known = await session.query('select from pg_database where datname = $1', [ROLE]);
  if (known.rowCount) return;
  // Two starts may meet here: the second finds that the first has made it.
  await session.query(`create database ${ROLE}`).catch((error: unknown) => {
    if (!['42P04', '23505'].includes(String(codeOf(error)))) throw error;
  });
}

/** Refuses a server that could lose what it has confirmed, asked through a session like the ones the product opens. */
export async function refuseForgetful(login: Login): Promise<void> {
  const session = await openSession(login, ROLE);
  try {
    const { rows } = await session.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1) order by name',
      [DURABLE],
    );
    const off = rows.filter(({ setting }) => setting !== 'on').map(({ name, setting }) => `${name} is ${setting}`);
    if (rows.length === DURABLE.length && off.length === 0) return;
    throw new EmbeddedPostgresError(`The embedded PostgreSQL could lose data: ${off.join(', ')}. Set them to on.`);
  } finally {
    await session.end();
  }
}
