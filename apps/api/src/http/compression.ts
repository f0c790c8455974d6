import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The encodings that we send, best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A file as it is sent, in every encoding. */
export type CompressedFile = { plain: Uint8Array; br: Uint8Array; gzip: Uint8Array; etag: string };

/** The best quality would save a fifth more and take thirty times as long. */
const FILE_BROTLI_QUALITY = 7;

/** The best encoding that the client accepts; null for none. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}

/** The middle quality of Brotli compresses a page of colleges in under a millisecond. */
export const compress = (bytes: Buffer, encoding: Encoding, brotliQuality = 5): Buffer =>
  encoding === 'br'
    ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : gzipSync(bytes);

/** Compresses a text once for all later downloads. */
export function compressFile(text: string): CompressedFile {
  const plain = Buffer.from(text);
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, br: compress(plain, 'br', FILE_BROTLI_QUALITY), gzip: compress(plain, 'gzip'), etag };
}

/** Sends such a file, or 304 to a browser that has it already. */
export function sendCompressed({ headers }: FastifyRequest, reply: FastifyReply, file: CompressedFile): FastifyReply {
  const encoding = preferredEncoding(String(headers['accept-encoding'] ?? ''));
  reply.header('vary', 'accept-encoding').header('etag', file.etag);
  // A proxy may have marked the tag as weak, or sent several.
  if (headers['if-none-match']?.includes(file.etag)) return reply.status(304).send();
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(file[encoding ?? 'plain']);
}

const brotliAside = promisify(brotliCompress);
const gzipAside = promisify(gzip);
/** Below this the answer fits into a packet or two as it is. */
const SMALL_ANSWER_BYTES = 2_048;
/** The quality that takes least time per byte saved: thousands predict in the hour of the results. */
const ANSWER_BROTLI_QUALITY = 4;

/** Compresses a response outside the main thread. For `onSend`. */
export async function compressAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < SMALL_ANSWER_BYTES) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = preferredEncoding(request.headers['accept-encoding']?.toString());
  if (encoding === null) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  const params = { [constants.BROTLI_PARAM_QUALITY]: ANSWER_BROTLI_QUALITY };
  return encoding === 'br' ? brotliAside(payload, { params }) : gzipAside(payload);
}
