import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, untilOpen } from '../../apps/api/test/servers/ports.ts';

/** Starts HAProxy in front of the processes as docs/operations.md describes it: `/readyz` decides, in turn, without stickiness. */
export async function startBalancer(ports: readonly number[], folder: string) {
  const port = await freePort();
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, settingsFor(port, ports));
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

const settingsFor = (port: number, ports: readonly number[]) => `global
  maxconn 4000
defaults
  mode http
  timeout connect 5s
  timeout client 130s
  timeout server 130s
frontend students
  bind 127.0.0.1:${port}
  default_backend product
backend product
  balance roundrobin
  option httpchk GET /readyz
  http-reuse safe
${ports.map((one, at) => `  server web${at} 127.0.0.1:${one} check inter 1s`).join('\n')}
`;
