import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, untilOpen } from '../../apps/api/test/servers/ports.ts';
import { webBalancerSettings } from '../lib/web-balancer.ts';

/** Starts HAProxy in front of the processes, with the settings that are shipped. */
export async function startBalancer(ports: readonly number[], folder: string) {
  const port = await freePort();
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, webBalancerSettings(port, ports));
  const child = spawn('haproxy', ['-db', '-f', path], { stdio: ['ignore', 'ignore', 'inherit'] });
  child.once('error', () => {
    console.error('HAProxy is not installed: this harness needs the command haproxy.');
    process.exit(1);
  });
  const ended = once(child, 'exit');
  await untilOpen(port, 'HAProxy');
  return {
    port,
    base: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
