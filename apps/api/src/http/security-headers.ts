import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** For answers that are no page: they may load nothing and stand in no frame. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers on every answer. An API answer may load nothing and is never stored. */
export function securityHeaders({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('x-frame-options', 'DENY');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    if (PUBLIC_URL.startsWith('https:'))
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    // By the route, not by the address as it was written: `/%61pi/…` is the same call.
    if ((request.routeOptions.url ?? '/api/').startsWith('/api/')) {
      reply.header('cache-control', 'no-store');
      reply.header('content-security-policy', NOTHING_POLICY);
    }
  };
}

/** What a page may do: everything from us alone, styles and scripts by file or by this page's nonce, forms also to the gateway. */
export function sendPagePolicy(reply: FastifyReply, nonce: string, gatewayOrigins: string[]) {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...gatewayOrigins],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  };
  const header = Object.entries(policy).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  reply.header('content-security-policy', header.join('; '));
}
