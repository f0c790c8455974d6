import type { Preferences } from '@dakhila/domain/predictor/candidate';

/** The cities among the preferences of a run, which the contract of its exam has parsed. */
export const namedCities = ({ preferences }: Readonly<Record<string, unknown>>): readonly string[] | undefined =>
  (preferences as Preferences | undefined)?.cities;
