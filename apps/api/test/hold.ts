import pg from 'pg';
import { onTestFinished } from 'vitest';

/** A transaction that stays open beside the server, for as long as a slow machine needs; undone when the test ends. */
export async function holdOpen(connection: pg.ClientConfig, statement: string) {
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query(statement);
  return { commit: () => client.query('commit'), rollback: () => client.query('rollback') };
}
