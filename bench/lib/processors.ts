import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Where Linux has the command that keeps a process on one processor. */
const KEEPER = '/usr/bin/taskset';

/** Commands that keep who asks and who answers on processors of their own; nothing where the system has no such thing. */
export function apart(): { server: string[]; crowd: string[] } {
  if (availableParallelism() < 2 || !existsSync(KEEPER)) return { server: [], crowd: [] };
  return { server: [KEEPER, '-c', '0'], crowd: [KEEPER, '-c', '1'] };
}
