import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../ports.ts';
import type { CookieJar } from './cookies.ts';
import { isXsrfToken, makeXsrfToken } from './xsrf-token.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses unsafe calls that another site could have caused. A refused caller gets a token that works, and may try again. */
export function guardAgainstForgery(
  app: FastifyInstance,
  { secrets, config }: Pick<Deps, 'secrets' | 'config'>,
  cookies: CookieJar,
) {
  // Before the body is read: nothing is kept in memory for who is refused.
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    const token = cookies.read(request, 'XSRF-TOKEN');
    const isOurs = token !== undefined && request.headers['x-xsrf-token'] === token;
    if (isOurs && isXsrfToken(secrets, request.caller, token) && comesFromUs(request, config)) return;
    cookies.write(reply, 'XSRF-TOKEN', makeXsrfToken(secrets, request.caller));
    throw new DomainError('csrf');
  });
}

/** What the browser itself says about where the call began. Old browsers say nothing; then the token alone decides. */
function comesFromUs(request: FastifyRequest, config: Deps['config']): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === new URL(config.PUBLIC_URL).origin || (config.NODE_ENV !== 'production' && isLoopbackOrigin(origin));
}

// The development server of the web runs on another port of the same machine.
const isLoopbackOrigin = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
