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

/** What the filters can offer: each value once, in the order shown, and by option the number of its value. */
type Values = { names: readonly string[]; numbers: Int32Array };
export type FilterValues = Record<'branches' | 'cities' | 'states' | 'types' | 'levels' | 'seats', Values>;

/** Prepares the filters of an edition. `seats` are the types by kind of seat, all others are by option. */
export function filterValues(
  options: readonly { branch: string; place: ResultPlace | undefined }[],
  seats: readonly string[],
): FilterValues {
  const byPlace = (read: (place: ResultPlace) => string | null) =>
    valuesOf(options.map(({ place }) => (place && read(place)) ?? ''));
  return {
    branches: valuesOf(options.map(({ branch }) => branch)),
    cities: byPlace(({ city }) => city),
    states: byPlace(({ state }) => state),
    types: byPlace(({ type }) => type),
    levels: byPlace(({ level }) => level),
    seats: valuesOf(seats),
  };
}

/** What each filter offers for a run: only what is among its results, with how often. A run has thousands, so they are counted by number. */
export function countFilters(
  values: FilterValues,
  options: ArrayLike<number>,
  seats: ArrayLike<number>,
): ResultFilters {
  const branches = countValues(values.branches, options);
  const groups = new Map<BranchGroup, number>();
  for (const { value, count } of branches)
    for (const group of branchGroupsOf(value)) groups.set(group, (groups.get(group) ?? 0) + count);
  return {
    groups: BRANCH_GROUPS.map((value) => ({ value, count: groups.get(value) ?? 0 })).filter(({ count }) => count > 0),
    branches,
    cities: countValues(values.cities, options),
    states: countValues(values.states, options),
    kinds: [...countValues(values.types, options), ...countValues(values.levels, options)].sort(byValue),
    seats: countValues(values.seats, seats),
  };
}

/** The same for rows that belong to no edition. */
export function filtersOf(
  rows: readonly ResultRow[],
  placeOf: (collegeId: string) => ResultPlace | undefined,
): ResultFilters {
  const options = rows.map((row) => ({ branch: branchOf(row), place: placeOf(row.collegeId) }));
  const values = filterValues(
    options,
    rows.map(({ pool }) => pool.seatType),
  );
  const all = [...rows.keys()];
  return countFilters(values, all, all);
}

const byName = new Intl.Collator('en');
const byValue = (one: FilterOption, other: FilterOption) => byName.compare(one.value, other.value);

function valuesOf(all: readonly string[]): Values {
  const names = [...new Set(all)].filter((name) => name !== '').sort(byName.compare);
  const places = new Map(names.map((name, at) => [name, at]));
  return { names, numbers: Int32Array.from(all, (name) => places.get(name) ?? names.length) };
}

function countValues({ names, numbers }: Values, things: ArrayLike<number>): FilterOption[] {
  // The last place is for those without a value.
  const counts = new Uint32Array(names.length + 1);
  for (let at = 0; at < things.length; at += 1) {
    const own = numbers[things[at] ?? 0] ?? names.length;
    counts[own] = (counts[own] ?? 0) + 1;
  }
  return names.map((value, at) => ({ value, count: counts[at] ?? 0 })).filter(({ count }) => count > 0);
}
