import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Agent, get, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { databaseUrlOf } from '../test/database-url.ts';
import { openTestDatabase, PATIENT_MS } from '../test/harness.ts';
import { timeLimit } from '../test/time-limit.ts';
import { aWebDist } from '../test/web-dist.ts';
import { readConfig } from './config.ts';
import { BODY_BUDGET } from './http/edge/body-budget.ts';
import { insertSession } from './http/session-store.ts';
import { longestStopMs, startServer } from './start-server.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase();
  onTestFinished(() => database.close());
});

const configFor = (environment: Record<string, string> = {}) =>
  readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    APP_SECRET: 'a secret for tests that is long enough',
    DATABASE_URL: databaseUrlOf(database.connection),
    DATABASE_TIMEOUT_MS: String(PATIENT_MS),
    WEB_DIST_DIR: aWebDist(),
    ...environment,
  });

async function aRunningServer(environment: Record<string, string> = {}) {
  const server = await startServer(configFor(environment), () => {});
  onTestFinished(() => server.stop());
  return server;
}
/** How many connections to this test's database are in a state. */
const count = async (state: string) => {
  const { rows } = await database.pool.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and ${state}`,
  );
  return rows[0].count;
};
type Answer = { status: number; body: string };
const ask = (url: string, agent: Agent, cookie = '') =>
  new Promise<Answer>((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, async (response) =>
      resolve({ status: response.statusCode ?? 0, body: await text(response) }),
    ).on('error', reject);
  });

test('a start on an empty database makes the schema, and serves pages and calls', async () => {
  const said: string[] = [];
  await database.pool.query('drop schema public, queue cascade; create schema public');
  const server = await startServer(configFor(), (line) => said.push(line));
  onTestFinished(() => server.stop());
  expect(said).toEqual([expect.stringMatching(/^Database migrated to \d{4}-.*\.sql\.$/)]);
  const page = await fetch(`${server.address}/login`);
  expect(await page.text()).toContain('<title>Dakhila</title>');
  const check = await fetch(`${server.address}/api/v1/auth/check`);
  expect(await check.json()).toEqual({ status: 'success', success: true, authenticated: false });
});

test('a session that ends in one process ends in the other at once', async () => {
  const [here, there] = [await aRunningServer(), await aRunningServer()];
  const { rows } = await database.pool.query<{ id: string }>(
    "insert into students (id, first_name, last_name, email, phone, tier_name) values (gen_random_uuid(), 'Asha', 'Patil', 'a@example.com', '919876543210', 'Basic') returning id",
  );
  const studentId = rows[0]?.id ?? '';
  const secret = await insertSession(database.db, { publicId: crypto.randomUUID(), studentId, device: 'Test' });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const isSignedIn = async (server: { address: string }) =>
    JSON.parse((await ask(`${server.address}/api/v1/auth/check`, agent, `session=${secret}`)).body).authenticated;
  await vi.waitFor(async () => expect(await count("application_name = 'dakhila-listener'")).toBe(2));
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
  await database.pool.query('delete from sessions');
  await vi.waitFor(async () => expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]));
});

test('a web process serves students and leaves messages to a worker, which serves only those who run it', async () => {
  const web = await aRunningServer({ PROCESS_ROLE: 'web' });
  await database.pool.query(`
    with message as (
      insert into outbox (id, kind, channel, recipient, expires_at)
      values (gen_random_uuid(), 'code', 'email', 'a@example.com', app_now() + interval '10 minutes') returning id)
    select queue.add_message(id, 'code-email', 0) from message`);
  const states = async () => (await database.pool.query('select state from outbox')).rows.map(({ state }) => state);
  const workers = () => database.pool.query("select from queue.job where name = 'jobs'");
  // Long enough for a process that worked on the queue to have begun.
  await wait(1_000);
  expect([await states(), (await workers()).rowCount]).toEqual([['waiting'], 0]);
  expect((await fetch(`${web.address}/api/v1/auth/check`)).status).toBe(200);

  const worker = await aRunningServer({ PROCESS_ROLE: 'worker' });
  // Without content it cannot be sent.
  await vi.waitFor(async () => expect(await states()).toEqual(['dead']));
  const statuses = ['/healthz', '/readyz', '/metrics', '/login', '/api/v1/auth/check', '/dev/inbox'].map(
    async (path) => (await fetch(worker.address + path)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404, 404]);
  expect(await (await fetch(`${worker.address}/metrics`)).text()).toContain('# TYPE dakhila_provider_open gauge');
});

/** Facts that differ from those of the release in nothing but their version, and count now. */
async function aPublication(): Promise<void> {
  const { FACTS_DIR } = configFor();
  const manifest = JSON.parse(await readFile(join(FACTS_DIR, 'manifest.json'), 'utf8'));
  const bytes = Buffer.from(JSON.stringify({ ...manifest, version: 'published' }));
  await database.pool.query(`
    with member as (
      insert into staff_members (id, email, name, roles) values (gen_random_uuid(), 'm@staff.example', 'Meera', '{content}') returning id),
    list as (
      insert into cutoff_lists (id, list, state, content, bytes, report, errors, checked_version, uploaded_by)
      select gen_random_uuid(), 'josaa', 'applied', 'x', 1, '{}', 0, '1', id from member returning id)
    insert into facts_editions (id, list_id, state, release_version, version, preview, asked_by, number)
    select gen_random_uuid(), list.id, 'published', '${manifest.version}', 'published', '{}', member.id, 1 from list, member`);
  await database.pool.query(
    `insert into facts_edition_files (edition_id, kind, path, sha256, content)
     select id, 'facts', 'manifest.json', $1, $2 from facts_editions`,
    [createHash('sha256').update(bytes).digest('hex'), gzipSync(bytes)],
  );
}

test('when other facts are published a process asks for its restart once, and starts with them', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'published-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const before = await startServer(configFor({ DATA_DIR }), () => {});
  await aPublication();
  await new Promise<void>((resolve) => before.whenFactsChange(resolve));
  await before.stop();
  const after = await aRunningServer({ DATA_DIR });
  after.whenFactsChange(() => {});
  const turn = 'select extract(epoch from until - app_now())::int as seconds from facts_restarts';
  // It has given its turn back, and others wait a little for the balancer.
  await vi.waitFor(async () => expect((await database.pool.query(turn)).rows[0].seconds).toBeLessThanOrEqual(15));
  expect(await (await fetch(`${after.address}/metrics`)).text()).toContain('dakhila_facts_unusable 0');
  // It looks at once, and one that had started with other facts would take the free turn.
  await database.pool.query('delete from facts_restarts');
  after.whenFactsChange(() => {});
  await wait(1_000);
  expect((await database.pool.query('select holder from facts_restarts')).rows).toEqual([]);
});

/** A call whose second half is not yet sent; the server has already let it in. */
async function halfACall(url: string, agent: Agent) {
  const headers = { 'content-type': 'application/json', 'content-length': '2', expect: '100-continue' };
  const call = request(url, { method: 'POST', agent, headers });
  const answered = new Promise<Answer>((resolve, reject) => {
    call.on('response', async (response) => resolve({ status: response.statusCode ?? 0, body: await text(response) }));
    call.on('error', reject);
  });
  await new Promise((resolve) => {
    call.once('continue', resolve);
    call.flushHeaders();
  });
  call.write('{');
  return { finish: () => call.end('}'), answered };
}

test('a stop serves those inside to the end, and does not wait for connections that browsers keep open', async () => {
  const server = await startServer(configFor(), () => {});
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const url = `${server.address}/api/v1/auth/logout`;
  const inside = await Promise.all(Array.from({ length: 6 }, () => halfACall(url, agent)));
  const stopping = server.stop();
  const startedAt = performance.now();
  for (const { finish } of inside) finish();
  const answers = await Promise.all(inside.map(({ answered }) => answered));
  expect(answers.map(({ body }) => JSON.parse(body).code)).toEqual(Array(6).fill('csrf'));
  await stopping;
  expect(performance.now() - startedAt).toBeLessThan(timeLimit(15_000));
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
  await vi.waitFor(async () => expect(await count("application_name = 'dakhila-listener'")).toBe(0));
});

test('behind a balancer a stop is told first, and whoever still comes is served and sent on', async () => {
  const server = await startServer(configFor({ DRAIN_SECONDS: '5' }), () => {});
  const stopping = server.stop();
  expect((await fetch(`${server.address}/readyz`)).status).toBe(503);
  const answer = await fetch(`${server.address}/api/v1/auth/check`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  await stopping;
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow();
});

test('a request that was on its way when the stop came is answered', async () => {
  const server = await startServer(configFor(), () => {});
  const socket = connect(Number(new URL(server.address).port), 'localhost');
  onTestFinished(() => void socket.destroy());
  const answered = text(socket);
  await once(socket, 'connect');
  socket.write('GET /api/v1/auth/check HTTP/1.1\r\nHost: localhost\r\n');
  await wait(50);
  const stopping = server.stop();
  await wait(50);
  socket.write('\r\n');
  await stopping;
  const answer = await answered;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

test('when the port is taken everything that was opened is put away again', async () => {
  const holder = createServer();
  const port = await new Promise<number>((resolve) => {
    holder.listen(0, 'localhost', () => {
      const address = holder.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  onTestFinished(() => void holder.close());
  await expect(startServer(configFor({ PORT: String(port) }), () => {})).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port,
  });
  await vi.waitFor(async () => expect(await count("application_name = 'dakhila-listener'")).toBe(0));
});

test('without facts the start says where it looked, and everything that was opened is put away again', async () => {
  const start = startServer(configFor({ FACTS_DIR: aWebDist() }), () => {});
  await expect(start).rejects.toThrow(/^Cannot read the facts in FACTS_DIR=/);
  await vi.waitFor(async () => expect(await count('pid <> pg_backend_pid()')).toBe(0));
});

test('a database that is not there stops the start', async () => {
  const start = startServer(configFor({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }), () => {});
  await expect(start).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a stop is not forced while a picture may still be on its way, and the manual says how long that is', async () => {
  const stopMs = longestStopMs({ DRAIN_SECONDS: 15 }) - 15_000;
  expect(stopMs).toBeGreaterThan(BODY_BUDGET.file.timeoutMs);
  const manual = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  expect(manual).toContain(`at most ${stopMs / 1_000} s and`);
});
