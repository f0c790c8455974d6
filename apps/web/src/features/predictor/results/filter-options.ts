import type { Run } from '@dakhila/contract/predictor-results';
import { branchOf } from '@dakhila/domain/predictor/result-view';
import type { FilterKey } from './view-address.ts';

type Option = { value: string; count: number };

/** What each filter offers: only what is among the results, with how often. */
export function filterOptions(run: Run): Record<Exclude<FilterKey, 'college'>, Option[]> {
  const places = new Map(run.colleges.map((place) => [place.id, place]));
  const tally = { branch: new Map(), city: new Map(), state: new Map(), kind: new Map() } as const satisfies Record<
    string,
    Map<string, number>
  >;
  const add = (key: keyof typeof tally, value: string | null | undefined) => {
    if (value) tally[key].set(value, (tally[key].get(value) ?? 0) + 1);
  };
  for (const row of [...run.results, ...run.unlikely]) {
    const place = places.get(row.collegeId);
    add('branch', branchOf(row));
    add('city', place?.city);
    add('state', place?.state);
    add('kind', place?.type);
    add('kind', place?.level);
  }
  const options = (counts: Map<string, number>): Option[] =>
    [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => one.value.localeCompare(other.value));
  return {
    branch: options(tally.branch),
    city: options(tally.city),
    state: options(tally.state),
    kind: options(tally.kind),
  };
}
