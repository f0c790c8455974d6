import { connect, createServer, type Socket } from 'node:net';
import type { PoolConfig } from 'pg';

/** How the way to the database behaves: as it should, each piece late by so much, or carrying nothing while it looks open. */
type Manner = { delayMs: number; isSilent: boolean };
const SOUND: Manner = { delayMs: 0, isSilent: false };

/** A way to the database through a port of its own, which can be slow, fall silent, and be cut. */
export async function openWay({ host = '', port = 5432 }: PoolConfig) {
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const sockets = new Set<Socket>();
  let manner = SOUND;
  const carry = (from: Socket, to: Socket) => {
    sockets.add(from);
    const gone = () => {
      sockets.delete(from);
      to.destroy();
    };
    from.on('error', gone).on('close', gone);
    from.on('data', (piece) => {
      const { delayMs } = manner;
      // Pieces of one manner keep their order: timers of the same length do.
      if (delayMs === 0) return to.write(piece);
      return setTimeout(() => to.destroyed || to.write(piece), delayMs);
    });
    if (manner.isSilent) from.pause();
  };
  const server = createServer((incoming) => {
    const outgoing = connect(target);
    carry(incoming, outgoing);
    carry(outgoing, incoming);
  });
  const listen = (wanted: number) => new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  const address = server.address();
  const ownPort = typeof address === 'object' && address ? address.port : 0;
  return {
    connection: { host: '127.0.0.1', port: ownPort },
    async cut() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      endAll();
      await closed;
    },
    mend: () => listen(ownPort),
    slow: (delayMs: number) => {
      manner = { ...SOUND, delayMs };
    },
    /** What is open stays open, what comes is let in, and not a byte gets through. */
    silence: () => {
      manner = { ...SOUND, isSilent: true };
      for (const socket of sockets) socket.pause();
    },
    speak: () => {
      manner = SOUND;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      endAll();
      server.close();
    },
  };
}
export type Way = Awaited<ReturnType<typeof openWay>>;
