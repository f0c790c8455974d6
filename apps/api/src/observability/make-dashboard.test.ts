import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { PROJECT_DIR } from '../config.ts';
import { listMetrics } from '../list-metrics.ts';
import { DASHBOARD_FILE, type MetricInfo, makeDashboard } from './make-dashboard.ts';

const read = (path: string) => readFileSync(join(PROJECT_DIR, path), 'utf8');
let metrics: MetricInfo[];
beforeAll(async () => {
  metrics = await listMetrics();
});

test('the server has what operators need: rate, errors and duration of requests and jobs, queue, pool, event loop, forecasts, data', () => {
  const names = metrics.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['http_answers_total', 'http_answer_seconds', 'dakhila_job_runs_total', 'dakhila_job_seconds'],
      ...['dakhila_queue_oldest_seconds', 'dakhila_queue_waiting', 'dakhila_database_pool', 'dakhila_database_up'],
      ...['nodejs_eventloop_lag_p99_seconds', 'dakhila_forecast_edition', 'dakhila_data_year'],
      ...['client_errors_total', 'dakhila_error_reports_total', 'dakhila_replica_lag_seconds'],
    ]),
  );
});

test('the dashboard in the repository is the one that `npm run dashboard` makes', () => {
  expect(read(DASHBOARD_FILE)).toBe(makeDashboard(metrics));
});

/** The names in an expression that are metrics or recorded: a recorded one has a colon in it. */
const namesIn = (expression: string) =>
  [...expression.matchAll(/\b((?:dakhila|http|worker|client|nodejs|process)_[a-z0-9_]+|[a-z_]+:[a-z0-9_:]+)\b/g)].map(
    ([, name = '']) => name,
  );
const namesOfRules = (path: string) =>
  [...read(path).matchAll(/expr: (.*)$/gm)].flatMap(([, expr = '']) => namesIn(expr));
const RECORDINGS = 'deploy/watch/recordings.yml';
const recorded = [...read(RECORDINGS).matchAll(/record: (\S+)$/gm)].map(([, name = '']) => name);
const isKnown = (used: string) =>
  recorded.includes(used) ||
  metrics.some(({ name, kind }) => used === name || (kind === 'histogram' && used === `${name}_bucket`));

test('every metric of the dashboard, of an alert and of a recording is one that the server has, and the dashboard shows every one', () => {
  const panels: { targets?: { expr: string }[] }[] = JSON.parse(read(DASHBOARD_FILE)).panels;
  const shown = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => namesIn(expr)));
  const alerts = namesOfRules('deploy/watch/alerts.yml');
  expect(alerts.length).toBeGreaterThan(15);
  const all = [...shown, ...alerts, ...namesOfRules(RECORDINGS)];
  expect(all.filter((name) => !isKnown(name))).toEqual([]);
  // What is asked once needs no recording.
  expect(recorded.filter((name) => all.filter((used) => used === name).length < 2)).toEqual([]);
  const without = metrics.filter(({ name }) => !shown.includes(name) && !shown.includes(`${name}_bucket`));
  expect(without).toEqual([]);
});

test('panels do not overlap, and each metric is in one group', () => {
  const { panels } = JSON.parse(read(DASHBOARD_FILE));
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }: { gridPos: Record<'x' | 'y' | 'w' | 'h', number> }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(panels.map(({ title }: { title: string }) => title)).not.toContain('Other');
});
