import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { OWNER_HEADER } from '@dakhila/contract/kept-answers';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { CACHED_HEADERS } from './cached.ts';
import type { Session } from './caller.ts';
import type { CookieJar } from './cookies.ts';
import type { Meter } from './metrics.ts';
import { refusingSecondHost } from './one-host.ts';
import type { FloodGate } from './rate-limit.ts';
import { makeHead } from './ready-head.ts';
import { countedRequestId } from './request-id.ts';
import type { Rooms } from './rooms.ts';
import { makeSendAway } from './send-away.ts';
import type { SessionKeeper } from './session.ts';
import { BODY_PATIENCE } from './slow-bodies.ts';
import { rememberingAnswers } from './unreadable.ts';

/** A slow header or body holds a socket no longer than this; an idle one outlives the proxy in front. Looked after often: the platform would look every 30 s only. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: BODY_PATIENCE.pictureMs,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 1_000,
};
/** A line on which nothing moves for so long, as when nobody reads an answer, is cut. */
const SILENT_LINE_MS = 120_000;

type Needs = {
  answers: AnswerCache;
  sessions: Pick<SessionKeeper, 'recall'>;
  cookies: Pick<CookieJar, 'pick'>;
  floods: FloodGate;
  meter: Pick<Meter, 'count' | 'countSentAway'>;
  /** What every API answer carries. */
  headers: Readonly<Record<string, string>>;
  state: { isDraining: boolean };
  rooms: Pick<Rooms, 'isFull'>;
};

/**
 * The HTTP server. At its door calls without room are sent away, and it answers what was asked before: the same address, which was guarded, validated and put into its envelope then, by
 * a student whose session is believed from memory now and whose account is open. Everybody else and everything else goes on to the framework. It doubles the pace of the
 * explorer, whose calls are most of the traffic.
 */
export function openDoor(needs: Needs, framework: RequestListener, silentLineMs = SILENT_LINE_MS): Server {
  const lasting = { ...needs.headers, ...CACHED_HEADERS };
  const own = ['x-request-id', OWNER_HEADER, 'content-length'] as const;
  const heads = {
    plain: makeHead(lasting, own),
    br: makeHead({ ...lasting, 'content-encoding': 'br' }, own),
    gzip: makeHead({ ...lasting, 'content-encoding': 'gzip' }, own),
  };
  const sendAway = makeSendAway(needs);
  const listen: RequestListener = (request, response) => {
    // While the server stops the framework answers everything: it lets connections go.
    if (needs.state.isDraining) return framework(request, response);
    if (request.method !== 'GET') {
      // Who is sent away counts for its network too; one that floods is told so inside.
      const isSentAway = needs.rooms.isFull(request) && needs.floods(request) === 0;
      return isSentAway ? sendAway(request, response) : framework(request, response);
    }
    const started = performance.now();
    const found = find(request, needs);
    if (found === null) return framework(request, response);
    const { bytes, encoding, route } = found.answer;
    const { publicId, studentId } = found.session;
    const reqId = countedRequestId();
    response.writeHead(200, heads[encoding ?? 'plain'](reqId, studentId, String(bytes.length))).end(bytes);
    const ms = performance.now() - started;
    return needs.meter.count({ reqId, session: publicId, method: 'GET', route, status: 200, ms });
  };
  return createServer(PATIENCE, rememberingAnswers(refusingSecondHost(needs.headers, listen))).setTimeout(silentLineMs);
}

type Found = { answer: CachedAnswer; session: Session };

function find(request: IncomingMessage, { answers, sessions, cookies, floods }: Needs): Found | null {
  const { cookie, 'accept-encoding': acceptEncoding } = request.headers;
  if (cookie === undefined) return null;
  const answer = answers.recall(request.url ?? '', String(acceptEncoding ?? ''));
  if (answer === null) return null;
  const secret = cookies.pick(cookie, 'session');
  // A browser without an id is given one on the long way.
  if (secret === undefined || !cookies.pick(cookie, 'browser')) return null;
  const session = sessions.recall(secret);
  return !session || session.isClosed || floods(request) > 0 ? null : { answer, session };
}
