import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { untilOpen } from '../../apps/api/test/servers/ports.ts';

/** Starts HAProxy with these settings and waits for the ports. */
export async function startHaProxy(name: string, settings: string, ports: readonly number[], folder: string) {
  const path = join(folder, `${name}.cfg`);
  writeFileSync(path, settings);
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn('haproxy', ['-db', '-f', path], { stdio: ['ignore', log, log] });
  const ended = once(child, 'exit');
  for (const port of ports) await untilOpen(port, name);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
