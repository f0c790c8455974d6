import { CLOCK_SKEW_MS, evaluateSession } from '@dakhila/domain/auth/otp';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../ports.ts';
import { type AccessToken, makeAccessToken, readAccessToken } from './access-token.ts';
import type { Session } from './caller.ts';
import type { CookieJar } from './cookies.ts';
import { makeXsrfToken } from './csrf.ts';
import { makeEndedSessions } from './ended-sessions.ts';
import { deleteSessions, findSession, renewSession, touchSession } from './session-store.ts';

/** A session secret has 43 characters; anything much longer is not ours and is not hashed. */
const LONGEST_SECRET = 64;
/** While tokens are not trusted, every request reads the session; not every response needs to bring a token. */
const FRESH_MS = 60_000;

type Given = { secret: string; token: string | undefined };

/** Finds the session of a request, begins and ends sessions. An access token saves reading the session from the database. */
export function makeSessionKeeper(deps: Pick<Deps, 'db' | 'now' | 'secrets' | 'log'>, cookies: CookieJar) {
  const ended = makeEndedSessions(deps);
  /** Whether this machine's clock agreed with the database's when a session was last read. */
  let isClockRight = false;

  const verify = ({ secret, token }: Given) =>
    secret.length > LONGEST_SECRET ? undefined : readAccessToken(deps.secrets, secret, { token, now: deps.now() });

  /** The session of a valid token, if it has certainly not ended since. */
  const recall = (secret: string | undefined, token: string | undefined): Session | undefined => {
    if (!secret || !token || !isClockRight) return undefined;
    const access = verify({ secret, token });
    return access && ended.isOpen(access) ? access.session : undefined;
  };

  /** Gives the browser a token for a session that was just read, unless it has a fresh one that says the same. */
  const giveToken = (reply: FastifyReply, given: Given, access: AccessToken) => {
    const held = verify(given);
    const isSame = held?.session.isClosed === access.session.isClosed;
    if (held && isSame && access.madeAt - held.madeAt < FRESH_MS) return;
    cookies.write(reply, 'access', makeAccessToken(deps.secrets, given.secret, access));
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
      const token = cookies.read(request, 'access');
      const recalled = recall(secret, token);
      if (recalled) return recalled;

      const found = await findSession(deps.db, secret);
      if (!found) return null;
      isClockRight = Math.abs(deps.now().getTime() - found.now.getTime()) < CLOCK_SKEW_MS;
      const { publicId, studentId, isClosed } = found;
      const session: Session = { publicId, studentId, ...(isClosed && { isClosed }) };
      const verdict = evaluateSession(found, found.now);
      if (verdict === 'ended') {
        await deleteSessions(deps.db, session.studentId, [session.publicId]);
        return null;
      }
      // A replaced secret works for a moment only, so it gets no token.
      if (!found.isCurrent) return session;
      if (verdict === 'renew') {
        const next = await renewSession(deps.db, secret);
        if (next) cookies.write(reply, 'session', next);
        return session;
      }
      if (verdict === 'touch') await touchSession(deps.db, session.publicId);
      giveToken(reply, { secret, token }, { session, madeAt: found.now.getTime() });
      return session;
    },

    /** Signs this browser in with a new session; its previous session ends. */
    async begin(request: FastifyRequest, reply: FastifyReply, session: Session, secret: string) {
      const before = request.caller.session;
      cookies.write(reply, 'session', secret);
      changeCaller(request, reply, session);
      if (before) await deleteSessions(deps.db, before.studentId, [before.publicId]);
    },

    /** Signs this browser out. The cookies are cleared first, even if the database does not answer. */
    async end(request: FastifyRequest, reply: FastifyReply) {
      const { session } = request.caller;
      cookies.clear(reply, 'session');
      cookies.clear(reply, 'access');
      changeCaller(request, reply, null);
      if (!session) return;
      ended.add(session.publicId);
      await deleteSessions(deps.db, session.studentId, [session.publicId]);
    },

    recall,
    /** Does not trust the access tokens of a session any longer, or those of all sessions up to a moment. */
    forget: ended.add,
    setListening: ended.setListening,
  };
}
export type SessionKeeper = ReturnType<typeof makeSessionKeeper>;
