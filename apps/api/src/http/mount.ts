import type { AnyEndpoint, ParsedOf, ReplyOf, StaffAccess } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { Unsaid } from '@dakhila/domain/messages/message';
import { sayAll } from '@dakhila/domain/messages/say';
import { mayDo } from '@dakhila/domain/staff/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readMayLag } from '../db/replica.ts';
import type { Caller, OwnCaller, Session, StaffCaller, StaffSession } from './caller.ts';
import { jsonSchemaOf } from './openapi.ts';
import { parseInput } from './validate-input.ts';

/** The caller as the handler sees it: what the endpoint's access demands is there. */
type CallerOf<E extends AnyEndpoint> = E['access'] extends 'student' | 'account'
  ? OwnCaller
  : E['access'] extends 'signup'
    ? Caller & { signupId: string }
    : E['access'] extends StaffAccess
      ? StaffCaller
      : Caller;

export type Input<E extends AnyEndpoint> = ParsedOf<E> & { caller: CallerOf<E> };
/** Cookies and headers need the raw request and reply; everything else should do without. */
export type Http = { request: FastifyRequest; reply: FastifyReply };
/** What a handler returns; where the endpoint says so, with messages that are not yet in a language. */
export type Returned<E extends AnyEndpoint> = true extends E['hasMessages'] ? Unsaid<ReplyOf<E>> : ReplyOf<E>;
export type Handler<E extends AnyEndpoint> = (input: Input<E>, http: Http) => Promise<Returned<E>> | Returned<E>;

/** Turns a contract endpoint into a route: checks access, validates the input, translates sentences, removes undeclared fields. */
export function mount<E extends AnyEndpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimitBytes ? { bodyLimit: endpoint.bodyLimitBytes } : {}),
    schema: { response: { 200: jsonSchemaOf(endpoint.response) } },
    // Before the body is read: a rejected call uses no memory for it.
    onRequest: async (request) => requireAccess(endpoint, request.caller),
    handler: async (request, reply) => {
      // The check above ensures what the access demands, and the parts have just been parsed.
      const input = { ...parseInput(endpoint, request), caller: request.caller } as Input<E>;
      const answer = await (endpoint.mayLag
        ? readMayLag(() => handle(input, { request, reply }))
        : handle(input, { request, reply }));
      const language = pageLanguage(request.caller.language);
      // A handler returns messages only where the endpoint says so.
      const said = (endpoint.hasMessages ? sayAll(language, answer) : answer) as ReplyOf<E>;
      return { status: 'success', success: true, ...said };
    },
  });
}

/** Throws if the endpoint is not for this caller. */
export function requireAccess(endpoint: AnyEndpoint, caller: Caller) {
  if (endpoint.access === 'student' || endpoint.access === 'account') requireSession(caller, endpoint.access);
  if (endpoint.access === 'signup' && !caller.signupId) throw new DomainError('no-pending-signup');
  if (typeof endpoint.access === 'object' && endpoint.access.desk === 'staff') requireStaff(caller, endpoint.access);
}

/** The desk's session of a caller whose role allows the act; throws for all others. Routes that send files use it too. */
export function requireStaff({ staff }: Caller, { act, isFresh }: StaffAccess): StaffSession {
  if (!staff) throw new DomainError('not-signed-in');
  if (act !== null && !mayDo(staff.roles, act)) throw new DomainError('not-allowed');
  if (isFresh && !staff.isFresh) throw new DomainError('passkey-needed');
  return staff;
}

/** The session of a caller with access; throws for all others. Routes that send files use it too. */
export function requireSession({ session }: Caller, access: 'student' | 'account'): Session {
  if (!session) throw new DomainError('not-signed-in');
  if (access === 'student' && session.isClosed) throw new DomainError('account-closed');
  return session;
}
