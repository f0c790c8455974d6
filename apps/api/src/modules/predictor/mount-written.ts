import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { demandAccess, type Http, type Input, parseInput } from '../../http/mount.ts';
import { sendJson } from './send-json.ts';
import type { Written } from './written.ts';

type Options = {
  /** Throws when the call cannot be served now: asked before anything of it is read. */
  demandRoom?: () => void;
};

/** Like `mount`, for answers that are too large to be put together field by field: the handler writes the whole envelope as bytes. */
export function mountWritten<E extends AnyEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: Input<E>, http: Http) => Promise<Written>,
  { demandRoom }: Options = {},
) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: async (request) => {
      demandRoom?.();
      demandAccess(endpoint, request.caller);
    },
    handler: async (request, reply) => {
      // The guard above has made sure that what the access word promises is there; the parts were just parsed.
      const input = { ...parseInput(endpoint, request), caller: request.caller } as Input<E>;
      return sendJson(request, reply, await handle(input, { request, reply }));
    },
  });
}
