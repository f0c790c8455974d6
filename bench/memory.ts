import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../apps/api/src/adapters/embedded-postgres/index.ts';
import { openDatabase, openPool } from '../apps/api/src/db/client.ts';
import { at } from '../scripts/lib/paths.js';
import { MEMORY_ENVIRONMENT, NODE_FLAGS } from '../scripts/lib/server-memory.js';
import { atMost } from './lib/bar.ts';
import { startProcess } from './lib/server-process.ts';
import { addSignedIn } from './lib/signed-in.ts';
import { capCandidate, josaaCandidate } from './predictor-parts/candidates.ts';
import { type Visitor, visitorOf } from './predictor-parts/visitor.ts';

/**
 * `npm run bench -- memory`: what the server's process holds at rest after a warm-up of both exams, after 500 predictions, and at most while one student's run is
 * opened on many connections at once. `npm run bench -- memory release`: the same of the release in `dist/release`, which needs nothing that reads TypeScript. The
 * database is another process.
 */
const LIMITS = { heldMb: 350, floodMb: 700 };
const WARM_RUNS = 60;
const RUNS = 500;
const ATTEMPTS = 100_000;
const AT_ONCE = 4;
const CONNECTIONS = 150;
const FLOOD_MS = 10_000;
const SAMPLE_MS = 50;
const BUSY_MS = 100;
/** Garbage is collected when there is time for it. */
const REST_MS = 3_000;

const release = process.argv[2] === 'release' ? at('dist', 'release') : undefined;
if (release !== undefined && !existsSync(release)) throw new Error('There is no release yet: npm run build');

const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
// As root the database runs as somebody else, who must get through.
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => {} });
try {
  const product = await startProcess({
    connection: postgres.connection,
    secret: randomBytes(36).toString('base64'),
    folder: join(folder, 'data'),
    environment: { ...MEMORY_ENVIRONMENT, ...(release && { FORECASTS_DIR: join(release, 'forecasts') }) },
    flags: NODE_FLAGS,
    main: release && join(release, 'server', 'main.js'),
  });
  try {
    await measure(product);
  } finally {
    await product.stop();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure({ port, pid }: { port: number; pid: number }): Promise<void> {
  const pool = openPool(postgres.connection, 1, () => {});
  const signedIn = await addSignedIn(openDatabase(pool), AT_ONCE, ATTEMPTS);
  await pool.end();
  const visitors = await Promise.all(signedIn.map(({ session }) => visitorOf(port, session)));
  await predict(port, visitors, 0, WARM_RUNS);
  atMost('resident after a warm-up of both exams', await atRest(pid), LIMITS.heldMb, ' MB');
  const runId = await predict(port, visitors, WARM_RUNS, RUNS);
  atMost('after 500 predictions', await atRest(pid), LIMITS.heldMb, ' MB');
  const { floodPeakMb, floodAnswers } = await floodRun(pid, port, visitors[0], runId);
  atMost(`at most while ${CONNECTIONS} connections open one run`, floodPeakMb, LIMITS.floodMb, ' MB');
  const answers = Object.entries(floodAnswers).map(([status, count]) => `${count} answered ${status}`);
  console.log(`  ${answers.join(', ')} in 10 seconds`);
}

/** Makes a number of predictions of both exams, a few at once. Returns the id of one of the first visitor's runs. */
async function predict(port: number, visitors: readonly Visitor[], from: number, count: number): Promise<string> {
  let next = from;
  let own = '';
  const turn = async (visitor: Visitor, isFirst: boolean) => {
    for (let n = next; n < from + count; n = next) {
      next += 1;
      const id = await predictOne(port, visitor, n);
      if (isFirst) own = id;
    }
  };
  await Promise.all(visitors.map((visitor, at) => turn(visitor, at === 0)));
  return own;
}

/** Asks until it is answered: on a busy machine the server may say that it has no room now. */
async function predictOne(port: number, { cookie, xsrf }: Visitor, n: number): Promise<string> {
  const [exam, body] = n % 2 === 0 ? ['josaa', josaaCandidate(n)] : ['mht-cet', capCandidate(n)];
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/predictor/${exam}/runs`, {
      method: 'POST',
      headers: { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.ok) return /"id":"([^"]+)"/.exec(text)?.[1] ?? '';
    if (answer.status !== 503) throw new Error(`a prediction was answered ${answer.status}: ${text.slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
  }
}

async function atRest(pid: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return residentMb(pid);
}

/** Many connections of one student open one run again and again. */
async function floodRun(pid: number, port: number, visitor: Visitor | undefined, runId: string) {
  const until = performance.now() + FLOOD_MS;
  const floodAnswers: Record<string, number> = {};
  let floodPeakMb = 0;
  const sampling = setInterval(() => {
    floodPeakMb = Math.max(floodPeakMb, residentMb(pid));
  }, SAMPLE_MS);
  const open = async () => {
    while (performance.now() < until) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/predictor/runs/${runId}`, {
        headers: { cookie: visitor?.cookie ?? '', 'accept-encoding': 'br' },
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      const status = String(answer?.status ?? 'failed');
      floodAnswers[status] = (floodAnswers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, open));
  clearInterval(sampling);
  return { floodPeakMb, floodAnswers };
}

/** The resident memory of a process, as Linux reports it. */
function residentMb(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
  return Number(kilobytes) / 1024;
}
