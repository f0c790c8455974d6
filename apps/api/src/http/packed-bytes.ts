import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { preferredEncoding } from './preferred-encoding.ts';

/** A file as it goes out, in every encoding that we have. */
export type PackedBytes = { plain: Uint8Array; br: Uint8Array; gzip: Uint8Array; etag: string };

/** The best quality would save a fifth more and take thirty times as long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } };

/** Packs a text once, for everybody who fetches it later. */
export function packBytes(text: string): PackedBytes {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, br: brotliCompressSync(plain, BROTLI), gzip: gzipSync(plain), etag };
}

/** Sends such a file, or tells a browser that it has it already. */
export function sendPacked({ headers }: FastifyRequest, reply: FastifyReply, packed: PackedBytes): FastifyReply {
  const encoding = preferredEncoding(String(headers['accept-encoding'] ?? ''));
  reply.header('vary', 'accept-encoding').header('etag', packed.etag);
  // A proxy may have marked it as weak, or sent several.
  if (headers['if-none-match']?.includes(packed.etag)) return reply.status(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(packed[encoding ?? 'plain']);
}
