import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../apps/api/src/adapters/embedded-postgres/index.ts';
import { databaseUrlOf } from '../../apps/api/test/database-url.ts';
import { timeLimit } from '../../scripts/lib/machine-speed.js';
import { findNode } from '../../scripts/lib/node-binary.js';
import { at, ROOT } from '../../scripts/lib/paths.js';
import { freePort, KEPT } from './server.ts';

const LOOK_MS = 200;
const START_LIMIT_MS = timeLimit(300_000);

/** One look at both: when, and whether each was ready. */
export type Look = { at: number; ready: [boolean, boolean] };

/** Two processes of the product on one database, each started again when it ends well, as systemd would. The journeys' helpers mean the first. */
export async function startTwoServers() {
  const dataDir = mkdtempSync(join(tmpdir(), 'dakhila-two-'));
  // As root the database runs as somebody else, who must get through.
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  const ports = [await freePort(), await freePort()] as const;
  const urls = [`http://localhost:${ports[0]}`, `http://localhost:${ports[1]}`] as const;
  Object.assign(process.env, { E2E_BASE_URL: urls[0], E2E_DATA_DIR: dataDir });
  const running = new Map<number, ChildProcess>();
  const said: string[] = [];
  let isOver = false;
  const start = (port: number, role: string) => {
    const started = spawn(findNode(), [at('apps', 'api', 'src', 'main.ts')], {
      cwd: ROOT,
      env: {
        ...{ ...process.env, ...KEPT, NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(port), PROCESS_ROLE: role },
        ...{ PUBLIC_URL: urls[0], DATABASE_URL: databaseUrlOf(postgres.connection) },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => said.push(`${port} ${text}`));
    started.once('exit', (code) => {
      if (code === 0 && !isOver) start(port, role);
    });
    running.set(port, started);
  };
  const isReady = (url: string) =>
    fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  const looks: Look[] = [];
  const stop = async () => {
    isOver = true;
    await Promise.all(
      [...running.values()].map(
        (server) =>
          new Promise((resolve) => {
            if (server.exitCode !== null || server.signalCode !== null) return resolve(null);
            server.once('exit', resolve);
            server.kill('SIGTERM');
          }),
      ),
    );
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  // The first sends the messages, so that its inbox has all of them.
  start(ports[0], 'all');
  start(ports[1], 'web');
  const end = Date.now() + START_LIMIT_MS;
  while (!(await Promise.all(urls.map(isReady))).every(Boolean)) {
    if (Date.now() > end) {
      await stop();
      throw new Error(`Not both are ready: ${said.join('')}`);
    }
    await sleep(LOOK_MS);
  }
  void (async () => {
    for (; !isOver; await sleep(LOOK_MS)) {
      const [one = false, two = false] = await Promise.all(urls.map(isReady));
      if (!isOver) looks.push({ at: Date.now(), ready: [one, two] });
    }
  })();
  return { urls, looks, said, stop };
}
