import { Counter, Gauge, type Registry } from 'prom-client';

/** Why a pool did not do what it was asked for. */
export type Refusal = 'queue-full' | 'own-queue-full' | 'timed-out' | 'failed';

/** What operators see of the pools: how many tasks run or wait in each, and how many were refused. */
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
