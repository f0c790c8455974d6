import type { Preferences } from '@dakhila/domain/predictor/candidate';

/** What a run says about where the student wants to study. */
export const namedPlaces = (input: Readonly<Record<string, unknown>>) => ({
  cities: namedCities(input),
  homeUniversity: typeof input.homeUniversity === 'string' ? input.homeUniversity : undefined,
});

/** The cities among the preferences of a run, which the contract of its exam has parsed. */
const namedCities = ({ preferences }: Readonly<Record<string, unknown>>): readonly string[] | undefined =>
  (preferences as Preferences | undefined)?.cities;
