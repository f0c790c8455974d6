import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/api/src/adapters/embedded-postgres/index.ts';
import { makeSecrets } from '../apps/api/src/adapters/secrets.ts';
import { openDatabase, openPool, timeLimits } from '../apps/api/src/db/client.ts';
import { migrate } from '../apps/api/src/db/migrate.ts';
import { openListener } from '../apps/api/src/jobs/listener.ts';
import { openQueue } from '../apps/api/src/jobs/queue.ts';
import { startJobs } from '../apps/api/src/jobs/run-jobs.ts';
import { makeLogger } from '../apps/api/src/logger.ts';
import {
  enqueueMessage,
  messagingJobs,
  type NewMessage,
  startSenders,
} from '../apps/api/src/modules/messaging/index.ts';
import { addLostMessages } from '../apps/api/src/modules/messaging/store.ts';
import type { Message } from '../apps/api/src/ports.ts';
import { atMost } from './lib/bar.ts';
import { isMachineBusy } from './lib/busy-machine.ts';
import { makeClosers } from './lib/closers.ts';

// `npm run bench -- queue [reminders]`: how long a code takes from its commit to the provider, with an idle queue and with many
// reminders waiting whose provider takes a second each; and what the queue costs the database. The processes are
// played by one, each with its own connections.
const [reminders = 200_000] = process.argv.slice(2).map(Number);
const BAR_MS = 1_000;
const CODES = 100;
const IDLE_SECONDS = 20;
/** The database publishes its counters about once a second. */
const COUNTED_MS = 1_200;

const closers = makeClosers();
const log = makeLogger({ LOG_LEVEL: 'error' });
const secrets = makeSecrets('a secret for a harness that is long enough');
const newId = () => crypto.randomUUID();
const arrivals = new Map<string, (atMs: number) => void>();
let providerMs = 0;
const provider = {
  send: async ({ to }: Message) => {
    arrivals.get(to)?.(performance.now());
    if (to.startsWith('reminder')) await sleep(providerMs);
    return { provider: 'bench', providerId: null };
  },
};

const folder = mkdtempSync(join(tmpdir(), 'dakhila-queue-'));
chmodSync(folder, 0o755);
closers.add(() => rmSync(folder, { recursive: true, force: true }));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
closers.add(() => postgres.stop());
// What is measured must not fail because the machine is busy.
const pool = openPool({ ...postgres.connection, ...timeLimits(120_000) }, 4, () => {});
closers.add(() => pool.end());
const db = openDatabase(pool);

async function startWorker(): Promise<() => Promise<void>> {
  const own = openPool(postgres.connection, 10, () => {});
  const listener = openListener(postgres.connection, log);
  const config = { REMINDERS_PER_SECOND: 1_000 };
  const deps = { config, db: openDatabase(own), log, secrets, newId, mailer: provider, whatsApp: provider };
  const { queue, stop } = await openQueue({ pool: own, listener, log });
  await startSenders(deps, queue);
  const jobs = await startJobs({ log, measure: (_job, run) => run() }, queue, messagingJobs(deps));
  return async () => {
    jobs.stop();
    await stop();
    await listener.close();
    await own.end();
  };
}

const enqueue = (to: string, kind: NewMessage['kind']) =>
  enqueueMessage({ secrets, newId }, db, {
    kind,
    channel: 'email',
    to,
    subject: 'Hello',
    text: 'Hello',
    studentId: null,
    expiresAt: new Date(Date.now() + 3_600_000),
  });

/** Sends codes one after another, and returns how long each took from its commit to the provider. */
async function sendCodes(): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < CODES; number += 1) {
    const to = `code-${crypto.randomUUID()}@example.com`;
    const arrived = new Promise<number>((resolve) => arrivals.set(to, resolve));
    await enqueue(to, 'code');
    const committedAt = performance.now();
    times.push((await arrived) - committedAt);
    arrivals.delete(to);
    await sleep(30);
  }
  return times.toSorted((one, other) => one - other);
}
const part = (times: number[], share: number) => Math.max(0, times[Math.floor((times.length - 1) * share)] ?? 0);
const shown = (times: number[]) =>
  `p50 ${part(times, 0.5).toFixed(0)} ms, p99 ${part(times, 0.99).toFixed(0)} ms, slowest ${part(times, 1).toFixed(0)} ms`;

async function countTransactions(): Promise<number> {
  await sleep(COUNTED_MS);
  const { rows } = await pool.query(
    'select xact_commit::float8 as count from pg_stat_database where datname = current_database()',
  );
  return rows[0].count;
}

async function measureIdle(processes: number) {
  const stops = await Promise.all(Array.from({ length: processes }, startWorker));
  await sleep(3_000);
  const start = performance.now();
  const before = await countTransactions();
  await sleep(IDLE_SECONDS * 1_000);
  const rested = await countTransactions();
  const idleRate = (rested - before) / ((performance.now() - start) / 1_000);
  const restedAt = performance.now();
  const times = await sendCodes();
  const after = await countTransactions();
  const idle = idleRate * ((performance.now() - restedAt) / 1_000);
  console.log(
    `${processes} worker(s), idle: a code ${shown(times)}; ${(idleRate / processes).toFixed(1)} transactions a second and process at rest, ${((after - rested - idle) / CODES).toFixed(1)} a code`,
  );
  for (const stop of stops) await stop();
}

async function measureBulk(): Promise<number[]> {
  await enqueue('reminder@example.com', 'reminder');
  await pool.query(
    `with copies as (
       insert into outbox (id, kind, channel, recipient, sealed, expires_at)
       select gen_random_uuid(), kind, channel, recipient, sealed, expires_at from outbox, generate_series(1, $1) where kind = 'reminder'
       returning id)
     insert into queue.job (name, policy, singleton_key, data)
     select 'bulk-email', 'short', id, jsonb_build_object('id', id) from copies`,
    [reminders],
  );
  await pool.query('vacuum analyze');
  providerMs = 1_000;
  closers.add(await startWorker());
  await sleep(5_000);
  const times = await sendCodes();
  console.log(`1 worker, ${reminders} reminders waiting, each takes the provider a second: a code ${shown(times)}`);
  const sweptAt = performance.now();
  await addLostMessages(db);
  console.log(`a sweep of them takes ${(performance.now() - sweptAt).toFixed(0)} ms`);
  providerMs = 0;
  const sent = async () => (await db.execute<{ count: number }>(SENT)).rows[0]?.count ?? 0;
  const [before, begunAt] = [await sent(), performance.now()];
  await sleep(10_000);
  console.log(
    `a provider that answers at once gets ${(((await sent()) - before) / ((performance.now() - begunAt) / 1_000)).toFixed(0)} reminders a second`,
  );
  return times;
}
const SENT = "select count(*)::int as count from outbox where state = 'sent' and kind = 'reminder'";

try {
  await migrate(pool);
  isMachineBusy();
  for (const processes of [1, 4]) await measureIdle(processes);
  const times = await measureBulk();
  atMost(`a code beside ${reminders} reminders, p99`, part(times, 0.99), BAR_MS, ' ms');
  // No code may be held up, so a share of them is not enough.
  atMost(`a code beside ${reminders} reminders, slowest`, part(times, 1), BAR_MS, ' ms');
} finally {
  await closers.closeAll();
}
