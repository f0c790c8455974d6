import type { Preferences } from '@dakhila/domain/predictor/candidate';

/** What may narrow a prediction, in the order of the form. */
export const WISHES = ['branches', 'cities', 'kinds'] as const;
export type Wishes = Readonly<Record<(typeof WISHES)[number], readonly string[]>>;

export const BLANK_WISHES: Wishes = { branches: [], cities: [], kinds: [] };

/** The wishes as a call has them; nothing where there are none. */
export function wishesInto(draft: Wishes): { preferences?: { [W in keyof Wishes]?: string[] } } {
  const chosen = WISHES.filter((wish) => draft[wish].length > 0).map((wish) => [wish, [...draft[wish]]]);
  return chosen.length === 0 ? {} : { preferences: Object.fromEntries(chosen) };
}

/** Everything that can be ticked: what the profile, an earlier run or the form itself wishes for. */
export function offeredWishes(...sources: readonly (Preferences | Wishes | undefined)[]): Wishes {
  const of = (wish: keyof Wishes) => [...new Set(sources.flatMap((source) => source?.[wish] ?? []))];
  return { branches: of('branches'), cities: of('cities'), kinds: of('kinds') };
}
