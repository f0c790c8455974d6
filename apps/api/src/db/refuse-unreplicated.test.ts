import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { ask, preparedFolder, start, usePreparedFolders } from '../../test/servers/postgres.ts';
import { openDatabase, openPool } from './client.ts';
import { isDatabaseGone, isUndone } from './errors.ts';

usePreparedFolders();

/** A database whose commits wait for a standby that does not exist, as when the only standby has failed. */
async function aLonelyPrimary() {
  const folder = await preparedFolder();
  appendFileSync(join(folder, 'postgres/data/postgresql.auto.conf'), "synchronous_standby_names = 'nobody'\n");
  const { connection } = await start(folder, { isDurable: false });
  await ask(connection, 'create table marks (name text)');
  // Servers of tests do not wait for the disk, and so not for a standby either.
  const options = '-c synchronous_commit=on';
  const pool = openPool({ ...connection, statement_timeout: 60_000, options }, 1, () => {});
  onTestFinished(() => pool.end());
  /** Cancels whatever waits for the standby, as an operator would who sees it hang. */
  const cancelWait = () =>
    expect
      .poll(() =>
        ask(connection, "select pg_cancel_backend(pid) as is_told from pg_stat_activity where wait_event = 'SyncRep'"),
      )
      .toEqual([{ is_told: true }]);
  return { db: openDatabase(pool), connection, cancelWait };
}
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );

test('a commit whose wait for the standby is cancelled is not reported as done, and what it wrote may be there', async () => {
  const { db, connection, cancelWait } = await aLonelyPrimary();
  for (const write of [
    () => db.execute(sql`insert into marks values ('single')`),
    () => db.transaction((tx) => tx.execute(sql`insert into marks values ('in a transaction')`)),
  ]) {
    const failing = failureOf(write());
    await cancelWait();
    const failure = await failing;
    expect(isDatabaseGone(failure)).toBe(true);
    // Nobody may conclude that nothing has happened.
    expect(isUndone(failure)).toBe(false);
  }
  expect(await ask(connection, 'select name from marks')).toEqual([{ name: 'single' }, { name: 'in a transaction' }]);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
