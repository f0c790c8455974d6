import type { Run } from '@dakhila/contract/predictor-results';
import { BRANCH_GROUPS, type BranchGroup, branchGroupsOf } from '@dakhila/domain/predictor/branch-groups';
import { branchOf } from '@dakhila/domain/predictor/result-view';
import type { FilterKey } from './view-address.ts';

export type FilterOption<Value extends string = string> = { value: Value; count: number };
type FilterOptions = Record<Exclude<FilterKey, 'college'> | 'branch', FilterOption[]> & {
  group: FilterOption<BranchGroup>[];
};

/** What each filter offers: only what is among the results, with how often. */
export function filterOptions(run: Run): FilterOptions {
  const places = new Map(run.colleges.map((place) => [place.id, place]));
  const tally = { branch: new Map(), city: new Map(), state: new Map(), kind: new Map() } as const satisfies Record<
    string,
    Map<string, number>
  >;
  const groups = new Map<BranchGroup, number>();
  const add = (key: keyof typeof tally, value: string | null | undefined) => {
    if (value) tally[key].set(value, (tally[key].get(value) ?? 0) + 1);
  };
  for (const row of [...run.results, ...run.unlikely]) {
    const place = places.get(row.collegeId);
    add('branch', branchOf(row));
    for (const group of branchGroupsOf(branchOf(row))) groups.set(group, (groups.get(group) ?? 0) + 1);
    add('city', place?.city);
    add('state', place?.state);
    add('kind', place?.type);
    add('kind', place?.level);
  }
  const options = (counts: Map<string, number>): FilterOption[] =>
    [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => one.value.localeCompare(other.value));
  return {
    group: BRANCH_GROUPS.flatMap((value) => ({ value, count: groups.get(value) ?? 0 })).filter(
      ({ count }) => count > 0,
    ),
    branch: options(tally.branch),
    city: options(tally.city),
    state: options(tally.state),
    kind: options(tally.kind),
  };
}
