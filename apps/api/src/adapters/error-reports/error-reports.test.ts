import { expect, test, vi } from 'vitest';
import { aReceiver } from '../../../test/servers/receiver.ts';
import { makeLogger } from '../../logger.ts';
import type { ReportedError } from '../../ports.ts';
import { openErrorReports } from './index.ts';

let now = 1;
function open(dsn: string) {
  const reports = openErrorReports({ ERROR_DSN: dsn, NODE_ENV: 'production', PROCESS_ROLE: 'web' }, () => now);
  if (!reports) throw new Error('no reports');
  return reports;
}
const anError = (type = 'TypeError'): ReportedError => ({
  source: 'server',
  sentence: 'unexpected error',
  error: {
    type,
    message: 'no seat for asha@example.com',
    stack: 'TypeError: no seat for asha@example.com\n    at run (/srv/dakhila/server/main.js:1:2)',
  },
});
const kinds = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => `Error${from + place}`);
const sum = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((all, count) => all + count, 0);

test('an error arrives as an envelope of the Sentry protocol, with the key in a header and without the contact', async () => {
  const receiver = await aReceiver();
  const reports = open(receiver.dsn);
  reports.report({ ...anError(), job: 'outbox-sweep' });
  await reports.close();
  const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = receiver.received;
  expect(url).toBe('/sentry/api/42/envelope/');
  expect(headers['x-sentry-auth']).toBe('Sentry sentry_version=7, sentry_client=dakhila/1, sentry_key=public-key');
  const [head, item, event] = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(head.event_id).toBe(event.event_id);
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
    platform: 'node',
    environment: 'production',
    tags: { source: 'server', role: 'web', log: 'unexpected error', job: 'outbox-sweep' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no seat for [email]',
          stacktrace: { frames: [{ function: 'run', filename: 'server/main.js', lineno: 1, colno: 2, in_app: true }] },
        },
      ],
    },
  });
  expect(Object.keys(event)).not.toContain('user');
  expect(Object.keys(event)).not.toContain('request');
  expect(body).not.toContain('asha');
  expect(reports.counts).toMatchObject({ sent: 1, failed: 0 });
});

test('a cause comes before what it caused', async () => {
  const receiver = await aReceiver();
  const reports = open(receiver.dsn);
  const cause = { type: 'DatabaseError', code: '23505', constraint: 'students_email_unique' };
  reports.report({ source: 'server', sentence: 'failed', error: { type: 'QueryError', cause } });
  await reports.close();
  const event = JSON.parse(receiver.received[0]?.body.split('\n')[2] ?? '');
  expect(event.exception.values.map(({ type, value }: { type: string; value: string }) => [type, value])).toEqual([
    ['DatabaseError', '23505 students_email_unique'],
    ['QueryError', ''],
  ]);
});

test('the same error is sent once a minute, and thirty different ones at most', async () => {
  now = 1;
  const receiver = await aReceiver();
  const reports = open(receiver.dsn);
  for (let times = 0; times < 5; times += 1) reports.report(anError());
  for (const type of kinds(0, 40)) reports.report(anError(type));
  await vi.waitFor(() => expect(receiver.received.length).toBe(30));
  await reports.close();
  expect(reports.counts).toEqual({ sent: 30, failed: 0, repeated: 4, 'over-limit': 11, 'queue-full': 0, paused: 0 });
  now = 61_000;
  reports.report(anError());
  await reports.close();
  expect(reports.counts.sent).toBe(31);
});

test('errors of pages, which anybody can send, leave the server its thirty', async () => {
  now = 1;
  const receiver = await aReceiver();
  const reports = open(receiver.dsn);
  for (const type of kinds(0, 40)) reports.report({ ...anError(type), source: 'page' });
  for (const type of kinds(0, 40)) reports.report(anError(type));
  await vi.waitFor(() => expect(receiver.received.length).toBe(40));
  await reports.close();
  expect(reports.counts).toMatchObject({ sent: 40, 'over-limit': 40 });
});

test('at most a hundred wait', async () => {
  now = 1;
  const receiver = await aReceiver();
  receiver.answer('silent');
  const reports = open(receiver.dsn);
  for (let minute = 0; minute < 5; minute += 1) {
    now += 60_001;
    for (const type of kinds(minute * 30, minute * 30 + 30)) reports.report(anError(type));
  }
  // One is under way.
  expect(reports.counts['queue-full']).toBe(49);
});

test('a service that is down is left alone for a while after five reports', async () => {
  now = 1;
  const receiver = await aReceiver();
  receiver.answer(503);
  const reports = open(receiver.dsn);
  for (const type of kinds(0, 8)) reports.report(anError(type));
  await vi.waitFor(() => expect(sum(reports.counts)).toBe(8));
  expect(reports.counts).toMatchObject({ failed: 5, paused: 3, sent: 0 });
  now = 30_000;
  receiver.answer(200);
  reports.report(anError('Later'));
  await reports.close();
  expect(reports.counts.sent).toBe(1);
});

test('a service that never answers is given up after two seconds, and a report returns at once', async () => {
  const receiver = await aReceiver();
  receiver.answer('silent');
  const reports = open(receiver.dsn);
  reports.report(anError());
  expect(reports.counts.failed).toBe(0);
  await vi.waitFor(() => expect(reports.counts.failed).toBe(1));
});

test('a service that refuses the key or is nowhere counts as failed', async () => {
  const receiver = await aReceiver();
  receiver.answer(403);
  const reports = open(receiver.dsn);
  reports.report(anError());
  await reports.close();
  await receiver.close();
  reports.report(anError('Other'));
  await reports.close();
  expect(reports.counts).toMatchObject({ failed: 2, sent: 0 });
});

test('without a service there are no reports', () => {
  expect(openErrorReports({ ERROR_DSN: undefined, NODE_ENV: 'test', PROCESS_ROLE: 'all' })).toBeUndefined();
});

test('what is logged as an error is passed on, with its job; warnings are not', () => {
  const passed: object[] = [];
  const log = makeLogger({ LOG_LEVEL: 'info' }, { write: () => {} }, (logged) => passed.push(logged));
  log.warn({ err: new Error('a') }, 'only a warning');
  log.error({ reason: 'no error here' }, 'the mail server refuses us');
  log.child({ reqId: 'r' }).error({ err: new Error('b') }, 'unexpected error');
  log.error({ err: new Error('c'), job: 'sweep' }, 'job failed');
  log.fatal({ err: 'd' }, 'crash');
  expect(passed).toMatchObject([
    { error: { type: 'Error', message: 'b' }, sentence: 'unexpected error' },
    { error: { message: 'c' }, sentence: 'job failed', job: 'sweep' },
    { error: { type: 'string' }, sentence: 'crash' },
  ]);
});
