import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** For answers that are no page: they may load nothing and stand in no frame. */
export const NOTHING_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** An API answer is never stored. */
const API_HEADERS = { 'cache-control': 'no-store' };

const everyHeader = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) => ({
  // Also a file that is opened by itself runs nothing; a page says what it needs instead.
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

/** Headers on every answer. */
export function securityHeaders(config: Pick<Config, 'PUBLIC_URL'>) {
  const every = everyHeader(config);
  return (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('x-request-id', request.id).headers(every);
    // By the route, not by the address as it was written: `/%61pi/…` is the same call.
    if ((request.routeOptions.url ?? '/api/').startsWith('/api/')) reply.headers(API_HEADERS);
  };
}

/** The same for an API answer that is sent without the framework; the request id comes on top. */
export const apiHeaders = (config: Pick<Config, 'PUBLIC_URL'>): Readonly<Record<string, string>> => ({
  ...everyHeader(config),
  ...API_HEADERS,
});

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

/** The worker that stands between the page and the line may call us and nothing else, and is looked at anew at every visit. */
export function sendWorkerPolicy(reply: { header: (name: string, value: string) => unknown }) {
  reply.header('cache-control', 'no-cache');
  reply.header('content-security-policy', `${NOTHING_POLICY}; connect-src 'self'`);
}
