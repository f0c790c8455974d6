import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** In the first seconds everything else starts too. */
const BETWEEN_MS = 1_000;

/**
 * Builds shared indexes after the server listens, one a second, because each takes longer than a request may block the main thread. One that fails is
 * built by the request that needs it.
 */
export function prepareAfterStart(app: FastifyInstance, pieces: readonly (() => unknown)[]) {
  app.addHook('onListen', async () => void prepareAll(app, pieces));
}

async function prepareAll(app: FastifyInstance, pieces: readonly (() => unknown)[]) {
  for (const prepare of pieces) {
    await wait(BETWEEN_MS, undefined, { ref: false });
    try {
      prepare();
    } catch (error) {
      app.log.error({ err: error }, 'preparing after the start failed');
    }
  }
}
