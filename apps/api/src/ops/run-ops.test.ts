import { userInfo } from 'node:os';
import { DomainError } from '@dakhila/domain/errors';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useServer } from '../../test/harness.ts';
import { auditTrail, typed } from '../../test/ops.ts';
import { command, NotThere, Refusal, type Report } from './command.ts';

const server = useServer();
const actor = userInfo().username;

const addRow = sql`insert into affiliation_codes (code, name) values ('NEW', 'New')`;
const rows = async () => (await server.pool.query('select from affiliation_codes')).rowCount;
const report: Report = { lines: ['One line.'], data: { one: 1 }, subject: 'thing', details: { size: 3 } };
const plain = { example: 'thing write', positionals: {}, options: {} } as const;

const writes = command({
  ...plain,
  name: 'thing write',
  summary: 'Write a thing',
  changes: 'database',
  run: async ({ db }) => {
    await db.execute(addRow);
    return report;
  },
});
const erases = command({
  ...plain,
  name: 'thing erase',
  summary: 'Erase a thing',
  changes: 'database',
  isIrreversible: true,
  run: async ({ db }) => {
    await db.execute(addRow);
    return { ...report, lines: ['The thing is gone.'] };
  },
});
const fails = command({
  ...plain,
  name: 'thing fail',
  summary: 'Fail half way',
  changes: 'database',
  run: async ({ db }) => {
    await db.execute(addRow);
    throw new Refusal('The thing is not ready.');
  },
});
const throwing = (error: unknown) =>
  command({
    ...plain,
    name: 'thing throw',
    summary: 'Throw',
    changes: 'nothing',
    run: async () => {
      throw error;
    },
  });
const commands = [writes, erases, fails];

test('a command prints its result, and leaves a line in the audit trail', async () => {
  const ran = await typed(server, ['thing', 'write'], { commands });
  expect(ran).toEqual({ code: 0, printed: 'One line.', told: '' });
  expect(await rows()).toBe(1);
  expect(await auditTrail(server)).toEqual([
    { actor, action: 'ops thing write', subject: 'thing', details: { size: 3 } },
  ]);
});

test('the trail names who asked beside the account that did it', async () => {
  await typed(server, ['thing', 'write', '--by', 'Meera'], { commands });
  expect(await auditTrail(server)).toMatchObject([{ actor: `Meera (${actor})` }]);
});

test('the change and its audit line are one transaction', async () => {
  await typed(server, ['thing', 'write'], { commands });
  const { rows: same } = await server.pool.query(
    'select count(distinct x)::int as transactions from (select xmin::text x from audit_log union all select xmin::text from affiliation_codes) t',
  );
  expect(same).toEqual([{ transactions: 1 }]);
});

test('--json prints one line that a program reads, and nothing else', async () => {
  const ran = await typed(server, ['thing', 'write', '--json'], { commands });
  expect(JSON.parse(ran.printed)).toEqual({ command: 'thing write', isDryRun: false, data: { one: 1 } });
});

test('--dry-run tells the same and changes nothing, not even the audit trail', async () => {
  for (const name of ['write', 'erase']) {
    const ran = await typed(server, ['thing', name, '--dry-run'], { commands });
    expect(ran.code).toBe(0);
    expect(ran.printed).not.toBe('');
    expect(ran.told).toBe('Dry run: nothing is changed.');
  }
  expect(await rows()).toBe(0);
  expect(await auditTrail(server)).toEqual([]);
});

test('a command that is refused half way leaves nothing, and says why in one line', async () => {
  const ran = await typed(server, ['thing', 'fail'], { commands });
  expect(ran).toEqual({ code: 1, printed: '', told: 'The thing is not ready.' });
  expect([await rows(), await auditTrail(server)]).toEqual([0, []]);
});

test('what cannot be taken back shows what it will do and asks; only yes goes on', async () => {
  for (const answer of ['', 'no', 'y', 'yes please']) {
    const ran = await typed(server, ['thing', 'erase'], { commands, answer });
    expect(ran).toEqual({
      code: 3,
      printed: '',
      told: 'This is what it will do:\n  The thing is gone.\nIt cannot be undone. Type yes to continue: \nNothing was done.',
    });
  }
  expect([await rows(), await auditTrail(server)]).toEqual([0, []]);
  const ran = await typed(server, ['thing', 'erase'], { commands, answer: ' Yes ' });
  expect([ran.code, ran.printed, await rows()]).toEqual([0, 'The thing is gone.', 1]);
});

test('what cannot be taken back is refused where nobody can answer, unless it was said beforehand', async () => {
  const ran = await typed(server, ['thing', 'erase'], { commands });
  expect([ran.code, await rows()]).toEqual([3, 0]);
  expect(ran.told).toContain('add --yes');
  expect((await typed(server, ['thing', 'erase', '--yes'], { commands })).code).toBe(0);
  expect(await rows()).toBe(1);
});

