import { connect, type Socket } from 'node:net';

/** How a request ended. `busy`: a 503 that says when to come back. `silent`: nothing came in time, or the connection was closed. */
export type Outcome = 'ok' | 'busy' | 'wrong' | 'silent';
type Waiting = { request: string; isReused: boolean; onEnd: (outcome: Outcome) => void; timer: NodeJS.Timeout };

const HEAD_END = Buffer.from('\r\n\r\n');
const LONGEST_SILENCE_MS = 5_000;

/**
 * Sends requests at once, also while others wait for their answers: each on a free connection, or on a new one. It reads of an answer its status and its length only,
 * so that the client needs less processor time than the server.
 */
export function makeAsker(port: number) {
  const free: Socket[] = [];
  const all = new Set<Socket>();
  const busy = new Map<Socket, Waiting>();

  const end = (socket: Socket, outcome: Outcome) => {
    const waiting = busy.get(socket);
    busy.delete(socket);
    if (!waiting) return;
    clearTimeout(waiting.timer);
    waiting.onEnd(outcome);
  };

  const open = (): Socket => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let missing = 0;
    let outcome: Outcome = 'wrong';
    all.add(socket);
    socket.on('data', (chunk) => {
      if (missing === 0) ({ outcome, missing } = readHead(chunk));
      missing -= chunk.length;
      if (missing > 0) return;
      missing = 0;
      end(socket, outcome);
      free.push(socket);
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      all.delete(socket);
      const at = free.indexOf(socket);
      if (at >= 0) free.splice(at, 1);
      const waiting = busy.get(socket);
      // A server may close an idle connection in the moment in which it is used again. Browsers then send the request once more on a new one, and so does this.
      if (!waiting?.isReused || missing > 0) return end(socket, 'silent');
      busy.delete(socket);
      clearTimeout(waiting.timer);
      askOn(open(), waiting.request, waiting.onEnd);
    });
    return socket;
  };

  const askOn = (socket: Socket, request: string, onEnd: (outcome: Outcome) => void, isReused = false) => {
    const timer = setTimeout(() => {
      end(socket, 'silent');
      socket.destroy();
    }, LONGEST_SILENCE_MS);
    busy.set(socket, { request, isReused, onEnd, timer });
    socket.write(request);
  };

  return {
    /** Opens connections one after the other until there are `count`, and sends a request on each: the server closes one that never sends any. */
    async openConnections(count: number, request: string) {
      while (all.size < count) await new Promise((resolve) => askOn(open(), request, resolve));
    },
    ask(request: string, onEnd: (outcome: Outcome) => void) {
      const socket = free.pop();
      askOn(socket ?? open(), request, onEnd, socket !== undefined);
    },
    close() {
      for (const socket of all) socket.destroy();
    },
  };
}

function readHead(chunk: Buffer): { outcome: Outcome; missing: number } {
  const length = chunk.indexOf(HEAD_END);
  const head = chunk.toString('latin1', 0, length);
  const missing = length + HEAD_END.length + Number(/\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
  const status = head.slice(9, 12);
  if (status === '200') return { outcome: 'ok', missing };
  return { outcome: status === '503' && /\nretry-after: \d/i.test(head) ? 'busy' : 'wrong', missing };
}
