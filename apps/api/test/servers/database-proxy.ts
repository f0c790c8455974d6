import { connect, createServer, type Socket } from 'node:net';
import type { ClientConfig } from 'pg';

/** A way to the database through a port of its own, which a test can close, open again, and make fall silent. */
export async function aProxy({ host = '', port = 5432 }: ClientConfig) {
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target);
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.pipe(to);
    }
  });
  const listen = (wanted: number) => new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  await listen(0);
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : 0;
  return {
    connection: { host: '127.0.0.1', port: ownPort },
    shut: async () => {
      endAll();
      await close();
    },
    open: () => listen(ownPort),
    /** What is open stays open and carries nothing any more, as when a network drops every packet. */
    mute: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}
