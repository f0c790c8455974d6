import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../apps/api/src/adapters/embedded-postgres/index.ts';
import { databaseUrlOf } from '../apps/api/test/database-url.ts';
import { freePort } from '../apps/api/test/servers/ports.ts';
import { at } from '../scripts/lib/paths.js';
import { NODE_FLAGS } from '../scripts/lib/server-memory.js';
import { atMost } from './lib/bar.ts';
import { builtWeb } from './lib/built-web.ts';
import { isMachineBusy } from './lib/busy-machine.ts';
import { cpuOf } from './lib/load.ts';
import { median } from './lib/middle.ts';
import { timeBelow } from './predictor-parts/processor-time.ts';

/**
 * `npm run bench -- start`: from nothing to the first answer, with the data of an earlier start: PostgreSQL brought up, migrations looked through, facts read, calls and
 * pages served. `npm run bench -- start release`: the same of the release in `dist/release`, on a database that runs already. On a busy machine processor time
 * is judged: that of the main thread, which does one thing after the other, and of the database it waits for.
 */
const TURNS = 5;
const LONGEST_MS = 120_000;
const isBusy = isMachineBusy();

const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
// As root the database runs as somebody else, who must get through.
chmodSync(folder, 0o755);
try {
  const measured = process.argv[2] === 'release' ? await release() : await sources();
  try {
    await measure(measured);
  } finally {
    await measured.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Measured = {
  limitMs: number;
  words: string[];
  environment: (port: number) => Record<string, string>;
  close: () => Promise<void>;
};

/** The server as `npm start` runs it, with its embedded database. */
async function sources(): Promise<Measured> {
  const web = await builtWeb();
  return {
    limitMs: 3_000,
    words: [at('apps', 'api', 'src', 'main.ts')],
    environment: () => ({ DATA_DIR: folder, WEB_DIST_DIR: web }),
    close: async () => {},
  };
}

/** The release as a machine for students runs it, with stand-ins for the services that are not here. */
async function release(): Promise<Measured> {
  const main = at('dist', 'release', 'server', 'main.js');
  if (!existsSync(main)) throw new Error('There is no release yet: npm run build');
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  const secret = randomBytes(36).toString('base64');
  return {
    limitMs: 2_000,
    words: [...NODE_FLAGS, main],
    environment: (port) => ({
      NODE_ENV: 'production',
      PUBLIC_URL: `http://localhost:${port}`,
      APP_SECRET: secret,
      ALLOW_STAND_INS: 'dev-inbox,sandbox-gateway',
      DATABASE_URL: databaseUrlOf(postgres.connection),
      DATA_DIR: join(folder, 'data'),
      FORECASTS_DIR: at('dist', 'release', 'forecasts'),
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
    }),
    close: () => postgres.stop(),
  };
}

async function measure({ limitMs, words, environment }: Measured): Promise<void> {
  const first = await start(words, environment, true);
  console.log(
    `first start, on an empty database: ${first.ms.toFixed(0)} ms, ${first.cpuMs.toFixed(0)} ms of processor time`,
  );
  const starts = [];
  for (let turn = 0; turn < TURNS; turn += 1) starts.push(await start(words, environment, false));
  const [ms, cpuMs] = [median(starts.map((one) => one.ms)), median(starts.map((one) => one.cpuMs))];
  console.log(
    `start on what is there, median of ${TURNS}: ${ms.toFixed(0)} ms, ${cpuMs.toFixed(0)} ms of processor time`,
  );
  atMost(`${isBusy ? 'processor time' : 'time'} to the first answer`, isBusy ? cpuMs : ms, limitMs, ' ms');
}

/** Starts the server, waits for its first answer, and stops it; the first time only when it has come to rest, so that its forecasts are saved. */
async function start(
  words: string[],
  environment: Measured['environment'],
  mustRest: boolean,
): Promise<{ ms: number; cpuMs: number }> {
  const port = await freePort();
  const { DATABASE_URL: _theirs, ...own } = process.env;
  const env = { ...own, PORT: String(port), HOST: '127.0.0.1', ...environment(port) };
  const begun = performance.now();
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const pid = child.pid ?? 0;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    for (;;) {
      if (child.exitCode !== null || performance.now() - begun > LONGEST_MS)
        throw new Error('the server did not start');
      const isServing = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isServing) break;
      await sleep(10);
    }
    const figures = { ms: performance.now() - begun, cpuMs: mainThreadMs(pid) + timeBelow(pid) };
    for (let before = -1; mustRest && (cpuOf(pid) ?? 0) - before > 0.1; await sleep(1_000)) before = cpuOf(pid) ?? 0;
    return figures;
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** Hundredths of a second are Linux's unit. */
function mainThreadMs(pid: number): number {
  const line = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'latin1');
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
