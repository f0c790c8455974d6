import { makeApp } from './app.ts';
import { compose } from './compose.ts';
import { readConfig } from './config.ts';
import { measureJobs } from './jobs/job-metrics.ts';
import type { MetricInfo } from './observability/make-dashboard.ts';
import { kindOf } from './observability/read-metric.ts';

/** Nothing is asked of it: listing the metrics needs no database. */
const NOWHERE = 'postgres://nobody@localhost:1/nothing';

/** All metrics that a process of any role and any settings can have, in the order in which `/metrics` shows them. */
export async function listMetrics(): Promise<MetricInfo[]> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    APP_SECRET: 'no secret: nothing is signed with it',
    DATABASE_URL: NOWHERE,
    DATABASE_REPLICA_URL: NOWHERE,
    ERROR_DSN: 'https://nobody@localhost/1',
  });
  const composed = await compose(config, { printLine: () => {} });
  const { server, registry } = makeApp(composed.deps, { withWeb: false });
  measureJobs(registry);
  await server.ready();
  const metrics = registry.getMetricsAsArray().map((metric) => ({
    name: metric.name,
    help: metric.help,
    kind: kindOf(metric),
    labels: 'labelNames' in metric && Array.isArray(metric.labelNames) ? metric.labelNames.map(String) : [],
  }));
  await server.close();
  await composed.close();
  return metrics;
}
