import type pg from 'pg';
import { learn, type Names, type Rename } from './names.ts';
import type { Statement } from './statements.ts';

/** Asks the database what the product asked it, with plain `pg`, under the names of another journey. */
export async function replay(
  pool: pg.Pool,
  statements: readonly Statement[],
  rename: Rename,
  names: Names,
  isStrict: boolean,
): Promise<void> {
  let held: pg.PoolClient | null = null;
  try {
    for (const { text, values, rows, count } of statements) {
      if (/^begin/i.test(text)) held = await pool.connect();
      const asked = { text, values: values.map((value) => rename(value, names)), rowMode: 'array' } as const;
      const answer = await (held ?? pool).query<unknown[]>(asked);
      // Another number of rows would be other work.
      if (isStrict && (answer.rowCount ?? 0) !== count)
        throw new Error(`${answer.rowCount} rows instead of ${count}: ${text} ${JSON.stringify(asked.values)}`);
      if (/\breturning\b/i.test(text)) learn(rows, answer.rows, names);
      if (/^(commit|rollback)$/i.test(text)) {
        held?.release();
        held = null;
      }
    }
  } finally {
    held?.release(true);
  }
}
