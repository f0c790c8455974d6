import { createHash } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for answers to overtake one another, and for a student to press again. */
const LATEST_MS = 1_200;

/**
 * Stands before the server and gives each of its answers to calls late, by a time that the seed, the call and its turn decide. So answers come out of order,
 * and the same seed delays the same calls again.
 */
export async function giveLateAnswers(port: number, seed: string) {
  const turns = new Map<string, number>();
  const delayOf = (call: string) => {
    const turn = (turns.get(call) ?? 0) + 1;
    turns.set(call, turn);
    const hash = createHash('sha256').update(`${seed} ${call} ${turn}`).digest();
    return (hash.readUInt32BE() / 0xffff_ffff) * LATEST_MS;
  };
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked;
    const path = url.split('?')[0] ?? '/';
    const delayMs = path.startsWith('/api/') ? delayOf(`${method} ${path}`) : 0;
    const passedOn = request({ host: 'localhost', port, method, path: url, headers }, async (answered) => {
      await sleep(delayMs);
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    answer.on('close', () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    port: ownPort,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
