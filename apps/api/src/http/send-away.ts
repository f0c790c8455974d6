import type { IncomingMessage, ServerResponse } from 'node:http';
import { LANGUAGE_COOKIE, type Language, languageOf, pageLanguage } from '@dakhila/domain/language/languages';
import { CACHED_HEADERS } from './cached.ts';
import type { CookieJar } from './cookies.ts';
import { refusalOf } from './errors.ts';
import type { Meter } from './metrics.ts';
import { makeHead } from './ready-head.ts';
import { countedRequestId } from './request-id.ts';
import { pathOf } from './rooms.ts';

/** What is left of a longer body, or of one without an end, is not read: the line is cut after the answer. */
const LONGEST_BODY_BYTES = 16 * 1024;

type Needs = {
  cookies: Pick<CookieJar, 'pick'>;
  meter: Pick<Meter, 'countSentAway'>;
  headers: Readonly<Record<string, string>>;
};

/** Tells a call at the door to come back, in words made beforehand: ten times too many calls cost those inside next to nothing. */
export function makeSendAway({ cookies, meter, headers }: Needs) {
  const lasting = { ...headers, 'content-type': CACHED_HEADERS['content-type'] };
  const own = ['x-request-id', 'retry-after', 'content-length'] as const;
  const heads = { staying: makeHead(lasting, own), leaving: makeHead({ ...lasting, connection: 'close' }, own) };
  const refusals = new Map<Language, ReturnType<typeof refusalOf>>();
  const refusalIn = (language: Language) => {
    const made = refusals.get(language) ?? refusalOf('overloaded', language);
    refusals.set(language, made);
    return made;
  };
  return ({ method = '', url = '', headers: asked }: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const chosen = asked.cookie === undefined ? undefined : cookies.pick(asked.cookie, LANGUAGE_COOKIE);
    const { status, retryAfter, bytes } = refusalIn(pageLanguage(languageOf(chosen) ?? null));
    const isShort = !asked['transfer-encoding'] && Number(asked['content-length'] ?? 0) <= LONGEST_BODY_BYTES;
    response
      .writeHead(status, heads[isShort ? 'staying' : 'leaving'](countedRequestId(), retryAfter, String(bytes.length)))
      .end(bytes);
    meter.countSentAway({ method, route: pathOf(url), status, ms: performance.now() - started });
  };
}
