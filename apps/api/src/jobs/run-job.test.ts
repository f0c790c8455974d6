import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeLogger } from '../logger.ts';
import { type Job, runJob } from './run-jobs.ts';

let lines: string[];
let running: ReturnType<typeof runJob> | undefined;
beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(async () => {
  vi.useRealTimers();
  await running?.stop();
});

const start = (run: Job['run'], everyMs = 1_000) => {
  const log = makeLogger({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
  running = runJob({ log }, { name: 'sweep', everyMs, run });
  return running;
};

/** Work whose end the test decides. */
const heldWork = () => {
  const state = { runs: 0, atOnce: 0, mostAtOnce: 0, finish: () => {} };
  const run = async () => {
    state.runs += 1;
    state.atOnce += 1;
    state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
    await new Promise<void>((resolve) => {
      state.finish = resolve;
    });
    state.atOnce -= 1;
  };
  return { state, run };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

test('a job runs at once and then at its interval', async () => {
  const run = vi.fn(async () => {});
  start(run);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(run).toHaveBeenCalledTimes(4);
});

test('a job that is woken runs before its interval is over', async () => {
  const run = vi.fn(async () => {});
  const { wake } = start(run, 3_600_000);
  await settle();
  wake();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a job never overlaps itself; woken many times while it works, it runs once more', async () => {
  const { state, run } = heldWork();
  const { wake } = start(run, 3_600_000);
  for (let times = 0; times < 5; times += 1) wake();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state.runs).toBe(1);
  state.finish();
  await settle();
  expect(state.runs).toBe(2);
  state.finish();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(state).toMatchObject({ runs: 2, mostAtOnce: 1 });
});

test('a job that fails says so and is tried again, soon at first and never in a rush', async () => {
  const run = vi.fn(async () => {
    throw new Error('database gone');
  });
  const { wake } = start(run, 60_000);
  await settle();
  for (let times = 0; times < 100; times += 1) wake();
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(run.mock.calls.length).toBeGreaterThan(10);
  expect(run.mock.calls.length).toBeLessThan(20);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'sweep', failures: 1, level: 50 });
});

test('a job that works again returns to its interval', async () => {
  const run = vi.fn(async () => {}).mockRejectedValueOnce(new Error('once'));
  start(run, 60_000);
  await vi.advanceTimersByTimeAsync(500);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(run).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('stopping waits for the run under way, tells it so, and starts no other', async () => {
  const { state, run } = heldWork();
  let told: AbortSignal | undefined;
  const { wake, stop } = start(async (stopping) => {
    told = stopping;
    await run();
  });
  wake();
  let isStopped = false;
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await settle();
  expect([isStopped, told?.aborted]).toEqual([false, true]);
  state.finish();
  await stopped;
  wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.runs).toBe(1);
});
