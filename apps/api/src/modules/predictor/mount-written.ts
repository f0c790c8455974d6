import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { ConcurrencyLimit } from '../../http/edge/concurrency-limit.ts';
import { demandAccess, type Http, type Input } from '../../http/mount.ts';
import { parseInput } from '../../http/validate-input.ts';
import type { OwnQueues } from '../../workers/own-queue.ts';
import { type Packing, sendJson } from './send-json.ts';
import type { Written } from './written.ts';

type Options = {
  /** Asked before anything of the call is read: the edge recognises only the usual spelling of its path. */
  limit?: Pick<ConcurrencyLimit, 'hasCapacity'>;
  packing: Packing;
  /** Where each student has one answer at a time written and packed. */
  queues?: OwnQueues;
};

/** Like `mount`, for answers that are too large to be put together field by field: the handler writes the whole envelope as bytes. */
export function mountWritten<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Input<E>, http: Http) => Promise<Written>,
  { limit, packing, queues }: Options,
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: async (request) => {
      if (limit?.hasCapacity() === false) throw new DomainError('overloaded');
      demandAccess(endpoint, request.caller);
    },
    handler: async (request, reply) => {
      // The guard above has made sure that what the access word promises is there; the parts were just parsed.
      const input = { ...parseInput(endpoint, request), caller: request.caller } as Input<E>;
      const answer = async () => sendJson(request, reply, await handle(input, { request, reply }), packing);
      await (queues && input.caller.session ? queues.run(input.caller.session.studentId, answer) : answer());
      return reply;
    },
  });
}
