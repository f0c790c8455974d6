import { normalScore } from './normal-scores.ts';

const TABLE_BITS = 14;
const SIZE = 1 << TABLE_BITS;
/** How far the top bits of a random number are shifted down to be a place in `SCORES`. */
export const TABLE_SHIFT = 32 - TABLE_BITS;
/** Equally likely normal scores: taking one at random is ten times quicker than computing one, and far finer than what is shown. */
export const SCORES = Float64Array.from({ length: SIZE }, (_, at) => normalScore((at + 0.5) / SIZE));

/** Normal scores that depend on seed and name alone. */
export function normalDraws(seed: number, name: string, count: number): Float64Array {
  const scores = new Float64Array(count);
  let state = firstState(seed, name);
  for (let draw = 0; draw < count; draw += 1) {
    state = nextState(state);
    scores[draw] = SCORES[state >>> TABLE_SHIFT] ?? 0;
  }
  return scores;
}

/** Marsaglia's xorshift, 32 bits. */
export function nextState(state: number): number {
  let next = state;
  next ^= next << 13;
  next ^= next >>> 17;
  return next ^ (next << 5);
}

/** The start of the random sequence of a name: FNV-1a over the name, mixed with the seed; never 0, where the generator would stay. */
export function firstState(seed: number, name: string): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 1;
}
