import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** A count for a name; `at` is the moment it belongs to, now by default. */
export type Counted = { name: string; slotSeconds: number; by?: number; at?: Date | null };

/** Writers of one count are spread over this many rows: a single row would stay locked to the end of each transaction. */
const PARTS = 16;

/**
 * Adds to counts of different names or moments, in the caller's transaction. Name what everybody shares first, and older slots before newer ones:
 * transactions that lock rows in the same order never wait for each other in a circle.
 */
export async function addToCounts(db: Db, counted: readonly Counted[]): Promise<void> {
  const rows = counted.map(
    ({ name, slotSeconds, by = 1, at = null }) =>
      sql`(${name}, ${slotOf(slotSeconds, at)}, pg_backend_pid() % ${PARTS}::int, ${by}::int)`,
  );
  await db.execute(sql`
    insert into rolling_counts (name, slot, part, count) values ${sql.join(rows, sql`, `)}
    on conflict (name, slot, part) do update set count = rolling_counts.count + excluded.count`);
}

const slotOf = (slotSeconds: number, at: Date | null) =>
  sql`date_bin(make_interval(secs => ${slotSeconds}), coalesce(${at?.toISOString() ?? null}::timestamptz, app_now()), 'epoch')`;

/** Slots that began within these ages. */
type Window = { fromSeconds: number; toSeconds?: number };

/** The sums of several counts over a window, by name; a name without any is missing. */
export async function readCounts(
  db: Db,
  names: readonly string[],
  { fromSeconds, toSeconds = 0 }: Window,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ name: string; count: number }>(sql`
    select name, sum(count)::int as count from rolling_counts
    where name in ${names} and slot > app_now() - make_interval(secs => ${fromSeconds})
      and slot <= app_now() - make_interval(secs => ${toSeconds})
    group by name`);
  return new Map(rows.map(({ name, count }) => [name, count]));
}
