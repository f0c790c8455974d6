import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * The origin under which this browser knows us. In development it may come by any name of this machine, and its cookies
 * belong to that name; otherwise nobody but the settings says who we are.
 */
export function originOf(
  { headers }: FastifyRequest,
  { NODE_ENV, PUBLIC_URL }: Pick<Config, 'NODE_ENV' | 'PUBLIC_URL'>,
) {
  const host = headers.host ?? '';
  return NODE_ENV !== 'production' && LOOPBACK_HOST.test(host) ? `http://${host}` : PUBLIC_URL;
}
