import { judgeSession } from '@dakhila/domain/auth/session-policy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../ports.ts';
import type { Session } from './caller.ts';
import type { CookieJar } from './cookies.ts';
import { deleteSessions, findSession, renewSession, touchSession } from './session-store.ts';
import { makeXsrfToken } from './xsrf-token.ts';

/** How long a session is believed without asking the database; an end elsewhere is announced and clears it at once. */
const CACHE_MS = 30_000;
const CACHE_SIZE = 20_000;
/** A session id has 43 characters; anything much longer is not ours and not worth hashing. */
const LONGEST_SECRET = 64;

type Known = { session: Session; readAt: number };

/** Keeps sessions: finds the one of a request, begins and ends them, and remembers recent ones in memory. */
export function makeSessionKeeper(deps: Pick<Deps, 'db' | 'now' | 'secrets'>, cookies: CookieJar) {
  const known = new Map<string, Known>();
  let isHearing = false;
  /** Counts what was heard: a session read before the last announcement may be the one that it ended. */
  let heard = 0;

  const forget = (publicId: string) => {
    heard += 1;
    for (const [secret, entry] of known) if (entry.session.publicId === publicId) known.delete(secret);
  };

  const remember = (secret: string, session: Session) => {
    if (known.size >= CACHE_SIZE) known.clear();
    known.set(secret, { session, readAt: deps.now().getTime() });
  };

  /** A session that is believed without asking the database. */
  const recall = (secret: string): Session | undefined => {
    const entry = known.get(secret);
    return entry && isHearing && deps.now().getTime() - entry.readAt < CACHE_MS ? entry.session : undefined;
  };

  /** A fresh forgery token for whoever the caller is from now on. */
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

      const heardBefore = heard;
      const found = await findSession(deps.db, secret);
      if (!found) return null;
      const { publicId, studentId, isClosed } = found;
      const session: Session = { publicId, studentId, ...(isClosed && { isClosed }) };
      const verdict = judgeSession(found, found.now);
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
      if (heard === heardBefore) remember(secret, session);
      return session;
    },

    /** Signs this browser in with a session that was just opened; one that was there before ends. */
    async begin(request: FastifyRequest, reply: FastifyReply, session: Session, secret: string) {
      const before = request.caller.session;
      cookies.write(reply, 'session', secret);
      changeCaller(request, reply, session);
      if (before) await deleteSessions(deps.db, before.studentId, [before.publicId]);
    },

    /** Signs this browser out. The cookie is cleared first: it goes even when the database does not answer. */
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
    /** Told whether announcements of ended sessions arrive; while they do not, nothing is believed from memory. */
    hear(isConnected: boolean) {
      isHearing = isConnected;
      heard += 1;
      known.clear();
    },
  };
}
export type SessionKeeper = ReturnType<typeof makeSessionKeeper>;
