import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openDatabase, openPool } from './client.ts';

test('a connection that is lost between two queries of a transaction fails that transaction alone', async () => {
  const lost: string[] = [];
  const { connection } = inject('postgres');
  const pool = openPool(connection, 2, (error) => lost.push(error.message));
  try {
    const db = openDatabase(pool);
    const broken = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      await expect.poll(() => lost).toHaveLength(1);
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.end();
  }
});
