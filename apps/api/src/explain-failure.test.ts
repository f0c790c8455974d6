import { expect, test } from 'vitest';
import { EmbeddedPostgresError } from './adapters/embedded-postgres/index.ts';
import { SettingsError } from './config.ts';
import { openPool } from './db/client.ts';
import { explainFailure } from './explain-failure.ts';

const system = (code: string, more: object = {}) => Object.assign(new Error(`${code}: failed`), { code, ...more });

test.each([
  ['a bad setting', new SettingsError('Bad setting. PORT: …'), 'Bad setting. PORT: …'],
  ['the embedded database', new EmbeddedPostgresError('Already running.'), 'Already running.'],
  ['a port that is taken', system('EADDRINUSE', { port: 3000 }), 'Port 3000 is taken by another program.'],
  ['a port for root only', system('EACCES', { port: 80, syscall: 'listen' }), 'may not listen on port 80'],
  ['a folder nobody may write', system('EACCES', { path: '/srv/x' }), 'Cannot write to /srv/x.'],
  ['a disk that is read-only', system('EROFS', { path: '/srv/x' }), 'Cannot write to /srv/x.'],
  ['a disk that is full', system('ENOSPC', { path: '/srv/x' }), 'The disk is full'],
  ['a database that refuses', system('ECONNREFUSED'), 'Cannot reach the database at DATABASE_URL'],
  ['a database host that does not exist', system('ENOTFOUND'), 'Cannot reach the database at DATABASE_URL'],
  ['a wrong password', system('28P01', { severity: 'FATAL' }), 'Cannot reach the database at DATABASE_URL'],
  [
    'a statement that took too long',
    system('57014', { severity: 'ERROR' }),
    'The database stopped a statement that took longer than its time limit.',
  ],
  [
    'a database that does not exist',
    system('3D000', { severity: 'FATAL' }),
    'Cannot reach the database at DATABASE_URL',
  ],
])('%s is explained in one line', (_, error, words) => {
  const line = explainFailure(error);
  expect(line).toContain(words);
  expect(line).not.toContain('\n');
});

test('an unreachable database is explained, as the driver really says it', async () => {
  const pool = openPool({ host: '127.0.0.1', port: 1, user: 'asha', password: 'hunter2' }, 1, () => {});
  const error = await pool.query('select 1').catch((reason: unknown) => reason);
  await pool.end();
  const line = explainFailure(error);
  expect(line).toMatch(
    /^Cannot reach the database at DATABASE_URL: .*ECONNREFUSED.*\. Is it running, and is the address right\?$/,
  );
  expect(line).not.toContain('hunter2');
});

test('what nobody foresaw is told with its whole story', () => {
  const text = explainFailure(new Error('Migration 0009 failed', { cause: new Error('syntax error') }));
  expect(text).toContain('Could not start: Error: Migration 0009 failed');
  expect(text).toContain('explain-failure.test.ts');
  expect(text).toContain('Because: syntax error');
});

test('something that is no error is told as it is', () => {
  expect(explainFailure('word')).toBe('Could not start: word');
});
