import type { IncomingMessage } from 'node:http';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../ports.ts';
import { makeAddressReader } from './address.ts';
import { isLoopback, networkOf } from './caller.ts';

/** A whole school or a carrier may share one address; a script gone wild sends more than this. */
const CALLS_PER_MINUTE = 3_000;
const WINDOW_MS = 60_000;

/** Counts a request for its network, and says how many seconds the network has to wait: 0 while it is within its bounds. */
export type FloodGate = (request: IncomingMessage) => number;

export function makeFloodGate({ now, config }: Pick<Deps, 'now' | 'config'>): FloodGate {
  const addressOf = makeAddressReader(config);
  let windowStart = 0;
  let calls = new Map<string, number>();
  return (request) => {
    // In development a person and a test suite share the loopback address.
    if (config.NODE_ENV !== 'production' && isLoopback(request)) return 0;
    const at = now().getTime();
    if (at - windowStart >= WINDOW_MS) {
      windowStart = at;
      calls = new Map();
    }
    const network = networkOf(addressOf(request));
    const count = (calls.get(network) ?? 0) + 1;
    calls.set(network, count);
    return count > CALLS_PER_MINUTE ? (windowStart + WINDOW_MS - at) / 1000 : 0;
  };
}

/** Bounds what one network may ask of one process. Finer limits stand at what they protect, in the database. */
export function limitFloods(app: FastifyInstance, gate: FloodGate) {
  app.addHook('onRequest', async (request) => {
    const retryAfterSeconds = gate(request.raw);
    if (retryAfterSeconds > 0) throw new DomainError('too-many-requests', { retryAfterSeconds });
  });
}
