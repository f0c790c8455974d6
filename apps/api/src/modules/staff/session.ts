import { API_BASE_PATH } from '@dakhila/contract';
import { DomainError } from '@dakhila/domain/errors';
import { evaluateDeskSession, isFresh } from '@dakhila/domain/staff/access';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isLoopback, makeAddressReader, makeNetworkCheck, networkOf, type StaffSession } from '../../http/caller.ts';
import { comesFromUs, isXsrfToken } from '../../http/csrf.ts';
import { isOnDeskHost } from '../../http/desk-host.ts';
import type { Deps } from '../../ports.ts';
import { deleteStaffSession, findStaffSession, touchStaffSession } from './session-store.ts';

/** Carries the token that the desk got with its session. */
const TOKEN_HEADER = 'x-desk-token';
/** Sent by a page that only looks for news: it does not count as somebody working. */
const BACKGROUND_HEADER = 'x-desk-background';
const LONGEST_SECRET = 64;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The cookie of the desk. Browsers send it to the desk's calls only, and never from another site. */
export function makeDeskCookie({ DESK_URL }: Pick<Config, 'DESK_URL'>) {
  const isSecure = DESK_URL.startsWith('https:');
  const name = isSecure ? '__Secure-desk_session' : 'desk_session';
  const options: CookieSerializeOptions = {
    path: `${API_BASE_PATH}/desk`,
    sameSite: 'strict',
    secure: isSecure,
    httpOnly: true,
  };
  return {
    read: (request: FastifyRequest) => request.cookies[name],
    write: (reply: FastifyReply, secret: string) => reply.setCookie(name, secret, options),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
export type DeskCookie = ReturnType<typeof makeDeskCookie>;

type Needs = Pick<Deps, 'db' | 'secrets' | 'config'> & { deskCookie: DeskCookie };

/**
 * Whether a request may see the desk: it came to the desk's own host, if there is one, from an address on the list.
 * Without a list every address may.
 */
export function makeDeskGate(config: Pick<Config, 'DESK_ADDRESSES' | 'DESK_HOST' | 'TRUST_PROXY'>) {
  const addressOf = makeAddressReader(config);
  const isListed = makeNetworkCheck(config.DESK_ADDRESSES);
  return (request: FastifyRequest): boolean =>
    (config.DESK_HOST === undefined || isOnDeskHost(request, config)) &&
    (config.DESK_ADDRESSES.length === 0 || isListed(addressOf(request.raw).replace(/^::ffff:/, '')));
}

/** Identifies callers of the desk. A student's cookies are not read here, so a student is a stranger. */
export function identifyStaff(app: FastifyInstance, { db, secrets, config, deskCookie }: Needs) {
  const addressOf = makeAddressReader(config);
  const isAllowed = makeDeskGate(config);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    // A request that may not see it learns nothing, not even that there is a desk.
    if (!isAllowed(request)) throw new DomainError('not-found');
    const network = networkOf(addressOf(request.raw));
    request.caller = {
      browserId: '',
      network,
      budgetedNetwork: config.NODE_ENV === 'production' || !isLoopback(request) ? network : null,
      session: null,
      staff: await readSession(request, reply),
      language: 'en',
      signupId: null,
    };
    if (SAFE_METHODS.has(request.method)) return;
    const token = request.headers[TOKEN_HEADER];
    const isOurs = !request.caller.staff || isXsrfToken(secrets, request.caller, String(token ?? ''));
    if (!isOurs || !comesFromUs(request, config, config.DESK_URL)) throw new DomainError('csrf');
  });

  const readSession = async (request: FastifyRequest, reply: FastifyReply): Promise<StaffSession | null> => {
    const secret = deskCookie.read(request);
    if (!secret || secret.length > LONGEST_SECRET) return null;
    const found = await findStaffSession(db, secret);
    if (!found) return null;
    const verdict = evaluateDeskSession(found, found.now);
    if (verdict === 'ended') {
      deskCookie.clear(reply);
      await deleteStaffSession(db, found.publicId);
      return null;
    }
    if (verdict === 'touch' && !request.headers[BACKGROUND_HEADER]) await touchStaffSession(db, found.publicId);
    const { publicId, staffId, name, roles } = found;
    return { publicId, staffId, name, roles, isFresh: isFresh(found, found.now) };
  };
}
