import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../ports.ts';
import type { Caller } from './caller.ts';

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
  // Compared as written: base64 that was changed in its spare bits, or goes on after its end, decodes to the same bytes.
  const expected = Buffer.from(secrets.hash(PURPOSE, bindingOf(caller), nonce).toString('base64url'));
  const given = Buffer.from(mac);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

// The public id stays the same when the session's secret is renewed, so an open page keeps working.
const bindingOf = (caller: Caller) =>
  caller.session ? `session:${caller.session.publicId}` : `browser:${caller.browserId}`;
