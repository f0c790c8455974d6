import { evaluateSession } from '@dakhila/domain/auth/otp';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../ports.ts';
import type { Session } from './caller.ts';
import type { CookieJar } from './cookies.ts';
import { makeXsrfToken } from './csrf.ts';
import { deleteSessions, findSession, renewSession, touchSession } from './session-store.ts';

/** How long a cached session is trusted. When it ends elsewhere, a notification removes it at once. */
const CACHE_MS = 30_000;
const CACHE_SIZE = 20_000;
/** A session secret has 43 characters; anything much longer is not ours and is not hashed. */
const LONGEST_SECRET = 64;

type Known = { session: Session; readAt: number };

/** Finds the session of a request, begins and ends sessions, and caches recent ones. */
export function makeSessionKeeper(deps: Pick<Deps, 'db' | 'now' | 'secrets'>, cookies: CookieJar) {
  const known = new Map<string, Known>();
  let isListening = false;
  /** Counts notifications: a session that was read before the last one may have been ended by it. */
  let notified = 0;

  const forget = (publicId: string) => {
    notified += 1;
    for (const [secret, entry] of known) if (entry.session.publicId === publicId) known.delete(secret);
  };

  const remember = (secret: string, session: Session) => {
    if (known.size >= CACHE_SIZE) known.clear();
    known.set(secret, { session, readAt: deps.now().getTime() });
  };

  /** A session from the cache, if it can be trusted. */
  const recall = (secret: string): Session | undefined => {
    const entry = known.get(secret);
    return entry && isListening && deps.now().getTime() - entry.readAt < CACHE_MS ? entry.session : undefined;
  };

  /** Sets the caller's session, with a new forgery token for it. */
  const changeCaller = (request: FastifyRequest, reply: FastifyReply, session: Session | null) => {
    request.caller = { ...request.caller, session };
    cookies.write(reply, 'XSRF-TOKEN', makeXsrfToken(deps.secrets, request.caller));
  };

  return {
    async read(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
      const secret = cookies.read(request, 'session');
      if (!secret || secret.length > LONGEST_SECRET) return null;
      const recalled = recall(secret);
      if (recalled) return recalled;
      known.delete(secret);

      const notifiedBefore = notified;
      const found = await findSession(deps.db, secret);
      if (!found) return null;
      const { publicId, studentId, isClosed } = found;
      const session: Session = { publicId, studentId, ...(isClosed && { isClosed }) };
      const verdict = evaluateSession(found, found.now);
      if (verdict === 'ended') {
        await deleteSessions(deps.db, session.studentId, [session.publicId]);
        return null;
      }
      if (verdict === 'renew' && found.isCurrent) {
        const next = await renewSession(deps.db, secret);
        if (next) cookies.write(reply, 'session', next);
        return session;
      }
      if (verdict === 'touch') await touchSession(deps.db, session.publicId);
      if (notified === notifiedBefore) remember(secret, session);
      return session;
    },

    /** Signs this browser in with a new session; its previous session ends. */
    async begin(request: FastifyRequest, reply: FastifyReply, session: Session, secret: string) {
      const before = request.caller.session;
      cookies.write(reply, 'session', secret);
      changeCaller(request, reply, session);
      if (before) await deleteSessions(deps.db, before.studentId, [before.publicId]);
    },

    /** Signs this browser out. The cookie is cleared first, even if the database does not answer. */
    async end(request: FastifyRequest, reply: FastifyReply) {
      const { session } = request.caller;
      cookies.clear(reply, 'session');
      changeCaller(request, reply, null);
      if (!session) return;
      forget(session.publicId);
      await deleteSessions(deps.db, session.studentId, [session.publicId]);
    },

    forget,
    recall,
    /** Whether notifications of ended sessions arrive. While they do not, the cache is not used. */
    setListening(isConnected: boolean) {
      isListening = isConnected;
      notified += 1;
      known.clear();
    },
  };
}
export type SessionKeeper = ReturnType<typeof makeSessionKeeper>;
