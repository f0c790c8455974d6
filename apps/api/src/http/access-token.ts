import { timingSafeEqual } from 'node:crypto';
import { ACCESS_TOKEN_MS, CLOCK_SKEW_MS } from '@dakhila/domain/auth/otp';
import type { Secrets } from '../ports.ts';
import type { Session } from './caller.ts';

const PURPOSE = 'access-token';
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const TOKEN = new RegExp(`^(${UUID})\\.(${UUID})\\.([oc])\\.(\\d{1,15})\\.([\\w-]{43})$`);
const LONGEST_TOKEN = 150;

export type AccessToken = { session: Session; madeAt: number };

/**
 * A signed statement about a session that any process can verify without the database. It is signed together with the session's secret,
 * so it is worth nothing without the session cookie. `madeAt` is the database's time when the session was read.
 */
export function makeAccessToken(secrets: Secrets, secret: string, { session, madeAt }: AccessToken): string {
  const said = `${session.publicId}.${session.studentId}.${session.isClosed ? 'c' : 'o'}.${madeAt}`;
  return `${said}.${sign(secrets, secret, said)}`;
}

/** The token's content; undefined when it is forged, expired, or belongs to another session cookie. */
export function readAccessToken(
  secrets: Secrets,
  secret: string,
  { token, now }: { token: string | undefined; now: Date },
): AccessToken | undefined {
  if (token === undefined || token.length > LONGEST_TOKEN) return undefined;
  const [, publicId, studentId, state, made, mac] = TOKEN.exec(token) ?? [];
  if (!publicId || !studentId || !mac) return undefined;
  const madeAt = Number(made);
  const age = now.getTime() - madeAt;
  // The token is the database's, the clock this machine's: a fresh token may seem to come from the future.
  if (age > ACCESS_TOKEN_MS || age < -CLOCK_SKEW_MS) return undefined;
  const expected = Buffer.from(sign(secrets, secret, token.slice(0, -mac.length - 1)));
  if (!timingSafeEqual(Buffer.from(mac), expected)) return undefined;
  return { session: { publicId, studentId, ...(state === 'c' && { isClosed: true }) }, madeAt };
}

const sign = (secrets: Secrets, secret: string, said: string) =>
  secrets.hash(PURPOSE, said, secret).toString('base64url');
