import type pg from 'pg';

type Column = { type: string; isNullable: boolean; hasDefault: boolean };
/** What may refuse a write. A key is also what an insert may name, and what an error is recognized by. */
type Rule = { table: string; text: string; isKey: boolean };
export type Schema = {
  /** Table → column. */
  tables: Record<string, Record<string, Column>>;
  rules: Rule[];
};

const SCHEMAS = "('public'::regnamespace, 'queue'::regnamespace)";

const COLUMNS = `
  select c.oid::regclass::text as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace in ${SCHEMAS} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`;

/** Constraints by name, as errors show them; unique indexes, of which a constraint has one too; triggers. */
const RULES = `
  select conrelid::regclass::text as table, conname || ' ' || pg_get_constraintdef(oid) as text,
    contype in ('p', 'u', 'x') as "isKey"
  from pg_constraint where connamespace in ${SCHEMAS} and conrelid <> 0 and contype in ('c', 'f', 'p', 'u', 'x')
  union all
  select i.indrelid::regclass::text, pg_get_indexdef(i.indexrelid), true
  from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace in ${SCHEMAS} and i.indisunique
  union all
  select t.tgrelid::regclass::text, pg_get_triggerdef(t.oid), false
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace in ${SCHEMAS} and not t.tgisinternal`;

/** The tables of the product and of its queue, as the database describes them. */
export async function readSchema(client: pg.Pool | pg.PoolClient): Promise<Schema> {
  const { rows } = await client.query<Column & { table: string; column: string }>(COLUMNS);
  const tables: Schema['tables'] = {};
  for (const { table, column, ...described } of rows) {
    const columns = tables[table] ?? {};
    columns[column] = described;
    tables[table] = columns;
  }
  return { tables, rules: (await client.query<Rule>(RULES)).rows };
}
