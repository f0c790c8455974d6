import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, program } from './binaries.ts';
import { type DataLocation, makePrivate, spawnAs } from './data-location.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { isAlive, readPidFile } from './pid-file.ts';

/**
 * The environment variables of the server process. It gets none of our secrets, which its user could read, and no `PG…`
 * variable, which would change its settings.
 */
export function serverEnvironment(): Record<string, string> {
  const { PATH = '', SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }) };
}

/** Another server, or processes of one that was killed, still use the data. A retry may work. */
export class FolderBusy extends Error {}

const POLL_MS = 15;
/** Recovery after a crash reads the whole log since the last checkpoint. */
const START_LIMIT_MS = 120_000;
/** After this time the server is killed; the next start recovers from its log. */
const STOP_LIMIT_MS = 20_000;

/** Starts the server and waits until it accepts connections. It is detached, so that Ctrl-C does not stop it before our own shutdown does. */
export async function launch(location: DataLocation, binaries: Binaries, flags: string[]): Promise<void> {
  const log = openLog(location);
  const server = spawn(program(binaries, 'postgres'), ['-D', location.data, ...flags], {
    ...spawnAs(location.identity),
    cwd: location.folder,
    env: serverEnvironment(),
    stdio: ['ignore', log, log],
    detached: true,
    windowsHide: true,
  });
  closeSync(log);
  server.unref();
  let failure: Error | undefined;
  server.once('error', (error) => {
    failure = error;
  });
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(POLL_MS)) {
    if (failure || hasEnded(server)) throw startError(location, failure);
    const running = readPidFile(location.data);
    if (running?.isReady && running.pid === server.pid) return;
  }
  server.kill('SIGQUIT');
  throw new EmbeddedPostgresError(
    `PostgreSQL was not ready after ${START_LIMIT_MS / 1000} s. ${lastLogLines(location)}`,
  );
}

/** Stops the server (fast shutdown) and waits until it has ended. */
export async function shutDown(pid: number, location: DataLocation, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    execFileSync(program(binaries, 'pg_ctl'), ['stop', '-D', location.data, '-m', 'fast', '-s'], { windowsHide: true });
    return;
  }
  signal(pid, 'SIGINT');
  const isGone = () => !isAlive(pid);
  for (const end = Date.now() + STOP_LIMIT_MS; Date.now() < end; await sleep(POLL_MS)) if (isGone()) return;
  signal(pid, 'SIGQUIT');
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  if (isAlive(pid)) process.kill(pid, name);
}

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

const logPath = (location: DataLocation) => join(location.folder, 'postgres.log');

/** A new log for each start. The previous one stays, because it may show why the server stopped. */
function openLog(location: DataLocation): number {
  if (existsSync(logPath(location))) renameSync(logPath(location), `${logPath(location)}.1`);
  const log = openSync(logPath(location), 'w', 0o600);
  makePrivate(logPath(location), location.identity);
  return log;
}

const lastLogLines = (location: DataLocation) =>
  readFileSync(logPath(location), 'utf8').trim().split('\n').slice(-8).join('\n');

function startError(location: DataLocation, failure: Error | undefined): Error {
  const lastLines = lastLogLines(location);
  if (/lock file .* already exists|shared memory block .* still in use|could not lock|could not bind/.test(lastLines)) {
    return new FolderBusy(lastLines);
  }
  return new EmbeddedPostgresError(
    `PostgreSQL does not start in ${location.folder}. ${failure?.message ?? ''}${lastLines}`,
  );
}
