import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './errors.ts';

/** The fields of `postmaster.pid`. `text` is the whole file. */
export type PidFile = { pid: number; port: number; socketFolder: string; isReady: boolean; text: string };

const pathOf = (data: string) => join(data, 'postmaster.pid');

/** Reads `postmaster.pid`: pid, data folder, start time, port, socket folder, address, memory key, status; undefined when there is none. */
export function readPidFile(data: string): PidFile | undefined {
  const text = existsSync(pathOf(data)) ? readFileSync(pathOf(data), 'utf8') : '';
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready', text };
}

/**
 * True when the process runs and is the postmaster of this folder. After a reboot, or in a container, another process may
 * have this pid; PostgreSQL alone would then never start.
 */
export function isPostmasterOf(pid: number, data: string): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  const command = commandOf(pid);
  return command === undefined || command.includes(data);
}

/** Whether the process runs. A zombie has ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return process.platform !== 'linux' || !isZombie(pid);
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Removes the file of an ended postmaster, and restores it if a new postmaster wrote it meanwhile. */
export function removeStale(data: string, stale: PidFile): void {
  const aside = join(data, `postmaster.pid.stale-${process.pid}`);
  renameSync(pathOf(data), aside);
  if (readFileSync(aside, 'utf8') !== stale.text && !existsSync(pathOf(data))) linkSync(aside, pathOf(data));
  rmSync(aside);
}

/** The arguments of the process; undefined when it has ended or they cannot be read. */
function commandOf(pid: number): string[] | undefined {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const line = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return / -D (.+) -c /.exec(line)?.slice(1) ?? [];
  } catch {
    return undefined;
  }
}
