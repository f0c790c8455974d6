import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { BODY_BUDGET } from './edge/body-budget.ts';
import { type CacheNeeds, makeCacheResponder } from './edge/edge-cache.ts';
import { type LimitedCalls, makeReject, type RejectNeeds, rejectSecondHost, rememberResponses } from './edge/reject.ts';

/**
 * A slow header or body holds a connection no longer than this; an idle one outlives that of the proxy in front. Node would check every 30 s only.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: BODY_BUDGET.file.timeoutMs,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 1_000,
};
/** A connection without any traffic, as when nobody reads the response, is closed after this. */
const SILENT_MS = 120_000;

type Needs = CacheNeeds & RejectNeeds & { state: { isDraining: boolean }; limitedCalls: Pick<LimitedCalls, 'isFull'> };
type Options = { silentMs?: number; isUncached?: (request: IncomingMessage) => boolean };

/** The HTTP server: answers from the edge cache, rejects calls that have no capacity, and passes everything else to the framework. */
export function openHttpServer(
  needs: Needs,
  framework: RequestListener,
  { silentMs = SILENT_MS, isUncached = () => false }: Options = {},
): Server {
  const answerFromCache = makeCacheResponder(needs);
  const reject = makeReject(needs);
  const listen: RequestListener = (request, response) => {
    // While the server stops, the framework answers everything, because it closes the connections.
    if (needs.state.isDraining) return framework(request, response);
    if (!isUncached(request) && answerFromCache(request, response)) return;
    // A rejected call counts for the flood limit of its network. A network above it gets its 429 from the framework.
    const isRejected = needs.limitedCalls.isFull(request) && needs.floods(request) === 0;
    return isRejected ? reject(request, response) : framework(request, response);
  };
  return createServer(TIMEOUTS, rememberResponses(rejectSecondHost(needs.headers, listen))).setTimeout(silentMs);
}

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
