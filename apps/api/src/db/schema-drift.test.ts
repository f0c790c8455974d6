import { is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import * as schema from './schema/index.ts';

/** The migrator's own table: nothing else reads it. */
const UNTYPED = ['migrations'];

type Described = { type: string; isNullable: boolean; hasDefault: boolean; isKey: boolean; values: string[] };
type Tables = Record<string, Record<string, Described>>;

let migrated: Tables = {};
const database = openTestDatabase();
beforeAll(async () => {
  migrated = await readTables();
});
afterAll(async () => (await database).close());

const SYNONYMS: Record<string, string> = {
  int: 'integer',
  varchar: 'character varying',
  timestamptz: 'timestamp with time zone',
};
const plainType = (type: string) => {
  const [, name = type, rest = ''] = /^([a-z ]+?)((?:\(| with| without|\[).*)?$/.exec(type) ?? [];
  return (SYNONYMS[name] ?? name) + rest;
};

function describeColumn(column: PgColumn, keys: string[]): Described {
  return {
    type: plainType(column.getSQLType()),
    isNullable: !column.notNull,
    // What the code may leave out because the database puts it in.
    hasDefault: column.hasDefault || column.generatedIdentity !== undefined,
    isKey: column.primary || keys.includes(column.name),
    values: [...(column.enumValues ?? [])].toSorted(),
  };
}

function declaredTables(): Tables {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
  return Object.fromEntries(
    tables.map((table) => {
      const { name, columns, primaryKeys } = getTableConfig(table);
      const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
      return [name, Object.fromEntries(columns.map((column) => [column.name, describeColumn(column, keys)]))];
    }),
  );
}

type Row = {
  table: string;
  column: string;
  type: string;
  is_nullable: boolean;
  has_default: boolean;
  is_key: boolean;
  check: string | null;
};

async function readTables(): Promise<Tables> {
  const { pool } = await database;
  const { rows } = await pool.query<Row>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default,
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)) as is_key,
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY%') as check
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`);
  const tables: Tables = {};
  for (const row of rows) {
    if (UNTYPED.includes(row.table)) continue;
    const values = [...(row.check ?? '').matchAll(/'([^']*)'::text/g)].flatMap(([, value]) => value ?? []);
    tables[row.table] = {
      ...tables[row.table],
      [row.column]: {
        type: row.type,
        isNullable: row.is_nullable,
        hasDefault: row.has_default,
        isKey: row.is_key,
        values: values.toSorted(),
      },
    };
  }
  return tables;
}

test('the code knows exactly the tables that the migrations make', () => {
  expect(Object.keys(declaredTables()).toSorted()).toEqual(Object.keys(migrated).toSorted());
  expect(Object.keys(migrated).length).toBeGreaterThan(10);
});

test.each(Object.entries(declaredTables()))(
  '%s has the columns, types, defaults, keys and words that the code believes',
  (name, columns) => {
    // A list of values may exist in the code only; where the database has one too, they must be equal.
    const judged = Object.entries(columns).map(([column, declared]) => {
      const isHeld = migrated[name]?.[column]?.values.length;
      return [column, isHeld ? declared : { ...declared, values: [] }];
    });
    expect(Object.fromEntries(judged)).toEqual(migrated[name]);
  },
);
