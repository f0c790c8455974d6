import type { Preferences } from './candidate.ts';
import { type Relaxed, withoutRelaxed } from './relaxed-preferences.ts';

/** A saved prediction: from which forecasts it was made, and what it was asked with. */
export type SavedPrediction = {
  editionId: string;
  input: Readonly<Record<string, unknown>>;
  relaxed?: Relaxed | null | undefined;
};

/** Why a saved prediction may show other figures or fewer programmes than a new one without preferences. */
export type SavedDiffers = 'earlier' | 'narrowed';

/** How a saved prediction differs; undefined where it has all programmes by today's forecasts. Preferences that were set aside narrowed nothing. */
export function savedDifference(
  { editionId, input, relaxed }: SavedPrediction,
  todaysEdition: string,
): SavedDiffers | undefined {
  if (editionId !== todaysEdition) return 'earlier';
  // The contract of the exam has parsed what is saved.
  const preferences = withoutRelaxed(input.preferences as Preferences | undefined, relaxed ?? undefined);
  const isNarrowed = Object.values(preferences ?? {}).some((names) => (names?.length ?? 0) > 0);
  return isNarrowed ? 'narrowed' : undefined;
}
