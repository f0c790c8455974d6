import { Counter, Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../ports.ts';

/** Adds metrics of the replica that answers what may lag; none where the settings name no replica. */
export function watchReplica(registry: Registry, { replica }: Pick<Deps, 'replica'>): void {
  if (!replica) return;
  new Gauge({
    name: 'dakhila_replica_lag_seconds',
    help: 'How late the replica is; -1 while it cannot be reached',
    registers: [registry],
    collect() {
      const lagMs = replica.lagMs();
      this.set(lagMs === null ? -1 : lagMs / 1000);
    },
  });
  new Counter({
    name: 'dakhila_replica_reads_total',
    help: 'Reads that the replica answered, and those that the primary answered because it failed',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const outcome of ['answered', 'failed'] as const) this.inc({ outcome }, replica.counts[outcome]);
    },
  });
}
