/** Chance that can be repeated: the same seed gives the same requests. */
export type Random = {
  /** From 0 up to and without 1. */
  share: () => number;
  below: (count: number) => number;
  pick: <T>(all: readonly [T, ...T[]]) => T;
  is: (probability: number) => boolean;
};

/** Mulberry32: small, quick, and even enough to choose words by. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(share() * count);
  return {
    share,
    below,
    pick: (all) => all[below(all.length)] ?? all[0],
    is: (probability) => share() < probability,
  };
}
