import { Counter, Gauge, type Registry } from 'prom-client';
import { type Deps, REPORT_OUTCOMES } from '../../ports.ts';
import { watchQueue } from './watch-queue.ts';
import { watchState } from './watch-state.ts';

type Watched = Pick<Deps, 'db' | 'config' | 'mailer' | 'whatsApp' | 'errorReports'>;

/** Adds the metrics that every process has: of the database and the queue, of the services it calls, and of its own connections. */
export function watchProcess(registry: Registry, deps: Watched): void {
  watchState(registry, deps);
  watchQueue(registry, deps);
  watchProviders(registry, deps);
  watchPool(registry, deps);
  watchErrorReports(registry, deps);
}

/** Adds whether a service for messages is paused after failures, of this process. */
function watchProviders(registry: Registry, { mailer, whatsApp }: Pick<Deps, 'mailer' | 'whatsApp'>): void {
  new Gauge({
    name: 'dakhila_provider_open',
    help: 'Whether a service for messages is paused after failures',
    labelNames: ['provider'],
    registers: [registry],
    collect() {
      for (const { name, isOpen } of [...(mailer.providers?.() ?? []), ...(whatsApp.providers?.() ?? [])])
        this.set({ provider: name }, Number(isOpen));
    },
  });
}

/** Adds metrics of the database connections of this process. Requests that wait mean that the pool is too small, or the database too slow. */
function watchPool(registry: Registry, { db }: Pick<Deps, 'db'>): void {
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

/** Adds metrics of the reports of errors; none where the settings name no service. */
function watchErrorReports(registry: Registry, { errorReports }: Pick<Deps, 'errorReports'>): void {
  if (!errorReports) return;
  new Counter({
    name: 'dakhila_error_reports_total',
    help: 'Reports of errors that were sent, that failed, and that were dropped because of a limit',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const outcome of REPORT_OUTCOMES) this.inc({ outcome }, errorReports.counts[outcome]);
    },
  });
}
