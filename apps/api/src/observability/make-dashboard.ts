import { FIRST_PANELS, type Panel } from './first-panels.ts';
import { unitOf } from './read-metric.ts';

export const DASHBOARD_FILE = 'deploy/watch/grafana/dashboard.json';

/** A metric as the registry describes it. */
export type MetricInfo = { name: string; help: string; kind: string; labels: readonly string[] };

/** Metrics by what an operator looks for. The first group that fits has a metric. */
const GROUPS: readonly (readonly [title: string, names: RegExp])[] = [
  ['Requests', /^http_/],
  ['Errors', /^(client_errors|dakhila_error)_/],
  ['Jobs and messages', /^dakhila_(job|queue|outbox|provider|whatsapp)_/],
  ['Money and support', /^dakhila_(orders|refunds|extra|tickets)_/],
  ['Predictions and files', /^(worker_|dakhila_(forecast|facts|data|files)_)/],
  ['Database', /^dakhila_(database|replica|cleanup)_/],
  ['Process', /^(process|nodejs)_/],
  ['Other', /./],
];
/** Every process has its own; the others are read from the database, and every process shows the same. */
const OF_PROCESS = /^(process|nodejs|worker)_|_pool$|_open$/;
/** A route and a status for each line would be thousands of lines. */
const SHOWN_LABELS: Readonly<Record<string, readonly string[]>> = {
  http_answers_total: ['status'],
  http_answer_seconds: ['status'],
};

/** As Grafana writes units. */
const UNITS = { seconds: 's', bytes: 'bytes', none: 'short' };
const PANEL = { w: 8, h: 7 };
const COLUMNS = 3;
const SOURCE = { type: 'prometheus', uid: 'prometheus' };
const EVERY = '[$__rate_interval]';

/** The dashboard for Grafana as a file: first what shows whether students are served, then every metric, by group. */
export function makeDashboard(metrics: readonly MetricInfo[]): string {
  const groupOf = ({ name }: MetricInfo) => GROUPS.find(([, names]) => names.test(name))?.[0];
  const rows = [
    { title: 'Overview', panels: FIRST_PANELS },
    ...GROUPS.map(([title]) => ({
      title,
      panels: metrics.filter((metric) => groupOf(metric) === title).map(panelOf),
    })),
  ].filter(({ panels }) => panels.length > 0);
  const dashboard = {
    uid: 'dakhila',
    title: 'Dakhila',
    tags: ['dakhila'],
    schemaVersion: 41,
    editable: true,
    refresh: '1m',
    time: { from: 'now-6h', to: 'now' },
    timezone: 'Asia/Kolkata',
    panels: placed(rows),
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}

function panelOf({ name, help, kind, labels }: MetricInfo): Panel {
  const own = SHOWN_LABELS[name] ?? labels;
  const shown = OF_PROCESS.test(name) ? ['instance', ...own] : own;
  const by = (...more: string[]) => `by (${[...more, ...shown].join(', ')})`;
  const legend = shown.map((label) => `{{${label}}}`).join(' ');
  const title = `${help} (${name})`;
  if (kind === 'histogram')
    return {
      title,
      unit: 's',
      queries: [0.5, 0.99].map((share) => ({
        expr: `histogram_quantile(${share}, sum ${by('le')} (rate(${name}_bucket${EVERY})))`,
        legend: `p${share * 100} ${legend}`.trim(),
      })),
    };
  if (kind === 'counter')
    return { title, unit: 'cps', queries: [{ expr: `sum ${by()} (rate(${name}${EVERY}))`, legend }] };
  return { title, unit: UNITS[unitOf(name)], queries: [{ expr: `max ${by()} (${name})`, legend }] };
}

/** Rows of three panels under the title of their group. */
function placed(rows: readonly { title: string; panels: readonly Panel[] }[]) {
  let y = 0;
  let id = 0;
  return rows.flatMap(({ title, panels }) => {
    const top = y + 1;
    const head = { id: ++id, type: 'row', title, collapsed: false, panels: [], gridPos: { x: 0, y, w: 24, h: 1 } };
    y = top + Math.ceil(panels.length / COLUMNS) * PANEL.h;
    return [
      head,
      ...panels.map((panel, place) => ({
        id: ++id,
        type: 'timeseries',
        title: panel.title,
        datasource: SOURCE,
        gridPos: { x: (place % COLUMNS) * PANEL.w, y: top + Math.floor(place / COLUMNS) * PANEL.h, ...PANEL },
        fieldConfig: { defaults: { unit: panel.unit, min: 0 }, overrides: [] },
        targets: panel.queries.map(({ expr, legend }, number) => ({
          refId: String.fromCharCode(65 + number),
          datasource: SOURCE,
          expr,
          legendFormat: legend || '__auto',
        })),
      })),
    ];
  });
}
