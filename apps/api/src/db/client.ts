import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { refuseUnreplicated } from './refuse-unreplicated.ts';
import * as schema from './schema/index.ts';
import { textOf, wrapQuery } from './wrap-query.ts';

/** A connection to the database, or a transaction on one: stores accept either. */
export type Db = Pick<
  NodePgDatabase<typeof schema>,
  'select' | '$count' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
>;
export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };
/** An open transaction; `tx.transaction` is a part of it that can fail on its own. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Long enough for any query of ours, short enough that one stuck query does not hold a connection. */
const DEFAULT_TIMEOUT_MS = 2_000;

/** The limits of one connection: how long a query may run, and how long a request waits for a free connection. */
export const timeLimits = (milliseconds: number) => ({
  connectionTimeoutMillis: milliseconds,
  statement_timeout: milliseconds,
});

/** How to reach the database. `isPooled`: through a pooler that gives each transaction another session. */
export type Connection = pg.PoolConfig & { isPooled?: boolean };

/** Opens the pool. A lost connection is reported, and replaced at the next query. */
export function openPool(
  { isPooled = false, ...connection }: Connection,
  size: number,
  onLost: (error: Error) => void,
): pg.Pool {
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
  pool.on('connect', (client) => {
    if (isPooled) sendUnnamed(client);
    refuseUnreplicated(client);
    cutWhenSilent(client, Number(pool.options.statement_timeout) || 0);
  });
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

/** How much longer than its own limit the database may take before it counts as lost: network time and a busy machine. */
const LATE_MS = 2_000;
/** Statements without the database's limit may take long: a migration, a backup, the audit. */
const LIFTS_LIMIT = /^set (local )?statement_timeout/i;

/**
 * Closes a connection when a statement stays unanswered well beyond the database's own limit: the peer has gone, and the network would not report that for
 * minutes. Without this limit it would wait forever.
 */
function cutWhenSilent(client: pg.PoolClient, limitMs: number): void {
  if (limitMs === 0) return;
  let isPatient = false;
  wrapQuery(client, (statement) => {
    isPatient ||= LIFTS_LIMIT.test(textOf(statement));
    if (isPatient) return undefined;
    let isOver = false;
    const cut = () => void (isOver || endOf(client));
    // An answer that came while this process was busy itself is read first.
    const timer = setTimeout(() => setImmediate(cut), limitMs + LATE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  });
}

/** Sends statements without a name: the next one may reach another session of the database, which does not know the name. */
const sendUnnamed = (client: pg.PoolClient) =>
  wrapQuery(client, (statement) => {
    if (typeof statement === 'object' && statement && 'name' in statement) Object.assign(statement, { name: '' });
    return undefined;
  });

/**
 * Returns a connection that is lost while in use to the pool: a transaction whose first statement meets a closed connection never returns it, and a few of
 * those would empty the pool.
 */
function takeBackWhenLost(client: pg.PoolClient): () => void {
  const takeBack = () => {
    const { release } = client;
    // The holder may still release it.
    client.release = () => {};
    release(true);
  };
  client.once('end', takeBack);
  return () => void client.off('end', takeBack);
}

/** While a statement runs, the driver drops the connection at once and rejects the waiting call. */
const endOf = (client: pg.PoolClient) => 'end' in client && typeof client.end === 'function' && client.end();
