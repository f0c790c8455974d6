import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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

async function untilOpen(port: number, name: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`${name} did not start`);
}
