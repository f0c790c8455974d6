import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { cutWhenSilent, takeBackWhenLost } from './lost-connections.ts';
import * as schema from './schema/index.ts';

/** A connection to the database, or a transaction on one: stores accept either. */
export type Db = Pick<NodePgDatabase<typeof schema>, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query'>;
export type Database = NodePgDatabase<typeof schema>;
/** An open transaction; `tx.transaction` is a part of it that can fail on its own. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Long enough for any query of ours, short enough that one stuck query does not hold a connection. */
const DEFAULT_TIMEOUT_MS = 2_000;

/** The limits of one connection: how long a query may run, and how long a request waits for a free connection. */
export const timeLimits = (milliseconds: number) => ({
  connectionTimeoutMillis: milliseconds,
  statement_timeout: milliseconds,
});

/** Opens the pool. A lost connection is reported, and replaced at the next query. */
export function openPool(connection: pg.PoolConfig, size: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'dakhila',
    ...timeLimits(DEFAULT_TIMEOUT_MS),
    idle_in_transaction_session_timeout: 10_000,
    ...connection,
    max: size,
  });
  const report = (error: Error) => {
    // While stopping, the server may close the connection before our message arrives.
    if (!pool.ending) onLost(error);
  };
  pool.on('error', report);
  pool.on('connect', (client) => cutWhenSilent(client, Number(pool.options.statement_timeout) || 0));
  // The pool listens to idle connections only: one that is lost in the middle of a transaction would end the process.
  const watched = new WeakMap<pg.PoolClient, () => void>();
  pool.on('acquire', (client) => {
    client.on('error', report);
    watched.set(client, takeBackWhenLost(client));
  });
  pool.on('release', (_error, client) => {
    client.off('error', report);
    watched.get(client)?.();
  });
  return pool;
}

export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { schema });
