import { createServer } from 'node:net';
import type { PidFile } from './pid-file.ts';
import type { Place } from './place.ts';
import { socketFolder } from './socket-folder.ts';

/** How a client gets to a running server. */
type Address = { host: string; port: number };
/** How a client gets in. */
export type Login = Address & { password: string };

/** How clients reach the server. */
export type Transport = {
  serverFlags(place: Place): Promise<string[]>;
  address(running: PidFile): Address;
};

/** A socket in a folder that is closed to others: no port, nothing for the network to see. */
export const socketTransport: Transport = {
  // Quoted, because PostgreSQL reads a list here and a folder's name may hold a comma.
  serverFlags: async (place) => [
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories="${socketFolder(place).replaceAll('"', '""')}"`,
  ],
  address: ({ socketFolder: host, port }) => ({ host, port }),
};

/** For Windows, where Node opens no such socket: loopback only, a port that was free. */
export function loopbackTransport(): Transport {
  // Asked once: a server that has to be started again must come back where its clients look for it.
  let port: Promise<number> | undefined;
  return {
    serverFlags: async () => {
      port ??= freePort();
      return ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', `port=${await port}`];
    },
    address: ({ port }) => ({ host: '127.0.0.1', port }),
  };
}

/** The transport of this platform. */
export const defaultTransport = (): Transport => (process.platform === 'win32' ? loopbackTransport() : socketTransport);

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 5432));
    });
  });
