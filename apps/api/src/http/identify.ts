import { randomBytes } from 'node:crypto';
import { API_BASE_PATH } from '@dakhila/contract';
import { auth } from '@dakhila/contract/auth';
import { OWNER_HEADER } from '@dakhila/contract/response-headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../ports.ts';
import { chosenLanguage, isLoopback, makeAddressReader, networkOf } from './caller.ts';
import type { CookieJar } from './cookies.ts';
import { isXsrfToken, makeXsrfToken } from './csrf.ts';
import type { SessionKeeper } from './session.ts';

const BROWSER_ID = /^[A-Za-z0-9_-]{22}$/;
const SIGNUP_ID = /^[0-9a-f-]{36}$/;
const LOGOUT = API_BASE_PATH + auth.logout.path;

type Needs = Pick<Deps, 'secrets' | 'config'> & { cookies: CookieJar; sessions: SessionKeeper };

/** Identifies the caller before anything else happens. A new browser gets its id here. */
export function identifyCallers(app: FastifyInstance, { secrets, config, cookies, sessions }: Needs) {
  const addressOf = makeAddressReader(config);
  app.decorateRequest('caller');
  app.addHook('onRequest', async (request, reply) => {
    const network = networkOf(addressOf(request.raw));
    request.caller = {
      browserId: browserIdOf(request, reply, cookies),
      network,
      budgetedNetwork: config.NODE_ENV === 'production' || !isLoopback(request) ? network : null,
      session: null,
      staff: null,
      language: chosenLanguage(request),
      // Decrypted only when needed: it costs more than everything else here.
      get signupId() {
        return signupIdOf(request, cookies, secrets);
      },
    };
    request.caller.session = await sessions.read(request, reply).catch((error: unknown) => {
      // A log-out clears the cookie even if the database is unreachable. Another site cannot send this header.
      if (request.routeOptions.url === LOGOUT && request.headers['x-xsrf-token']) cookies.clear(reply, 'session');
      throw error;
    });
    if (request.caller.session) reply.header(OWNER_HEADER, request.caller.session.studentId);
  });
}

/** Gives the page a forgery token, so that it can make calls. */
export function equipBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { secrets, cookies }: Pick<Needs, 'secrets' | 'cookies'>,
) {
  if (isXsrfToken(secrets, request.caller, cookies.read(request, 'XSRF-TOKEN'))) return;
  cookies.write(reply, 'XSRF-TOKEN', makeXsrfToken(secrets, request.caller));
}

function browserIdOf(request: FastifyRequest, reply: FastifyReply, cookies: CookieJar): string {
  const given = cookies.read(request, 'browser');
  if (given && BROWSER_ID.test(given)) return given;
  const made = randomBytes(16).toString('base64url');
  cookies.write(reply, 'browser', made);
  return made;
}

/** The cookie holds the encrypted id, so that nobody can name another student's sign-up. */
function signupIdOf(request: FastifyRequest, cookies: CookieJar, secrets: Deps['secrets']): string | null {
  const sealed = cookies.read(request, 'signup');
  if (!sealed || sealed.length > 200) return null;
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.toString('base64url') !== sealed) return null;
  const id = secrets.open('signup', bytes);
  return id && SIGNUP_ID.test(id) ? id : null;
}
