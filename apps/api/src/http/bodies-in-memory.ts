import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody } from './has-body.ts';
import { takesForms } from './slow-bodies.ts';

/** Thousands of forms and some thirty pictures. Apart, so that pictures on slow lines lock nobody out of a form. */
const ROOM = { formBytes: 64 * 1024 * 1024, pictureBytes: 96 * 1024 * 1024 };

/** Bounds the memory that bodies take, from their first byte until the answer is out; who finds no room is told at once to come back. */
export function capBodies(app: FastifyInstance, room = ROOM) {
  const held = { formBytes: 0, pictureBytes: 0 };
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    const kind = takesForms(request.routeOptions) ? 'formBytes' : 'pictureBytes';
    const bytes = mostBytesOf(request);
    if (held[kind] + bytes > room[kind]) return done(new DomainError('overloaded'));
    held[kind] += bytes;
    let isHeld = true;
    const free = () => {
      if (isHeld) held[kind] -= bytes;
      isHeld = false;
    };
    reply.raw.once('finish', free).once('close', free);
    done(null, payload);
  });
}

/** What a body says of its length; one that says nothing may be as long as the route allows. */
function mostBytesOf({ headers, routeOptions: { bodyLimit = 0 } }: FastifyRequest): number {
  return Math.min(Number(headers['content-length'] ?? bodyLimit), bodyLimit);
}
