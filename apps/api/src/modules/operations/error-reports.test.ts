import { clientErrors } from '@dakhila/contract/client-errors';
import { expect, test, vi } from 'vitest';
import { anotherApp } from '../../../test/another-app.ts';
import { useServer } from '../../../test/harness.ts';
import { aReceiver } from '../../../test/servers/receiver.ts';
import { openErrorReports } from '../../adapters/error-reports/index.ts';
import { makeLogger } from '../../logger.ts';

const server = useServer();

/** A server whose errors go to a service, and whose database fails with the given error. */
async function aReportingApp(failure: Error) {
  const receiver = await aReceiver();
  const errorReports = openErrorReports({ ERROR_DSN: receiver.dsn, NODE_ENV: 'test', PROCESS_ROLE: 'all' });
  const log = makeLogger({ LOG_LEVEL: 'error' }, { write: () => {} }, (logged) =>
    errorReports?.report({ ...logged, source: 'server' }),
  );
  const execute = async () => {
    throw failure;
  };
  const db = Object.assign(Object.create(server.deps.db), { execute });
  const app = await anotherApp(server, { deps: { errorReports, log, db } });
  const events = () => receiver.received.map(({ body }) => JSON.parse(body.split('\n')[2] ?? ''));
  return { app, receiver, events };
}

test('an unexpected error of a request is reported once, scrubbed, and counted', async () => {
  const { app, receiver, events } = await aReportingApp(new TypeError('no row for asha@example.com'));
  expect((await app.server.inject('/readyz?phone=9876543210')).statusCode).toBe(500);
  await vi.waitFor(() => expect(events().length).toBe(1));
  expect(events()[0]).toMatchObject({
    tags: { log: 'unexpected error', source: 'server' },
    exception: { values: [{ type: 'TypeError', value: 'no row for [email]' }] },
  });
  expect(receiver.received[0]?.body).not.toMatch(/asha|98765/);
  await vi.waitFor(async () =>
    expect((await app.server.inject('/metrics')).body).toContain('dakhila_error_reports_total{outcome="sent"} 1'),
  );
});

test('an error that a page reports is passed on with its places', async () => {
  const { app, events } = await aReportingApp(new Error('unused'));
  const body = { name: 'TypeError' as const, places: ['/assets/index-Bx3.js:1:48211'] };
  const browser = app.newBrowser();
  for (let times = 0; times < 3; times += 1)
    expect((await browser.call(clientErrors.report, { body })).status).toBe(200);
  await vi.waitFor(() => expect(events().length).toBe(1));
  expect(events()[0]).toMatchObject({
    platform: 'javascript',
    tags: { source: 'page' },
    exception: {
      values: [
        { type: 'TypeError', stacktrace: { frames: [{ filename: 'assets/index-Bx3.js', lineno: 1, colno: 48211 }] } },
      ],
    },
  });
});
