import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import { recordSpans } from '../../test/tracer.ts';
import { openPool } from '../db/client.ts';
import { span } from './span.ts';
import { describeStatement, traceStatements } from './trace-statements.ts';

test.each([
  ['select "id" from "students" where "email" = $1', 'select', 'students'],
  ['insert into "outbox" ("id") values ($1)', 'insert', 'outbox'],
  ['update queue.job set state = $1', 'update', 'queue.job'],
  ['delete from "sessions" where "id" = $1', 'delete', 'sessions'],
  ['select extract(epoch from now()) as seconds from clean_ups', 'select', 'clean_ups'],
  ["select 'asha@example.com' as who", 'select', undefined],
  ['  begin', 'begin', undefined],
  ['', 'statement', undefined],
])('%s is told by its verb and table', (text, verb, table) => {
  expect(describeStatement(text)).toEqual({ verb, table });
});

/** A pool with a single connection, traced. */
async function aPool() {
  const spans = recordSpans();
  const { connection, close } = await openTestDatabase();
  const pool = openPool(connection, 1, () => {});
  onTestFinished(async () => {
    await pool.end();
    await close();
  });
  traceStatements(pool);
  return { pool, spans };
}

test('a statement is a span of the work that sent it, also when it had to wait for a connection, without its values', async () => {
  const { pool, spans } = await aPool();
  const ask = (who: string) =>
    span(who, {}, () => pool.query('select pg_sleep(0.05), id from students where email = $1', [`${who}@example.com`]));
  await Promise.all([ask('asha'), ask('ravi'), ask('meera')]);
  const statements = spans.filter(({ name }) => name === 'select students');
  expect(statements.map(({ inside }) => inside).toSorted()).toEqual(['asha', 'meera', 'ravi']);
  expect(JSON.stringify(spans)).not.toContain('example.com');
});

test('a statement that fails says so, and one outside of any work has no span', async () => {
  const { pool, spans } = await aPool();
  await pool.query('select id from students');
  expect(spans).toEqual([]);
  await expect(span('work', {}, () => pool.query('select nothing from students'))).rejects.toThrow('nothing');
  expect(spans.map(({ name, error }) => [name, error instanceof Error])).toEqual([
    ['select students', true],
    ['work', true],
  ]);
});
