import { Counter, type Registry } from 'prom-client';
import { type Deps, REPORT_OUTCOMES } from '../../ports.ts';

/** Adds metrics of the reports of errors; none where the settings name no service. */
export function watchErrorReports(registry: Registry, { errorReports }: Pick<Deps, 'errorReports'>): void {
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
