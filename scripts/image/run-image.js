// @ts-check
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { loopbackTransport } from '../../apps/api/src/adapters/embedded-postgres/connection.ts';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/index.ts';
import { freePort } from '../../apps/api/test/servers/ports.ts';
import { at } from '../lib/paths.js';

/** @typedef {import('./image-faults.js').ImageConfig} ImageConfig */

const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 30_000;

/**
 * Runs the server of a mounted image on a database made for it: it must become healthy, serve its login page, pass its own health check, take a command of
 * operators and end cleanly on SIGTERM. Returns what did not happen.
 * @param {string} root
 * @param {ImageConfig} config
 * @param {(line: string) => void} say
 */
export async function runImage(root, config, say) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dakhila-image-data-'));
  // As root the database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    isDurable: false,
    transport: loopbackTransport(),
  });
  try {
    const port = await freePort();
    const env = { ...environmentOf(config), ...settings(port, database.connection) };
    const server = enter(root, config, env, config.Cmd ?? []);
    try {
      return await watch(server, { root, config, env, address: `http://127.0.0.1:${port}` }, say);
    } finally {
      server.child.kill('SIGKILL');
    }
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {ReturnType<typeof enter>} server
 * @param {{ root: string, config: ImageConfig, env: Record<string, string>, address: string }} image
 * @param {(line: string) => void} say
 */
async function watch(server, { root, config, env, address }, say) {
  const begun = performance.now();
  for (const path of ['/healthz', '/readyz'])
    while ((await statusOf(`${address}${path}`)) !== 200) {
      if (server.child.exitCode !== null) return [`the server ended at once: ${server.printed().trim()}`];
      if (performance.now() - begun > START_LIMIT_MS) return [`${path} did not answer 200: ${server.printed().trim()}`];
      await wait(50);
    }
  say(`ready after ${Math.round(performance.now() - begun)} ms, on an empty database`);
  const faults = [];
  const page = await fetch(`${address}/login`).then((answer) => answer.text());
  if (!/<html[\s\S]*<script/.test(page)) faults.push('the login page is no page');
  const health = enter(root, config, env, config.Healthcheck?.Test?.slice(1) ?? []);
  if ((await health.ended) !== 0) faults.push(`its own health check fails: ${health.printed().trim()}`);
  const audit = enter(root, config, env, ['dakhila-ops', 'audit']);
  if ((await audit.ended) !== 0) faults.push(`dakhila-ops audit fails: ${audit.printed().trim()}`);
  server.child.kill('SIGTERM');
  const code = await Promise.race([server.ended, wait(STOP_LIMIT_MS, 'no')]);
  if (code !== 0) faults.push(`SIGTERM: it ended with ${code}, not with 0`);
  else say('served /login, passed its health check, took a command of operators, ended with 0 on SIGTERM');
  return faults;
}

/**
 * Starts a command inside the image, in a mount namespace of its own.
 * @param {string} root
 * @param {ImageConfig} config
 * @param {Record<string, string>} env
 * @param {string[]} command
 */
function enter(root, { User = '', WorkingDir = '/' }, env, command) {
  const script = at('scripts', 'image', 'enter-image.sh');
  const words = ['--mount', '--propagation', 'private', 'sh', script, root, User, WorkingDir, ...command];
  // Each program replaces the one before it, so a signal reaches the server itself.
  const child = spawn('unshare', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  /** @type {Promise<number | string>} */
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code ?? String(signal)));
  });
  return { child, ended, printed: () => printed };
}

/** @param {ImageConfig} config */
const environmentOf = ({ Env = [] }) =>
  Object.fromEntries(Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));

/**
 * Production on this machine alone, with stand-ins for the services that are not here.
 * @param {number} port
 * @param {{ user: string, password: string, host: string, port: number, database: string }} database
 */
const settings = (port, { user, password, host, port: databasePort, database }) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  PUBLIC_URL: `http://localhost:${port}`,
  APP_SECRET: randomBytes(36).toString('base64'),
  ALLOW_STAND_INS: 'dev-inbox,sandbox-gateway',
  DATABASE_URL: `postgresql://${user}:${encodeURIComponent(password)}@${host}:${databasePort}/${database}`,
});

/** @param {string} url */
const statusOf = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 0,
  );
