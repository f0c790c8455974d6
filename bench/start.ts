import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/api/test/servers/ports.ts';
import { atMost } from './lib/bar.ts';
import { builtWeb } from './lib/built-web.ts';
import { isMachineBusy } from './lib/busy-machine.ts';
import { cpuOf } from './lib/load.ts';
import { median } from './lib/middle.ts';
import { timeBelow } from './predictor-parts/processor-time.ts';

/**
 * `npm run bench -- start`: from nothing to the first answer, with the data of an earlier start: PostgreSQL brought up, migrations looked through, facts read, calls and
 * pages served. On a busy machine processor time is judged: that of the main thread, which does one thing after the other, and of the database it waits for.
 */
const LIMIT_MS = 3_000;
const TURNS = 5;
const LONGEST_MS = 120_000;
const MAIN = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url));
const WEB = await builtWeb();
const isBusy = isMachineBusy();

const folder = mkdtempSync(join(tmpdir(), 'dakhila-bench-'));
// As root the database runs as somebody else, who must get through.
chmodSync(folder, 0o755);
try {
  const first = await start(true);
  console.log(
    `first start, on an empty folder: ${first.ms.toFixed(0)} ms, ${first.cpuMs.toFixed(0)} ms of processor time`,
  );
  const starts = [];
  for (let turn = 0; turn < TURNS; turn += 1) starts.push(await start(false));
  const [ms, cpuMs] = [median(starts.map((one) => one.ms)), median(starts.map((one) => one.cpuMs))];
  console.log(
    `start on what is there, median of ${TURNS}: ${ms.toFixed(0)} ms, ${cpuMs.toFixed(0)} ms of processor time`,
  );
  atMost(`${isBusy ? 'processor time' : 'time'} to the first answer`, isBusy ? cpuMs : ms, LIMIT_MS, ' ms');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the server, waits for its first answer, and stops it; the first time only when it has come to rest, so that its forecasts are kept. */
async function start(mustRest: boolean): Promise<{ ms: number; cpuMs: number }> {
  const port = await freePort();
  const { DATABASE_URL: _theirs, ...environment } = process.env;
  const env = { ...environment, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, WEB_DIST_DIR: WEB };
  const begun = performance.now();
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
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
