import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE, languageOf, pageLanguage } from '@dakhila/domain/language/languages';
import { CACHED_HEADERS } from './cached.ts';
import type { CookieJar } from './cookies.ts';
import { refusalOf } from './errors.ts';
import type { Meter } from './metrics.ts';

type Needs = {
  cookies: Pick<CookieJar, 'pick'>;
  meter: Pick<Meter, 'count'>;
  headers: Readonly<Record<string, string>>;
};

/** Tells a call at the door to come back, in words made beforehand: ten times too many calls cost those inside next to nothing. */
export function makeSendAway({ cookies, meter, headers }: Needs) {
  const lasting = Object.entries({ ...headers, 'content-type': CACHED_HEADERS['content-type'] }).flat();
  const refusals = new Map<unknown, ReturnType<typeof refusalOf>>();
  const refusalIn = (language: ReturnType<typeof pageLanguage>) => {
    const made = refusals.get(language) ?? refusalOf('overloaded', language);
    refusals.set(language, made);
    return made;
  };
  return ({ method = '', url = '', headers: { cookie } }: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const chosen = cookie === undefined ? undefined : cookies.pick(cookie, LANGUAGE_COOKIE);
    const { status, retryAfter, bytes } = refusalIn(pageLanguage(languageOf(chosen) ?? null));
    const reqId = randomUUID();
    const own = ['x-request-id', reqId, 'retry-after', retryAfter, 'content-length', String(bytes.length)];
    response.writeHead(status, [...lasting, ...own]).end(bytes);
    meter.count({ reqId, method, route: url, status, ms: performance.now() - started });
  };
}
