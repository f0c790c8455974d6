import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this, packing saves less than a packet. */
const WORTH_PACKING_BYTES = 1_000;

/** In the order they are preferred. The middle quality of Brotli packs a page of colleges in under a millisecond. */
const PACKERS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => gzipSync(bytes),
};
type Encoding = keyof typeof PACKERS;
const ENCODINGS: readonly Encoding[] = ['br', 'gzip'];

type Kept = { plain: Buffer; packed: Partial<Record<Encoding, Buffer>>; bytes: number };
export type CachedAnswer = { bytes: Buffer; encoding: Encoding | null };

/** Keeps answers as the bytes that go out, plain and packed, within so much memory: what was not asked for longest goes first. */
export function makeAnswerCache(roomBytes: number) {
  const kept = new Map<string, Kept>();
  let usedBytes = 0;

  const grow = (entry: Kept, bytes: number) => {
    entry.bytes += bytes;
    usedBytes += bytes;
    for (const [key, oldest] of kept) {
      if (usedBytes <= roomBytes) break;
      kept.delete(key);
      usedBytes -= oldest.bytes;
    }
  };

  const find = (key: string, make: () => Buffer): Kept => {
    const known = kept.get(key);
    if (known) {
      // To the end of the line.
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const entry: Kept = { plain: make(), packed: {}, bytes: 0 };
    kept.set(key, entry);
    grow(entry, entry.plain.length + key.length * 2);
    return entry;
  };

  return {
    /** The answer for a key, made if it is not there, in the best encoding that the caller accepts. */
    answer(key: string, acceptEncoding: string | undefined, make: () => Buffer): CachedAnswer {
      const entry = find(key, make);
      const encoding = entry.plain.length < WORTH_PACKING_BYTES ? null : preferred(acceptEncoding);
      if (encoding === null) return { bytes: entry.plain, encoding };
      const known = entry.packed[encoding];
      if (known) return { bytes: known, encoding };
      const bytes = PACKERS[encoding](entry.plain);
      entry.packed[encoding] = bytes;
      if (kept.has(key)) grow(entry, bytes.length);
      return { bytes, encoding };
    },
    size: () => ({ entries: kept.size, bytes: usedBytes }),
  };
}
export type AnswerCache = ReturnType<typeof makeAnswerCache>;

function preferred(acceptEncoding: string | undefined): Encoding | null {
  if (acceptEncoding === undefined) return null;
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';', 1)[0]?.trim().toLowerCase());
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
