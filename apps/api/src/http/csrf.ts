import { randomBytes, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Deps, Secrets } from '../ports.ts';
import type { Caller } from './caller.ts';
import type { CookieJar } from './cookies.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects unsafe calls that another site could have caused. The response carries a valid token, so that the page can try again. */
export function guardAgainstForgery(
  app: FastifyInstance,
  { secrets, config }: Pick<Deps, 'secrets' | 'config'>,
  cookies: CookieJar,
) {
  // Before the body is read: a rejected call uses no memory for it.
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    const token = cookies.read(request, 'XSRF-TOKEN');
    const isOurs = token !== undefined && request.headers['x-xsrf-token'] === token;
    if (isOurs && isXsrfToken(secrets, request.caller, token) && comesFromUs(request, config)) return;
    cookies.write(reply, 'XSRF-TOKEN', makeXsrfToken(secrets, request.caller));
    throw new DomainError('csrf');
  });
}

/** What the browser says about the origin of the call. Old browsers send nothing; then the token alone decides. */
export function comesFromUs(
  request: FastifyRequest,
  { NODE_ENV, PUBLIC_URL }: Pick<Config, 'NODE_ENV' | 'PUBLIC_URL'>,
  url = PUBLIC_URL,
): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === new URL(url).origin || (NODE_ENV !== 'production' && isLoopbackOrigin(origin));
}

// The web's development server runs on another port of the same machine.
const isLoopbackOrigin = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);

const PURPOSE = 'xsrf';

/** A token of the form `nonce.mac` that only this session (before login: this browser) can use. */
export function makeXsrfToken(secrets: Secrets, caller: Caller): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${secrets.hash(PURPOSE, bindingOf(caller), nonce).toString('base64url')}`;
}

/** Whether a token was made for this caller. */
export function isXsrfToken(secrets: Secrets, caller: Caller, token: string | undefined): boolean {
  const [nonce, mac, ...rest] = token?.split('.') ?? [];
  if (!nonce || !mac || rest.length > 0 || nonce.length > 32) return false;
  // Compare the text: base64 with changed spare bits or extra characters decodes to the same bytes.
  const expected = Buffer.from(secrets.hash(PURPOSE, bindingOf(caller), nonce).toString('base64url'));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

// The public id stays the same when the session's secret is renewed, so an open page keeps working.
const bindingOf = (caller: Caller) => {
  if (caller.staff) return `staff:${caller.staff.publicId}`;
  return caller.session ? `session:${caller.session.publicId}` : `browser:${caller.browserId}`;
};

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * The origin of a page, as this browser sees it. In development it may use any name of this machine, and its cookies
 * belong to that name; otherwise it is the address from the settings.
 */
export function originOf(
  { headers }: FastifyRequest,
  { NODE_ENV, PUBLIC_URL }: Pick<Config, 'NODE_ENV' | 'PUBLIC_URL'>,
  url = PUBLIC_URL,
) {
  const host = headers.host ?? '';
  return NODE_ENV !== 'production' && LOOPBACK_HOST.test(host) ? `http://${host}` : url;
}
