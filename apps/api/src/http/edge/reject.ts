import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { API_BASE_PATH } from '@dakhila/contract';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import type { ErrorCode } from '@dakhila/domain/errors';
import { LANGUAGE_COOKIE, languageOf, pageLanguage } from '@dakhila/domain/language/languages';
import type { CookieJar } from '../cookies.ts';
import { rejectionOf } from '../errors.ts';
import type { Meter } from '../monitoring.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';

type Headers = Readonly<Record<string, string>>;
const CONTENT_TYPE = { 'content-type': 'application/json; charset=utf-8' };
/** A longer body, or one of unknown length, is not read: its connection is closed after the response. */
const MAX_UNREAD_BYTES = 16 * 1024;

/** Calls with a concurrency limit of their own, known before the framework runs, so that nothing is done for a call that has no slot. */
export function makeLimitedCalls() {
  const calls = new Map<string, () => boolean>();
  return {
    add(
      { method, path }: Pick<AnyEndpoint, 'method' | 'path'>,
      { hasCapacity }: Pick<ConcurrencyLimit, 'hasCapacity'>,
    ) {
      calls.set(`${method} ${API_BASE_PATH}${path}`, hasCapacity);
    },
    /** Whether a call has a limit of its own. */
    has: ({ method, url }: { method: string; url: string }): boolean => calls.has(`${method} ${pathOf(url)}`),
    /** Whether a call has no capacity now. Another spelling of its path is not recognised here; the route itself rejects it. */
    isFull: ({ method, url = '' }: { method?: string | undefined; url?: string | undefined }): boolean =>
      calls.get(`${method} ${pathOf(url)}`)?.() === false,
  };
}
export type LimitedCalls = ReturnType<typeof makeLimitedCalls>;

/** A URL without its query. */
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

export type RejectNeeds = {
  cookies: Pick<CookieJar, 'pick'>;
  meter: Pick<Meter, 'countRejected'>;
  /** The headers of every API response. */
  headers: Headers;
};

/** Rejects a call with 503 and `Retry-After`, from bytes made beforehand: ten times too many calls hardly slow the others down. */
export function makeReject({ cookies, meter, headers }: RejectNeeds): RequestListener {
  const fixedHeaders = Object.entries({ ...headers, ...CONTENT_TYPE }).flat();
  const rejections = {
    en: rejectionOf('overloaded', 'en'),
    hi: rejectionOf('overloaded', 'hi'),
    mr: rejectionOf('overloaded', 'mr'),
  };
  return ({ method = '', url = '', headers: given }, response) => {
    const startedAt = performance.now();
    const language = given.cookie === undefined ? undefined : cookies.pick(given.cookie, LANGUAGE_COOKIE);
    const { status, retryAfter, bytes } = rejections[pageLanguage(languageOf(language) ?? null)];
    const own = ['x-request-id', randomUUID(), 'retry-after', retryAfter, 'content-length', String(bytes.length)];
    if (given['transfer-encoding'] || Number(given['content-length'] ?? 0) > MAX_UNREAD_BYTES)
      own.push('connection', 'close');
    response.writeHead(status, own.concat(fixedHeaders)).end(bytes);
    meter.countRejected({ method, route: pathOf(url), status, ms: performance.now() - startedAt });
  };
}

/** Rejects a request with more than one Host header: a proxy in front may have used another one than we would. */
export function rejectSecondHost(headers: Headers, listener: RequestListener): RequestListener {
  const { status, bytes } = rejectionOf('invalid-input', 'en');
  const all = { ...headers, ...CONTENT_TYPE, 'content-length': bytes.length, connection: 'close' };
  return (request, response) =>
    hasSecondHost(request) ? response.writeHead(status, all).end(bytes) : listener(request, response);
}

/** Node keeps the first Host header and drops the others; only the raw list of names and values shows them. */
function hasSecondHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** The response to the last request of each connection. */
const responses = new WeakMap<Socket, ServerResponse>();

/** Remembers the response of each connection, so that a request that has its response is not answered a second time. */
export const rememberResponses =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    responses.set(request.socket, response);
    return listener(request, response);
  };

/** Whether the current request of a connection has its response, perhaps while its body is still arriving. */
function hasResponse(socket: Socket): boolean {
  const response = responses.get(socket);
  return response?.headersSent === true && !(response.req.complete && response.writableFinished);
}

/** Rejects what Node's parser cannot read, or finds too long or too slow, with the usual envelope and headers. Then closes the connection. */
export const rejectUnreadable = (headers: Headers) => (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = statusOf(error.code);
  const { bytes } = rejectionOf(code, 'en');
  const all = { ...headers, ...CONTENT_TYPE, 'content-length': bytes.length, connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable && !hasResponse(socket))
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${bytes}`);
  socket.destroySoon();
};

function statusOf(parserCode: string | undefined): [status: number, code: ErrorCode] {
  if (parserCode === 'HPE_HEADER_OVERFLOW') return [431, 'too-large'];
  if (parserCode === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'invalid-input'];
  return [400, 'invalid-input'];
}
