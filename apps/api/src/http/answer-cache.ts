import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Encoding, preferredEncoding } from './preferred-encoding.ts';

/** Below this, packing saves less than a packet. */
const WORTH_PACKING_BYTES = 1_000;
/** Addresses kept beside the answers; a flood of different spellings starts over. */
const MOST_ADDRESSES = 20_000;
/** Longer ones are nobody's usual question: they are not remembered, so that all of them together stay small. */
const LONGEST_ADDRESS = 500;

/** The middle quality of Brotli packs a page of colleges in under a millisecond. */
const PACKERS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => gzipSync(bytes),
};

type Kept = { key: string; route: string; plain: Buffer; packed: Partial<Record<Encoding, Buffer>>; bytes: number };
export type CachedAnswer = { bytes: Buffer; encoding: Encoding | null; route: string };
/** One question: the address as it was written, the route it took, its meaning, and the encodings that the asker can unpack. */
type Question = { address: string; route: string; key: string; acceptEncoding: string | undefined };

/**
 * Keeps answers as the bytes that go out, plain and packed, within so much memory: what was not asked for longest goes first. An answer is kept under
 * the meaning of its question, and found again by the address too.
 */
export function makeAnswerCache(roomBytes: number) {
  const kept = new Map<string, Kept>();
  const keyOfAddress = new Map<string, string>();
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

  const touch = (entry: Kept) => {
    // To the end of the line.
    kept.delete(entry.key);
    kept.set(entry.key, entry);
  };

  const add = (key: string, route: string, plain: Buffer): Kept => {
    const entry: Kept = { key, route, plain, packed: {}, bytes: 0 };
    kept.set(key, entry);
    grow(entry, plain.length + key.length * 2);
    return entry;
  };

  const inEncoding = (entry: Kept, acceptEncoding: string | undefined): CachedAnswer => {
    const { plain, route } = entry;
    const encoding = plain.length < WORTH_PACKING_BYTES ? null : preferredEncoding(acceptEncoding);
    if (encoding === null) return { bytes: plain, encoding, route };
    const known = entry.packed[encoding];
    if (known) return { bytes: known, encoding, route };
    const bytes = PACKERS[encoding](plain);
    entry.packed[encoding] = bytes;
    if (kept.has(entry.key)) grow(entry, bytes.length);
    return { bytes, encoding, route };
  };

  return {
    /** The answer to a question, made if it is not there, in the best encoding that the asker accepts. */
    answer({ address, route, key, acceptEncoding }: Question, make: () => Buffer): CachedAnswer {
      const entry = kept.get(key) ?? add(key, route, make());
      // One that is larger than all the room is not kept.
      if (kept.has(key)) {
        touch(entry);
        if (address.length <= LONGEST_ADDRESS) {
          if (keyOfAddress.size >= MOST_ADDRESSES) keyOfAddress.clear();
          keyOfAddress.set(address, key);
        }
      }
      return inEncoding(entry, acceptEncoding);
    },
    /** The answer to an address that was answered before and is still kept. */
    recall(address: string, acceptEncoding: string | undefined): CachedAnswer | null {
      const entry = kept.get(keyOfAddress.get(address) ?? '');
      if (entry === undefined) return null;
      touch(entry);
      return inEncoding(entry, acceptEncoding);
    },
    size: () => ({ entries: kept.size, bytes: usedBytes }),
  };
}
export type AnswerCache = ReturnType<typeof makeAnswerCache>;
