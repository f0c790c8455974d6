import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Written } from './written.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Packing runs beside the main thread. The quality is the lowest: a megabyte of results shrinks to a fourteenth all the same, and twice the time would save a twentieth of that. */
const PACKERS = [
  {
    encoding: 'br',
    pack: (bytes: Buffer) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  },
  { encoding: 'gzip', pack: (bytes: Buffer) => zip(bytes, { level: 1 }) },
] as const;

/** Sends JSON that is already written, packed as the browser accepts it. Its paper is written on again once it is on its way. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, onRead }: Written,
): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  const packer = PACKERS.find(({ encoding }) => accepted.includes(encoding));
  reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
  if (packer === undefined) {
    // A line that breaks never finishes, and one that broke before never closes again.
    reply.raw.once('finish', onRead).once('close', onRead);
    if (reply.raw.closed) onRead();
    // Fastify takes bytes in shared memory for an object: a stream is sent as it is.
    return reply.header('content-length', bytes.length).send(Readable.from([bytes]));
  }
  const packed = await packer.pack(bytes).finally(onRead);
  return reply.header('content-encoding', packer.encoding).send(packed);
}
