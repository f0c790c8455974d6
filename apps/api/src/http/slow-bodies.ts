import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './has-body.ts';

/** How long a body may take. A form is in one packet; a picture on a slow line needs its time. */
export const BODY_PATIENCE = { formMs: 30_000, pictureMs: 120_000 };
const LARGEST_FORM_BYTES = 1024 * 1024;

/** Whether a route takes forms only, by the longest body that it reads. */
export const takesForms = ({ bodyLimit = 0 }: { bodyLimit?: number }) => bodyLimit <= LARGEST_FORM_BYTES;

/** Hangs up on a body that does not come to its end in time. */
export function cutSlowBodies(
  app: FastifyInstance,
  refuse: (error: Error & { code?: string }, socket: Socket) => void,
  patience = BODY_PATIENCE,
) {
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (hasBody(request)) {
      const { raw, routeOptions } = request;
      const patienceMs = takesForms(routeOptions) ? patience.formMs : patience.pictureMs;
      const tooSlow = Object.assign(new Error('the body is too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      const timer = setTimeout(() => refuse(tooSlow, raw.socket), patienceMs);
      const forget = () => clearTimeout(timer);
      raw.once('end', forget).once('close', forget);
      // Who was answered without a look at the body: the server's own patience ends that line.
      reply.raw.once('finish', forget);
    }
    done(null, payload);
  });
}
