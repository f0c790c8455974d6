import type { Socket } from 'node:net';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

type BodyBudget = Record<'form' | 'file', { memoryBytes: number; timeoutMs: number }>;

/**
 * Memory for request bodies and the time one may take to arrive: thousands of forms, which fit in a packet, and about thirty pictures, which take long on a
 * slow connection. They are counted separately, so that slow pictures never block a form.
 */
export const BODY_BUDGET: BodyBudget = {
  form: { memoryBytes: 64 * 1024 * 1024, timeoutMs: 30_000 },
  file: { memoryBytes: 96 * 1024 * 1024, timeoutMs: 120_000 },
};
/** The same for the tens of people at the desk: one list of cut-offs and one settlement file at a time. Theirs never take a student's memory. */
export const DESK_BODY_BUDGET: BodyBudget = {
  form: { memoryBytes: 8 * 1024 * 1024, timeoutMs: BODY_BUDGET.form.timeoutMs },
  file: { memoryBytes: 32 * 1024 * 1024, timeoutMs: BODY_BUDGET.file.timeoutMs },
};
const MAX_FORM_BYTES = 1024 * 1024;

/**
 * Limits the memory of request bodies, from their first byte until the response is sent, and closes connections whose body is
 * too slow. Each scope counts its own.
 */
export function limitBodies(
  app: FastifyInstance,
  rejectSlow: (error: Error & { code?: string }, socket: Socket) => void,
  budget = BODY_BUDGET,
) {
  const used = { form: 0, file: 0 };
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const { headers, raw, routeOptions } = request;
    const { bodyLimit = 0 } = routeOptions;
    const kind = bodyLimit <= MAX_FORM_BYTES ? 'form' : 'file';
    // A body of unknown length may be as long as the route allows.
    const bytes = Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);
    if (used[kind] + bytes > budget[kind].memoryBytes) return done(new DomainError('overloaded'));
    used[kind] += bytes;

    const tooSlow = Object.assign(new Error('the body is too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const timer = setTimeout(() => rejectSlow(tooSlow, raw.socket), budget[kind].timeoutMs);
    raw.once('end', () => clearTimeout(timer));
    let isHeld = true;
    const release = () => {
      clearTimeout(timer);
      if (isHeld) used[kind] -= bytes;
      isHeld = false;
    };
    reply.raw.once('finish', release).once('close', release);
    done(null, payload);
  });
}

/** Whether the request has a body. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
