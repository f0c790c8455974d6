import type pg from 'pg';

/** How much longer than its own limit the database may take before it counts as lost: network time and a busy machine. */
const LATE_MS = 2_000;
/** Statements without the database's limit may take long: a migration, a backup, the audit. */
const LIFTS_LIMIT = /^set (local )?statement_timeout/i;

/**
 * Closes a connection when a statement stays unanswered well beyond the database's own limit: the peer is gone, and the network would not report it for
 * minutes. Without a limit it waits for ever.
 */
export function cutWhenSilent(client: pg.PoolClient, limitMs: number): void {
  if (limitMs === 0) return;
  const send = client.query;
  let isPatient = false;
  const query = (...given: unknown[]): unknown => {
    isPatient ||= LIFTS_LIMIT.test(textOf(given[0]));
    if (isPatient) return Reflect.apply(send, client, given);
    let isOver = false;
    const cut = () => void (isOver || endOf(client));
    // An answer that came while this process was busy itself is read first.
    const timer = setTimeout(() => setImmediate(cut), limitMs + LATE_MS);
    const over = () => {
      isOver = true;
      clearTimeout(timer);
    };
    const callback = given.at(-1);
    if (typeof callback !== 'function') return Promise.resolve(Reflect.apply(send, client, given)).finally(over);
    const answered = (...answer: unknown[]) => {
      over();
      callback(...answer);
    };
    return Reflect.apply(send, client, [...given.slice(0, -1), answered]);
  };
  Object.assign(client, { query });
}

/**
 * Returns a connection that is lost while in use to the pool: a transaction whose first statement meets a closed connection never returns it, and a few of
 * those would empty the pool.
 */
export function takeBackWhenLost(client: pg.PoolClient): () => void {
  const takeBack = () => {
    const { release } = client;
    // The holder may still release it.
    client.release = () => {};
    release(true);
  };
  client.once('end', takeBack);
  return () => void client.off('end', takeBack);
}

const textOf = (statement: unknown): string => {
  const text = typeof statement === 'object' && statement && 'text' in statement ? statement.text : statement;
  return typeof text === 'string' ? text : '';
};

/** While a statement runs, the driver drops the connection at once and rejects the waiting call. */
const endOf = (client: pg.PoolClient) => 'end' in client && typeof client.end === 'function' && client.end();
