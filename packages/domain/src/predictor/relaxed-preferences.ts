import type { Preferences } from './candidate.ts';

/**
 * Which preferences were set aside because nothing that fits all of them is within reach: the cities first, since a student can move more easily than change what to
 * study. Where the branches are not within reach anywhere, they are set aside and the cities count again; then both.
 */
export const RELAXED = ['cities', 'branches', 'both'] as const;
export type Relaxed = (typeof RELAXED)[number];

const isGiven = (names: readonly string[] | undefined) => names !== undefined && names.length > 0;

/** What may be set aside, in the order to try. */
export function relaxationsOf(preferences: Preferences | undefined): readonly Relaxed[] {
  const [hasBranches, hasCities] = [isGiven(preferences?.branches), isGiven(preferences?.cities)];
  if (hasBranches && hasCities) return RELAXED;
  return hasCities ? ['cities'] : hasBranches ? ['branches'] : [];
}

/** The preferences that remain. */
export function withoutRelaxed(
  preferences: Preferences | undefined,
  relaxed: Relaxed | undefined,
): Preferences | undefined {
  if (preferences === undefined || relaxed === undefined) return preferences;
  return {
    ...preferences,
    ...(relaxed !== 'cities' && { branches: undefined }),
    ...(relaxed !== 'branches' && { cities: undefined }),
  };
}
