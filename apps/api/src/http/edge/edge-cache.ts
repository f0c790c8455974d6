import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyEndpoint, ParsedOf, ReplyOf } from '@dakhila/contract/endpoint';
import { OWNER_HEADER } from '@dakhila/contract/response-headers';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { compress, type Encoding, preferredEncoding } from '../compression.ts';
import type { CookieJar } from '../cookies.ts';
import type { Meter } from '../monitoring.ts';
import { requireAccess } from '../mount.ts';
import type { FloodGate } from '../rate-limit.ts';
import type { SessionKeeper } from '../session.ts';
import { parseInput } from '../validate-input.ts';

/** Compressing less than one packet saves nothing. */
const MIN_COMPRESSED_BYTES = 1_000;
/** URLs that lead to a cached response. Longer ones are unusual and are not remembered, so that all of them stay small. */
const MAX_URLS = 20_000;
const MAX_URL_LENGTH = 500;
const CACHED_HEADERS = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' };

type Entry = { route: string; plain: Buffer } & Partial<Record<Encoding, Buffer>>;
export type CachedResponse = { bytes: Buffer; encoding: Encoding | null; route: string };
type CacheRequest = {
  url: string;
  route: string;
  /** Equal for all URLs that ask for the same thing. */
  key: string;
  acceptEncoding: string | undefined;
};

/** Keeps responses as the bytes that are sent, plain and compressed. When `maxBytes` is reached, the least recently used ones are removed. */
export function makeEdgeCache(maxBytes: number) {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ plain, br, gzip }, key) =>
      plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + key.length * 2,
  });
  const keyOfUrl = new LRUCache<string, string>({ max: MAX_URLS });

  const respond = (key: string, entry: Entry, acceptEncoding: string | undefined): CachedResponse => {
    const { plain, route } = entry;
    const encoding = plain.length < MIN_COMPRESSED_BYTES ? null : preferredEncoding(acceptEncoding);
    if (encoding === null) return { bytes: plain, encoding, route };
    const bytes = entry[encoding] ?? compress(plain, encoding);
    // A new object, because the cache measures an object only once.
    if (!entry[encoding]) entries.set(key, { ...entry, [encoding]: bytes });
    return { bytes, encoding, route };
  };

  return {
    /** The response to a request, made if it is not cached. */
    answer({ url, route, key, acceptEncoding }: CacheRequest, make: () => Buffer): CachedResponse {
      let entry = entries.get(key);
      if (entry === undefined) {
        entry = { route, plain: make() };
        entries.set(key, entry);
      }
      if (url.length <= MAX_URL_LENGTH) keyOfUrl.set(url, key);
      return respond(key, entry, acceptEncoding);
    },
    /** The response to a URL that was answered before, if it is still cached. */
    recall(url: string, acceptEncoding: string | undefined): CachedResponse | null {
      const key = keyOfUrl.get(url);
      const entry = key === undefined ? undefined : entries.get(key);
      return key === undefined || entry === undefined ? null : respond(key, entry, acceptEncoding);
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  };
}
export type EdgeCache = ReturnType<typeof makeEdgeCache>;

/** Makes a response from the input alone. */
export type CachedHandler<E extends AnyEndpoint> = (input: Pick<ParsedOf<E>, 'params' | 'query'>) => ReplyOf<E>;

/**
 * Like `mount`, for responses that are the same for all students and do not change while the server runs. Access and validation are the
 * same as there; the bytes are made once for each different input. API responses are `no-store`, so they have no ETag.
 */
export function mountCached<E extends AnyEndpoint & { access: 'student' }>(
  app: FastifyInstance,
  endpoint: E,
  cache: EdgeCache,
  handle: CachedHandler<E>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    preValidation: async (request) => requireAccess(endpoint, request.caller),
    handler: async (request, reply) => {
      // The endpoint's own schemas have just parsed these parts.
      const input = parseInput(endpoint, request) as ParsedOf<E>;
      const cacheRequest = {
        url: request.url,
        route: request.routeOptions.url ?? endpoint.path,
        key: `${endpoint.path} ${JSON.stringify(input.params)} ${JSON.stringify(input.query)}`,
        acceptEncoding: request.headers['accept-encoding'],
      };
      const { bytes, encoding } = cache.answer(cacheRequest, () =>
        // Parsing removes undeclared fields.
        Buffer.from(JSON.stringify(endpoint.response.parse({ status: 'success', success: true, ...handle(input) }))),
      );
      if (encoding !== null) reply.header('content-encoding', encoding);
      return reply.headers(CACHED_HEADERS).send(bytes);
    },
  });
}

export type CacheNeeds = {
  cache: Pick<EdgeCache, 'recall'>;
  sessions: Pick<SessionKeeper, 'recall'>;
  cookies: Pick<CookieJar, 'pick'>;
  floods: FloodGate;
  meter: Pick<Meter, 'count'>;
  /** The headers of every API response. */
  headers: Readonly<Record<string, string>>;
};

/** Answers a request from the cache before the framework sees it. Returns false when anything is in doubt: then the framework answers. */
export function makeCacheResponder({ cache, sessions, cookies, floods, meter, headers }: CacheNeeds) {
  const fixedHeaders = Object.entries({ ...headers, ...CACHED_HEADERS }).flat();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const startedAt = performance.now();
    const { cookie, 'accept-encoding': acceptEncoding } = request.headers;
    if (request.method !== 'GET' || cookie === undefined) return false;
    const cached = cache.recall(request.url ?? '', acceptEncoding?.toString());
    // The framework gives an id to a browser that has none.
    if (cached === null || !cookies.pick(cookie, 'browser')) return false;
    const session = sessions.recall(cookies.pick(cookie, 'session'), cookies.pick(cookie, 'access'));
    if (!session || session.isClosed || floods(request) > 0) return false;
    const { bytes, encoding, route } = cached;
    const reqId = randomUUID();
    const own = ['x-request-id', reqId, OWNER_HEADER, session.studentId, 'content-length', String(bytes.length)];
    if (encoding !== null) own.push('content-encoding', encoding);
    response.writeHead(200, own.concat(fixedHeaders)).end(bytes);
    const ms = performance.now() - startedAt;
    meter.count({ reqId, session: session.publicId, method: 'GET', route, status: 200, ms });
    return true;
  };
}
