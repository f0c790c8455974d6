import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binaries, program } from './binaries.ts';
import { EmbeddedPostgresError } from './errors.ts';
import { isAlive, readPidFile } from './pid-file.ts';
import { giveTo, type Place, spawnAs } from './place.ts';

/**
 * What the server sees of our environment: enough to run, none of our secrets (its user can read them), and no `PG…`
 * setting that would send it elsewhere.
 */
export function serverEnvironment(): Record<string, string> {
  const { PATH = '', SystemRoot, TEMP } = process.env;
  return { PATH, LC_ALL: 'C', TZ: 'UTC', ...(SystemRoot && { SystemRoot }), ...(TEMP && { TEMP }) };
}

/** Another server, or the last processes of a killed one, still use the data: worth a retry. */
export class FolderBusy extends Error {}

const POLL_MS = 15;
/** Recovery after a crash reads the whole log since the last checkpoint. */
const START_LIMIT_MS = 120_000;
/** After this time the server is stopped at once; the next start recovers. */
const STOP_LIMIT_MS = 20_000;

/** Starts the server, detached so that Ctrl-C reaches us first and we stop it in order; resolves when it takes connections. */
export async function launch(place: Place, binaries: Binaries, flags: string[]): Promise<void> {
  const log = openLog(place);
  const server = spawn(program(binaries, 'postgres'), ['-D', place.data, ...flags], {
    ...spawnAs(place.identity),
    cwd: place.folder,
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
    if (failure || hasEnded(server)) throw explain(place, failure);
    const running = readPidFile(place.data);
    if (running?.isReady && running.pid === server.pid) return;
  }
  server.kill('SIGQUIT');
  throw new EmbeddedPostgresError(`PostgreSQL was not ready after ${START_LIMIT_MS / 1000} s. ${tail(place)}`);
}

/** Stops the server (fast shutdown) and waits until it has ended. */
export async function shutDown(pid: number, place: Place, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    execFileSync(program(binaries, 'pg_ctl'), ['stop', '-D', place.data, '-m', 'fast', '-s'], { windowsHide: true });
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

const logOf = (place: Place) => join(place.folder, 'postgres.log');

/** A new log for each start. The previous one stays, because it may show why the server stopped. */
function openLog(place: Place): number {
  if (existsSync(logOf(place))) renameSync(logOf(place), `${logOf(place)}.1`);
  const log = openSync(logOf(place), 'w', 0o600);
  giveTo(logOf(place), place.identity);
  return log;
}

const tail = (place: Place) => readFileSync(logOf(place), 'utf8').trim().split('\n').slice(-8).join('\n');

function explain(place: Place, failure: Error | undefined): Error {
  const said = tail(place);
  if (/lock file .* already exists|shared memory block .* still in use|could not lock|could not bind/.test(said)) {
    return new FolderBusy(said);
  }
  return new EmbeddedPostgresError(`PostgreSQL does not start in ${place.folder}. ${failure?.message ?? ''}${said}`);
}
