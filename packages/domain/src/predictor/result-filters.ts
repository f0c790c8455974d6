import { BRANCH_GROUPS, type BranchGroup, branchGroupsOf } from './branch-groups.ts';
import type { ResultPlace, ResultRow } from './result-order.ts';
import { branchOf } from './result-view.ts';

/** One choice of a filter, and how many programmes it leaves. */
export type FilterOption<Value extends string = string> = { value: Value; count: number };

export type ResultFilters = {
  groups: FilterOption<BranchGroup>[];
  branches: FilterOption[];
  cities: FilterOption[];
  states: FilterOption[];
  kinds: FilterOption[];
  /** Types of seats, each by the programmes that it serves best. */
  seats: FilterOption[];
};

/** What each filter offers: only what is among the results, with how often. */
export function filtersOf(
  rows: readonly ResultRow[],
  placeOf: (collegeId: string) => ResultPlace | undefined,
): ResultFilters {
  const byBranch = countBy(rows, branchOf);
  const groups = new Map<BranchGroup, number>();
  for (const [branch, count] of byBranch) for (const group of branchGroupsOf(branch)) add(groups, group, count);
  const [cities, states, kinds] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  for (const [collegeId, count] of countBy(rows, (row) => row.collegeId)) {
    const place = placeOf(collegeId);
    if (place === undefined) continue;
    add(cities, place.city, count);
    add(states, place.state, count);
    add(kinds, place.type, count);
    add(kinds, place.level ?? '', count);
  }
  return {
    groups: BRANCH_GROUPS.map((value) => ({ value, count: groups.get(value) ?? 0 })).filter(({ count }) => count > 0),
    branches: optionsOf(byBranch),
    cities: optionsOf(cities),
    states: optionsOf(states),
    kinds: optionsOf(kinds),
    seats: optionsOf(countBy(rows, ({ pool }) => pool.seatType)),
  };
}

function countBy<Thing>(things: readonly Thing[], keyOf: (thing: Thing) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const thing of things) add(counts, keyOf(thing), 1);
  return counts;
}

function add<Key extends string>(counts: Map<Key, number>, key: Key, count: number): void {
  if (key !== '') counts.set(key, (counts.get(key) ?? 0) + count);
}

const byName = new Intl.Collator('en');

const optionsOf = (counts: ReadonlyMap<string, number>): FilterOption[] =>
  [...counts].map(([value, count]) => ({ value, count })).sort((one, other) => byName.compare(one.value, other.value));
