import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;

/** The processor time that the processes below one have taken so far, without its own: the database of a server. 0 where the system does not report it. */
export function timeBelow(pid: number): number {
  const all = processes();
  const below = new Set([pid]);
  for (let size = 0; size !== below.size; ) {
    size = below.size;
    for (const one of all) if (below.has(one.parent)) below.add(one.pid);
  }
  return all.reduce((sum, one) => (below.has(one.pid) && one.pid !== pid ? sum + one.ms : sum), 0);
}

function processes(): { pid: number; parent: number; ms: number }[] {
  return folders().flatMap((name) => {
    try {
      const line = readFileSync(`/proc/${name}/stat`, 'latin1');
      // After the name in brackets: state, parent, …, and from the 12th on the time in user and system mode, its own and that of children that have ended.
      const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
      const ms = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS;
      return [{ pid: Number(name), parent: Number(fields[1]), ms }];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });
}

function folders(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
