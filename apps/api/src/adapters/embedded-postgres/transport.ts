import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { PidFile } from './pid-file.ts';
import { giveTo, type Place } from './place.ts';
import { socketFolder } from './socket-folder.ts';

/** How a client gets to a running server. */
export type Address = { host: string; port: number; password?: string };

/** How clients reach the server and why nobody else does. */
export type Transport = {
  initFlags(place: Place): string[];
  serverFlags(place: Place): Promise<string[]>;
  address(place: Place, running: PidFile): Address;
};

/** A socket in a folder that is closed to others: no port, no password, nothing for the network to see. */
export const socketTransport: Transport = {
  initFlags: () => ['--auth-local=trust', '--auth-host=reject'],
  // Quoted, because PostgreSQL reads a list here and a folder's name may hold a comma.
  serverFlags: async (place) => [
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories="${socketFolder(place).replaceAll('"', '""')}"`,
  ],
  address: (_place, { socketFolder: host, port }) => ({ host, port }),
};

/** For Windows, where Node opens no such socket: loopback only, a port that was free, a password kept with the data. */
export function loopbackTransport(): Transport {
  // Asked once: a server that has to be started again must come back where its clients look for it.
  let port: Promise<number> | undefined;
  return {
    initFlags: (place) => ['--auth=scram-sha-256', `--pwfile=${passwordFile(place)}`],
    serverFlags: async () => {
      port ??= freePort();
      return ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', `port=${await port}`];
    },
    address: (place, running) => ({
      host: '127.0.0.1',
      port: running.port,
      password: readFileSync(passwordFile(place), 'utf8'),
    }),
  };
}

/** The transport of this platform. */
export const defaultTransport = (): Transport => (process.platform === 'win32' ? loopbackTransport() : socketTransport);

function passwordFile(place: Place): string {
  const file = join(place.folder, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  giveTo(file, place.identity);
  return file;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 5432));
    });
  });
