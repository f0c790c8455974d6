import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { databaseUrlOf } from '../../test/database-url.ts';
import { openTestDatabase, PATIENT_MS } from '../../test/harness.ts';
import { aReceiver } from '../../test/servers/receiver.ts';
import { timeLimit } from '../../test/time-limit.ts';
import { aWebDist } from '../../test/web-dist.ts';
import { readConfig } from '../config.ts';
import { startServer } from '../start-server.ts';
import { currentTracer } from './span.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
  onTestFinished(() => database.close());
});

const start = (environment: Record<string, string>) =>
  startServer(
    readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: '0',
      APP_SECRET: 'a secret for tests that is long enough',
      DATABASE_URL: databaseUrlOf(database.connection),
      DATABASE_TIMEOUT_MS: String(PATIENT_MS),
      WEB_DIST_DIR: aWebDist(),
      OTEL_TRACES_SAMPLER_ARG: '1',
      ...environment,
    }),
    () => {},
  );

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } };
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] };
type Metric = { name: string; sum?: { dataPoints: unknown[] }; histogram?: { dataPoints: unknown[] } };

const bodiesOf = (receiver: Awaited<ReturnType<typeof aReceiver>>, path: string) =>
  receiver.received.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body));
const spansOf = (receiver: Awaited<ReturnType<typeof aReceiver>>): Span[] =>
  bodiesOf(receiver, '/v1/traces')
    .flatMap(({ resourceSpans }) => resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans);
const metricsOf = (receiver: Awaited<ReturnType<typeof aReceiver>>): Metric[] =>
  bodiesOf(receiver, '/v1/metrics')
    .flatMap(({ resourceMetrics }) => resourceMetrics)
    .flatMap(({ scopeMetrics }) => scopeMetrics)
    .flatMap(({ metrics }) => metrics);
const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

test('a collector gets requests, their statements and jobs, and the figures, when the server stops at the latest', async () => {
  const receiver = await aReceiver();
  vi.stubEnv('OTEL_EXPORTER_OTLP_HEADERS', 'x-key=a%20key');
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/` });
  await fetch(`${server.address}/api/v1/signup/check-existing?phone=9876543210`);
  await fetch(`${server.address}/api/v1/auth/login/init`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"asha@example.com"}',
  });
  await fetch(`${server.address}/readyz`);
  const figures = async () => (await fetch(`${server.address}/metrics`)).text();
  await vi.waitFor(async () =>
    expect(await figures()).toContain('dakhila_job_runs_total{job="outbox-sweep",outcome="done"}'),
  );
  await server.stop();

  const spans = spansOf(receiver);
  const request = spans.find(({ name }) => name === 'GET /api/v1/signup/check-existing');
  if (!request) throw new Error('no span of the request');
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/v1/signup/check-existing',
    'http.response.status_code': 200,
  });
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.map(({ traceId }) => traceId)).toContain(request.traceId);
  expect(statements.map((span) => attributesOf(span)['db.system.name'])).toContain('postgresql');
  expect(spans.map(({ name }) => name)).toContain('job outbox-sweep');
  expect(spans.map(({ name }) => name).join()).not.toContain('readyz');

  const names = metricsOf(receiver).map(({ name }) => name);
  for (const name of ['http_answers_total', 'http_answer_seconds', 'dakhila_database_up', 'dakhila_job_runs_total'])
    expect(names).toContain(name);
  const all = receiver.received.map(({ body }) => body).join('\n');
  expect(all).toContain('"service.name"');
  expect(all).not.toMatch(/9876543210|asha|\?phone/);
  expect(new Set(receiver.received.map(({ headers }) => headers['x-key']))).toEqual(new Set(['a key']));
  expect(currentTracer()).toBeUndefined();
});

const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${PARENT.traceId}-${PARENT.spanId}-01`;

test.each([
  ['of a proxy that is trusted is continued', { TRUST_PROXY: 'loopback' }, traceparent, true],
  ['of anybody else is not', { TRUST_PROXY: '10.0.0.0/8' }, traceparent, false],
  ['of another shape is not', { TRUST_PROXY: 'loopback' }, `${traceparent}-more`, false],
])('a trace %s', async (_which, environment, header, isContinued) => {
  const receiver = await aReceiver();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, PROCESS_ROLE: 'web', ...environment });
  await fetch(`${server.address}/api/v1/auth/check`, { headers: { traceparent: header } });
  await server.stop();
  const request = spansOf(receiver).find(({ name }) => name === 'GET /api/v1/auth/check');
  expect(request?.traceId === PARENT.traceId).toBe(isContinued);
  expect(request?.parentSpanId === PARENT.spanId).toBe(isContinued);
});

test('with a share of none no request is traced, and the figures are still sent', async () => {
  const receiver = await aReceiver();
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: '0' });
  await fetch(`${server.address}/api/v1/auth/check`);
  await server.stop();
  expect(spansOf(receiver)).toEqual([]);
  expect(metricsOf(receiver).length).toBeGreaterThan(20);
});

test('a collector that never answers delays neither a request nor a stop for long', async () => {
  const receiver = await aReceiver();
  receiver.answer('silent');
  const server = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, PROCESS_ROLE: 'web' });
  expect((await fetch(`${server.address}/api/v1/auth/check`)).status).toBe(200);
  const began = performance.now();
  await server.stop();
  expect(performance.now() - began).toBeLessThan(timeLimit(10_000));
});

test('without a collector nothing is traced', async () => {
  const server = await start({ PROCESS_ROLE: 'web' });
  onTestFinished(() => server.stop());
  expect(currentTracer()).toBeUndefined();
});
