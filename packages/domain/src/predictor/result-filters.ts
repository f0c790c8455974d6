import { districtChoice, districtsWithTowns } from '../colleges/place-choice.ts';
import { typeGroup } from '../colleges/type-group.ts';
import { BRANCH_GROUPS, type BranchGroup, branchGroupsOf } from './branch-groups.ts';
import type { ResultPlace, ResultRow } from './result-order.ts';
import { branchOf } from './result-view.ts';

/** One choice of a filter: how many programmes it leaves, and how many more of those below 5%, which are hidden until asked for. */
export type FilterOption<Value extends string = string> = { value: Value; count: number; unlikely: number };

export type ResultFilters = {
  groups: FilterOption<BranchGroup>[];
  branches: FilterOption[];
  /** Cities, and the districts that have several of them. */
  cities: FilterOption[];
  states: FilterOption[];
  kinds: FilterOption[];
  /** Types of seats, each by the programmes that it serves best. */
  seats: FilterOption[];
};

/** What the filters can offer: each value once, in the order shown, and by option the number of its value. */
type Values = { names: readonly string[]; numbers: Int32Array };
export type FilterValues = Record<
  'branches' | 'cities' | 'districts' | 'states' | 'types' | 'levels' | 'seats',
  Values
>;

/** Prepares the filters of an edition. `seats` are the types by kind of seat, all others are by option. */
export function filterValues(
  options: readonly { branch: string; place: ResultPlace | undefined }[],
  seats: readonly string[],
): FilterValues {
  const byPlace = (read: (place: ResultPlace) => string | null) =>
    valuesOf(options.map(({ place }) => (place && read(place)) ?? ''));
  const districts = districtsWithTowns(options.flatMap(({ place }) => place ?? []));
  return {
    branches: valuesOf(options.map(({ branch }) => branch)),
    cities: byPlace(({ city }) => city),
    districts: byPlace(({ district = '' }) => (districts.has(district) ? districtChoice(district) : null)),
    states: byPlace(({ state }) => state),
    types: byPlace(typeGroup),
    levels: byPlace(({ level }) => level),
    seats: valuesOf(seats),
  };
}

/**
 * What each filter offers for a run: only what is among its results, with how often. The first `resultCount` rows are within reach. A run has thousands, so
 * they are counted by number.
 */
export function countFilters(
  values: FilterValues,
  options: ArrayLike<number>,
  { seats, resultCount }: { seats: ArrayLike<number>; resultCount: number },
): ResultFilters {
  const countOf = (of: Exclude<keyof FilterValues, 'seats'>) => countValues(values[of], options, resultCount);
  const branches = countOf('branches');
  return {
    groups: countGroups(branches),
    branches,
    cities: [...countOf('cities'), ...countOf('districts')].sort(byValue),
    states: countOf('states'),
    kinds: [...countOf('types'), ...countOf('levels')].sort(byValue),
    seats: countValues(values.seats, seats, resultCount),
  };
}

/** The same for rows that belong to no edition. */
export function filtersOf(
  rows: readonly ResultRow[],
  placeOf: (collegeId: string) => ResultPlace | undefined,
  resultCount: number,
): ResultFilters {
  const options = rows.map((row) => ({ branch: branchOf(row), place: placeOf(row.collegeId) }));
  const values = filterValues(
    options,
    rows.map(({ pool }) => pool.seatType),
  );
  const all = [...rows.keys()];
  return countFilters(values, all, { seats: all, resultCount });
}

const byName = new Intl.Collator('en');
const byValue = (one: FilterOption, other: FilterOption) => byName.compare(one.value, other.value);

/** A branch may be in several groups. */
function countGroups(branches: readonly FilterOption[]): FilterOption<BranchGroup>[] {
  const groups = new Map(BRANCH_GROUPS.map((value) => [value, { value, count: 0, unlikely: 0 }]));
  for (const { value, count, unlikely } of branches)
    for (const name of branchGroupsOf(value)) {
      const group = groups.get(name);
      if (group === undefined) continue;
      group.count += count;
      group.unlikely += unlikely;
    }
  return [...groups.values()].filter(isAny);
}

function valuesOf(all: readonly string[]): Values {
  const names = [...new Set(all)].filter((name) => name !== '').sort(byName.compare);
  const places = new Map(names.map((name, at) => [name, at]));
  return { names, numbers: Int32Array.from(all, (name) => places.get(name) ?? names.length) };
}

function countValues({ names, numbers }: Values, things: ArrayLike<number>, resultCount: number): FilterOption[] {
  // The last place is for those without a value.
  const places = names.length + 1;
  const counts = new Uint32Array(places);
  const unlikely = new Uint32Array(places);
  for (let at = 0; at < things.length; at += 1) {
    const own = numbers[things[at] ?? 0] ?? names.length;
    const counted = at < resultCount ? counts : unlikely;
    counted[own] = (counted[own] ?? 0) + 1;
  }
  return names.map((value, at) => ({ value, count: counts[at] ?? 0, unlikely: unlikely[at] ?? 0 })).filter(isAny);
}

const isAny = ({ count, unlikely }: Pick<FilterOption, 'count' | 'unlikely'>) => count + unlikely > 0;
