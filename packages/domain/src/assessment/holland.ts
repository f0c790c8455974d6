import { INTEREST_SCALES, type InterestScale } from './scales.ts';

/**
 * Holland's hexagon: neighbours are alike, opposites least. A code is the three strongest, strongest first. Sources: Holland (1997), Making Vocational
 * Choices; C-index: Brown and Gore (1994); M-index: Iachan (1984).
 */
export type Code = readonly [InterestScale, InterestScale, InterestScale];
export type Profile = Readonly<Record<InterestScale, number>>;

/** 0 for the same, 1 for neighbours, 2 for the next but one, 3 for opposites. */
export function hexagonDistance(one: InterestScale, other: InterestScale): number {
  const apart = Math.abs(INTEREST_SCALES.indexOf(one) - INTEREST_SCALES.indexOf(other));
  return Math.min(apart, 6 - apart);
}

/** Strongest first; equals keep their order around the hexagon. */
export const ranked = (profile: Profile): InterestScale[] =>
  INTEREST_SCALES.toSorted((one, other) => profile[other] - profile[one]);

export function codeOf(profile: Profile): Code {
  const [first, second, third] = ranked(profile);
  return [first ?? 'realistic', second ?? 'investigative', third ?? 'artistic'];
}

/** Neither liked nor disliked. */
export const NEUTRAL = 3;

/** The interests of the code that were liked; the first of it at least. What drew a student less is never called a strong interest. */
export function strongestOf(profile: Profile): InterestScale[] {
  const [first, ...others] = codeOf(profile);
  return [first, ...others.filter((scale) => profile[scale] >= NEUTRAL)];
}

/** `['investigative', 'realistic', 'conventional']` → `IRC`. */
export const lettersOf = (code: readonly InterestScale[]) =>
  code.map((scale) => scale.charAt(0).toUpperCase()).join('');

/** How far the strongest interest is above the weakest, in steps of the five-step scale. */
export function differentiation(profile: Profile): { value: number; level: 'flat' | 'middle' | 'clear' } {
  const values = Object.values(profile);
  const value = Math.max(...values) - Math.min(...values);
  return { value: Math.round(value * 10) / 10, level: value < 1 ? 'flat' : value < 2 ? 'middle' : 'clear' };
}

/** How alike the two strongest interests are by their place on the hexagon. */
export function consistency([first, second]: Code): 'high' | 'middle' | 'low' {
  const distance = hexagonDistance(first, second);
  return distance === 1 ? 'high' : distance === 2 ? 'middle' : 'low';
}

const C_WEIGHTS = [3, 2, 1] as const;
export const C_HIGHEST = 18;

/** Brown and Gore's C: like places of two codes are compared, the first counting most. 0 to 18. */
export const cIndex = (one: Code, other: Code): number =>
  C_WEIGHTS.reduce<number>((total, weight, place) => {
    const [mine, theirs] = [one[place] ?? one[0], other[place] ?? other[0]];
    return total + weight * (3 - hexagonDistance(mine, theirs));
  }, 0);

/** Iachan's weights: row and column are the places of a shared letter in the two codes. */
const IACHAN = [
  [22, 10, 4],
  [10, 5, 2],
  [4, 2, 1],
] as const;
export const IACHAN_HIGHEST = 28;

/** Iachan's M: shared letters count, weighted by both positions. 0 to 28. */
export const iachan = (one: Code, other: Code): number =>
  one.reduce((total, scale, place) => total + (IACHAN[place]?.[other.indexOf(scale)] ?? 0), 0);
