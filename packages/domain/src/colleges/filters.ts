import type { CollegeListItem } from './college.ts';
import { nameKey, plainName } from './names.ts';
import { isNirfWithin } from './nirf.ts';
import { placeKeys } from './place-choice.ts';
import type { CollegeType } from './records.ts';
import { typeGroup } from './type-group.ts';

/** What a list may be narrowed by. An absent filter, or 'all', narrows nothing; all given ones hold together. */
export type CollegeFilters = {
  type?: CollegeType | 'all' | undefined;
  course?: string | undefined;
  university?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  collegeLevel?: string | undefined;
  minRanking?: number | undefined;
  maxRanking?: number | undefined;
};

/** A college with precomputed filter keys. */
type Filterable = {
  item: CollegeListItem;
  type: CollegeType | null;
  courses: ReadonlySet<string>;
  universities: ReadonlySet<string>;
  /** Its city and its district. */
  places: readonly string[];
  state: string;
  level: string;
};

/** Works out the keys a college is filtered by. Spelling, case and punctuation do not count. */
export function filterable(item: CollegeListItem): Filterable {
  return {
    item,
    type: typeGroup({ type: item.type, level: item.collegeLevel }),
    courses: new Set(item.courses.map(nameKey)),
    universities: new Set([item.university, item.universityFullForm].filter((name) => name !== null).map(nameKey)),
    places: placeKeys(item.location),
    state: nameKey(item.location.state),
    level: nameKey(item.collegeLevel ?? ''),
  };
}

/** The test a college must pass to stay in the list. */
export function matcher(filters: CollegeFilters): (college: Filterable) => boolean {
  const course = wanted(filters.course);
  const university = wanted(filters.university);
  const city = wanted(filters.city);
  const state = wanted(filters.state);
  const level = wanted(filters.collegeLevel);
  const type = wanted(filters.type);
  return (college) =>
    (type === null || college.type === type) &&
    (course === null || college.courses.has(course)) &&
    (university === null || college.universities.has(university)) &&
    (city === null || college.places.includes(city)) &&
    (state === null || college.state === state) &&
    (level === null || college.level === level) &&
    isNirfWithin(college.item.nirfRanking, filters.minRanking, filters.maxRanking);
}

function wanted(value: string | undefined): string | null {
  const text = value?.trim() ?? '';
  return text === '' || text.toLowerCase() === 'all' ? null : nameKey(text);
}

/** The order of a list without search text: NIRF rank, known before unknown, then name. */
export function inStandingOrder(items: readonly CollegeListItem[]): CollegeListItem[] {
  return sortedByKey(items, (item) => {
    const rank = String(item.nirfRanking ?? 99_999).padStart(5, '0');
    return `${rank} ${plainName(item.name)} ${item.id}`;
  });
}

/** Each different value once, in the order of a directory. Spellings that differ only in punctuation are one value. */
export function optionList(values: Iterable<string | null>): string[] {
  const byKey = new Map<string, string>();
  for (const value of new Set(values)) {
    const key = nameKey(value ?? '');
    if (value !== null && key !== '' && !byKey.has(key)) byKey.set(key, value);
  }
  return sortedByKey([...byKey.values()], plainName);
}

/** Sorts by a text that is computed once for each item. */
export function sortedByKey<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ item }) => item);
}

/** One page of a list with its position in the whole list. */
export type Page<T> = { items: T[]; total: number; page: number; totalPages: number; hasMore: boolean };

/** Cuts page `page` (from 1) out of a list; past the end it is empty with the right totals. */
export function paginate<T>(all: readonly T[], page: number, limit: number): Page<T> {
  const totalPages = Math.ceil(all.length / limit);
  const start = (page - 1) * limit;
  return { items: all.slice(start, start + limit), total: all.length, page, totalPages, hasMore: page < totalPages };
}
