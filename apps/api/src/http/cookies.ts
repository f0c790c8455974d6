import { ACCESS_TOKEN_MS, SESSION_LIFE_MS } from '@dakhila/domain/auth/otp';
import { LANGUAGE_COOKIE } from '@dakhila/domain/language/languages';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

/** The cookies of the product and how long they last. Scripts read `XSRF-TOKEN` and the language. */
const COOKIES = {
  session: { maxAge: SESSION_LIFE_MS / 1000, httpOnly: true },
  access: { maxAge: ACCESS_TOKEN_MS / 1000, httpOnly: true },
  browser: { maxAge: YEAR_SECONDS, httpOnly: true },
  signup: { maxAge: 24 * 3600, httpOnly: true },
  'XSRF-TOKEN': { maxAge: YEAR_SECONDS, httpOnly: false },
  [LANGUAGE_COOKIE]: { maxAge: YEAR_SECONDS, httpOnly: false },
} satisfies Record<string, CookieSerializeOptions>;
type CookieName = keyof typeof COOKIES;

/** Reads and writes the product's cookies with the right name and attributes for http and https. */
export function makeCookieJar({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>) {
  const isSecure = PUBLIC_URL.startsWith('https:');
  // `__Host-` binds a cookie to this host. Browsers accept it on https only, and the specification fixes the name of the token.
  const wireName = (name: CookieName) => (isSecure && COOKIES[name].httpOnly ? `__Host-${name}` : name);
  // Lax, not Strict: the redirect back from the payment gateway must carry the session.
  const shared: CookieSerializeOptions = { path: '/', sameSite: 'lax', secure: isSecure };
  const prefixes = {
    session: `${wireName('session')}=`,
    access: `${wireName('access')}=`,
    browser: `${wireName('browser')}=`,
    [LANGUAGE_COOKIE]: `${wireName(LANGUAGE_COOKIE)}=`,
  };
  return {
    read: (request: FastifyRequest, name: CookieName) => request.cookies[wireName(name)],
    /** The value from the header, for code that runs before cookies are parsed. Our values need no decoding. */
    pick: (header: string, name: keyof typeof prefixes) => pickCookie(header, prefixes[name]),
    write: (reply: FastifyReply, name: CookieName, value: string) =>
      reply.setCookie(wireName(name), value, { ...shared, ...COOKIES[name] }),
    clear: (reply: FastifyReply, name: CookieName) =>
      reply.clearCookie(wireName(name), { ...shared, httpOnly: COOKIES[name].httpOnly }),
  };
}
export type CookieJar = ReturnType<typeof makeCookieJar>;

/** The first cookie of a name, as the cookie parser chooses it. */
function pickCookie(header: string, prefix: string): string | undefined {
  let from = header.indexOf(prefix);
  while (from > 0 && header[from - 1] !== ' ' && header[from - 1] !== ';') from = header.indexOf(prefix, from + 1);
  if (from < 0) return undefined;
  const end = header.indexOf(';', from);
  return header.slice(from + prefix.length, end < 0 ? undefined : end);
}
