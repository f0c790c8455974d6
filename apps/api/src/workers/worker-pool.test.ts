import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeWorkerMetrics } from './worker-metrics.ts';
import { openWorkerPool, type PoolLimits } from './worker-pool.ts';
import { workerTask } from './worker-task.ts';

const TASK = workerTask<typeof import('../../test/worker-task.ts').default>(
  new URL('../../test/worker-task.ts', import.meta.url),
);
const LIMITS = {
  threads: 1,
  queue: 2,
  ownQueue: 1,
  ownQueueFull: messageOf('errors.fileStillMade'),
  timeoutMs: 60_000,
  memoryMb: 64,
};

function aPool(limits: Partial<PoolLimits> = {}) {
  const failures: unknown[] = [];
  const registry = new Registry();
  const needs = {
    log: { error: (...told: unknown[]) => void failures.push(told) },
    metrics: makeWorkerMetrics(registry),
  };
  const pool = openWorkerPool('test', { ...LIMITS, ...limits }, needs);
  onTestFinished(() => pool.close());
  const figures = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('worker_'));
  return { ...pool, failures, figures };
}

/** Work that goes on until it is let go. */
function aGate() {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  return {
    wait: { wait: gate.buffer },
    isAtWork: () => Atomics.load(gate, 1) === 1,
    open: () => {
      Atomics.store(gate, 0, 1);
      Atomics.notify(gate, 0);
    },
  };
}

test('a caller has one slot and a short queue of its own, and there are so many slots', async () => {
  const { run, figures } = aPool();
  const gate = aGate();
  const first = run(TASK, gate.wait, 'asha');
  const second = run(TASK, 'answer', 'asha');
  await expect(run(TASK, 'answer', 'asha')).rejects.toMatchObject({
    code: 'too-many-requests',
    text: messageOf('errors.fileStillMade'),
  });
  const others = ['bina', 'chitra'].map((caller) => run(TASK, 'answer', caller));
  await expect(run(TASK, 'answer', 'divya')).rejects.toMatchObject({ code: 'overloaded', retryAfterSeconds: 5 });
  expect(await figures()).toContain('worker_tasks{pool="test"} 4');
  gate.open();
  expect(await Promise.all([first, second, ...others])).toEqual(['waited', 'answered', 'answered', 'answered']);
  expect(await figures()).toEqual([
    'worker_tasks{pool="test"} 0',
    'worker_refusals_total{pool="test",reason="own-queue-full"} 1',
    'worker_refusals_total{pool="test",reason="queue-full"} 1',
  ]);
  expect(await run(TASK, 'answer', 'asha')).toBe('answered');
});

test('input is read only for a caller that has a slot, and its failure is the caller’s', async () => {
  const { run, failures } = aPool({ queue: 0 });
  const gate = aGate();
  const first = run(TASK, async () => gate.wait, 'asha');
  const read = vi.fn(async () => 'answer' as const);
  await expect(run(TASK, read, 'bina')).rejects.toMatchObject({ code: 'overloaded' });
  expect(read).not.toHaveBeenCalled();
  gate.open();
  expect(await first).toBe('waited');
  await expect(run(TASK, () => Promise.reject(new DomainError('not-found')), 'bina')).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(failures).toEqual([]);
  expect(await run(TASK, read, 'bina')).toBe('answered');
});

test.each(['throw', 'exit', 'eat memory'] as const)(
  'work that ends with “%s” is refused in plain words, and the next is done',
  async (input) => {
    const { run, failures, figures } = aPool();
    await expect(run(TASK, input, 'asha')).rejects.toMatchObject({
      code: 'unavailable',
      text: messageOf('errors.notPrepared'),
    });
    expect(failures).toHaveLength(1);
    expect(await figures()).toContain('worker_refusals_total{pool="test",reason="failed"} 1');
    expect(await run(TASK, 'answer', 'asha')).toBe('answered');
  },
);

test('work that hangs is stopped, and the next is done', async () => {
  const { run, figures } = aPool({ timeoutMs: 2_000 });
  await expect(run(TASK, 'hang', 'asha')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await figures()).toContain('worker_refusals_total{pool="test",reason="timed-out"} 1');
  // A busy machine may need more than one try to start a thread in so short a time.
  await expect.poll(() => run(TASK, 'answer', 'asha').catch(() => null)).toBe('answered');
});

test('closing a pool refuses what is under way and what waits, and reports no failure', async () => {
  const { run, close, failures } = aPool();
  const gate = aGate();
  const refused = [run(TASK, gate.wait, 'asha'), run(TASK, 'answer', 'bina'), run(TASK, 'answer', 'asha')].map((task) =>
    expect(task).rejects.toMatchObject({ code: 'unavailable' }),
  );
  await expect.poll(gate.isAtWork).toBe(true);
  await close();
  await Promise.all(refused);
  expect(failures).toEqual([]);
});
