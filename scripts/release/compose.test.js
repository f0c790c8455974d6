// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTING_NAMES } from '../../apps/api/src/config.ts';
import { at } from '../lib/paths.js';

/**
 * @typedef {{ image?: string, build?: { dockerfile?: string, dockerfile_inline?: string }, env_file?: string, restart?: string, read_only?: boolean,
 *   tmpfs?: string[], cap_drop?: string[], security_opt?: string[], volumes?: string[], ports?: string[], secrets?: string[], command?: string[],
 *   environment?: Record<string, string>, stop_grace_period?: string, healthcheck?: { test: string[] },
 *   depends_on?: string[] | Record<string, { condition: string }> }} Service
 * @typedef {{ services: Record<string, Service>, volumes: Record<string, null>, secrets?: Record<string, { environment: string }> }} Compose
 */

/** @param {string} path */
const read = (path) => readFileSync(at(path), 'utf8');
/** @param {string} path @returns {any} */
const readYaml = (path) => parse(read(path), { merge: true });
/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** @type {Compose} */
const product = readYaml('compose.yaml');
/** @type {Compose} */
const watch = readYaml('compose.watch.yaml');
/** As `docker compose -f compose.yaml -f compose.watch.yaml` joins them: no service is in both. */
const services = Object.entries({ ...product.services, ...watch.services });
const volumes = Object.keys({ ...product.volumes, ...watch.volumes });

/** Those of our own image. */
const OURS = ['web1', 'web2', 'worker'];
const ours = services.filter(([name]) => OURS.includes(name));
/** Variables in `.env` that only compose files read. */
const OF_COMPOSE = ['DAKHILA_IMAGE', 'DATABASE_PASSWORD', 'GRAFANA_PASSWORD'];

/** What an operator must write into `.env`. */
const ENV_FILE = {
  PUBLIC_URL: 'https://dakhila.test',
  APP_SECRET: 'made-up-for-this-test-0123456789-abc',
  DATABASE_PASSWORD: 'secret',
  MAIL_FROM: 'Dakhila <no-reply@dakhila.test>',
  SUPPORT_EMAIL: 'support@dakhila.test',
  PROVIDER_URL: 'https://dakhila.test',
  ALLOW_STAND_INS: 'dev-inbox,sandbox-gateway',
};
/** @param {string} text */
const filledIn = (text) =>
  text.replaceAll(
    /\$\{(\w+)(?::[-?][^}]*)?\}/g,
    (_, name) => /** @type {Record<string, string>} */ (ENV_FILE)[name] ?? '',
  );
const imageEnvironment = Object.fromEntries(
  [...read('Containerfile').matchAll(/^(?:ENV| {3}) ([A-Z_]+)=(\S+)/gm)].map(([, name, value]) => [name, value]),
);

/**
 * The settings of a service as the server reads them.
 * @param {Service} service
 */
const settingsOf = ({ environment = {} }) =>
  readConfig({
    ...imageEnvironment,
    ...ENV_FILE,
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filledIn(value)])),
  });

test('there are two web processes, a worker, PostgreSQL 18, PgBouncer, Caddy, and what watches them', () => {
  expect(services.map(([name]) => name)).toEqual([
    ...['web1', 'web2', 'worker', 'database', 'pooler', 'proxy'],
    ...['prometheus', 'alertmanager', 'grafana'],
  ]);
  const { web1, web2, worker, database, proxy } = product.services;
  expect(web2).toEqual(web1);
  expect([web1, worker].map((one) => one && settingsOf(one).PROCESS_ROLE)).toEqual(['web', 'worker']);
  expect([database?.image, proxy?.image]).toEqual(['docker.io/library/postgres:18', 'docker.io/library/caddy:2']);
});

