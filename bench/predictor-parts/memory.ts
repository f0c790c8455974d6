import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MEMORY_ENVIRONMENT, NODE_FLAGS } from '../../scripts/lib/server-memory.js';
import { capCandidate, josaaCandidate } from './candidates.ts';
import { told } from './told.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** What the server's process holds, in megabytes: at rest after a warm-up, after 500 predictions, and at most while one student's run is opened on many connections at once. */
export type Held = { warmMb: number; laterMb: number; floodPeakMb: number; floodAnswers: Record<string, number> };

const WARM_RUNS = 60;
const RUNS = 500;
const AT_ONCE = 4;
const CONNECTIONS = 150;
const FLOOD_MS = 10_000;
const SAMPLE_MS = 50;
const BUSY_MS = 100;
/** Garbage is collected when there is time for it. */
const REST_MS = 3_000;

/** Starts a server of its own, so that nothing else has grown it. Its forecasts are made before, as at an installation: whoever makes them keeps the memory. */
export async function measureMemory(dataDir: string): Promise<Held> {
  const builder = fileURLToPath(new URL('../../apps/api/src/build-forecasts.ts', import.meta.url));
  await once(fork(builder, { stdio: 'ignore', env: { ...process.env, DATA_DIR: dataDir } }), 'exit');
  const script = fileURLToPath(new URL('./server.ts', import.meta.url));
  const child = fork(script, [dataDir, String(AT_ONCE)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: NODE_FLAGS,
    env: { ...MEMORY_ENVIRONMENT, ...process.env },
  });
  const { port, sessions } = await told<{ port: number; sessions: string[] }>(child);
  const visitors = await Promise.all(sessions.map((session) => visitorOf(port, session)));
  await predict(port, visitors, 0, WARM_RUNS);
  const warmMb = await atRest(child);
  const runId = await predict(port, visitors, WARM_RUNS, RUNS);
  const laterMb = await atRest(child);
  const flood = await floodRun(child, port, visitors[0], runId);
  child.send('stop');
  await once(child, 'exit');
  return { warmMb, laterMb, ...flood };
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

async function atRest({ pid }: ChildProcess): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return residentMb(pid);
}

/** Many connections of one student open one run again and again. */
async function floodRun({ pid }: ChildProcess, port: number, visitor: Visitor | undefined, runId: string) {
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
function residentMb(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
  return Number(kilobytes) / 1024;
}
