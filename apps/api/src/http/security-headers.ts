import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** For responses that are not pages: they may load nothing and appear in no frame. */
export const NOTHING_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** API responses are never stored, and no search engine lists them. */
const API_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

const everyHeader = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) => ({
  // A file that is opened directly runs nothing either. Pages replace this with their own policy.
  'content-security-policy': NOTHING_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(PUBLIC_URL.startsWith('https:') && {
    'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  }),
});

/** The headers of every response. */
export function securityHeaders(config: Pick<Config, 'PUBLIC_URL'>) {
  const every = everyHeader(config);
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id).headers(every);
    // By the route, not by the URL as written: `/%61pi/…` is the same call.
    if ((request.routeOptions.url ?? '/api/').startsWith('/api/')) reply.headers(API_HEADERS);
  };
}

/** The same for an API response that is sent without the framework; the request id is added there. */
export const apiHeaders = (config: Pick<Config, 'PUBLIC_URL'>): Readonly<Record<string, string>> => ({
  ...everyHeader(config),
  ...API_HEADERS,
});

/** The policy of a page: only our own files, scripts and styles also with this page's nonce, forms also to the gateway. */
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

/** The service worker may call only us, and browsers check for a new one at every visit. */
export function sendWorkerPolicy(reply: { header: (name: string, value: string) => unknown }) {
  reply.header('cache-control', 'no-cache');
  reply.header('content-security-policy', `${NOTHING_POLICY}; connect-src 'self'`);
}
