import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '../apps/api/src/adapters/embedded-postgres/index.ts';
import { loadCatalogue } from '../apps/api/src/catalogue/load-catalogue.ts';
import { openPool } from '../apps/api/src/db/client.ts';
import { NODE_FLAGS } from '../scripts/lib/server-memory.js';
import { atLeast, atMost, bar, none } from './lib/bar.ts';
import { makeExamPredictors, timeThreads } from './predictor-parts/at-start.ts';
import { capCandidate, josaaCandidate } from './predictor-parts/candidates.ts';
import { type Timed, timeRuns } from './predictor-parts/in-process.ts';
import { askInSql, fillTable } from './predictor-parts/in-sql.ts';
import { postLoad } from './predictor-parts/post-load.ts';
import { told } from './predictor-parts/told.ts';
import { visitorOf } from './predictor-parts/visitor.ts';

/**
 * How fast the predictor is: forecasts at the start, one run in process, runs through the whole stack with the attempt spent in PostgreSQL, and the same
 * question asked in SQL. On a busy machine processor time counts instead of the clock, and printed as such.
 */
const LIMITS = { startMs: 1_000, p99Ms: 3, perSecond: 250 };
const RUNS = 2_000;
const VISITORS = 24;
const LOAD_MS = 8_000;
const WARM_RUNS = 600;
const WARM_TURNS = 8;
const SQL_QUESTIONS = 60;
/** More candidates than one turn asks about. */
const FAR = 1_000_000;
const isBusy = (loadavg()[0] ?? 0) > availableParallelism();
const by = isBusy ? ', by processor time' : '';

if (isBusy)
  console.log(`The machine is busy: load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors.`);

// First, while this process holds nothing: with tables to look through for garbage its visitors would take twice the time.
await inFolder(throughHttp);

const catalogue = loadCatalogue(fileURLToPath(new URL('../data', import.meta.url)));
const { making, reading } = await timeThreads(catalogue);
const examPredictors = makeExamPredictors(catalogue);
console.log('forecasts of both exams, each in a thread of its own');
console.log(
  `  made once, before the server starts: ${making.clockMs.toFixed(0)} ms by the clock, ${making.cpuMs.toFixed(0)} ms of processor time in all threads`,
);
const startMs = isBusy ? reading.cpuMs : reading.clockMs;
atMost(`until both serve at a start, read as made${by}`, startMs, LIMITS.startMs, ' ms');

const timed = {
  josaa: timeRuns(examPredictors.josaa, josaaCandidate, RUNS, isBusy),
  'mht-cet': timeRuns(examPredictors['mht-cet'], capCandidate, RUNS, isBusy),
};
for (const [exam, { meanMs, p50Ms, p99Ms, worstMs, results }] of Object.entries(timed) as [string, Timed][]) {
  console.log(`one run of ${exam} in process, ${RUNS} candidates, ${results} results on average`);
  console.log(`  p50 ${p50Ms.toFixed(2)} ms, mean ${meanMs.toFixed(2)} ms, worst ${worstMs.toFixed(2)} ms`);
  atMost(`one run of ${exam}, p99${by}`, p99Ms, LIMITS.p99Ms, ' ms', 2);
}

await inFolder(inSql);

