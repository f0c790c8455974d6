import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPool, timeLimits } from '../../src/db/client.ts';
import { migrate } from '../../src/db/migrate.ts';
import { openTestDatabase, PATIENT_MS } from '../harness.ts';
import { EXPLAINED } from './explained.ts';
import { unplannable } from './plan-statements.ts';
import { readSchema, type Schema } from './read-schema.ts';
import { schemaBreaks } from './schema-breaks.ts';

/** What `npm run release:record` wrote with the last release: its migrations with a hash of each, and the statements its code sends. */
type Release = { migrations: Record<string, string>; statements: string[] };
const { migrations, statements }: Release = JSON.parse(readFileSync(join(import.meta.dirname, 'release.json'), 'utf8'));
const MIGRATIONS = join(import.meta.dirname, '../../migrations');

let before: Schema;
/** Statements that the schema of the last release itself can plan: tests also send some that fail on purpose. */
let usable: string[] = [];
const database = openTestDatabase();
beforeAll(async () => {
  const pool = await openReleasedDatabase();
  await inTransaction(pool, async (client) => {
    before = await readSchema(client);
    const failing = await unplannable(client, statements);
    usable = statements.filter((text) => !failing.has(text));
  });
  await pool.end();
});
afterAll(async () => (await database).close());

/** A database as the last release made it. */
async function openReleasedDatabase(): Promise<pg.Pool> {
  const { connection, prefix } = inject('postgres');
  const name = `${prefix}${randomUUID().replaceAll('-', '')}`;
  const admin = openPool({ ...connection, ...timeLimits(PATIENT_MS) }, 1, () => {});
  await admin.query(`create database ${name}`);
  await admin.end();
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-released-'));
  for (const file of Object.keys(migrations)) copyFileSync(join(MIGRATIONS, file), join(folder, file));
  const pool = openPool({ ...connection, database: name, ...timeLimits(PATIENT_MS) }, 1, () => {});
  await migrate(pool, folder);
  rmSync(folder, { recursive: true });
  return pool;
}

/** Whatever is done in it is undone. */
async function inTransaction<Result>(pool: pg.Pool, act: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    return await act(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** What the code of the last release meets on the newest schema, after a change of it. */
const breaksAfter = async (change: string, sent: readonly string[] = usable) =>
  inTransaction((await database).pool, async (client) => {
    if (change) await client.query(change);
    const failing = await unplannable(client, sent);
    const told = [...failing].map(([text, reason]) => `${reason}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`);
    return [...schemaBreaks(before, await readSchema(client)), ...told];
  });

test('a released migration is never edited, renamed or removed', () => {
  const hashes = Object.keys(migrations).map((name) => [
    name,
    existsSync(join(MIGRATIONS, name)) ? hashOf(readFileSync(join(MIGRATIONS, name))) : 'gone',
  ]);
  expect(Object.fromEntries(hashes)).toEqual(migrations);
});
const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

test('the record of the last release names each of its tables, and nearly every statement can be planned there', () => {
  expect(usable.length).toBeGreaterThan(statements.length * 0.98);
  const all = usable.join('\n');
  const tables = Object.keys(before.tables).filter((name) => !name.startsWith('queue.') && name !== 'migrations');
  expect(tables.filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
  for (const verb of ['insert into', 'update', 'delete from', 'select'])
    expect(usable.filter((text) => text.includes(verb)).length, verb).toBeGreaterThan(20);
});

test('code of the last release runs on the newest schema: nothing it uses is gone, and nothing new refuses what it writes', async () => {
  const breaks = await breaksAfter('');
  expect(breaks.filter((text) => !(text in EXPLAINED))).toEqual([]);
  // An explanation of nothing would hide the next break.
  expect(Object.keys(EXPLAINED).filter((text) => !breaks.includes(text))).toEqual([]);
});

const naming = (word: string) => usable.filter((text) => text.includes(word));

test.each([
  ['a table is dropped', 'drop table notices cascade', 'notices', ['notices is gone', 'relation "notices"']],
  [
    'a column is dropped',
    'alter table students drop column last_name cascade',
    'students',
    ['last_name is gone', 'last_name'],
  ],
  ['a column is renamed', 'alter table tickets rename column topic to about', 'tickets', ['topic is gone', 'topic']],
  [
    'a column has another type',
    'alter table budgets alter column spent type text',
    'budgets',
    ['is text, was integer'],
  ],
  [
    'a column must have a value',
    'alter table students alter column affiliation_code set not null',
    '',
    ['must have a value'],
  ],
  ['a default is dropped', 'alter table tickets alter column created_at drop default', '', ['has lost its default']],
  ['a new column must have a value', 'alter table tickets add team text not null', '', ['team is new']],
  ['a new rule', "alter table tickets add constraint known check (topic <> 'other')", '', ['new rule: known CHECK']],
  ['a new key', 'create unique index one_each on tickets (student_id)', '', ['new rule: CREATE UNIQUE INDEX one_each']],
  [
    'a new trigger',
    'create trigger later before insert on tickets execute function suppress_redundant_updates_trigger()',
    '',
    ['new rule: CREATE TRIGGER later'],
  ],
  [
    'a key of "on conflict" is dropped',
    'alter table budgets drop constraint budgets_pkey',
    'budgets',
    ['lost a key', 'ON CONFLICT'],
  ],
  [
    'a key has another name',
    'alter table students rename constraint students_email_unique to by_email',
    '',
    ['lost a key: students_email_unique'],
  ],
  [
    'a function is gone',
    'alter function app_now() rename to another_now',
    'app_now',
    ['function app_now() does not exist'],
  ],
])('it would be noticed: %s', async (_what, change, word, told) => {
  const breaks = (await breaksAfter(change, word ? naming(word) : [])).join('\n');
  for (const part of told) expect(breaks).toContain(part);
});

test('what adds without refusing breaks nothing', async () => {
  const added = [
    'create table colours (name text primary key)',
    'alter table tickets add colour text',
    "alter table tickets add shade text not null default 'none'",
    'create index tickets_by_colour on tickets (colour)',
  ];
  expect(await breaksAfter(added.join('; '), naming('tickets'))).toEqual(await breaksAfter('', naming('tickets')));
});
