import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../ports.ts';
import { isLoopback, networkOf } from './caller.ts';

/** A whole school or a carrier may share one address; a script gone wild sends more than this. */
const CALLS_PER_MINUTE = 3_000;
const WINDOW_MS = 60_000;

/** Bounds what one network may ask of one process. Finer limits stand at what they protect, in the database. */
export function limitFloods(app: FastifyInstance, { now, config }: Pick<Deps, 'now' | 'config'>) {
  let windowStart = 0;
  let calls = new Map<string, number>();
  app.addHook('onRequest', async (request) => {
    // In development a person and a test suite share the loopback address.
    if (config.NODE_ENV !== 'production' && isLoopback(request)) return;
    const at = now().getTime();
    if (at - windowStart >= WINDOW_MS) {
      windowStart = at;
      calls = new Map();
    }
    const network = networkOf(request.ip);
    const count = (calls.get(network) ?? 0) + 1;
    calls.set(network, count);
    if (count > CALLS_PER_MINUTE) {
      throw new DomainError('too-many-requests', { retryAfterSeconds: (windowStart + WINDOW_MS - at) / 1000 });
    }
  });
}
