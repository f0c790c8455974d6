import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

/** A message that a provider was given, and by which life of the worker. */
export type Handover = { id: string; to: string; life: number };

/** So long at most a provider takes to answer: a kill may come before its answer. */
const LONGEST_ANSWER_MS = 20;

/** A provider outside of the processes that die: it remembers all that it was ever given. */
export async function startProvider() {
  const handovers: Handover[] = [];
  const server = createServer(async (request, response) => {
    // A request whose sender died in the middle of it was never given.
    const given = await text(request).catch(() => null);
    if (given === null || !request.complete) return;
    handovers.push(JSON.parse(given));
    await sleep((handovers.length * 7) % LONGEST_ANSWER_MS);
    response.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    handovers,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
