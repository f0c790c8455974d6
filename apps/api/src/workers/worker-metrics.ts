import { Counter, Gauge, type Registry } from 'prom-client';

export type Refusal = 'queue-full' | 'own-queue-full' | 'timed-out' | 'failed';

/** Metrics of the pools: tasks that run or wait, and refusals. */
export function makeWorkerMetrics(registry: Registry) {
  const tasks = new Gauge({
    name: 'worker_tasks',
    help: 'Tasks that run or wait in a pool of worker threads',
    labelNames: ['pool'],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'worker_refusals_total',
    help: 'Tasks that a pool of worker threads refused or could not finish',
    labelNames: ['pool', 'reason'],
    registers: [registry],
  });
  return (pool: string) => ({
    count: (underWay: number) => tasks.set({ pool }, underWay),
    refuse: (reason: Refusal) => refusals.inc({ pool, reason }),
  });
}
export type WorkerMetrics = ReturnType<typeof makeWorkerMetrics>;
