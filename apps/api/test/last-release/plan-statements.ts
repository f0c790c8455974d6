import type pg from 'pg';

/**
 * The statements that the database cannot plan, with its reason. Planning finds every table, column, function and type, and the key that an `on conflict`
 * names; nothing is executed. The connection must be in a transaction.
 */
export async function unplannable(client: pg.PoolClient, statements: readonly string[]): Promise<Map<string, string>> {
  await client.query('set local plan_cache_mode = force_generic_plan');
  const reasons = new Map<string, string>();
  for (const text of statements) {
    await client.query('savepoint planning');
    const reason = await plan(client, text).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    // A prepared statement outlives the savepoint.
    await client.query('rollback to savepoint planning; deallocate all');
    if (reason !== null) reasons.set(text, reason);
  }
  return reasons;
}

async function plan(client: pg.PoolClient, text: string): Promise<void> {
  await client.query(`prepare planned as ${text}`);
  const { rows } = await client.query<{ count: number }>(
    "select cardinality(parameter_types) as count from pg_prepared_statements where name = 'planned'",
  );
  const nulls = Array.from({ length: rows[0]?.count ?? 0 }, () => 'null').join(', ');
  await client.query(`explain execute planned${nulls && `(${nulls})`}`);
}
