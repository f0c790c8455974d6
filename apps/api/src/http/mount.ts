import type { AnyEndpoint, ParsedOf, ReplyOf } from '@dakhila/contract/endpoint';
import { nothing } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { sayFields } from '../words/say-fields.ts';
import type { Caller, OwnCaller, Session } from './caller.ts';
import { InvalidInput } from './errors.ts';
import { jsonSchemaOf } from './json-schema.ts';
import { plainIssues } from './plain-issues.ts';

/** The access demand of an endpoint, as the handler sees it: what was demanded is there. */
type CallerOf<E extends AnyEndpoint> = E['access'] extends 'student' | 'account'
  ? OwnCaller
  : E['access'] extends 'signup'
    ? Caller & { signupId: string }
    : Caller;

export type Input<E extends AnyEndpoint> = ParsedOf<E> & { caller: CallerOf<E> };
/** Cookies and headers need the raw request and reply; everything else should do without. */
export type Http = { request: FastifyRequest; reply: FastifyReply };
export type Handler<E extends AnyEndpoint> = (input: Input<E>, http: Http) => Promise<ReplyOf<E>> | ReplyOf<E>;

/** Turns a contract endpoint into a route: guards it, validates the input, says its sentences in the language of the page, keeps undeclared fields out of the answer. */
export function mount<E extends AnyEndpoint>(app: FastifyInstance, endpoint: E, handle: Handler<E>) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimitBytes ? { bodyLimit: endpoint.bodyLimitBytes } : {}),
    schema: { response: { 200: jsonSchemaOf(endpoint.response) } },
    // Before the body is read: nothing is kept in memory for who is refused.
    onRequest: async (request) => demandAccess(endpoint, request.caller),
    handler: async (request, reply) => {
      // The guard above has made sure that what the access word promises is there; the parts were just parsed.
      const input = { ...parseInput(endpoint, request), caller: request.caller } as Input<E>;
      const answer = await handle(input, { request, reply });
      const said = sayFields(pageLanguage(request.caller.language), answer, endpoint.sentences ?? []);
      return { status: 'success', success: true, ...said };
    },
  });
}

/** Throws when the caller is not who the endpoint is for. */
export function demandAccess(endpoint: AnyEndpoint, caller: Caller) {
  if (endpoint.access === 'student' || endpoint.access === 'account') demandSession(caller, endpoint.access);
  if (endpoint.access === 'signup' && !caller.signupId) throw new DomainError('no-pending-signup');
}

/** The session of a caller whom the access word lets in; throws for everybody else. Routes that answer with a file are guarded by it. */
export function demandSession({ session }: Caller, access: 'student' | 'account'): Session {
  if (!session) throw new DomainError('not-signed-in');
  if (access === 'student' && session.isClosed) throw new DomainError('account-closed');
  return session;
}

/** The parts of a request, parsed; throws what is wrong with them. */
export function parseInput(endpoint: AnyEndpoint, { params, query, body }: FastifyRequest) {
  return {
    params: parse(endpoint.params, params),
    query: parse(endpoint.query, query),
    body: parse(endpoint.body, body ?? undefined),
  };
}

function parse(schema: z.ZodMiniType, value: unknown): unknown {
  if (schema === nothing) return undefined;
  if (holdsUnstorable(value)) throw new DomainError('invalid-input');
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new InvalidInput(plainIssues(schema, value));
}

/** PostgreSQL cannot store the character NUL or half a character, and nobody types them. Goes through any depth without running out of stack. */
function holdsUnstorable(value: unknown): boolean {
  const rest = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === 'string' && (one.includes('\u0000') || !one.isWellFormed())) return true;
    if (typeof one === 'object' && one !== null) for (const entry of Object.entries(one)) rest.push(...entry);
  }
  return false;
}
