/** Coefficients of Acklam's approximation of the inverse normal: relative error below 1.2e-9. */
const A = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const B = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1];
const C = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const D = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416, 1];
const TAIL = 0.02425;

/** The normal score below which the share is; infinite at 0 and 1. */
export function normalScore(share: number): number {
  if (share <= 0) return Number.NEGATIVE_INFINITY;
  if (share >= 1) return Number.POSITIVE_INFINITY;
  if (share > 1 - TAIL) return -normalScore(1 - share);
  if (share < TAIL) {
    const q = Math.sqrt(-2 * Math.log(share));
    return polynomial(C, q) / polynomial(D, q);
  }
  const q = share - 0.5;
  return (polynomial(A, q * q) * q) / polynomial(B, q * q);
}

function polynomial(coefficients: readonly number[], at: number): number {
  let sum = 0;
  for (const coefficient of coefficients) sum = sum * at + coefficient;
  return sum;
}

const TABLE_BITS = 14;
const SIZE = 1 << TABLE_BITS;
/** How far the top bits of a random number are shifted down to be an index in `SCORES`. */
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