test('what reaches others tells its plan first, and notes its beginning and its end', async () => {
  const reaching = (run: () => Promise<Report>) =>
    command({
      ...plain,
      name: 'thing send',
      summary: 'Send a thing',
      changes: 'world',
      plan: async () => ({ ...report, lines: ['One thing will be sent.'] }),
      run,
    });
  const dry = await typed(server, ['thing', 'send', '--dry-run'], {
    commands: [reaching(() => Promise.reject(new Error('it must not run')))],
  });
  expect([dry.code, dry.printed, await auditTrail(server)]).toEqual([0, 'One thing will be sent.', []]);

  const ran = await typed(server, ['thing', 'send'], { commands: [reaching(async () => report)] });
  expect(ran).toEqual({ code: 0, printed: 'One line.', told: 'One thing will be sent.' });
  const broken = await typed(server, ['thing', 'send'], {
    commands: [reaching(() => Promise.reject(new Error('no line')))],
  });
  expect([broken.code, broken.told]).toEqual([1, 'One thing will be sent.\nIt failed: no line']);
  const stages = (await auditTrail(server)).map(({ details }) => details.stage);
  expect(stages).toEqual(['begun', 'done', 'begun', 'failed']);
});

test('a plan that is not good is told instead, without a question, and nothing is done', async () => {
  const refusing = command({
    ...plain,
    name: 'thing send',
    summary: 'Send a thing',
    changes: 'world',
    isIrreversible: true,
    plan: async () => ({ ...report, lines: ['The thing is torn.'], isBad: true }),
    run: () => Promise.reject(new Error('it must not run')),
  });
  const ran = await typed(server, ['thing', 'send'], { commands: [refusing], answer: 'no' });
  expect(ran).toEqual({ code: 1, printed: 'The thing is torn.', told: '' });
  expect(await auditTrail(server)).toMatchObject([{ details: { stage: 'refused' } }]);
});

test('a finding that is not good gives exit code 1, and its result all the same', async () => {
  const finding = command({
    ...plain,
    name: 'thing check',
    summary: 'Check',
    changes: 'nothing',
    run: async () => ({ ...report, isBad: true }),
  });
  expect(await typed(server, ['thing', 'check'], { commands: [finding] })).toMatchObject({
    code: 1,
    printed: 'One line.',
  });
});

test.each([
  [
    'a refusal of the product',
    new DomainError('refund-refused', { detail: 'Already spent' }),
    'Refused: Already spent',
  ],
  ['a refusal without words', new DomainError('conflict'), 'Refused: conflict'],
  ['something unforeseen', new TypeError('x is not a function\n  at y'), 'It failed: x is not a function'],
  ['a word', 'word', 'It failed: word'],
])('%s is told in one line', async (_, error, line) => {
  const ran = await typed(server, ['thing', 'throw'], { commands: [throwing(error)] });
  expect(ran).toEqual({ code: 1, printed: '', told: line });
});

test('what names something that is not there is told in one line, as not understood', async () => {
  const lines = [
    [new NotThere('There is no thing 7.'), 'There is no thing 7.'],
    [new DomainError('not-found', { detail: 'There is no such booking' }), 'Refused: There is no such booking'],
  ] as const;
  for (const [error, line] of lines) {
    const ran = await typed(server, ['thing', 'throw'], { commands: [throwing(error)] });
    expect(ran).toEqual({ code: 2, printed: '', told: line });
  }
});

test.each([
  ['an address', { subject: 'asha@example.com' }],
  ['a phone', { subject: '9876543210' }],
  ['a phone with its prefix, inside the details', { details: { to: '919876543210' } }],
])('the audit trail takes no personal data: %s', async (_, leak) => {
  const leaks = command({
    ...plain,
    name: 'thing leak',
    summary: 'Leak',
    changes: 'database',
    run: async ({ db }) => {
      await db.execute(addRow);
      return { ...report, ...leak };
    },
  });
  expect((await typed(server, ['thing', 'leak'], { commands: [leaks] })).code).toBe(1);
  expect([await rows(), await auditTrail(server)]).toEqual([0, []]);
});

test('a database of another version is left alone', async () => {
  await server.pool.query("delete from migrations where name like '0002%'");
  const ran = await typed(server, ['thing', 'write'], { commands });
  await server.pool.query("insert into migrations (name) values ('0002-codes-and-signup.sql')");
  expect([ran.code, await rows()]).toEqual([1, 0]);
  expect(ran.told).toBe('The database is of another version. Start the server once to migrate it: npm start');
});
