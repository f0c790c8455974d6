import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import { openDatabase, openPool } from './client.ts';
import { brokenConstraint, isDatabaseGone, isOvertaken } from './errors.ts';
import { students } from './schema/index.ts';

const failureOf = async (work: PromiseLike<unknown>) => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It was expected to fail');
};
const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ['a socket that is not there', { host: '/nonexistent' }],
  ['a port that nobody listens on', { host: '127.0.0.1', port: 1 }],
])('%s means that the database is gone, through the query builder too', async (_, connection) => {
  const pool = openPool(connection, 1, () => {});
  expect(isDatabaseGone(await failureOf(pool.query('select 1')))).toBe(true);
  expect(isDatabaseGone(await failureOf(openDatabase(pool).select().from(students)))).toBe(true);
  await pool.end();
});

test('a pool without a free connection means gone for now', async () => {
  const { connection, close } = await openTestDatabase();
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 1_000 });
  const held = await pool.connect();
  expect(isDatabaseGone(await failureOf(pool.query('select 1')))).toBe(true);
  held.release();
  await pool.end();
  await close();
});

test('a connection that is ended while it works means gone for now', async () => {
  const { pool, close } = await openTestDatabase();
  const client = await pool.connect();
  client.on('error', () => {});
  const failing = failureOf(client.query('select pg_terminate_backend(pg_backend_pid())'));
  expect(isDatabaseGone(await failing)).toBe(true);
  expect(isDatabaseGone(await failureOf(client.query('select 1')))).toBe(true);
  client.release(true);
  await close();
});

test.each(['08006', '53100', '53300', '57P01', '57P03', '57014', '40001', '40P01', '25P03', '25006', '58030'])(
  'the database’s own word %s means not now',
  (code) => {
    expect(isDatabaseGone(Object.assign(withCode(code), { severity: 'FATAL' }))).toBe(true);
  },
);

test.each(['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'EAI_AGAIN', 'ENOTFOUND', 'ECONNABORTED'])(
  'a network that says %s means not now',
  (code) => expect(isDatabaseGone(withCode(code, `connect ${code}`))).toBe(true),
);

test.each([
  ['a broken rule', Object.assign(withCode('23505'), { severity: 'ERROR' })],
  ['a statement with an error', Object.assign(withCode('42601'), { severity: 'ERROR' })],
  ['a file that is missing', Object.assign(withCode('ENOENT'), { syscall: 'open' })],
  ['a bug of ours', new TypeError('x is undefined')],
  ['a word', 'timeout'],
  ['nothing', undefined],
])('%s does not', (_, error) => {
  expect(isDatabaseGone(error)).toBe(false);
});

test('a broken constraint is known by name, through the query builder too', async () => {
  const { db, close } = await openTestDatabase();
  const asha = {
    firstName: 'Asha',
    lastName: 'Patil',
    email: 'a@example.com',
    phone: '919876543210',
    tierName: 'Basic',
  };
  await db.insert(students).values({ id: crypto.randomUUID(), ...asha });
  const error = await failureOf(db.insert(students).values({ id: crypto.randomUUID(), ...asha }));
  expect(brokenConstraint(error)).toBe('students_email_unique');
  expect(brokenConstraint(new Error('x'))).toBeUndefined();
  await close();
});

test('a write that refers to what is gone was overtaken, and nothing else was', async () => {
  const { pool, close } = await openTestDatabase();
  const nobody =
    "insert into shortlist (student_id, exam, college_id) values (gen_random_uuid(), 'josaa', 'iit-bombay')";
  expect(isOvertaken(await failureOf(pool.query(nobody)))).toBe(true);
  expect(isOvertaken(await failureOf(pool.query('select 1/0')))).toBe(false);
  await close();
});
