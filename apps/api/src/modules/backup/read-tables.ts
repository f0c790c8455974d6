import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** The table of migrations says which schema it is, and is written by the migrations alone. */
const OWN_TABLES = sql`select c.oid, c.relname as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'`;

/** Every table, each after those that it refers to. */
export async function readTables(db: Db): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`${OWN_TABLES} order by 2`);
  const { rows: references } = await db.execute<{ child: string; parent: string }>(sql`
    with own as (${OWN_TABLES})
    select child.name as child, parent.name as parent from pg_constraint k
      join own child on child.oid = k.conrelid join own parent on parent.oid = k.confrelid
      where k.contype = 'f' and k.conrelid <> k.confrelid`);
  return parentsFirst(
    tables.map(({ name }) => name),
    references,
  );
}

type Counter = { table: string; column: string; value: string | null };

/** How far the numbers that PostgreSQL hands out by itself have come; null where none was handed out. */
export async function readCounters(db: Db): Promise<Counter[]> {
  const { rows } = await db.execute<Counter>(sql`
    with own as (${OWN_TABLES})
    select own.name as table, a.attname as column, s.last_value::text as value from own
      join pg_attribute a on a.attrelid = own.oid and a.attidentity <> ''
      join pg_sequences s on format('%I.%I', s.schemaname, s.sequencename) =
        pg_get_serial_sequence(format('%I', own.name), a.attname)
      order by 1`);
  return rows;
}

function parentsFirst(names: string[], references: { child: string; parent: string }[]): string[] {
  const placed: string[] = [];
  let waiting = names;
  while (waiting.length > 0) {
    const isFree = (name: string) => references.every(({ child, parent }) => child !== name || placed.includes(parent));
    const free = waiting.filter(isFree);
    if (free.length === 0) throw new Error(`Tables refer to each other in a ring: ${waiting.join(', ')}`);
    placed.push(...free);
    waiting = waiting.filter((name) => !free.includes(name));
  }
  return placed;
}
