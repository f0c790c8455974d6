import type { Edition } from './edition.ts';

/**
 * An edition's texts put together as far as they go without a student, as bytes one after the other: results are then copied together, and nothing of them
 * is encoded anew. Each piece begins where the figures say and ends where the next one begins.
 */
export type Pieces = {
  /** The pieces, and after them room to lay out the results of one answer: within one buffer bytes are moved twice as fast as from one to another. */
  bytes: Uint8Array;
  /** Where the room begins. It is as large as the largest answer that can be: pages that are never written on take no memory. */
  room: number;
  /** By pool: a result that has it as its best one, up to the chance of the first of its pools, which is the same. */
  results: Uint32Array;
  /** By pool: another considered pool up to its chance. It is the end of the piece above. */
  pools: Uint32Array;
};

/** More than the chances and the punctuation of a result ever take. */
const CHANCES_BYTES = 1_024;

const known = new WeakMap<Edition, Pieces>();

/** The pieces of an edition, put together once. */
export function piecesOf(edition: Edition): Pieces {
  const before = known.get(edition);
  if (before !== undefined) return before;
  const pieces = putTogether(edition);
  known.set(edition, pieces);
  return pieces;
}

function putTogether({ options, firstPool, kinds, listOfKind, kindOfPool, figures, extras }: Edition): Pieces {
  const poolCount = kindOfPool.length;
  const [results, pools] = [new Uint32Array(poolCount + 1), new Uint32Array(poolCount)];
  const texts: string[] = [];
  let end = 0;
  const print = (text: string) => {
    texts.push(text);
    end += text.length;
  };
  options.forEach((option, place) => {
    for (let pool = firstPool[place] ?? 0; pool < (firstPool[place + 1] ?? 0); pool += 1) {
      const kind = kindOfPool[pool] ?? 0;
      results[pool] = end;
      print(`{${option},${figures[pool]},"pool":{${kinds[kind]}},"pools":[`);
      pools[pool] = end;
      print(`{${kinds[kind]},${listOfKind[kind]},${figures[pool]}${extras[pool]},"chance":`);
    }
  });
  results[poolCount] = end;
  const bytes = Buffer.alloc(2 * end + options.length * CHANCES_BYTES);
  bytes.write(texts.join(''), 'latin1');
  return { bytes, room: end, results, pools };
}
