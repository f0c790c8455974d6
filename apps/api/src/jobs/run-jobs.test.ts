import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/harness.ts';
import { makeLogger } from '../logger.ts';
import { measureJobs } from './job-metrics.ts';
import { openQueue, type Queue } from './queue.ts';
import { type Job, startJobs } from './run-jobs.ts';

const HOUR_MS = 3_600_000;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let lines: string[];
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  database = await openTestDatabase();
  lines = [];
  stops = [];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await database.close();
});

/** One worker process. */
async function aProcess(jobs: Job[]): Promise<{ queue: Queue; registry: Registry; stop: () => Promise<void> }> {
  const log = makeLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  const registry = new Registry();
  const { queue, stop: stopQueue } = await openQueue({ pool: database.pool, listener: { on: () => {} }, log });
  const running = await startJobs({ log, measure: measureJobs(registry) }, queue, jobs, 100);
  const stop = async () => {
    running.stop();
    await stopQueue();
  };
  stops.push(stop);
  return { queue, registry, stop };
}

/** Work whose end the test decides. */
function heldWork() {
  const state = { runs: 0, atOnce: 0, mostAtOnce: 0, isTold: false, finish: () => {} };
  const run = async (stopping: AbortSignal) => {
    state.runs += 1;
    state.atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
    stopping.addEventListener('abort', () => {
      state.isTold = true;
    });
    await new Promise<void>((resolve) => {
      state.finish = resolve;
    });
    state.atOnce -= 1;
  };
  return { state, run };
}

test('a job runs once in each of its intervals, whichever process takes it', async () => {
  const ran: string[] = [];
  const jobs = (process: string): Job[] => [
    { name: 'hourly', everyMs: HOUR_MS, run: async () => void ran.push(`hourly ${process}`) },
    { name: 'often', everyMs: 1_000, run: async () => void ran.push('often') },
  ];
  await aProcess(jobs('one'));
  await aProcess(jobs('other'));
  await expect.poll(() => ran.filter((run) => run === 'often').length).toBeGreaterThan(2);
  expect(ran.filter((run) => run.startsWith('hourly')).length).toBe(1);
});

test('a job never overlaps itself in the whole fleet, and a long one does not hold up another', async () => {
  const { state, run } = heldWork();
  const others: string[] = [];
  const jobs: Job[] = [
    { name: 'long', everyMs: 1_000, run },
    { name: 'short', everyMs: 1_000, run: async () => void others.push('short') },
  ];
  await aProcess(jobs);
  await aProcess(jobs);
  await expect.poll(() => [state.runs, others.length > 2]).toEqual([1, true]);
  state.finish();
  await expect.poll(() => state.runs).toBe(2);
  expect(state.mostAtOnce).toBe(1);
  state.finish();
});

test('a job that fails says so and is tried again, soon at first and never in a rush', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    throw new Error('database gone');
  };
  const { registry } = await aProcess([{ name: 'sweep', everyMs: HOUR_MS, run }]);
  await expect.poll(() => runs).toBe(2);
  expect(runs).toBeLessThan(4);
  // A run is counted after it has failed.
  await expect.poll(() => registry.metrics()).toMatch(/dakhila_job_runs_total\{job="sweep",outcome="failed"\} [23]/);
  expect(await registry.metrics()).toMatch(/dakhila_job_seconds_count\{job="sweep"\} [23]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'sweep', level: 50, err: { message: 'database gone' } });
});

test('a run that died with its process is taken up again', async () => {
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => ends.push(resolve));
  const { queue } = await aProcess([{ name: 'reconcile', everyMs: HOUR_MS, run }]);
  await expect.poll(() => ends.length).toBe(1);
  // As if no heartbeat had come for a minute.
  await database.pool.query("update queue.job set heartbeat_on = now() - interval '1 minute' where state = 'active'");
  await database.pool.query('update queue.queue set monitor_on = null, monitor_claim_on = null');
  await queue.supervise('jobs');
  await expect.poll(() => ends.length).toBe(2);
  for (const end of ends) end();
});

test('stopping waits for the run under way, tells it so, and starts no other', async () => {
  const { state, run } = heldWork();
  const { stop } = await aProcess([{ name: 'erase', everyMs: 1_000, run }]);
  await expect.poll(() => state.runs).toBe(1);
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([isStopped, state.isTold]).toEqual([false, true]);
  state.finish();
  await stopped;
  expect(state.runs).toBe(1);
});

test('a job of another release is left to that release', async () => {
  const newer = await aProcess([]);
  await newer.queue.send('jobs', { name: 'of tomorrow' });
  await expect.poll(() => lines.join('')).toContain('this release does not know the job');
});
