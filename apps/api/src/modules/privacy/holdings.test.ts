import { expect, test } from 'vitest';
import { useServer } from '../../../test/harness.ts';
import { ABOUT_NOBODY, HOLDINGS } from './holdings/index.ts';

const server = useServer();

type Column = { table: string; column: string; type: string };
const readColumns = async () =>
  (
    await server.pool.query<Column>(`
      select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`)
  ).rows;

const holdingOf = (table: string) => HOLDINGS.find((holding) => holding.table === table);

test('every table of the database is either exported and erased, or listed with the reason why it names nobody', async () => {
  const tables = [...new Set((await readColumns()).map(({ table }) => table))].toSorted();
  const known = [...HOLDINGS.map(({ table }) => table), ...Object.keys(ABOUT_NOBODY)].toSorted();
  expect(known).toEqual(tables);
});

test('no table that leads to a student by its keys is said to name nobody', async () => {
  const { rows } = await server.pool.query<{ table: string }>(`
    with recursive leads as (
      select 'students'::regclass::oid as oid
      union
      select k.conrelid from pg_constraint k join leads on k.confrelid = leads.oid where k.contype = 'f')
    select oid::regclass::text as table from leads`);
  expect(rows.length).toBeGreaterThan(25);
  for (const { table } of rows) expect(holdingOf(table)?.table, table).toBe(table);
});

test('no table with a column for a person’s contact is said to name nobody', async () => {
  const personal = /^(email|phone|contact|recipient|subject|caller|student_id|first_name|budget_key)$/;
  const named = (await readColumns()).filter(({ column }) => personal.test(column)).map(({ table }) => table);
  const excused = ['counsellors', 'staff_members'];
  expect(named.filter((table) => table in ABOUT_NOBODY && !excused.includes(table))).toEqual([]);
});

test('no copy shows a hash, a token or bytes, and what is left out exists', async () => {
  const columns = await readColumns();
  for (const { table, hidden = {}, shortened = {}, picture } of HOLDINGS) {
    const own = columns.filter((column) => column.table === table);
    const secret = own.filter(({ column, type }) => type === 'bytea' || /hash|token|secret|browser_id/.test(column));
    const shown = secret.filter(({ column }) => !(column in hidden) && column !== picture?.column);
    expect(shown, table).toEqual([]);
    for (const name of [...Object.keys(hidden), ...Object.keys(shortened)])
      expect(own.map(({ column }) => column)).toContain(name);
  }
});

test('every column of an account is either emptied when it is erased, or known to name nobody', async () => {
  const namesNobody = ['id', 'tier_name', 'affiliation_code', 'language', 'created_at'];
  const emptied = ['first_name', 'last_name', 'email', 'phone', 'birth_date', 'erased_at'];
  const own = (await readColumns()).filter(({ table }) => table === 'students').map(({ column }) => column);
  expect(own.toSorted()).toEqual([...namesNobody, ...emptied].toSorted());
});
