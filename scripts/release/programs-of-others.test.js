// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { at } from '../lib/paths.js';

/** @typedef {{ volumes?: string[], command?: string[], secrets?: string[], environment?: Record<string, string> }} Service */

/** @param {string} path @returns {any} */
const readYaml = (path) => parse(readFileSync(at(path), 'utf8'), { merge: true });
/** @type {Record<string, Service>} */
const services = { ...readYaml('compose.yaml').services, ...readYaml('compose.watch.yaml').services };
const prometheus = readYaml('deploy/watch/prometheus.yml');

/** What the images read and where they listen, as their makers document it. */
const FILES = {
  proxy: '/etc/caddy/Caddyfile',
  alertmanager: '/etc/alertmanager/alertmanager.yml',
  grafana: '/etc/grafana/provisioning/datasources/prometheus.yml',
};
const DATA = {
  database: '/var/lib/postgresql',
  proxy: '/data',
  prometheus: '/prometheus',
  alertmanager: '/alertmanager',
  grafana: '/var/lib/grafana',
};
const PORTS = { prometheus: 9090, alertmanager: 9093 };

/** @param {string} name */
const mountsOf = (name) => (services[name]?.volumes ?? []).map((line) => line.split(':').slice(0, 2));

/**
 * The file of the repository that a program sees at a path of its container, or undefined.
 * @param {string} name
 * @param {string} path
 */
function fileBehind(name, path) {
  const mount = mountsOf(name).find(([, to = '']) => path === to || path.startsWith(`${to}/`));
  const file = mount && join(mount[0] ?? '', path.slice((mount[1] ?? '').length));
  return file && existsSync(at(file)) ? file : undefined;
}

test.each(Object.entries(FILES))('%s finds %s', (name, path) => {
  expect(fileBehind(name, path)).toBeDefined();
});

test.each(Object.entries(DATA))('what %s writes to %s is in a volume', (name, path) => {
  expect(mountsOf(name).filter(([from = '', to]) => to === path && /^\w+$/.test(from))).toHaveLength(1);
});

test('Prometheus finds its settings, the rules and its token', () => {
  const flags = Object.fromEntries(services.prometheus?.command?.map((flag) => flag.split('=')) ?? []);
  const settings = flags['--config.file'];
  expect(fileBehind('prometheus', settings)).toBe('deploy/watch/prometheus.yml');
  expect(flags['--storage.tsdb.path']).toBe(DATA.prometheus);
  for (const rules of prometheus.rule_files)
    expect([rules, fileBehind('prometheus', posix.join(posix.dirname(settings), rules))]).not.toContain(undefined);
  const [{ authorization, metrics_path }] = prometheus.scrape_configs;
  expect(services.prometheus?.secrets?.map((name) => `/run/secrets/${name}`)).toEqual([authorization.credentials_file]);
  expect(readFileSync(at('apps/api/src/http/monitoring.ts'), 'utf8')).toContain(`app.get('${metrics_path}'`);
});

test('Grafana finds the dashboard, its password and Prometheus, and Prometheus finds Alertmanager', () => {
  const folder = 'deploy/watch/grafana/provisioning';
  const [provider] = readYaml(`${folder}/dashboards/dakhila.yml`).providers;
  const dashboard = mountsOf('grafana').find(([from = '']) => from.endsWith('dashboard.json'))?.[1] ?? '';
  expect(dirname(dashboard)).toBe(provider.options.path);
  const { secrets = [], environment = {} } = services.grafana ?? {};
  expect(secrets.map((name) => `/run/secrets/${name}`)).toEqual([environment.GF_SECURITY_ADMIN_PASSWORD__FILE]);
  const [source] = readYaml(`${folder}/datasources/prometheus.yml`).datasources;
  expect(source.url).toBe(`http://prometheus:${PORTS.prometheus}`);
  const [manager] = prometheus.alerting.alertmanagers;
  expect(manager.static_configs).toEqual([{ targets: [`alertmanager:${PORTS.alertmanager}`] }]);
});
