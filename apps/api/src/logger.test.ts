import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../test/harness.ts';
import { students } from './db/schema/index.ts';
import { makeLogger } from './logger.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const asha = {
  firstName: 'Asha',
  lastName: 'Patil',
  email: 'asha.patil@example.com',
  phone: '919876543210',
  tierName: 'Basic',
};

/** The one line that is logged for an error. */
function lineFor(error: unknown): string {
  const lines: string[] = [];
  makeLogger({ LOG_LEVEL: 'info' }, { write: (line) => lines.push(line) }).error({ err: error }, 'failed');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}
const failureOf = async (work: PromiseLike<unknown>) => {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('It was expected to fail');
};

test('a failed write is logged with its code and constraint, never with what it was about to store', async () => {
  const insert = () => database.db.insert(students).values({ id: crypto.randomUUID(), ...asha });
  await insert();
  const line = lineFor(await failureOf(insert()));
  expect(JSON.parse(line).err).toMatchObject({ cause: { code: '23505', constraint: 'students_email_unique' } });
  for (const secret of ['asha', 'Patil', '9876543210', 'insert into']) expect(line).not.toContain(secret);
});

test('a database error that quotes a value is logged without it', async () => {
  const error = await failureOf(database.pool.query("select 'asha@example.com'::uuid"));
  const line = lineFor(error);
  expect(JSON.parse(line).err).toMatchObject({ code: '22P02' });
  expect(line).not.toContain('asha');
});

test('the cause of an error is looked at as closely as the error itself', async () => {
  const cause = await failureOf(database.pool.query("select 'asha@example.com'::uuid"));
  const line = lineFor(new Error('The run failed', { cause }));
  expect(JSON.parse(line).err).toMatchObject({ message: 'The run failed', cause: { code: '22P02' } });
  expect(line).not.toContain('asha@');
});

test('an error of ours keeps its words and where it happened', () => {
  const { err, level, msg } = JSON.parse(lineFor(new TypeError('x is not a function')));
  expect(err).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
  expect(err.stack).toContain('logger.test.ts');
  expect([level, msg]).toEqual([50, 'failed']);
});

test.each([['asha@example.com'], [undefined], [{ email: 'asha@example.com' }]])(
  'something thrown that is no error (%o) is logged by its kind alone',
  (thrown) => {
    const line = lineFor(thrown);
    expect(line).not.toContain('asha');
  },
);

test('what lies below the level is not logged', () => {
  const lines: string[] = [];
  const log = makeLogger({ LOG_LEVEL: 'warn' }, { write: (line) => lines.push(line) });
  log.info('answered');
  log.warn('careful');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['careful']);
});
