import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPool } from './client.ts';
import { migrate, pendingMigrations } from './migrate.ts';

/** A database that nothing ever ran on. */
async function anEmptyDatabase() {
  const { connection, prefix } = inject('postgres');
  const database = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const admin = openPool(connection, 1, () => {});
  await admin.query('set statement_timeout = 0');
  await admin.query(`create database ${database}`);
  await admin.end();
  const open = () => {
    const pool = openPool({ ...connection, database }, 2, () => {});
    onTestFinished(() => pool.end());
    return pool;
  };
  return { open, pool: open() };
}

/** A folder of migrations: file name → SQL. */
function aFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const FOLDER = join(import.meta.dirname, '../../migrations');
const ALL = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));

test('an empty database is brought to the newest schema; running again does nothing', async () => {
  const { pool } = await anEmptyDatabase();
  expect(await pendingMigrations(pool)).toEqual(ALL.toSorted());
  expect(await migrate(pool)).toEqual(ALL.toSorted());
  const schema = () =>
    pool.query(
      "select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2",
    );
  const before = (await schema()).rows;
  expect(await migrate(pool)).toEqual([]);
  expect(await pendingMigrations(pool)).toEqual([]);
  expect((await schema()).rows).toEqual(before);
});

test('processes that start together take turns: each file runs once', async () => {
  const { open } = await anEmptyDatabase();
  const ran = await Promise.all([migrate(open()), migrate(open()), migrate(open())]);
  expect(ran.toSorted((one, other) => one.length - other.length)).toEqual([[], [], ALL.toSorted()]);
});

test('files run in the order of their names, and only new ones the next time', async () => {
  const { pool } = await anEmptyDatabase();
  const folder = aFolder({
    '0002-b.sql': 'insert into words values (2)',
    '0001-a.sql': 'create table words (id int)',
    'notes.md': 'not a migration',
  });
  expect(await migrate(pool, folder)).toEqual(['0001-a.sql', '0002-b.sql']);
  writeFileSync(join(folder, '0003-c.sql'), 'insert into words values (3)');
  expect(await pendingMigrations(pool, folder)).toEqual(['0003-c.sql']);
  expect(await migrate(pool, folder)).toEqual(['0003-c.sql']);
  expect((await pool.query('select id from words order by id')).rows).toEqual([{ id: 2 }, { id: 3 }]);
});

test('a file that fails is named and leaves nothing; those before it stay, and the next start goes on there', async () => {
  const { pool } = await anEmptyDatabase();
  const folder = aFolder({
    '0001-a.sql': 'create table words (id int)',
    '0002-b.sql': 'create table half (id int); insert into words values (2); select 1/0',
    '0003-c.sql': 'create table never (id int)',
  });
  await expect(migrate(pool, folder)).rejects.toThrow('Migration 0002-b.sql failed');
  const { rows } = await pool.query("select to_regclass('half') as half, to_regclass('never') as never");
  expect(rows).toEqual([{ half: null, never: null }]);
  expect((await pool.query('select from words')).rowCount).toBe(0);

  writeFileSync(join(folder, '0002-b.sql'), 'insert into words values (2)');
  expect(await migrate(pool, folder)).toEqual(['0002-b.sql', '0003-c.sql']);
});

test('a file and the note that it ran are there together, or not at all', async () => {
  const { pool } = await anEmptyDatabase();
  const folder = aFolder({
    '0001-a.sql': "create table half (id int); insert into migrations (name) values ('0001-a.sql')",
  });
  await expect(migrate(pool, folder)).rejects.toThrow('Migration 0001-a.sql failed');
  expect((await pool.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
  expect(await pendingMigrations(pool, folder)).toEqual(['0001-a.sql']);
});

test('the turn is given back after a failure', async () => {
  const { open } = await anEmptyDatabase();
  const folder = aFolder({ '0001-a.sql': 'select 1/0' });
  await expect(migrate(open(), folder)).rejects.toThrow('Migration 0001-a.sql failed');
  await expect(migrate(open(), folder)).rejects.toThrow('Migration 0001-a.sql failed');
});

test('no number is used twice: the order of two such files would be a matter of their names', () => {
  const numbers = ALL.map((name) => name.slice(0, 4));
  expect(numbers.every((number) => /^\d{4}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(ALL.length);
});

test('operators are told which migrations build indexes that they can build before', () => {
  const building = ALL.filter((name) => /create index if not exists/.test(readFileSync(join(FOLDER, name), 'utf8')));
  const document = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
  const [, listed = ''] = /migrations\/00\{([\d,]+)\}-\*\.sql/.exec(document) ?? [];
  expect(listed.split(',').map((number) => `00${number}`)).toEqual(building.map((name) => name.slice(0, 4)).toSorted());
});
