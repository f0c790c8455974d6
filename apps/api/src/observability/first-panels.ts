export type Panel = { title: string; unit: string; queries: readonly { expr: string; legend: string }[] };

const one = (title: string, unit: string, expr: string, legend: string): Panel => ({
  title,
  unit,
  queries: [{ expr, legend }],
});

/**
 * What an operator looks at first: rate, errors and duration of requests and jobs, and what makes students wait. Names with a colon are
 * those of deploy/watch/recordings.yml.
 */
export const FIRST_PANELS: readonly Panel[] = [
  one(
    'Requests by route, the ten busiest',
    'reqps',
    'topk(10, sum by (route) (route_status:http_answers:rate5m))',
    '{{route}}',
  ),
  one(
    'Failed requests by route (5xx)',
    'reqps',
    'route_status:http_answers:rate5m{status=~"5.."} > 0',
    '{{status}} {{route}}',
  ),
  one(
    'Slowest 1% by route, the ten slowest',
    's',
    'topk(10, histogram_quantile(0.99, route_le:http_answer_seconds:rate5m))',
    '{{route}}',
  ),
  one('Runs of jobs', 'cps', 'sum by (job) (rate(dakhila_job_runs_total[$__rate_interval]))', '{{job}}'),
  one(
    'Failed runs of jobs in an hour',
    'short',
    'sum by (job) (increase(dakhila_job_runs_total{outcome="failed"}[1h])) > 0',
    '{{job}}',
  ),
  one(
    'Slowest 1% of runs by job',
    's',
    'histogram_quantile(0.99, sum by (le, job) (rate(dakhila_job_seconds_bucket[$__rate_interval])))',
    '{{job}}',
  ),
  one('Oldest message by lane', 's', 'lane:dakhila_queue_oldest_seconds:max', '{{lane}}'),
  one('Database connections', 'short', 'sum by (state) (dakhila_database_pool)', '{{state}}'),
  one('Event-loop delay, slowest 1%', 's', 'max by (instance) (nodejs_eventloop_lag_p99_seconds)', '{{instance}}'),
];
