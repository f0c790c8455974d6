import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { timeLimit } from '../../scripts/lib/machine-speed.js';
import { findNode } from '../../scripts/lib/node-binary.js';
import { at, ROOT } from '../../scripts/lib/paths.js';
import { giveLateAnswers } from './late-answers.ts';

/** What Node has made of our files once, it need not make again in every program that a journey starts. */
export const KEPT = { NODE_COMPILE_CACHE: at('node_modules', '.cache', 'compiled') };
/** Making them takes twice the processor time of the rest of a start. A file is named after what it was made from, so it is never an old one. */
const STORED_FORECASTS = { FORECASTS_DIR: at('var', 'forecasts') };

// A busy machine is no reason to fail.
const START_LIMIT_MS = timeLimit(240_000);
const PROBE_LIMIT_MS = 5_000;
/** The two seconds of the product end its start where the processor is given to others. */
const PATIENT_DATABASE = { DATABASE_TIMEOUT_MS: '60000' };

/** Where the server of this run answers. */
export function baseUrl(): string {
  const url = process.env.E2E_BASE_URL;
  if (!url) throw new Error('E2E_BASE_URL is not set: the global setup has not run.');
  return url;
}

/** Starts the real server once for the whole run, on data of its own, and answers with what puts both away. */
export default async function startServer(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dakhila-e2e-'));
  // As root the database runs as somebody else, who must get through.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const seed = process.env.E2E_DELAYS;
  const late = seed ? await giveLateAnswers(port, seed) : undefined;
  process.env.E2E_BASE_URL = `http://localhost:${late?.port ?? port}`;
  process.env.E2E_DATA_DIR = dataDir;
  const { DATABASE_URL: _theirs, ...env } = process.env;
  const said: string[] = [];
  let isOver = false;
  const start = () => {
    const started = spawn(findNode(), [at('apps', 'api', 'src', 'main.ts')], {
      cwd: ROOT,
      env: {
        ...{ ...env, ...KEPT, ...PATIENT_DATABASE, ...STORED_FORECASTS, NODE_ENV: 'test', DATA_DIR: dataDir },
        ...{ PORT: String(port), PUBLIC_URL: baseUrl() },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [started.stdout, started.stderr]) stream.on('data', (text) => said.push(String(text)));
    // It ends well when other facts are published, and is started again as systemd would.
    started.once('exit', (code) => {
      if (code === 0 && !isOver) server = start();
    });
    return started;
  };
  let server: ChildProcess = start();
  const putAway = async () => {
    late?.close();
    isOver = true;
    await stopped(server);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
  } catch (error) {
    await putAway();
    const told = said.join('');
    // It listens only once its database is up: by then the port may have gone to somebody else.
    if (told.includes('is taken by another program')) return startServer();
    throw new Error(`${error instanceof Error ? error.message : error}\n${told}`);
  }
  return putAway;
}

async function untilReady(server: ChildProcess): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(100)) {
    if (hasEnded(server)) throw new Error('The server ended before it was ready.');
    // Whoever else has the port may never answer.
    const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
    const answer = await fetch(`${baseUrl()}/readyz`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`The server was not ready after ${START_LIMIT_MS / 1000} s.`);
}

function stopped(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** A port that nobody listens on now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
