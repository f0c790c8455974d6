// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../lib/paths.js';

/** @param {string} path */
const read = (path) => readFileSync(at(path), 'utf8');
/** @param {string} text @param {RegExp} pattern */
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Settings of the server, by its own list. */
const known = new Set(all(read('apps/api/src/config.ts'), /^ {2}([A-Z][A-Z0-9_]+):/gm));
/** Settings of other programs in the same files. */
const OF_OTHERS = /^(MALLOC_\w+|NODE_COMPILE_CACHE|BASE|VERSION|REVISION)$/;

test.each([
  ['Containerfile', /(?:ENV|ARG| {4})\s?([A-Z][A-Z0-9_]+)=/g],
  ['deploy/systemd/dakhila-web@.service', /(?:=| )([A-Z][A-Z0-9_]+)=/g],
  ['deploy/systemd/dakhila-worker.service', /(?:=| )([A-Z][A-Z0-9_]+)=/g],
  ['deploy/systemd/dakhila-nightly.service', /(?:=| )([A-Z][A-Z0-9_]+)=/g],
  ['deploy/dakhila-ops', /(?:=| )([A-Z][A-Z0-9_]+)=/g],
])('every setting in %s is one that the server knows', (path, pattern) => {
  const named = all(read(path), pattern);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known.has(name) && !OF_OTHERS.test(name))).toEqual([]);
});

test('a process can write what it has compiled, so that the next start need not compile it again', () => {
  for (const name of ['web@', 'worker']) {
    const unit = read(`deploy/systemd/dakhila-${name}.service`);
    const [folder = 'none'] = all(unit, /^CacheDirectory=(\S+)$/gm);
    expect(all(unit, / ?NODE_COMPILE_CACHE=(\S+)/g)).toEqual([`/var/cache/${folder}`]);
  }
  const image = read('Containerfile');
  const [volume = 'none'] = all(image, /^VOLUME (\S+)$/gm);
  expect(all(image, /NODE_COMPILE_CACHE=(\S+)/g)[0]).toMatch(new RegExp(`^${volume}/`));
});

test('beside web processes, which share a weight of 100, the worker has more', () => {
  expect(Number(all(read('deploy/systemd/dakhila-worker.service'), /^CPUWeight=(\d+)$/gm)[0])).toBeGreaterThan(100);
  expect(read('deploy/systemd/dakhila-web@.service')).not.toContain('CPUWeight');
});

test('every setting that an operator pastes is one that the server knows', () => {
  const [, pasted = ''] = /\/etc\/dakhila\/env <<EOF\n([\s\S]*?)\nEOF/.exec(read('docs/operations.md')) ?? [];
  const named = all(pasted, /^([A-Z][A-Z0-9_]+)=/gm);
  expect(named).toContain('DATABASE_REPLICA_URL');
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('every health path of the deployment is one that the server answers', () => {
  const files = ['Containerfile', 'deploy/Caddyfile', 'deploy/haproxy.cfg'];
  const paths = files.flatMap((path) => all(read(path), /(\/(?:healthz|readyz)\b)/g));
  expect(paths.length).toBeGreaterThanOrEqual(files.length);
  const served = read('apps/api/src/http/monitoring.ts');
  for (const path of paths) expect(served).toContain(`'${path}'`);
});

test('every call that HAProxy treats apart is one of the contract', () => {
  const folder = 'packages/contract/src';
  const contract = readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`${folder}/${name}`))
    .concat(read('apps/api/src/modules/messaging/webhook-routes.ts'))
    .join();
  const lists = all(read('deploy/haproxy.cfg'), /acl is_(?:other|long) path_\w+ (.*)$/gm);
  const named = lists.flatMap((list) => list.split(' ')).map((path) => path.replace(/^\/api\/v1|\/$/g, ''));
  expect(named.length).toBeGreaterThan(8);
  // The copy of one's data comes as `'html' | 'json'`.
  const isNamed = (/** @type {string} */ path) => contract.includes(path) || contract.includes(`'${path.slice(1)}'`);
  expect(named.filter((path) => !isNamed(path))).toEqual([]);
});

test('every port of the deployment that a proxy asks is one that a process listens on', () => {
  expect(all(read('Containerfile'), /PORT=(\d+)/g)).toEqual(['3000']);
  expect(all(read('Containerfile'), /EXPOSE (\d+)/g)).toEqual(['3000']);
});

const adaptCaddyfile = () =>
  spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', at('deploy/Caddyfile')], {
    env: { ...process.env, PUBLIC_URL: 'https://dakhila.test' },
    encoding: 'utf8',
  });
const hasCaddy = spawnSync('caddy', ['version']).status === 0;
if (!hasCaddy) console.log('Caddy is not installed (apt-get install caddy): the Caddyfile is not tried.');

test.runIf(hasCaddy)('Caddy checks both web processes by name, and asks the other one when a process is gone', () => {
  const { stdout, stderr } = adaptCaddyfile();
  expect(stdout, stderr).toContain('"upstreams":[{"dial":"web1:3000"},{"dial":"web2:3000"}]');
  expect(stdout).toMatch(/"health_checks":\{"active":\{[^}]*"uri":"\/readyz"/);
  expect(stdout).toContain('"load_balancing":{"try_duration":5000000000}');
  // Upstreams found by DNS are never checked.
  expect(stdout).not.toContain('dynamic_upstreams');
});

test('an image built from the sources leaves out secrets and history, for Docker and buildah', () => {
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.git', 'node_modules', 'var']));
  // Buildah would read it instead.
  expect(existsSync(at('.containerignore'))).toBe(false);
});

test('the pooler is in transaction mode, with the time limit of the server and what the server sends at connecting', () => {
  const pooler = read('deploy/pgbouncer.ini');
  expect(pooler).toMatch(/^pool_mode = transaction$/m);
  const limit = all(read('apps/api/src/config.ts'), /DATABASE_TIMEOUT_MS:.*default\(([\d_]+)\)/g)[0]?.replace('_', '');
  expect(all(pooler, /set statement_timeout = (\d+)/g)).toEqual([limit]);
  const sent = ['statement_timeout', 'idle_in_transaction_session_timeout'];
  expect(all(pooler, /^ignore_startup_parameters = (.*)$/gm)[0]?.split(',')).toEqual(sent);
});

test('the pooler asks the port on which HAProxy has the primary', () => {
  const ports = all(read('deploy/haproxy-database.cfg'), /bind 127\.0\.0\.1:(\d+)/g);
  expect(ports).toEqual(['5000', '5001']);
  expect(all(read('deploy/pgbouncer.ini'), / port=(\d+)/g)).toEqual([ports[0]]);
});

test('a process that ends well is started again: it ends so when other facts are published', () => {
  for (const unit of ['dakhila-web@', 'dakhila-worker'])
    expect(read(`deploy/systemd/${unit}.service`)).toMatch(/^Restart=always$/m);
  expect(read('compose.yaml')).toMatch(/^x-dakhila:[\s\S]*?^ {2}restart: unless-stopped$/m);
});