test('every variable is one that the server knows, or belongs to another program of the file', () => {
  const given = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
  const text = read('compose.yaml') + read('compose.watch.yaml');
  const wanted = all(text, /(?<!\$)\$\{(\w+)/g).filter((name) => !OF_COMPOSE.includes(name));
  const secrets = Object.values(watch.secrets ?? {}).map(({ environment }) => environment);
  const named = [...given, ...wanted, ...secrets.filter((name) => !OF_COMPOSE.includes(name))];
  expect(named).toEqual(expect.arrayContaining(['PROCESS_ROLE', 'PUBLIC_URL', 'METRICS_TOKEN']));
  expect(named.filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
});

describe.each(ours)('%s', (_name, service) => {
  test('starts with its settings and those of .env, and reaches the database through the pooler and past it', () => {
    const { HOST, PORT, DATABASE_URL = '', DATABASE_DIRECT_URL = '', TRUST_PROXY } = settingsOf(service);
    expect(service.env_file).toBe('.env');
    expect([HOST, PORT, TRUST_PROXY]).toEqual(['0.0.0.0', 3000, ['uniquelocal']]);
    const port = all(read('deploy/pgbouncer.ini'), /^listen_port = (\d+)$/gm)[0];
    expect(new URL(DATABASE_URL).host).toBe(`pooler:${port}`);
    expect(new URL(DATABASE_DIRECT_URL).host).toBe('database:5432');
  });

  test('has a read-only root, no capabilities and its own user, and its data in a named volume', () => {
    expect(service).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.build?.dockerfile).toBe('Containerfile');
    expect(all(read('Containerfile'), /^USER (\S+)$/gm)).toEqual(['10001:10001']);
    expect(service.volumes).toEqual([`dakhila:${imageEnvironment.DATA_DIR}`]);
  });

  test('gets the time that a stop takes: 125 s for what runs, and the drain', () => {
    const seconds = Number(service.stop_grace_period?.replace(/s$/, ''));
    expect(seconds).toBeGreaterThan(125 + settingsOf(service).DRAIN_SECONDS);
  });
});

test('the pooler runs as its own user on a read-only root, and every change of its settings finds its text', () => {
  const { build, command = [], ...pooler } = product.services.pooler ?? {};
  expect(pooler).toMatchObject({ read_only: true, tmpfs: ['/tmp'], cap_drop: ['ALL'] });
  expect(build?.dockerfile_inline).toMatch(/\nUSER postgres\n$/);
  const script = command.at(-1) ?? '';
  const replaced = [...script.matchAll(/-e 's([/|])(.+?)\1/g)].map(([, , pattern = '']) => pattern);
  expect(replaced).toHaveLength(3);
  const settings = read('deploy/pgbouncer.ini');
  for (const pattern of replaced) expect(settings).toMatch(new RegExp(pattern, 'm'));
  // What the script writes is in the folder that can be written to.
  expect(all(script, />\s*(\S+)/g).every((path) => path.startsWith('/tmp/'))).toBe(true);
});

test.each(services)('%s comes back after a crash and a restart of the machine', (_name, { restart }) => {
  expect(restart).toBe('unless-stopped');
});

test('only Caddy is open to the world; Grafana is to this machine', () => {
  const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => `${name} ${port}`));
  expect(open).toEqual(['proxy 80:80', 'proxy 443:443', 'grafana 127.0.0.1:3030:3000']);
});

test('the proxy and Prometheus ask every process by its name, on the port of the image', () => {
  const port = imageEnvironment.PORT;
  expect(all(read('deploy/Caddyfile'), /\b(web\d:\d+)\b/g)).toEqual([`web1:${port}`, `web2:${port}`]);
  expect(product.services.proxy?.depends_on).toEqual(['web1', 'web2']);
  const [job] = readYaml('deploy/watch/prometheus.yml').scrape_configs;
  expect(job.dns_sd_configs).toEqual([{ names: OURS, type: 'A', port: Number(port) }]);
  expect(job.authorization.credentials_file).toBe('/run/secrets/metrics-token');
  const [{ static_configs: managers }] = readYaml('deploy/watch/prometheus.yml').alerting.alertmanagers;
  expect(managers[0].targets.map((/** @type {string} */ target) => target.split(':')[0])).toEqual(['alertmanager']);
});

test('a service that must be healthy for another one has a health check', () => {
  const awaited = services.flatMap(([, { depends_on = {} }]) =>
    Array.isArray(depends_on)
      ? []
      : Object.entries(depends_on).flatMap(([name, { condition }]) => (condition === 'service_healthy' ? [name] : [])),
  );
  expect(new Set(awaited)).toEqual(new Set(['database']));
  expect(product.services.database?.healthcheck?.test).toEqual(['CMD', 'pg_isready', '-U', 'dakhila']);
});

test('every mounted file is there and cannot be written to; every volume has a name and a use', () => {
  const mounted = services.flatMap(([, one]) => one.volumes ?? []).map((line) => line.split(':'));
  const files = mounted.filter(([from = '']) => from.startsWith('./'));
  expect(files.length).toBeGreaterThan(4);
  for (const [from = '', , mode] of files) expect([from, existsSync(at(from)), mode]).toEqual([from, true, 'ro']);
  const used = mounted.map(([from = '']) => from).filter((from) => !from.startsWith('./'));
  expect([...new Set(used)].toSorted()).toEqual(volumes.toSorted());
});

test('every secret that a service reads is declared, and every declared one is read', () => {
  const used = services.flatMap(([, one]) => one.secrets ?? []);
  expect(used.toSorted()).toEqual(Object.keys(watch.secrets ?? {}).toSorted());
});
