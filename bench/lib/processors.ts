import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Commands that keep who asks and who answers on processors of their own; nothing where the system has no such thing. */
export function apart(): { server: string[]; crowd: string[] } {
  const hasTwo = availableParallelism() >= 2 && spawnSync('taskset', ['-V']).status === 0;
  if (!hasTwo) return { server: [], crowd: [] };
  return { server: ['taskset', '-c', '0'], crowd: ['taskset', '-c', '1'] };
}
