// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/** @typedef {() => void} Stop Makes the machine as fast as before. */

/**
 * Programs that do nothing but use the processor.
 * @param {number} count
 * @returns {Stop}
 */
export function startBusyPrograms(count) {
  const programs = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const program of programs) program.kill('SIGKILL');
  };
}

const PERIOD_US = 100_000;
const CGROUPS = '/sys/fs/cgroup';

/**
 * From now on this program and all it starts get only a share of the processors. Needs root and Linux control groups, of version 1 or 2.
 * @param {number} share
 * @returns {Stop}
 */
export function throttleThisProgram(share) {
  const isFirstVersion = existsSync(join(CGROUPS, 'cpu'));
  const parent = isFirstVersion ? join(CGROUPS, 'cpu') : CGROUPS;
  const folder = join(parent, `dakhila-slow-${process.pid}`);
  const quotaUs = Math.round(share * availableParallelism() * PERIOD_US);
  mkdirSync(folder);
  if (isFirstVersion) {
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quotaUs));
  } else writeFileSync(join(folder, 'cpu.max'), `${quotaUs} ${PERIOD_US}`);
  writeFileSync(join(folder, 'cgroup.procs'), String(process.pid));
  return () => {
    writeFileSync(join(parent, 'cgroup.procs'), String(process.pid));
    rmdirSync(folder);
  };
}
