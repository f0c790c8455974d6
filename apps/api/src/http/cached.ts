import type { AnyEndpoint, ParsedOf, ReplyOf } from '@dakhila/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from './answer-cache.ts';
import { demandAccess, parseInput } from './mount.ts';

/** What an answer from the cache says of itself. */
export const CACHED_HEADERS = { 'content-type': 'application/json; charset=utf-8', vary: 'accept-encoding' } as const;

/** Makes an answer from the input alone. */
export type UnchangingHandler<E extends AnyEndpoint> = (input: Pick<ParsedOf<E>, 'params' | 'query'>) => ReplyOf<E>;

/**
 * Like `mount`, for answers to any signed-in student that depend on nothing but the input and on facts that never change while the server
 * runs: guard and validation are the same, the bytes are made once for each different input. What was answered once, `door` answers
 * again. There is no ETag: answers are `no-store`, so nobody would ask by one.
 */
export function mountUnchanging<E extends AnyEndpoint & { access: 'student' }>(
  app: FastifyInstance,
  endpoint: E,
  cache: AnswerCache,
  handle: UnchangingHandler<E>,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    preValidation: async (request) => demandAccess(endpoint, request.caller),
    handler: async (request, reply) => {
      // The parts were just parsed by the endpoint's own schemas.
      const input = parseInput(endpoint, request) as ParsedOf<E>;
      const question = {
        address: request.url,
        route: request.routeOptions.url ?? endpoint.path,
        key: `${endpoint.path} ${JSON.stringify(input.params)} ${JSON.stringify(input.query)}`,
        acceptEncoding: request.headers['accept-encoding'],
      };
      const { bytes, encoding } = cache.answer(question, () =>
        // Parsing the answer keeps undeclared fields out of it.
        Buffer.from(JSON.stringify(endpoint.response.parse({ status: 'success', success: true, ...handle(input) }))),
      );
      if (encoding !== null) reply.header('content-encoding', encoding);
      return reply.headers(CACHED_HEADERS).send(bytes);
    },
  });
}