async function inFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
  // As root the database runs as somebody else, who must get through.
  chmodSync(folder, 0o755);
  try {
    await work(join(folder, 'data'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the server reports about itself: attempts, runs, and the processor time it has taken. */
type Spent = { spent: number; saved: number; threadMs: number; serverMs: number; databaseMs: number };

async function throughHttp(dataDir: string): Promise<void> {
  const script = fileURLToPath(new URL('./predictor-parts/server.ts', import.meta.url));
  const child = fork(script, [dataDir, String(VISITORS)], {
    execArgv: NODE_FLAGS,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const { port, sessions } = await told<{ port: number; sessions: string[] }>(child);
  const visitors = await Promise.all(sessions.map((session) => visitorOf(port, session)));
  const request = unaskedRequests();
  // The first calls wait for the forecasts; the next ones find code that three threads are still making fast.
  for (let turn = 1, warmed = 0; warmed < WARM_RUNS && turn <= WARM_TURNS; turn += 1) {
    const { answered } = await postLoad(port, visitors, (n) => request(n + turn * FAR), LOAD_MS / 2);
    warmed += answered;
  }
  child.send('spent');
  const before = await told<Spent>(child);
  const own = process.cpuUsage();
  const loaded = await postLoad(port, visitors, request, LOAD_MS);
  const { user, system } = process.cpuUsage(own);
  child.send('spent');
  const after = await told<Spent>(child);
  const packed = await postLoad(port, visitors, (n) => request(n + 2 * WARM_TURNS * FAR), LOAD_MS, 'br');
  child.send('stop');
  await once(child, 'exit');
  const spent = after.spent - before.spent;
  console.log(`through HTTP, ${VISITORS} students at once, attempt spent and run saved in PostgreSQL (fsync on)`);
  console.log(
    `  ${loaded.answered} runs, ${spent} attempts spent, ${after.saved} runs saved in all, ${loaded.failures} failures; p50 ${loaded.p50Ms.toFixed(0)} ms, p99 ${loaded.p99Ms.toFixed(0)} ms, ${loaded.megabytes.toFixed(2)} MB an answer`,
  );
  const forEach = (part: 'threadMs' | 'serverMs' | 'databaseMs') => (after[part] - before[part]) / loaded.answered;
  const [threadMs, serverMs, databaseMs] = [forEach('threadMs'), forEach('serverMs'), forEach('databaseMs')];
  const visitorsMs = (user + system) / 1000 / loaded.answered;
  const wholeMs = serverMs + databaseMs + visitorsMs;
  console.log(
    `  processor time for each run: ${threadMs.toFixed(2)} ms of the server's main thread, ${serverMs.toFixed(2)} ms of all its threads, ${databaseMs.toFixed(2)} ms of the database, ${visitorsMs.toFixed(2)} ms of the visitors`,
  );
  // What the machine could do by itself: no more than the one thread that every run passes, nor than all processors together.
  const possible = Math.min(1000 / threadMs, (availableParallelism() * 1000) / wholeMs);
  console.log(
    `  ${loaded.perSecond.toFixed(0)} runs a second by the clock, ${possible.toFixed(0)} by processor time on ${availableParallelism()} processors`,
  );
  const perSecond = isBusy ? possible : loaded.perSecond;
  atLeast(`runs a second${by}`, perSecond, LIMITS.perSecond);
  console.log(
    `  ${packed.perSecond.toFixed(0)} a second where answers are packed, as for a browser (${(packed.megabytes * 1000).toFixed(0)} kB)`,
  );
  none('refused or failed', loaded.failures);
  bar('attempts spent for each run', (spent / loaded.answered).toFixed(3), '1', spent === loaded.answered);
}

/** Questions that nobody has asked before, asked as the screen asks them: one that was answered already costs no attempt. */
function unaskedRequests(): (n: number) => { path: string; body: string } {
  const asked = new Set<string>();
  const bodyOf = (n: number) => JSON.stringify(n % 2 === 0 ? josaaCandidate(n) : capCandidate(n));
  return (n) => {
    let other = n;
    while (asked.has(bodyOf(other))) other += 2 * FAR;
    const body = bodyOf(other);
    asked.add(body);
    return { path: `/api/v1/predictor/${n % 2 === 0 ? 'josaa' : 'mht-cet'}/runs`, body };
  };
}

async function inSql(dataDir: string): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const pool = openPool(server.connection, 1, () => {});
  try {
    const rows = await fillTable(pool, catalogue);
    const year = examPredictors.josaa.table.dataYears.last;
    const times: number[] = [];
    for (let n = -10; n < SQL_QUESTIONS; n += 1) {
      const candidate = josaaCandidate(n + 10);
      const home = catalogue.jee.records
        .filter(({ homeStates }) => Object.values(homeStates).some((states) => states.includes(candidate.homeState)))
        .map(({ id }) => id);
      const started = performance.now();
      await askInSql(pool, candidate, year, home);
      if (n >= 0) times.push(performance.now() - started);
    }
    times.sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
    console.log(`the same question in SQL over ${rows} rows, last year's closing ranks only, without any forecast`);
    console.log(`  median ${median.toFixed(1)} ms: ${(median / timed.josaa.meanMs).toFixed(1)} times a run of ours`);
  } finally {
    await pool.end();
    await server.stop();
  }
}
