import { Readable } from 'node:stream';
import type { AnyEndpoint, ReplyOf, StaffAccess } from '@dakhila/contract/endpoint';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import type { StaffSession } from './caller.ts';
import { requireStaff } from './mount.ts';
import { jsonSchemaOf } from './openapi.ts';

type Upload = AnyEndpoint & { access: StaffAccess };

/**
 * Turns a contract endpoint of the desk whose body is a file into a route. The file is handed on as a stream: it is
 * never in memory as a whole.
 */
export function mountUpload<E extends Upload>(
  app: FastifyInstance,
  { method, path, access, response, file, bodyLimitBytes = 0 }: E,
  handle: (file: Readable, staff: StaffSession) => Promise<ReplyOf<E>>,
) {
  if (!file) throw new Error(`${path} takes no file`);
  // A scope of its own: no other call takes such a file, and this one takes nothing else.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(file, (_request, payload, done) => done(null, payload));
    scope.route({
      method,
      url: path,
      bodyLimit: bodyLimitBytes,
      schema: { response: { 200: jsonSchemaOf(response) } },
      onRequest: async ({ caller }) => void requireStaff(caller, access),
      handler: async ({ body, caller }) => {
        const staff = requireStaff(caller, access);
        if (!(body instanceof Readable)) throw new DomainError('unsupported-media-type');
        // What was not read is skipped: a body that stays unread would hold the answer back.
        const answer = await handle(body, staff).finally(() => body.resume());
        return { status: 'success', success: true, ...answer };
      },
    });
  });
}

/** The pieces of an upload as they arrive; throws when there are more bytes than allowed. */
export async function* piecesOf(file: Readable, mostBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  // The stream stays open when reading stops early: a destroyed one could not be answered.
  for await (const piece of file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new DomainError('too-large');
    yield piece;
  }
}
