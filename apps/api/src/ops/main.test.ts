import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrlOf } from '../../test/database-url.ts';
import { openTestDatabase } from '../../test/harness.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Ended = { code: number | null; stdout: string; stderr: string };

/** The command as an operator types it, in a process of its own. */
const ops = (words: string[], environment: Record<string, string> = {}) =>
  new Promise<Ended>((resolve) => {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'info',
      APP_SECRET: 'a secret for tests that is long enough',
      DATABASE_URL: databaseUrlOf(database.connection),
      ...environment,
    };
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...words],
      { env },
      (_, stdout, stderr) => resolve({ code: child.exitCode, stdout, stderr }),
    );
    child.stdin?.end();
  });

test('a command runs in a process of its own, and its result is all that standard output has', async () => {
  const added = await ops(['affiliation', 'add', 'FERG26', '--name', 'Fergusson College', '--json']);
  expect(added).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(added.stdout)).toEqual({
    command: 'affiliation add',
    isDryRun: false,
    data: { code: 'FERG26', name: 'Fergusson College' },
  });
  const { rows } = await database.pool.query('select action, subject from audit_log');
  expect(rows).toEqual([{ action: 'ops affiliation add', subject: 'FERG26' }]);
});

test('without a terminal nothing that cannot be taken back is done', async () => {
  expect(await ops(['outbox', 'retry', '--all'])).toMatchObject({
    code: 3,
    stdout: '',
    stderr: expect.stringContaining('there is no terminal to ask on'),
  });
});

test('help needs neither settings nor a database', async () => {
  const { code, stdout } = await ops(['help'], { PORT: 'abc', DATABASE_URL: 'nowhere' });
  expect(code).toBe(0);
  expect(stdout).toContain('affiliation add <code>  ');
});

test.each([
  ['a bad setting', { PORT: 'abc' }, /^Bad setting\. PORT: .*\n$/],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    /^Cannot reach the database at DATABASE_URL.*\n$/,
  ],
])('%s is told in one line, with exit code 1', async (_, environment, line) => {
  const ended = await ops(['affiliation', 'list'], environment);
  expect([ended.code, ended.stdout]).toEqual([1, '']);
  expect(ended.stderr).toMatch(line);
});
