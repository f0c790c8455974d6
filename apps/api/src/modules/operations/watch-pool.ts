import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../ports.ts';

/** Adds metrics of the database connections of this process. Requests that wait mean that the pool is too small, or the database too slow. */
export function watchPool(registry: Registry, { db }: Pick<Deps, 'db'>): void {
  new Gauge({
    name: 'dakhila_database_pool',
    help: 'Database connections of this process that are in use or idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
}
