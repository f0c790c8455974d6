import type pg from 'pg';

/** How much later than its own limit the database may answer before it counts as gone: the way there and back, and a busy machine. */
const LATE_MS = 2_000;
/** Who lifts the database's limit has reason to wait: a migration, a backup, the audit. */
const LIFTS_LIMIT = /^set (local )?statement_timeout/i;

/**
 * Cuts a connection on which a statement stays unanswered well beyond the limit that the database itself keeps: then nobody is at the other end any
 * more, and the network would not say so for minutes. Without a limit it waits for ever.
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
 * Gives a connection that ends in its holder's hands back to the pool by itself: a transaction whose first statement meets a dead connection never
 * does, and a few of those would empty the pool for good.
 */
export function takeBackWhenLost(client: pg.PoolClient): () => void {
  const takeBack = () => {
    const { release } = client;
    // The holder may still come to give it back.
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

/** With a statement under way the driver drops the connection at once, and tells whoever waits. */
const endOf = (client: pg.PoolClient) => 'end' in client && typeof client.end === 'function' && client.end();
